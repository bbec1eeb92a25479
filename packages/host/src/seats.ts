import type { Seat } from '@sandtable/kernel';
import * as z from 'zod/mini';

const NameShape = z.string().check(z.minLength(1), z.maxLength(80));

/** Who plays a seat. One person may play several seats: the same name is the same person. */
export const OccupantShape = z.discriminatedUnion(
  'by',
  [
    z.strictObject({ by: z.literal('person'), name: NameShape }),
    /** `name` is the opponent's name in the game, such as `rulebook`. */
    z.strictObject({ by: z.literal('opponent'), name: NameShape }),
    z.strictObject({ by: z.literal('nobody') }),
  ],
  'Expected a person, an opponent or nobody.',
);
export type Occupant = Readonly<z.infer<typeof OccupantShape>>;

/** The seats of everybody else, i.e. of people with another name. */
export function seatsOfOthers(seats: readonly Occupant[], seat: Seat): Seat[] {
  const me = personAt(seats, seat);
  const out: Seat[] = [];
  for (let other = 0; other < seats.length; other++) {
    const name = personAt(seats, other);
    if (name !== null && name !== me) out.push(other);
  }
  return out;
}

/** The name of the person in the seat; null if no person plays it. */
export function personAt(seats: readonly Occupant[], seat: Seat): string | null {
  const occupant = seats[seat];
  return occupant?.by === 'person' ? occupant.name : null;
}
