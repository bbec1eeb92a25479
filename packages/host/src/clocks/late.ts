import type { Seat } from '@sandtable/kernel';
import { says } from '../says';
import { type Refusal, refuse } from '../table/attempt';
import type { ClockRules, SeatClock } from './seat-clock';

/** Why nothing can be done to a seat for its time; null if it can. */
export function whyNotLate(
  rules: ClockRules | undefined,
  clock: SeatClock | null,
  seat: Seat,
  of: Seat,
  what: 'wait' | 'opponent' | 'forfeit',
): Refusal | null {
  if (rules === undefined || clock === null) return refuse('not-late', says.noClock);
  if (seat === of) return refuse('not-allowed', says.othersDecide);
  if (!clock.isLate(of)) return refuse('not-late', says.timeLeft(of));
  if (what !== 'wait' && what !== rules.over) return refuse('not-allowed', says.agreedOtherwise);
  return null;
}
