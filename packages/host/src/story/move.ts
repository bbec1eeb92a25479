import {
  type Core,
  type Match,
  type Option,
  type ReplayEntry,
  type Seat,
  type Submitted,
  sameOption,
  unpackFact,
} from '@sandtable/kernel';

/** The verb under which a replay keeps the die of an opponent: `$roll`, sides, rule, purpose. */
export const ROLL = '$roll';

/** One line of a replay, and whose doing it was. */
export interface Move {
  readonly seat: Seat;
  readonly option: Option;
  /** The name of the opponent that gave the answer; null for a person. */
  readonly by: string | null;
}

export function applyMove<S extends Core, Setup, View>(match: Match<S, Setup, View>, move: Move): Submitted {
  const [verb, sides, rule, purpose] = move.option;
  if (verb === ROLL) return match.rollFor(move.seat, Number(sides), String(rule), unpackFact(String(purpose)));
  return match.submit(move.seat, move.option);
}

export function sameMove(a: Move, b: Move): boolean {
  return a.seat === b.seat && sameOption(a.option, b.option);
}

export function entryOf(move: Move): ReplayEntry {
  return [move.seat, ...move.option];
}

export function moveOf([seat, ...option]: ReplayEntry, by: string | null): Move {
  return { seat, option, by };
}
