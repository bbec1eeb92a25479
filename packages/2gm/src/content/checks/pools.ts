import type { Problem } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import type { ContentRows } from '../shapes';
import { NATIONS, type Nation, UNIT_TYPES } from '../types';
import { fault } from './fault';

/** Infantry, artillery, tanks, transports, support: the card counts of a solo opponent. */
type Counts = readonly [number, number, number, number, number];

interface Line {
  readonly nation: Nation;
  readonly counts: Counts;
  readonly rule: RuleId;
}

const LINES: readonly Line[] = [
  { nation: 'usa', counts: [19, 8, 5, 0, 14], rule: 'SOLOP-DECK-22' },
  { nation: 'usa', counts: [14, 0, 5, 4, 26], rule: 'SOLOT-DECK-23' },
  { nation: 'japan', counts: [20, 3, 5, 4, 15], rule: 'SOLOP-DECK-22' },
  { nation: 'germany', counts: [11, 7, 0, 3, 12], rule: 'SOLOT-DECK-23' },
  ...NATIONS.map((nation): Line => ({ nation, counts: [8, 5, 5, 4, 20], rule: 'SOLOT-DECK-23' })),
];

/** Cards of a nation by kind; the support pile is what the solo rules leave of it, and the aircraft. */
export function poolOf(rows: ContentRows, nation: Nation): Counts {
  const [infantry = 0, artillery = 0, tank = 0, transport = 0, aircraft = 0] = UNIT_TYPES.map((type) =>
    sum(rows.units.filter((row) => row.nation === nation && row.type === type).map((row) => row.copies)),
  );
  const left = rows.support.filter((row) => row.aiNeverHolds === undefined);
  return [infantry, artillery, tank, transport, aircraft + sum(left.map((row) => row.pool[nation]))];
}

/** The cards of each nation are enough for every solo opponent the books print. */
export function checkPools(rows: ContentRows): readonly Problem[] {
  return LINES.flatMap(({ nation, counts, rule }) => {
    const pool = poolOf(rows, nation);
    if (pool.every((have, i) => have >= (counts[i] ?? 0))) return [];
    return [fault('units', `Expected ${nation} to cover ${counts.join('-')}, found ${pool.join('-')}`, rule)];
  });
}

/** What the box for two nations is known to hold. */
const BOX = { units: 113, support: 79, terrain: 16 };
const BOX_NATIONS: readonly Nation[] = ['usa', 'germany'];

export function checkBox(rows: ContentRows): readonly Problem[] {
  const units = sum(rows.units.filter((row) => BOX_NATIONS.includes(row.nation)).map((row) => row.copies));
  const support = sum(BOX_NATIONS.flatMap((nation) => rows.support.map((row) => row.pool[nation])));
  const terrain = sum(rows.terrain.filter((row) => row.sets.includes('tactics')).map((row) => row.copies));
  const found = { units, support, terrain };
  return (['units', 'support', 'terrain'] as const)
    .filter((list) => found[list] !== BOX[list])
    .map((list) => fault(list, `Expected ${BOX[list]} cards in the box for two nations, found ${found[list]}`));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
