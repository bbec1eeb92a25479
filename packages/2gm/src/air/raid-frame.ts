import type { Frame, Seat } from '@sandtable/kernel';
import { GONE, NONE, type Table, unit } from '../state';

/** One attack of an aircraft, everything declared before the first die (2GM-RULING-91, 2GM-WIN-26 to 2GM-WIN-33). */
export interface RaidFrame extends Frame {
  readonly at: 'raid';
  readonly seat: Seat;
  /** The attacking aircraft. */
  readonly aircraft: number;
  /** The spaces attacked, in their order; empty against an HQ or a parked aircraft (2GM-AIR-25). */
  spaces: number[];
  readonly hq: number;
  /** The one unit attacked by an aircraft that is no bomber, or a parked aircraft; NONE otherwise. */
  readonly target: number;
  interceptors: number[];
  escorts: number[];
  /** Those who still have to fire in the present step, as pairs of shooter and weapon. */
  queue: number[];
}

export function raidFrame(
  seat: Seat,
  aircraft: number,
  at: Partial<Pick<RaidFrame, 'spaces' | 'hq' | 'target'>>,
): RaidFrame {
  return {
    at: 'raid',
    step: 'declare',
    dice: null,
    got: 0,
    seat,
    aircraft,
    spaces: at.spaces ?? [],
    hq: at.hq ?? NONE,
    target: at.target ?? NONE,
    interceptors: [],
    escorts: [],
    queue: [],
  };
}

/** Not shot down yet. */
export function flies(s: Table, id: number): boolean {
  return unit(s, id).at !== GONE;
}
