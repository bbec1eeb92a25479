import type { Card } from '@sandtable/wire';
import type { Person } from '../match/people';

type Who = number | 'spectator';

/** The seats that are played at the screen which has the link of one of them. */
export function ownSeats({ seats }: Pick<Card, 'seats'>, who: Who): number[] {
  return seats.flatMap(({ heldWith }, seat) =>
    seat === who || (who !== 'spectator' && heldWith === who) ? [seat] : [],
  );
}

/** Who plays at that screen: the one whose link it is, and whoever sits there as well. */
export function peopleWith(card: Pick<Card, 'seats'>, who: Who, name: string): Person[] {
  const people = new Map<string, number[]>();
  for (const seat of ownSeats(card, who)) {
    const called = seat === who ? name : (card.seats[seat]?.name ?? name);
    people.set(called, [...(people.get(called) ?? []), seat]);
  }
  return [...people].map(([called, seats]) => ({ name: called, seats }));
}
