import type { Seat } from '@sandtable/kernel';

/** Whose doings the film shows or waits for. While hands are chosen at once the match waits for people too: they are not in the film. */
export function actorOf(
  shown: Seat | null | undefined,
  waiting: readonly Seat[],
  people: readonly { readonly seats: readonly Seat[] }[],
): Seat | null {
  return shown ?? waiting.find((seat) => !people.some(({ seats }) => seats.includes(seat))) ?? null;
}
