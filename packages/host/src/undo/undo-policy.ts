import { type Fact, PASS, type Seat, type UndoReach, undoReach } from '@sandtable/kernel';
import { says } from '../says';
import type { JournalEntry } from '../story/chronicle';
import type { Move } from '../story/move';
import { type Occupant, personAt } from '../table/seats';

export const UNDO_POLICIES = ['strict', 'agree', 'free'] as const;
/**
 * `strict`: own answers, up to a die, a revealed secret or the answer of somebody else. That an opponent of the game lets
 *   something pass keeps nobody: it would again.
 * `agree`: the same, and farther if every other person agrees.
 * `free`: any answer of anybody; for a match alone or an analysis.
 */
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** A wish to take back more than one may alone. */
export interface UndoRequest {
  readonly seat: Seat;
  /** How many answers would be left. */
  readonly to: number;
  /** The seats that have not agreed yet. */
  readonly waits: readonly Seat[];
}

/** Whose doing an answer was cannot be told from the seat alone: people have several, and opponents take them over. */
export interface Past {
  readonly policy: UndoPolicy;
  readonly journal: readonly JournalEntry[];
  readonly seats: readonly Occupant[];
  /** Whether everybody may know what an opponent could have done. */
  readonly thoughts: 'own' | 'open';
}

/** No seat: what is not one's own. */
const NOBODY = -1;

function isOwn({ seats }: Past, entry: JournalEntry, seat: Seat): boolean {
  return entry.by === null && (entry.seat === seat || personAt(seats, entry.seat) === personAt(seats, seat));
}

/**
 * Nothing happened by it, and the same would come of asking again. That it had no choice is said only where its hand lies open: it
 * would tell that there was nothing in it to play.
 */
function letsPass({ thoughts }: Past, { by, option, forced }: JournalEntry): boolean {
  return by !== null && ((forced && thoughts === 'open') || option[0] === PASS);
}

/** Something to take back: what had to be so goes with whatever led to it. */
function isStep(past: Past, entry: JournalEntry, seat: Seat): boolean {
  return isOwn(past, entry, seat) && !entry.forced;
}

/** How far back the seat gets without asking anybody, and what stops it there. */
export function reachOf(past: Past, seat: Seat): UndoReach {
  const { policy, journal } = past;
  if (policy === 'free') return { to: 0, stop: 'start' };
  // a match is long and the way back is short: what lies behind it is not looked at
  const at = (n: number) => {
    const entry = journal[n];
    if (entry === undefined) return undefined;
    return { seat: isOwn(past, entry, seat) || letsPass(past, entry) ? seat : NOBODY, barrier: entry.barrier };
  };
  const { to, stop } = undoReach({ length: journal.length, at }, seat);
  const first = journal.slice(to).findIndex((e) => isStep(past, e, seat));
  return { to: first < 0 ? journal.length : to + first, stop };
}

/** How many things the seat can take back, one by one, before it gets there. */
export function stepsTo(past: Past, to: number, seat: Seat): number {
  return past.journal.slice(to).filter((e) => isStep(past, e, seat)).length;
}

/**
 * Where a plain "undo" leads: before the last answer of the person that was one of several, with all that followed; where
 * everything may be taken back, before the last such answer of any person. Null if there is none.
 */
export function lastStep(past: Past, seat: Seat): number | null {
  const { policy, journal } = past;
  for (let n = journal.length - 1; n >= 0; n--) {
    const entry = journal[n];
    if (entry === undefined || entry.forced) continue;
    if (policy === 'free' ? entry.by === null : isOwn(past, entry, seat)) return n;
  }
  return null;
}

/** Own answers come back as easily as they went; those of other people are theirs to give again. */
export function mayRedo(policy: UndoPolicy, undone: readonly Move[], seat: Seat): boolean {
  const next = undone[0];
  return next !== undefined && (policy === 'free' || next.by !== null || next.seat === seat);
}

export function whyNot(reach: UndoReach): Fact {
  return says.undoReach(reach.to, says.stops[reach.stop]);
}
