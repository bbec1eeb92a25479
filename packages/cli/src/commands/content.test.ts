import { describe, expect, it } from 'vitest';
import { GAMES, type Listed } from '../games';
import { folder, parsed, run } from '../harness.fixture';

const CARD = '{ id: club, use: weapon, reach: 1, power: 1, copies: 12, from: house }';
const cwd = folder({
  'good.yaml': `game: toy\ncards:\n  - ${CARD}\n`,
  'bare.json': `{"cards": []}`,
  'bad.yaml': `game: toy\ncards:\n  - ${CARD}\n  - { id: club, use: weapon, reach: 0, power: 1, copies: 0, from: house }\n`,
  'shape.yaml':
    'game: toy\ncards:\n  - { id: Club, use: shield, reach: 1, power: 1, copies: 12, from: house, weight: 3 }\n',
  'chess.yaml': 'game: chess\n',
  'list.yaml': '- a\n- b\n',
});

describe('sandtable content check', () => {
  it('finds the content of every playable game valid', async () => {
    const own = await run(['content', 'check', '--json']);
    expect(own.code).toBe(0);
    const playable = GAMES.flatMap((g) => g.game?.id ?? []);
    expect(parsed(own)).toEqual({ ok: true, games: playable.map((game) => ({ game, ok: true, problems: [] })) });
    expect(await run(['content', 'check', '--game', 'toy'])).toEqual({ code: 0, out: 'toy: valid\n', err: '' });
  });

  it('lists what is wrong with it, and ends with 1', async () => {
    const problem = { path: 'cards.json/3/reach', message: 'Expected at most 4, found 5.' };
    const games: readonly Listed[] = GAMES.map((g) =>
      g.id !== 'toy' || g.game === null
        ? { ...g, game: null }
        : { ...g, game: { ...g.game, checkContent: () => [problem] } },
    );
    expect(await run(['content', 'check'], { games })).toEqual({
      code: 1,
      out: 'toy: cards.json/3/reach: Expected at most 4, found 5.\n',
      err: '',
    });
  });

  it('tells what is odd, and lets it pass', async () => {
    const odd = { path: 'maps/summer', message: 'Few forests.', warning: true as const };
    const games: readonly Listed[] = GAMES.map((g) =>
      g.id !== 'toy' || g.game === null
        ? { ...g, game: null }
        : { ...g, game: { ...g.game, checkContent: () => [odd] } },
    );
    expect(await run(['content', 'check'], { games })).toEqual({
      code: 0,
      out: 'warning: toy: maps/summer: Few forests.\ntoy: valid\n',
      err: '',
    });
  });

  it('accepts a good pack', async () => {
    expect(await run(['content', 'check', 'good.yaml'], { cwd })).toEqual({
      code: 0,
      out: 'good.yaml: valid\n',
      err: '',
    });
    expect(parsed(await run(['content', 'check', 'good.yaml', '--json'], { cwd }))).toEqual({
      ok: true,
      games: [{ game: 'toy', ok: true, problems: [] }],
    });
  });

  it('names file, place and expectation for a bad one', async () => {
    expect(await run(['content', 'check', 'bad.yaml'], { cwd })).toEqual({
      code: 1,
      out: [
        'bad.yaml:4:11: expected a new id, found "club" a second time (cards/1/id)',
        'bad.yaml:4:5: expected the weapon "club" to have reach and power above 0 (cards/1)',
        '',
      ].join('\n'),
      err: '',
    });
    const json = await run(['content', 'check', 'shape.yaml', '--json'], { cwd });
    expect(json.code).toBe(1);
    expect(parsed(json)).toMatchObject({
      ok: false,
      games: [
        {
          game: 'toy',
          problems: [
            { path: 'cards/0/id', text: expect.stringMatching(/^shape\.yaml:3:11: expected /) },
            { path: 'cards/0/use', text: expect.stringMatching(/^shape\.yaml:3:22: expected one of /) },
            { path: 'cards/0/weight', text: expect.stringMatching(/^shape\.yaml:3:83: /) },
          ],
        },
      ],
    });
  });

  it('takes the game from --game when the pack does not say', async () => {
    const { code, out } = await run(['content', 'check', 'bare.json', '--game', 'toy'], { cwd });
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toMatch(/^bare\.json:1:1: expected .*found nothing \(game\)$/);
  });

  it.each([
    ['bare.json', 'bare.json:1:1: expected one of 2gm, aces, toy, found nothing (game)'],
    ['chess.yaml', 'chess.yaml:1:7: expected one of 2gm, aces, toy, found "chess" (game)'],
    ['list.yaml', 'list.yaml:1:1: expected a pack with a field "game", found ["a","b"]'],
  ])('%s belongs to no game it could check', async (file, err) => {
    expect(await run(['content', 'check', file], { cwd })).toEqual({ code: 2, out: '', err: `${err}\n` });
  });
});
