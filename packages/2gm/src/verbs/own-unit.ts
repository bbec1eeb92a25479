import type { Check, Refusal, Seat } from '@sandtable/kernel';
import { refusals } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { GmFacts } from '../say';
import { actsNow, type Table } from '../state';
import { postOf } from '../transport/place';
import type { Verb } from './verb';
import { numbersOf } from './writing';

/** A unit of the turn's owner does something that any phase allows (2GM-WIN-11, 2GM-ABIL-01). */
export interface AnytimeTry {
  seat: Seat;
  unit: number;
  /** A token, a unit or a space. */
  on: number;
}

export type AnytimeCheck = Check<Table, AnytimeTry, RuleId, GmFacts>;

export const ownUnit: AnytimeCheck = {
  rule: '2GM-ABIL-01',
  gate: true,
  ok: (s, c) => {
    const u = s.units[c.unit];
    return u !== undefined && u.seat === c.seat && postOf(s, u) >= 0 && actsNow(s, c.seat); // 2GM-LCVP-07
  },
  say: (_s, _c, w) => w.deploying.onlyOwnUnitBattlefield,
};

/** Why a unit may not do it, by its checks. */
export function refusedBy(checks: readonly AnytimeCheck[]): NonNullable<Verb['refuse']> {
  return (s, { seat, option }, w): Refusal[] => {
    const [unit, on] = numbersOf(option);
    return refusals(checks, s, { seat, unit, on }, w);
  };
}
