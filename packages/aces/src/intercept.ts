import { by, type Check, type Option, passes, reactionWindow } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { isInRange, mayAttackArm } from './attacking';
import { isStuckInWater } from './entering';
import type { MoveFrame } from './move';
import { typeFact } from './names';
import { say } from './say-table';
import { type AcesState, actsNow, areEnemies, board, NONE, type Table, typeOf, unit } from './state';
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

const tried: InterceptTry = { seat: 0, unit: 0, mover: 0 };

/**
 * AA-INTERCEPT-02, AA-RULING-25, AA-RULING-26: clockwise from the active player every enemy with a unit that can is asked
 * once; who declines leaves it to the next (AA-INTERCEPT-14), and one interception closes the window. Everything it depends
 * on lies open on the table, so nobody is asked in vain.
 */
export const intercept = reactionWindow<AcesState, MoveFrame>({
  point: 'intercept',
  rule: 'AA-INTERCEPT-01',
  policy: 'silent',
  closes: 'one-taken',
  seats: (s) => s.seats.map((_, i) => (s.active + 1 + i) % s.seats.length),
  offer(s, f, seat, out) {
    tried.seat = seat;
    tried.mover = f.unit;
    for (let id = 0; id < s.units.length; id++) {
      tried.unit = id;
      if (passes(interceptChecks, s, tried)) out.push(['intercept', id] as Option);
    }
  },
  take(s, f, _seat, option, k) {
    const u = unit(s, Number(option[1]));
    u.marks = by(f.unit, 'AA-INTERCEPT-04');
    u.intercepted = true;
    k.emit?.({ type: 'intercepted', rule: 'AA-INTERCEPT-03', unit: Number(option[1]), target: f.unit });
  },
});

/** AA-RULING-30: after the combat of its owner an interceptor owes nothing and may intercept again. */
export function clearMarkers(s: AcesState): void {
  for (const u of s.units) {
    if (!actsNow(s, u.seat)) continue;
    u.marks = NONE;
    u.intercepted = by(false, 'AA-RULING-32');
  }
}
