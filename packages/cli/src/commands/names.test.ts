import { describe, expect, it } from 'vitest';
import { parsed, run } from '../harness.fixture';

describe('sandtable names', () => {
  it('lists what a game calls things, by kind', async () => {
    const { code, out } = await run(['names', '--game', '2gm', 'unit', 'usa', 'm4a']);
    expect(code).toBe(0);
    expect(out).toMatch(/^unit of usa\n( {2}\S+ +\S.*\n)+$/);
    expect(out).toMatch(/^ {2}m4a2 +M4A2$/m);
    const upgrades = await run(['names', '--game', '2gm', 'upgrade', 'grenades']);
    expect(upgrades.out).toMatch(/^upgrade\n {2}grenades +/);
  });

  it('has every unit of Aces & Armor, and every kind of card of 2GM', async () => {
    const aces = parsed(await run(['names', '--game', 'aces', '--json'])) as { kind: string; name: string }[];
    expect(aces).toContainEqual(expect.objectContaining({ kind: 'unit of germany-1', name: 'tiger' }));
    const gm = parsed(await run(['names', '--game', '2gm', '--json'])) as { kind: string }[];
    const kinds = new Set(gm.map(({ kind }) => kind.split(' ')[0]));
    expect([...kinds].sort()).toEqual(['general', 'hero', 'support', 'terrain', 'unit', 'upgrade']);
  });

  it('says so when nothing is called so', async () => {
    expect(await run(['names', '--game', '2gm', 'zeppelin'])).toEqual({
      code: 1,
      out: 'Nothing is called so.\n',
      err: '',
    });
  });
});
