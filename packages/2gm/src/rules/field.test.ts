import { neighboursOf } from '@sandtable/geometry';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { gmGame } from '../game';
import { distance, fieldOf, rowOf } from '../ground';
import { spaceNamed } from '../names/names';
import { columnOfDie } from '../solo/situation/field';
import { act, foe, offers, own, position, sandbox, tank, unit } from './field.fixture';
import { wounds } from './fire.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

describe('the battlefield', () => {
  rule(['2GM-FIELD-01', '2GM-FIELD-02'], 'twelve tiles of 2 × 2 spaces, three rows of four: 8 columns, 6 rows', () => {
    const { match, events } = begin('pacific', 'tiles');
    const [tiles] = events.filter((e) => e.type === 'tiles') as unknown as { tiles: string[] }[];
    expect(tiles?.tiles).toHaveLength(12);
    const field = fieldOf(match.state);
    expect([field.columns, field.rows, field.size]).toEqual([8, 6, 48]);
    expect(match.state.natural).toHaveLength(48);
    expect(spaceNamed(match.state, 'h6')).toBe(47);
    expect(spaceNamed(match.state, 'i1')).toBe(-1);
    expect(spaceNamed(match.state, 'a7')).toBe(-1);
  });

  rule('2GM-FIELD-03', "one player's row n is the other's row 7 − n", () => {
    const { state } = sandbox([]);
    for (const [name, south] of [
      ['d1', 1],
      ['a2', 2],
      ['h3', 3],
      ['c4', 4],
      ['e5', 5],
      ['f6', 6],
    ] as const) {
      expect(rowOf(state, 0, spaceNamed(state, name))).toBe(south);
      expect(rowOf(state, 1, spaceNamed(state, name))).toBe(7 - south);
    }
  });

  rule('2GM-FIELD-04', 'a D10 for a column: 1, 2, 3, 4–5, 6–7, 8, 9, 10', () => {
    const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(faces.map(columnOfDie)).toEqual([1, 2, 3, 4, 4, 5, 5, 6, 7, 8]);
  });

  rule('2GM-FIELD-05', 'up, down and sideways are next to a space, diagonals are two steps away', () => {
    const { state } = sandbox([]);
    const at = (name: string) => spaceNamed(state, name);
    const near: number[] = [];
    const count = neighboursOf(fieldOf(state), at('c3'), near);
    expect(near.slice(0, count).sort((a, b) => a - b)).toEqual(['c2', 'b3', 'd3', 'c4'].map(at));
    expect(distance(state, at('c3'), at('d4'))).toBe(2);
    expect(distance(state, at('a1'), at('h6'))).toBe(12);
    const s = sandbox([own('c3', { stats: { range: 1 } }), foe('d4'), foe('c4')], { phase: 'shooting' });
    expect(s).toOfferExactly(['shoot c3 c4', 'end']);
    expect(s).toRefuseCiting('shoot c3 d4', ['2GM-SHOOT-06']);
  });

  rule('2GM-FIELD-06', 'one unit on a space, but for a pair, a passenger and an assault', () => {
    const twice = gmGame.parsePosition(position([own('c3'), own('c3')]));
    expect(twice.ok).toBe(false);
    expect(gmGame.parsePosition(position([own('c3'), foe('c3')])).ok).toBe(false);
    expect(gmGame.parsePosition(position([own('c3'), tank('c3')])).ok).toBe(true);
    const s = sandbox([own('c3'), own('c4'), own('b3'), own('d3'), foe('c2')]);
    expect(offers(s, 'move').filter((wish) => wish.startsWith('move c3'))).toEqual([]);
    expect(offers(s, 'assault')).toEqual(['assault c3 c2']);
    act(s, 'assault c3 c2');
    expect(s.state.on.filter((id) => id >= 0)).toHaveLength(5); // the assaulting unit still stands on c3
    const truck = unit('south', 'm3-half-track', 'e3');
    const t = sandbox([truck, own('e4')]);
    act(t, 'board e4 e3');
    expect(t.state.on.filter((id) => id >= 0)).toEqual([0]);
  });

  rule('2GM-FIELD-07', 'one Terrain card on a space', () => {
    const cards = [
      { at: 'c2', card: 'trench' },
      { at: 'c2', card: 'wall' },
    ];
    const twice = gmGame.parsePosition(position([], { terrain: cards }));
    expect(twice.ok ? [] : twice.problems.map((p) => p.path)).toEqual(['terrain/1/at']);
    const opening = begin('tactics', 'one card').bidding(5, 0, [9, 1]);
    opening.do('lay barrier c2');
    expect(opening.citing('lay trench c2')).toEqual(['2GM-FIELD-07']);
    expect(opening.options().filter((wish) => wish.endsWith(' c2'))).toEqual([]);
    expect(opening.citing('lay trench b2')).toEqual([]);
  });

  rule('2GM-FIELD-08', 'neither units nor terrain stand in the way of a shot', () => {
    const between = [own('c4'), foe('c5'), tank('d3')];
    const units = [own('c3', { stats: { range: 3 } }), foe('c6'), ...between];
    const more = {
      phase: 'shooting',
      natural: { b3: 'forest', c4: 'mountain' },
      terrain: [{ at: 'c5', card: 'house' }],
    };
    const s = sandbox(units, more, [5]);
    expect(s.options()).toContain('shoot c3 c6');
    s.do('shoot c3 c6');
    const [needs] = s.events.filter((e) => e.type === 'needs') as unknown as { hit: number; crit: number }[];
    expect([needs?.hit, needs?.crit]).toEqual([5, 10]);
    expect(wounds(s)[1]).toBe(1);
    s.end();
  });
});
