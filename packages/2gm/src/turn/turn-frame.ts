import type { Frame } from '@sandtable/kernel';
import { NONE } from '../state';

/** One turn, its nine phases top to bottom (2GM-TURN-01). */
export interface TurnFrame extends Frame {
  readonly at: 'turn';
  /** The unit that has just moved, for whoever reacts to it (2GM-WIN-15); NONE otherwise. */
  mover: number;
  /** Seats of the team that have finished the present phase (2GM-TEAM-13). */
  ended: number[];
}

export function turnFrame(first = 'weather'): TurnFrame {
  return { at: 'turn', step: first, dice: null, got: 0, mover: NONE, ended: [] };
}
