import { type Seat, type UndoReach, type UndoStop, undoReach } from '@sandtable/kernel';
import type { JournalEntry } from './chronicle';
import type { Move } from './move';

export const UNDO_POLICIES = ['strict', 'agree', 'free'] as const;
/**
 * `strict`: own answers, up to a die, a revealed secret or the answer of another seat.
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

/** No seat: an opponent's answer is never one's own, even if it was given for one's own seat. */
const NOBODY = -1;

/** How far back the seat gets without asking anybody, and what stops it there. */
export function reachOf(policy: UndoPolicy, journal: readonly JournalEntry[], seat: Seat): UndoReach {
  if (policy === 'free') return { to: 0, stop: 'start' };
  return undoReach(
    journal.map((e) => ({ seat: e.by === null ? e.seat : NOBODY, barrier: e.barrier })),
    seat,
  );
}

/**
 * Where a plain "undo" leads: before the last answer of the seat, with all that followed; where everything may be taken
 * back, before the last answer of any person. Null if there is none.
 */
export function lastStep(policy: UndoPolicy, journal: readonly JournalEntry[], seat: Seat): number | null {
  for (let n = journal.length - 1; n >= 0; n--) {
    const entry = journal[n];
    if (entry !== undefined && entry.by === null && (policy === 'free' || entry.seat === seat)) return n;
  }
  return null;
}

/** Own answers come back as easily as they went; those of other people are theirs to give again. */
export function mayRedo(policy: UndoPolicy, undone: readonly Move[], seat: Seat): boolean {
  const next = undone[0];
  return next !== undefined && (policy === 'free' || next.by !== null || next.seat === seat);
}

const STOPS: Readonly<Record<UndoStop, string>> = {
  start: 'it is the start of the match',
  roll: 'dice have been rolled',
  reveal: 'a secret has been revealed',
  'other-seat': 'another seat has answered',
};

export function whyNot(reach: UndoReach): string {
  return `Undo reaches back to answer ${reach.to} and no further: ${STOPS[reach.stop]}.`;
}
