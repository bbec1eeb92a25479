import type { Frame } from '@sandtable/kernel';
import { NONE } from '../state';

/** One turn: its phases top to bottom (AA-TURN-01). */
export interface TurnFrame extends Frame {
  readonly at: 'turn';
  /** The Automa unit that is acting, NONE otherwise. */
  acting: number;
  /** The enemy it means to attack, named before it moves; NONE if it has none in mind. */
  target: number;
}

export function turnFrame(first = 'begin'): TurnFrame {
  return { at: 'turn', step: first, dice: null, got: 0, acting: NONE, target: NONE };
}
