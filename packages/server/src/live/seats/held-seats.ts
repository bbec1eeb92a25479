import type { Occupant } from '@sandtable/host';
import type { Planned } from '@sandtable/wire';
import type { KeyRow } from '../../store/rows';

/** The seat whose link opens this one: its own, or that of whoever plays it as well. */
export function linkOf(seats: readonly Planned[], seat: number): number {
  const planned = seats[seat];
  return planned?.by === 'with' ? planned.seat : seat;
}

/** All seats that the link of this one opens. */
export function seatsHeldWith(seats: readonly Planned[], seat: number): number[] {
  return seats.flatMap((_, other) => (linkOf(seats, other) === seat ? [other] : []));
}

/** The seat that says it is played with one that has no link; null: none does. */
export function badlyHeld(seats: readonly Planned[]): number | null {
  const at = seats.findIndex((planned) => planned.by === 'with' && seats[planned.seat]?.by !== 'link');
  return at < 0 ? null : at;
}

/** Who plays the seat: whoever holds its key, an opponent, or, while nobody has sat down, a number. */
export function occupantAt(planned: Planned, seat: number, key: Pick<KeyRow, 'id' | 'name'> | undefined): Occupant {
  if (planned.by === 'opponent') return { by: 'opponent', name: planned.name };
  // until they have sat down, whoever will play two seats is one person already
  const link = planned.by === 'with' ? planned.seat : seat;
  const name = key?.name || `${link + 1}`;
  const id = key?.id ?? `${link}`;
  // somebody else at the same screen has a name of their own, and is asked when the others want to take something back
  if (planned.by === 'with' && planned.name !== undefined)
    return { by: 'person', name: planned.name, id: `${id}.${planned.name}` };
  return { by: 'person', name, id };
}
