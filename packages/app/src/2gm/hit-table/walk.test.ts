import type { GmEvent } from '@sandtable/2gm/table';
import { describe, expect, it } from 'vitest';
import { Moment, north, south } from '../react/moment.fixture';
import { markOf, type Walk, walksOf } from './walk';

/** A gun with these numbers against a tank; with these cards in the hand of the one who is hit. */
function walk(accuracy: readonly number[], pierce: number, armor: number, luck: readonly string[] = []): Walk {
  const gun = south('m4-sherman', 'c3', { stats: { accuracy, pierce } });
  const tank = north('panzer-iv', 'c5', { stats: { armor, hp: 20 } });
  const more = { options: { hitTable: true }, north: { hand: luck } };
  const moment = new Moment([gun, tank], more).do('shoot c3 c5');
  for (const card of luck) moment.do(`play ${card}`);
  const found = walksOf(moment.sandbox.events as unknown as GmEvent[]).at(-1);
  if (found === undefined) throw new Error('Nothing was looked up.');
  return found;
}

const columns = (w: Walk): number[] => w.cells.map((cell) => cell.column);

describe('the walk along the table', () => {
  it('begins at both numbers and goes right for each point of Armor-piercing', () => {
    const w = walk([6, 9], 7, 5);
    expect([w.shooter, w.target, w.cells[0]]).toEqual([0, 1, { row: 4, column: 1 }]);
    expect(columns(w)).toEqual([1, 2, 3]);
    expect(w.told.damage).toBe(2);
  });

  it('stays where it is with as much Armor-piercing as Armor', () => {
    expect(columns(walk([6, 9], 5, 5))).toEqual([1]);
  });

  it('ends beyond the last column at the latest', () => {
    const w = walk([6, 3], 15, 5);
    expect(columns(w)).toEqual([7, 8, 9, 10]);
    expect(w.told.destroyed).toBe(true);
  });

  it('goes back a cell by the luck of who is hit', () => {
    expect(columns(walk([6, 9], 7, 5, ['fortunate']))).toEqual([1, 2, 3, 2]);
  });
});

it('marks begin, way and end; an end where it began is the end', () => {
  const { cells } = walk([6, 9], 7, 5);
  expect([0, 1, 2, 3, 4].map((column) => markOf(cells, 4, column))).toEqual(['', 'start', 'way', 'end', '']);
  expect(markOf(cells, 3, 2)).toBe('');
  expect(markOf(walk([6, 9], 5, 5).cells, 4, 1)).toBe('end');
});
