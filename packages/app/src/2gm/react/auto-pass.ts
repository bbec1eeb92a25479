import { actsNow, type Table } from '@sandtable/2gm/table';
import type { Occupant, Question } from '@sandtable/host';
import { type Option, PASS, type Seat } from '@sandtable/kernel';
import { CARD_WINDOWS } from './kinds';

/*
 * Passing by itself without telling anybody anything.
 *
 * The engine opens a window for cards whenever the public cannot rule one out, whatever the hand really holds
 * (2GM-RULING-164). So the question itself tells nothing. An answer that came by itself could: others would see, by a window
 * that closes at once or by a hand-over that never comes, that the hand held nothing that fits; and to wait a while first only
 * hides that from whoever does not compare the times. Therefore:
 *
 * - `empty` looks at the hand and passes where nothing but passing is offered. It does so only while nobody else is at the
 *   table: a solo opponent answers what it sees on the table, and time is not on it. With another person around it asks.
 * - A promise does not look at the hand. Whoever makes it says openly that every moment for cards passes until the own next
 *   turn, and then it does, at once, with full hands as with empty ones: neither that it passes nor how fast depends on what is
 *   secret. What lies open (smoke, guns, fighters, reaction fire) is asked all the same, as everybody can see that it may be.
 *
 * Nothing else is ever passed for anybody.
 */

export type AutoPass = 'ask' | 'empty';

/** "Until my next turn", said in this turn. */
export interface Pledge {
  readonly seat: Seat;
  readonly turn: number;
}

/** Somebody else who could learn something from when an answer comes. One person may have several seats. */
export function isWatched(seats: readonly Occupant[], seat: Seat): boolean {
  const own = seats[seat];
  const person = own?.by === 'person' ? (own.id ?? own.name) : null;
  return seats.some((o) => o.by === 'person' && (o.id ?? o.name) !== person);
}

/** Does it still hold? It ends with the start of the own next turn. */
export function holds(pledge: Pledge, table: Table): boolean {
  return pledge.turn === table.turn || (table.turn > pledge.turn && !actsNow(table, pledge.seat));
}

export interface Passing {
  readonly mode: AutoPass;
  readonly watched: boolean;
  readonly pledged: boolean;
}

const WINDOWS: readonly string[] = CARD_WINDOWS;

/** The answer that needs nobody; null if the person is to be asked. */
export function passAlone(
  question: Pick<Question, 'kind' | 'options'>,
  { mode, watched, pledged }: Passing,
): Option | null {
  const pass = question.options.find((option) => option[0] === PASS);
  if (pass === undefined || !WINDOWS.includes(question.kind)) return null;
  const others = question.options.filter((option) => option !== pass);
  if (pledged && others.every((option) => option[0] === 'play')) return pass;
  return mode === 'empty' && !watched && others.length === 0 ? pass : null;
}

/**
 * Who comes along with a carrier is asked of every hand, and what a passenger brings even where nothing can be paid: with one
 * answer left nobody needs to give it. That nobody comes along would tell others about the hand; what a unit on the table can be
 * given lies open, but not at night, when an answer that comes at once would tell that a unit face down has no upgrades. At night
 * every unit that comes is asked whether it moves on, too, whether it could or not.
 */
export function onlyAnswer(
  { kind, options }: Pick<Question, 'kind' | 'options'>,
  { watched, night }: { readonly watched: boolean; readonly night: boolean },
): Option | null {
  const [only, ...others] = options;
  if (only === undefined || others.length > 0) return null;
  const tellsOthers = kind === 'equip' ? night : kind === 'load' || kind === 'mobility';
  return (kind === 'equip' || tellsOthers) && !(watched && tellsOthers) ? only : null;
}
