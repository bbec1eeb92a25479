import type { Occupant } from '@sandtable/host';

/** Stands for somebody who will sit down by the link of this seat. */
export function guestAt(seat: number): Occupant {
  return { by: 'person', name: `${seat + 1}` };
}

interface Seated {
  readonly who: string;
}

/** Whether somebody takes a seat before this one by a link: whoever does may play this one as well. */
export function hasLinkBefore(seats: readonly Seated[], seat: number): boolean {
  return linkBefore(seats, seat) >= 0;
}

/** The nearest of them; -1: none. */
function linkBefore(seats: readonly Seated[], seat: number): number {
  return seats.slice(0, seat).reduce((found, { who }, at) => (who === 'link' ? at : found), -1);
}

/** Who sits elsewhere: `link`, somebody of their own; `guest`, the one before. Null: nobody, the seat is played here. */
export function guestIn(seats: readonly Seated[], seat: number): Occupant | null {
  const who = seats[seat]?.who;
  if (who === 'link') return guestAt(seat);
  const before = linkBefore(seats, seat);
  return who === 'guest' ? guestAt(before < 0 ? seat : before) : null;
}

/** Whether somebody sits elsewhere. */
export function hasGuests(seats: readonly Seated[]): boolean {
  return seats.some(({ who }) => who === 'link' || who === 'guest');
}

/** The seats that are played at this screen, mine first. */
export function seatsHere(seats: readonly Seated[]): number[] {
  const at = (wanted: string): number[] => seats.flatMap(({ who }, seat) => (who === wanted ? [seat] : []));
  return [...at('me'), ...at('person')];
}
