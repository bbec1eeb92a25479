import type { Outcome, Seat } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { says } from '../says';

const NameShape = z.string().check(z.minLength(1), z.maxLength(80));

/**
 * Who plays a seat. Whoever lets people in says by `id` who is who: one of them may play several seats, and two of them may
 * have the same name. Where nobody does, at one screen, the name stands for the person.
 */
export const OccupantShape = z.discriminatedUnion(
  'by',
  [
    z.strictObject({ by: z.literal('person'), name: NameShape, id: z.optional(NameShape) }),
    /** `name` is the opponent's name in the game, such as `rulebook`. */
    z.strictObject({ by: z.literal('opponent'), name: NameShape }),
    z.strictObject({ by: z.literal('nobody') }),
  ],
  'expectedOccupant',
);
export type Occupant = Readonly<z.infer<typeof OccupantShape>>;

/** The seats of everybody else. */
export function seatsOfOthers(seats: readonly Occupant[], seat: Seat): Seat[] {
  const me = personAt(seats, seat);
  const out: Seat[] = [];
  for (let other = 0; other < seats.length; other++) {
    const person = personAt(seats, other);
    if (person !== null && person !== me) out.push(other);
  }
  return out;
}

/** Who the person in the seat is; null if no person plays it. */
export function personAt(seats: readonly Occupant[], seat: Seat): string | null {
  const occupant = seats[seat];
  return occupant?.by === 'person' ? (occupant.id ?? occupant.name) : null;
}

/** How a match ends that a seat has lost by its time or by giving up: everybody who does not play with it has won. */
export function outcomeOfForfeit(
  seats: readonly Occupant[],
  partners: readonly Seat[],
  seat: Seat,
  gaveUp: boolean,
): Outcome {
  const winners = seats.map((_, other) => other).filter((other) => other !== seat && !partners.includes(other));
  const occupant = seats[seat];
  const [byName, bySeat] = gaveUp ? [says.gaveUp, says.seatGaveUp] : [says.ranOut, says.seatRanOut];
  // no rule of a book, and so none to look up
  return { winners, rule: '', reason: occupant?.by === 'person' ? byName(occupant.name) : bySeat(seat + 1) };
}
