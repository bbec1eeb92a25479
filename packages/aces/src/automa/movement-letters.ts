import { hexDistance, NOWHERE } from '@sandtable/geometry';
import { by } from '@sandtable/kernel';
import { ARTILLERY, INFANTRY, TANK } from '../content/unit-types';
import { BRIDGE, FOREST, ROAD } from '../map/terrain';
import { say } from '../say';
import { unit } from '../state';
import type { Row } from './choose';
import { nearest } from './distances';
import type { Mover } from './mover';
import type { Situation } from './situation';

/** Nobody to be near to or far from: every hex is alike. */
const NOBODY = 0;

/** The movement priorities in the order of the book (AA-AUTOMA-25 to -31). */
export const MOVEMENT_LETTERS: readonly Row<Mover, number>[] = [
  {
    rule: 'AA-AUTOMA-25',
    letter: 'a',
    kind: 'superlative',
    says: say.automa.rows.farFromEnemy,
    who: (m) => m.type.arm === INFANTRY && m.situation.enemies.length > 0,
    value: (m, hex) => nearest(m.toEnemies(), hex),
  },
  {
    rule: 'AA-AUTOMA-26',
    letter: 'b',
    kind: 'condition',
    says: say.automa.rows.byRoad,
    who: (m) => m.type.arm === ARTILLERY,
    value: (m, hex) => Number(isByRoad(m.situation, hex)),
  },
  {
    rule: 'AA-AUTOMA-27',
    letter: 'c',
    kind: 'condition',
    says: say.automa.rows.inForest,
    who: (m) => m.type.arm === INFANTRY || m.type.arm === TANK,
    value: (m, hex) => Number(m.situation.board.terrain[hex] === FOREST),
  },
  {
    rule: 'AA-AUTOMA-28',
    letter: 'd',
    kind: 'superlative',
    says: say.automa.rows.hexesFromEnemy,
    who: (m) => m.type.arm === ARTILLERY,
    value: (m, hex) => hexesToNearest(m.situation, m.situation.enemies, hex),
  },
  {
    rule: 'AA-AUTOMA-29',
    letter: 'e',
    kind: 'superlative',
    says: say.automa.rows.hexesFromFriend,
    who: (m) => m.type.arm === ARTILLERY,
    value: (m, hex) => -hexesToNearest(m.situation, m.others, hex),
  },
  {
    rule: 'AA-AUTOMA-30',
    letter: 'f',
    kind: 'superlative',
    says: say.automa.rows.closestToFriend,
    who: (m) => m.others.length > 0,
    value: (m, hex) => -nearest(m.toOthers(), hex),
  },
  {
    rule: 'AA-AUTOMA-31',
    letter: 'g',
    kind: 'superlative',
    says: say.automa.rows.closestToStart,
    // AA-RULING-83: here the points really spent count
    value: (m, hex) => -(m.cost[hex] ?? 0),
  },
  {
    rule: 'AA-AUTOMA-31',
    letter: 'g',
    kind: 'superlative',
    says: say.automa.rows.hexesFromStart,
    value: (m, hex) => -hexDistance(m.situation.board.map, m.unit.at, hex),
  },
];

/** A bridge carries its road across the water. */
function isRoad(terrain: number | undefined): boolean {
  return by(terrain === ROAD || terrain === BRIDGE, 'AA-MAP-13');
}

function isByRoad({ board }: Situation, hex: number): boolean {
  const { neighbours, directions } = board.map;
  if (isRoad(board.terrain[hex])) return true;
  for (let d = 0; d < directions; d++) {
    const next = neighbours[hex * directions + d] ?? NOWHERE;
    if (next !== NOWHERE && isRoad(board.terrain[next])) return true;
  }
  return false;
}

function hexesToNearest({ s, board }: Situation, units: readonly number[], hex: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const id of units) least = Math.min(least, hexDistance(board.map, hex, unit(s, id).at));
  return units.length === 0 ? NOBODY : least;
}
