import { by, type Check } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isInRange, mayAttackArm } from '../attack/attacking';
import { typeFact } from '../names/names';
import { type AcesState, actsNow, areEnemies, board, NONE, type Table, typeOf, unit } from '../state';
import { say } from '../table/say-table';
import { isStuckInWater } from './entering';
import { isNeighbour } from './steps';

/** Somebody wants a unit to stop the one on its way. */
export interface InterceptTry {
  seat: number;
  unit: number;
  mover: number;
}

/**
 * AA-RULING-34: what it takes to "legally attack" the mover. Neither the army it belongs to (AA-RULING-09), nor what it
 * did in its own turn, nor whether it would do any damage matters; nor its arm: aircraft stop ground units
 * (AA-INTERCEPT-15), Infantry aircraft (AA-INTERCEPT-16), guns that reach the next hex whatever they may attack.
 */
export const interceptChecks: readonly Check<Table, InterceptTry, RuleId>[] = [
  {
    rule: 'AA-INTERCEPT-01',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      if (u === undefined || u.at < 0 || u.seat !== c.seat) return false;
      const mover = unit(s, c.mover);
      return areEnemies(s, u.seat, mover.seat) && isNeighbour(board(s), u.at, mover.at);
    },
    say: () => say.refusals.onlyUnitYoursBeside,
  },
  {
    rule: 'AA-INTERCEPT-08',
    ok: (s, c) => !unit(s, c.unit).intercepted, // AA-RULING-30: until the end of its owner's next combat
    say: () => say.refusals.alreadyInterceptedEnemyRound,
  },
  {
    rule: 'AA-INTERCEPT-09',
    ok: (s, c) => isInRange(s, unit(s, c.unit), unit(s, c.unit).at, unit(s, c.mover).at),
    say: (s, c) => say.refusals.cannotAttackRange1(typeFact(typeOf(unit(s, c.unit)))),
  },
  {
    rule: 'AA-INTERCEPT-10',
    ok: (s, c) => mayAttackArm(unit(s, c.unit), unit(s, c.mover)),
    say: (s, c) => say.refusals.cannotAttackAircraft(typeFact(typeOf(unit(s, c.unit)))),
  },
  {
    rule: 'AA-RULING-20',
    ok: (s, c) => !isStuckInWater(s, unit(s, c.unit)),
    say: () => say.refusals.groundUnitWaterAttacks,
  },
];

/** AA-RULING-30: after the combat of its owner an interceptor owes nothing and may intercept again. */
export function clearMarkers(s: AcesState): void {
  for (const u of s.units) {
    if (!actsNow(s, u.seat)) continue;
    u.marks = NONE;
    u.intercepted = by(false, 'AA-RULING-32');
  }
}
