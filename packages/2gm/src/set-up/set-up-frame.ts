import type { Frame } from '@sandtable/kernel';

/** From the empty table to the first turn of a Pitched Battle. */
export interface SetUpFrame extends Frame {
  readonly at: 'set-up';
  /** Dice of the two sides, south first. */
  rolls: number[];
  /** Who lays terrain now: 0 the winner of the bid, 1 the other. */
  layer: number;
  /** The scenario says who begins: nobody bids (2GM-SETUP-16). */
  fixed: boolean;
  /** Seats that have finished laying terrain. */
  finished: number[];
  /** Who has laid which Terrain card: seat, piece, seat, piece … */
  laid: number[];
}

export function setUpFrame(): SetUpFrame {
  return {
    at: 'set-up',
    step: 'roles-south',
    dice: null,
    got: 0,
    rolls: [],
    layer: 0,
    fixed: false,
    finished: [],
    laid: [],
  };
}
