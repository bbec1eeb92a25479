import { type Core, type Decision, DIE, type Seat } from '@sandtable/kernel';
import type { Chronicle } from '../story/chronicle';
import type { WantedDie } from './question';
import { type Occupant, personAt } from './seats';

/** An opponent whose seat is asked and who can answer now. */
export interface Thinker {
  readonly seat: Seat;
  readonly name: string;
}

/** What an opponent has to think about: plain data, so that it can think anywhere. */
export interface ThoughtWanted<View> extends Thinker {
  /** Since when the seat is asked this; a reply that names an earlier moment is too late. */
  readonly at: number;
  readonly view: View;
  readonly decision: Decision;
  /** For who searches: a state that looks the same to the seat and tells nothing of what is hidden from it. */
  readonly world: unknown;
}

/** The first opponent to act; none while each waits for a die, or for a person who may want back what was undone. */
export function nextThinker<S extends Core, Setup, View>(
  { match, undone }: Chronicle<S, Setup, View>,
  seats: readonly Occupant[],
  die: WantedDie | null,
): Thinker | null {
  const waiting = match.waiting();
  if (undone.length > 0 && waiting.some((seat) => personAt(seats, seat) !== null)) return null;
  for (const seat of waiting) {
    const occupant = seats[seat];
    if (occupant?.by !== 'opponent' || die?.seat === seat || match.decision(seat)?.kind === DIE) continue;
    return { seat, name: occupant.name };
  }
  return null;
}
