import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder, parsed, run } from '../harness.fixture';

const NORMANDY = readFileSync(new URL('../../../2gm/content/scenarios/normandy.json', import.meta.url), 'utf8');

function sim(...argv: string[]) {
  return run(['sim', '--game', '2gm', '--seats', 'random', '--games', '1', '--limit', '40', '--json', ...argv]);
}

describe('what sim is asked to play', () => {
  it('plays a scenario of the game in the edition it belongs to', async () => {
    expect(parsed(await sim('--scenario', 'tarawa'))).toMatchObject({ edition: 'pacific', games: 1, crashed: 0 });
    expect(parsed(await sim('--scenario', 'dunkirk'))).toMatchObject({ edition: 'tactics', games: 1, crashed: 0 });
  });

  it('plays a scenario of a file, and names what is wrong with one', async () => {
    const cwd = folder({ 'mine.json': NORMANDY, 'bad.json': NORMANDY.replace(/"ap": \d+/, '"ap": 99') });
    const play = (file: string) =>
      run(['sim', '--game', '2gm', '--seats', 'random', '--games', '1', '--limit', '9', '--json', '--scenario', file], {
        cwd,
      });
    expect(parsed(await play('mine.json'))).toMatchObject({ edition: 'tactics', crashed: 0 });
    const bad = await play('bad.json');
    expect([bad.code, bad.out]).toEqual([2, '']);
    expect(bad.err).toMatch(/^bad\.json:\d+:\d+: .*\(south\/ap\)\n$/);
  });

  it('plays with three and four', async () => {
    const two = parsed(await sim('--edition', 'tactics')) as { digest: string };
    const three = parsed(await sim('--edition', 'tactics', '--players', '3')) as { digest: string };
    const four = parsed(await sim('--edition', 'tactics', '--players', '4')) as { digest: string; wins: object };
    expect(Object.keys(four.wins)).toEqual(['south', 'north', 'south-2', 'north-2']);
    expect(new Set([two.digest, three.digest, four.digest]).size).toBe(3);
    const four2 = await run(['sim', '--game', '2gm', '--edition', 'tactics', '--players', '4', '--seats', 'a,b']);
    expect(four2.err).toBe(
      'There is no player "a" for 2GM: expected one of rulebook, greedy, cadet, ' +
        'sergeant, sergeant-cautious, sergeant-pushing, sergeant-stubborn, ' +
        'captain, captain-cautious, captain-pushing, captain-stubborn, ' +
        'commander, commander-cautious, commander-pushing, commander-stubborn, random.\n',
    );
  });

  it('changes options of the set-up', async () => {
    const plain = parsed(await sim('--edition', 'pacific')) as { digest: string };
    const night = parsed(await sim('--edition', 'pacific', '--options', 'night=true,maxTurns=9')) as { digest: string };
    expect(night.digest).not.toBe(plain.digest);
    const bad = await sim('--edition', 'pacific', '--options', 'weather=mud');
    expect([bad.code, bad.out]).toEqual([2, '']);
    expect(bad.err).toContain('options/weather: ');
  });

  it.each([
    [['--scenario', 'waterloo'], /^There is no scenario "waterloo": expected one of bridgehead, /],
    [['--edition', 'tactics', '--players', '5'], /whole number from 2 to 4/],
    [['--edition', 'tactics', '--options', 'night'], /Expected options such as night=true,weather=rain\./],
    [
      ['--edition', 'tactics', '--setup', 'x.json', '--players', '3'],
      /^A set-up of your own says itself what is played/,
    ],
  ])('%j is bad usage', async (argv, err) => {
    const done = await sim(...argv);
    expect([done.code, done.out]).toEqual([2, '']);
    expect(done.err).toMatch(err);
  });

  it('says where a game has neither scenarios nor players to choose', async () => {
    const done = await run(['sim', '--game', 'toy', '--players', '3']);
    expect([done.code, done.err]).toEqual([
      2,
      'The duel has no scenarios and no number of players to choose: use --setup.\n',
    ]);
  });
});
