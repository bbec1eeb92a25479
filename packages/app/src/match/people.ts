import type { Occupant } from '@sandtable/host';
import type { Seat } from '@sandtable/kernel';

/** Somebody at this screen and the seats they play. */
export interface Person {
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** One person may play several seats: the same name is the same person. */
export function peopleAt(seats: readonly Occupant[]): Person[] {
  const out = new Map<string, Seat[]>();
  seats.forEach((occupant, seat) => {
    if (occupant.by !== 'person') return;
    const own = out.get(occupant.name);
    if (own === undefined) out.set(occupant.name, [seat]);
    else own.push(seat);
  });
  return [...out].map(([name, own]) => ({ name, seats: own }));
}

/** A name for whoever takes a seat now: the first that nobody at the table has. */
export function freeName(seats: readonly Occupant[], names: readonly string[]): string {
  const taken = peopleAt(seats).map((person) => person.name);
  return names.find((name) => !taken.includes(name)) ?? names.at(-1) ?? '';
}

/**
 * Whose eyes the screen shows after a change. Nobody else's secrets ever come up by themselves: it moves only between
 * the seats of the person who already looks, and to the only person there is.
 */
export function nextViewer(
  people: readonly Person[],
  viewer: Seat | 'spectator',
  asked: readonly Seat[],
): Seat | 'spectator' {
  const looking =
    people.length === 1 ? people[0] : people.find((p) => viewer !== 'spectator' && p.seats.includes(viewer));
  if (looking === undefined) return 'spectator';
  if (viewer !== 'spectator' && looking.seats.includes(viewer) && (asked.length === 0 || asked.includes(viewer))) {
    return viewer;
  }
  const own = looking.seats.find((seat) => asked.includes(seat));
  if (own !== undefined) return own;
  return viewer !== 'spectator' && looking.seats.includes(viewer) ? viewer : (looking.seats[0] ?? 'spectator');
}
