import type { Frame } from '@sandtable/kernel';

/** The set-up from shuffling the tokens to the first-turn roll. */
export interface SetupFrame extends Frame {
  readonly at: 'set-up';
  /** Which unit is being assigned, which placing turn is on. */
  n: number;
  /** Seats still in a roll-off, one bit each. */
  rollers: number;
  /** The token being placed, NONE between two. */
  token: number;
}

export function setupFrame(): SetupFrame {
  return { at: 'set-up', step: 'factions', dice: null, got: 0, n: 0, rollers: 0, token: -1 };
}
