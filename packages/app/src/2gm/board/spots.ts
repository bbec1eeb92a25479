/**
 * What can be pointed at and picked: a space is the engine's own number, an HQ and a unit that has no space of its own (an
 * aircraft beside its HQ, one of two on a space) are numbers beyond all spaces. So spots are compared with `===`.
 */
export type Spot = number;

const FIRST_HQ = 1000;
const FIRST_UNIT = 2000;

export const NOWHERE: Spot = -1;

export function hqSpot(hq: number): Spot {
  return FIRST_HQ + hq;
}

export function unitSpot(unit: number): Spot {
  return FIRST_UNIT + unit;
}

export function isSpace(spot: Spot): boolean {
  return spot >= 0 && spot < FIRST_HQ;
}

/** The number of the HQ, −1 if the spot is none. */
export function hqAt(spot: Spot): number {
  return spot >= FIRST_HQ && spot < FIRST_UNIT ? spot - FIRST_HQ : -1;
}

/** The number of the unit, −1 if the spot is none. */
export function unitAt(spot: Spot): number {
  return spot >= FIRST_UNIT ? spot - FIRST_UNIT : -1;
}
