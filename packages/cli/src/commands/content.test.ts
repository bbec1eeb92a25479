import { ourMap } from '@sandtable/aces/packs';
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
  'cards.json': '{"game":"2gm","units":[{"nation":"usa","id":"m5-stuart","armor":6,"hp":5,"cost":5}]}',
  'cards.csv': 'list,nation,id,armor,hp,cost\nunits,usa,m5-stuart,6,5,5\n',
  'mats.csv': 'list;faction;id;levels;dice\nunits;soviet-union;t-34;6 9 11;\ndice;;;;12 10 9 7 5 3\n',
  'shape.csv': 'list,nation,id,hp\nunits,usa,m5-stuart,many\n',
  'stranger.csv': 'list,nation,id,armor\nunits,germany,zeppelin,7\n',
  'book.csv': 'list,nation,id,armor\nunits,usa,m5-stuart,6\nunits,germany,tiger,7\n',
  'list.csv': 'list,nation,id\nplanes,usa,x\n',
  'torn.csv': 'list,nation,id,name\nunits,usa,m4a2,"M4\n',
  'kitchen.txt': ourMap('summer').replace(/^name: .*$/mu, 'name: Kitchen'),
  'cellar.txt': ourMap('summer')
    .replace(/^name: .*$/mu, 'name: Cellar')
    .replace('F.', 'Q.'),
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

describe('sandtable content pack', () => {
  const hashIn = async (file: string): Promise<unknown> =>
    (parsed(await run(['content', 'pack', file, '--json'], { cwd })) as { hash: unknown }).hash;

  it('reads a table like the JSON of the same cells', async () => {
    const { code, out } = await run(['content', 'pack', 'cards.csv'], { cwd });
    expect([code, out]).toEqual([0, expect.stringMatching(/^cards\.csv \(2gm\), content [0-9a-f]+\n {2}units: 1\n$/)]);
    expect(await hashIn('cards.csv')).toBe(await hashIn('cards.json'));
  });

  it('reads mats and the dice chart of Aces, and a map', async () => {
    expect(parsed(await run(['content', 'pack', 'mats.csv', '--json'], { cwd }))).toMatchObject({
      game: 'aces',
      changes: [
        { list: 'dice', rows: 6 },
        { list: 'units', rows: 1 },
      ],
    });
    expect(parsed(await run(['content', 'pack', 'kitchen.txt', '--json'], { cwd }))).toMatchObject({
      game: 'aces',
      changes: [{ list: 'maps', rows: 1 }],
    });
  });

  it.each([
    ['list.csv', 'list.csv: line 2, list: expected one of units, .*, found "planes"'],
    ['torn.csv', 'torn.csv: line 2: expected a second quotation mark that ends the cell'],
    ['shape.csv', 'shape.csv: line 2, hp: expected a number, found "many"'],
    ['stranger.csv', 'stranger.csv: line 2: There is no "germany/zeppelin" to replace'],
    ['book.csv', 'book.csv: line 3, armor: expected 6 as in the books, found 7'],
    ['cellar.txt', 'cellar.txt: maps/0/line \\d+: expected terrain and mark .* found "Q\\..*'],
  ])('says of %s file, cell and what was expected', async (file, sentence) => {
    const { code, out, err } = await run(['content', 'pack', file], { cwd });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`^${sentence}\n$`, 'u'));
  });

  it('lists every fault of a table with content check', async () => {
    expect(await run(['content', 'check', 'book.csv'], { cwd })).toEqual({
      code: 1,
      out: 'book.csv: line 3, armor: expected 6 as in the books, found 7\n',
      err: '',
    });
  });
});
