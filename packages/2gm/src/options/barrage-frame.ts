import type { Frame, Seat } from '@sandtable/kernel';
import { ARTILLERY, blankShot, type Shot } from '../attack/shot';
import { NONE, type Table } from '../state';

/** Tactical Artillery Attack: one call a turn, right after the AP are in (2GM-OPT-33, 2GM-OPT-36, 2GM-RULING-136). */
export interface BarrageFrame extends Frame {
  readonly at: 'barrage';
  seat: Seat;
  /** Who else of the side is asked if this one lets it pass (2GM-RULING-169). */
  rest: Seat[];
  /** What is called down upon: a unit, or the terrain of an empty space. */
  target: number;
  space: number;
}

export function barrageFrame([seat = NONE, ...rest]: readonly Seat[]): BarrageFrame {
  return { at: 'barrage', step: 'call', dice: null, got: 0, seat, rest, target: NONE, space: NONE };
}

/** More is never paid (2GM-OPT-37). */
export const MOST_CHARGED = 9;

export function barrageShot(s: Table, seat: Seat, ap: number, target: number, space: number): Shot {
  const needs = 11 - ap;
  return {
    ...blankShot(),
    seat,
    mode: ARTILLERY,
    target,
    space,
    profile: [99, needs, needs, ap, s.opt.tacticalArtilleryDamage],
  };
}
