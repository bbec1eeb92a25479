import type { Frame } from '@sandtable/kernel';
import type { Numbers } from './numbers';
import type { Shot } from './shot';

export const MISS = 0;
export const HIT = 1;
export const CRITICAL = 2;

/** One attack from its declaration to what it destroyed (2GM-WIN-34 to 2GM-WIN-43). */
export interface AttackFrame extends Frame, Shot, Numbers {
  readonly at: 'attack';
  /** What the die showed, 0 without one. */
  face: number;
  result: number;
  /** Cards used after the present roll: each name once (2GM-WIN-39). */
  answered: number[];
  /** The die is to be rolled once more (2GM-RULING-129). */
  again: boolean;
  /** Cells of the Hit Table that luck has moved the result to the right, or to the left (2GM-HITTAB-09, 2GM-HITTAB-10). */
  shift: number;
  /** A card has taken its effect away (2GM-RULING-166). */
  cancelled: boolean;
  /** The second space of rockets: it opens no third. */
  splash: boolean;
  /** Damage dealt to the target unit, and whether it was destroyed. */
  dealt: number;
  killed: boolean;
}

/** What everybody sees of an attack under way: all of it but how far the engine has come. */
export type AttackView = Omit<AttackFrame, keyof Frame>;

export function attackFrame(shot: Shot): AttackFrame {
  return {
    at: 'attack',
    step: 'declare',
    dice: null,
    got: 0,
    seat: shot.seat,
    shooter: shot.shooter,
    weapon: shot.weapon,
    card: shot.card,
    mode: shot.mode,
    target: shot.target,
    space: shot.space,
    hq: shot.hq,
    extra: shot.extra,
    profile: shot.profile === undefined ? [] : shot.profile.slice(),
    played: [],
    hit: 0,
    crit: 0,
    pierce: 0,
    armor: 0,
    damage: 0,
    face: 0,
    result: MISS,
    answered: [],
    again: false,
    shift: 0,
    cancelled: false,
    splash: false,
    dealt: 0,
    killed: false,
  };
}
