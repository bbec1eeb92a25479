import { expect, it } from 'vitest';
import { startOptions } from './start-options.mjs';

it('opens a browser and leaves everything else to the server', () => {
  expect(startOptions([])).toEqual({ open: true, help: false, flags: {} });
});

it('hands on what is for the server', () => {
  expect(startOptions(['--port', '5000', '--no-open', '--data', 'here', '--lan'])).toEqual({
    open: false,
    help: false,
    flags: { port: '5000', data: 'here', lan: true },
  });
  expect(startOptions(['--port=0'])).toMatchObject({ flags: { port: '0' } });
});

it.each([
  [['--port', 'abc'], /--port must be a number from 0 to 65535, not "abc"/],
  [['--port', '65536'], /not "65536"/],
  [['--port', '1e3'], /not "1e3"/],
  [['--port'], /--port/],
  [['--prot', '1'], /--prot.*npm start -- --help/],
  [['now'], /now.*npm start -- --help/],
])('refuses %j with one sentence and exit code 2', (args, sentence) => {
  expect(() => startOptions(args)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(sentence), exitCode: 2 }),
  );
});
