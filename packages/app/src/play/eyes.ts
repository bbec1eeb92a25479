import type { Occupant } from '@sandtable/host';
import type { Seat, Viewer } from '@sandtable/kernel';

function personAt(seats: readonly Occupant[], seat: Viewer): string | null {
  const occupant = seat === 'spectator' ? undefined : seats[seat];
  return occupant?.by === 'person' ? occupant.name : null;
}

export interface Watch<View> {
  readonly seats: readonly Occupant[];
  /** Local people the match waits for. */
  readonly asked: readonly Seat[];
  /** Whose eyes the screen shows. */
  readonly viewer: Viewer;
  viewOf(who: Viewer): View | null;
  /** Does the first see something on the table that the second must not? */
  hides(one: View, other: View): boolean;
  /** Are they partners, who share a screen with all that is on it? */
  together(one: Seat, other: Seat): boolean;
  /** The screen is covered at every change of person, secret or not. */
  readonly always: boolean;
}

export type Eyes =
  /** The screen shows the right person. */
  | { readonly kind: 'stay' }
  /** Nothing is secret between them, or it is the same person: the screen changes by itself. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** The screen is covered until the other says that they sit before it. */
  | { readonly kind: 'cover'; readonly seat: Seat };

/** Whose eyes the screen should show now. One person with two seats never hands over to himself. */
export function eyesOn<View>(watch: Watch<View>): Eyes {
  const { asked, viewer, seats } = watch;
  const [next] = asked;
  if (next === undefined || asked.some((seat) => seat === viewer)) return { kind: 'stay' };
  const here = personAt(seats, viewer);
  const same = asked.find((seat) => here !== null && personAt(seats, seat) === here);
  if (same !== undefined) return { kind: 'turn', seat: same };
  const mine = watch.viewOf(viewer);
  const theirs = watch.viewOf(next);
  const people = new Set(seats.flatMap((o) => (o.by === 'person' ? [o.name] : [])));
  if (people.size < 2) return { kind: 'turn', seat: next };
  const partner = viewer === 'spectator' ? undefined : asked.find((seat) => watch.together(viewer, seat));
  if (partner !== undefined && !watch.always) return { kind: 'turn', seat: partner };
  if (watch.always || mine === null || theirs === null || watch.hides(mine, theirs) || watch.hides(theirs, mine)) {
    return { kind: 'cover', seat: next };
  }
  return { kind: 'turn', seat: next };
}
