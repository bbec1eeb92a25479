import type { Seat } from '@sandtable/kernel';
import { type Refusal, refuse } from './attempt';
import type { ClockRules, SeatClock } from './seat-clock';

/** Why nothing can be done to a seat for its time; null if it can. */
export function whyNotLate(
  rules: ClockRules | undefined,
  clock: SeatClock | null,
  seat: Seat,
  of: Seat,
  what: 'wait' | 'opponent' | 'forfeit',
): Refusal | null {
  if (rules === undefined || clock === null) return refuse('not-late', 'This table has no clock.');
  if (seat === of) return refuse('not-allowed', 'Only the others decide about your time.');
  if (!clock.isLate(of)) return refuse('not-late', `Seat ${of} has time left.`);
  if (what !== 'wait' && what !== rules.over) return refuse('not-allowed', 'The table has agreed on something else.');
  return null;
}
