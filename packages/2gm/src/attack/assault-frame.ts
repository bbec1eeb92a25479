import type { Frame } from '@sandtable/kernel';
import { type GmState, unit } from '../state';

/** One assault: reaction fire, the assault attack, then the space or the way back (2GM-RULING-65). */
export interface AssaultFrame extends Frame {
  readonly at: 'assault';
  readonly unit: number;
  readonly target: number;
  /** Where the defender stood when the assault was declared. */
  readonly space: number;
  /** It has made its attack. */
  struck: boolean;
}

export function assaultFrame(s: GmState, id: number): AssaultFrame {
  const { assaults, onto } = unit(s, id);
  return { at: 'assault', step: 'begin', dice: null, got: 0, unit: id, target: assaults, space: onto, struck: false };
}
