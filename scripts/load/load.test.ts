import { expect, it } from 'vitest';
import { percentile } from './figures';
import { loadOptions } from './options';
import { measureOurs } from './ours';

it('measures a real server with people who play and people who watch', async () => {
  const options = { ...loadOptions(['--short', '--no-peer']), matches: 3, clients: 9, seconds: 1, rate: 20 };
  const figures = await measureOurs(options, () => undefined);
  for (const [name, value] of Object.entries(figures)) {
    // what a few small things weigh is within the noise of what a process holds
    if (!name.endsWith('Kb') && !name.startsWith('block') && !name.startsWith('paced'))
      expect(value, name).toBeGreaterThan(0);
  }
  expect(figures.ackP99Ms).toBeGreaterThanOrEqual(figures.ackP50Ms);
}, 300_000);

it('knows the value below which a part of all values lies', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([51, 100, 0]);
});

it('reads its options, and refuses others in one sentence', () => {
  expect(loadOptions([])).toEqual({
    help: false,
    json: false,
    peer: true,
    clients: 1000,
    matches: 300,
    rate: 200,
    seconds: 15,
    store: 'sqlite',
  });
  expect(loadOptions(['--short', '--store', 'postgres'])).toMatchObject({
    clients: 100,
    matches: 30,
    store: 'postgres',
  });
  for (const wrong of [['--clients', '0'], ['--clients', '10'], ['--store', 'mysql'], ['--seconds', 'x'], ['--fast']]) {
    expect(() => loadOptions(wrong)).toThrow(expect.objectContaining({ exitCode: 2 }));
  }
});
