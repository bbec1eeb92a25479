import { PASS_ONLY } from '@sandtable/geometry';
import type { Frame } from '@sandtable/kernel';
import { type AcesState, NONE, unit } from '../state';
import { entryCode } from './entering';

/** One unit on its way, hex by hex (AA-RULING-27). */
export interface MoveFrame extends Frame {
  readonly at: 'move';
  readonly unit: number;
  /** The hex of the next step. */
  to: number;
  /** Half points spent so far. */
  spent: number;
  /** What is left of a path the Automa follows; empty for people, who choose step by step. */
  path: number[];
  /** The last hex it had to itself. */
  free: number;
}

export function moveFrame(id: number, to: number, path: number[] = []): MoveFrame {
  return { at: 'move', step: 'enter', dice: null, got: 0, unit: id, to, spent: -1, path, free: NONE };
}

/** The mover is over a friend or, as a German, over a grey token: it can neither stop nor be stopped there. */
export function isPassingOver(s: AcesState, f: MoveFrame): boolean {
  const { at } = unit(s, f.unit);
  return s.hexes[at] !== f.unit || (entryCode(s, f.unit, at) & PASS_ONLY) !== 0;
}
