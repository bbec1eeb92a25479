import type { Seat } from '../core';
import type { Barrier } from './match';

/** What undo needs to know of every answer so far. */
export interface Answered {
  readonly seat: Seat;
  readonly barrier: Barrier;
}

export type UndoStop = 'start' | 'roll' | 'reveal' | 'other-seat';

/** How far a seat may take back on its own: to before entry `to`, and what stops it there. */
export interface UndoReach {
  readonly to: number;
  readonly stop: UndoStop;
}

/** Dice, revealed secrets and the answers of others cannot be taken back by one seat alone. Looks no further back than that. */
export function undoReach(journal: Pick<readonly Answered[], 'length' | 'at'>, seat: Seat): UndoReach {
  let to = journal.length;
  while (to > 0) {
    const entry = journal.at(to - 1);
    if (entry === undefined) break;
    if (entry.seat !== seat) return { to, stop: 'other-seat' };
    if (entry.barrier.roll) return { to, stop: 'roll' };
    if (entry.barrier.reveal) return { to, stop: 'reveal' };
    to--;
  }
  return { to, stop: 'start' };
}
