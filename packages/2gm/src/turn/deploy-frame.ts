import type { Frame, Seat } from '@sandtable/kernel';
import { NONE, type Table, unit } from '../state';
import { placeOf } from '../transport/place';

/** A unit card on its way from the hand to the field (2GM-WIN-17). */
export interface DeployFrame extends Frame {
  readonly at: 'deploy';
  readonly seat: Seat;
  readonly card: number;
  readonly space: number;
  /** AP less because of a card. */
  readonly discount: number;
  /** Dropped from the air (2GM-PARA-01). */
  readonly dropped: boolean;
  /** The carrier it is loaded into, NONE for a unit that stands on its own (2GM-TRANS-12, 2GM-LCVP-08). */
  readonly into: number;
  /** AP that may be spent on it before the first turn, NONE for a unit that its owner pays for (2GM-OPT-25). */
  readonly allowance: number;
  /** Upgrades bought, one bit for each offer of the card. */
  upgrades: number;
  unit: number;
  /** Who may move now: the unit itself, or whom it has just put down (2GM-WIN-18). */
  mover: number;
}

/** Straight into a carrier: it is where the carrier is (2GM-TRANS-12). */
export function loadFrame(s: Table, seat: Seat, card: number, into: number): DeployFrame {
  return { ...deployFrame(seat, card, placeOf(s, unit(s, into))), into };
}

export function deployFrame(seat: Seat, card: number, space: number, discount = 0, dropped = false): DeployFrame {
  return {
    at: 'deploy',
    step: 'equip',
    dice: null,
    got: 0,
    seat,
    card,
    space,
    discount,
    dropped,
    into: NONE,
    allowance: NONE,
    upgrades: 0,
    unit: NONE,
    mover: NONE,
  };
}
