import type { Frame, Seat } from '@sandtable/kernel';
import { NONE, type Table, unit } from '../state';
import { placeOf } from '../transport/place';

/** A unit card on its way from the hand to the field (2GM-WIN-17). */
export interface DeployFrame extends Frame {
  readonly at: 'deploy';
  readonly seat: Seat;
  readonly card: number;
  readonly space: number;
  /** AP less because of a card, and the least that is paid all the same: what that comes to depends on the unit, so it is not kept here. */
  readonly less: number;
  readonly least: number;
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

/** What its answers are to: whoever has got off has moved, and only the unit itself has just arrived (2GM-WIN-18). */
export function arrivalOf(f: DeployFrame): 'arrived' | 'moved' {
  return f.mover === f.unit ? 'arrived' : 'moved';
}

/** Straight into a carrier: it is where the carrier is (2GM-TRANS-12). */
export function loadFrame(s: Table, seat: Seat, card: number, into: number): DeployFrame {
  return { ...deployFrame(seat, card, placeOf(s, unit(s, into))), into };
}

const FULL_PRICE = { less: 0, least: 0 };

export function deployFrame(
  seat: Seat,
  card: number,
  space: number,
  { less, least } = FULL_PRICE,
  dropped = false,
): DeployFrame {
  return {
    at: 'deploy',
    step: 'equip',
    dice: null,
    got: 0,
    seat,
    card,
    space,
    less,
    least,
    dropped,
    into: NONE,
    allowance: NONE,
    upgrades: 0,
    unit: NONE,
    mover: NONE,
  };
}
