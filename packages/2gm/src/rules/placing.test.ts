import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { NATURALS } from '../content/types';
import { gmGame } from '../game';
import { layTiles } from '../set-up/tiles';
import { EDITIONS, own, sandbox } from './field.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

describe('Terrain before the battle', () => {
  rule(['2GM-TERRAIN-01', '2GM-DECK-16'], 'comes from a deck of its own that both sides use up', () => {
    for (const edition of EDITIONS) {
      const opening = begin(edition, 'terrain').bidding(5, 0, [9, 1]);
      const { state } = opening.match;
      const cards = new Set(state.terrainDeck);
      const armies = state.seats.flatMap((x) => [...x.deck, ...x.hand]);
      expect(armies.filter((card) => cards.has(card))).toEqual([]);
      const before = state.terrainDeck.length;
      const wall = opening.options().find((wish) => wish.startsWith('lay wall '));
      opening.do(wall ?? '');
      expect(opening.match.state.terrainDeck).toHaveLength(before - 1);
    }
  });

  rule(['2GM-TERRAIN-13', '2GM-BUILD-02'], 'with the AP of the bid, in the own rows 2 and 3', () => {
    const opening = begin('tactics', 'rows').bidding(2, 0, [9, 1]);
    const lays = opening.options().filter((wish) => wish.startsWith('lay '));
    expect(new Set(lays.map((wish) => wish.at(-1)))).toEqual(new Set(['2', '3']));
    expect(new Set(lays.map((wish) => wish.split(' ')[1]))).toEqual(
      new Set(['trench', 'wall', 'barrier', 'barbed-wire']),
    );
    const free = lays[0]?.split(' ')[2]?.[0] ?? '';
    expect(opening.citing(`lay house ${free}2`)).toContain('2GM-SETUP-10');
    expect(opening.citing(`lay wall ${free}1`)).toContain('2GM-SETUP-11');
    expect(opening.citing(`lay wall ${free}4`)).toContain('2GM-SETUP-11');
  });

  rule('2GM-TERRAIN-13', 'and never after it, unless the table plays that', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([own('c1')], { edition, phase: 'deployment', south: { ap: 9 } });
      expect(s.options().filter((wish) => wish.startsWith('build'))).toEqual([]);
      const open = sandbox([own('c1')], {
        edition,
        phase: 'deployment',
        south: { ap: 9 },
        options: { inGameTerrain: true },
      });
      expect(open.options().some((wish) => wish.startsWith('build'))).toBe(true);
    }
  });

  rule('2GM-TERRAIN-14', 'every space has the ground its tile shows', () => {
    const state = gmGame.rules.clone(begin('pacific', 'tiles').match.state);
    const woods = catalogue.tiles.findIndex((tile) => tile.sides[0].flat().includes('forest'));
    const tile = catalogue.tiles[woods];
    if (tile === undefined) throw new Error('There are no woods.');
    layTiles(state, new Array<number>(12).fill(woods), new Array<number>(12).fill(0));
    const [[upperLeft, upperRight], [lowerLeft, lowerRight]] = tile.sides[0];
    const at = (space: number) => NATURALS[state.natural[space] ?? 0];
    expect([at(0), at(1), at(8), at(9)]).toEqual([lowerLeft, lowerRight, upperLeft, upperRight]);
    expect([at(46), at(47)]).toEqual([upperLeft, upperRight]);
  });
});
