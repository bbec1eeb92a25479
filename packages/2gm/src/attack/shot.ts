import type { Seat } from '@sandtable/kernel';
import { NONE } from '../state';

/** How an attack comes about. */
export const NORMAL = 0;
/** Fire of the assaulted unit at the one that assaults it (2GM-ASSAULT-06). */
export const REACTION = 1;
/** The assault itself: Armor does not count (2GM-ASSAULT-09). */
export const ASSAULT = 2;
/** An attack a card makes by itself: mines, traps. */
export const BY_CARD = 3;
/** An attack at once, granted by a card, with a unit's weapon. */
export const GRANTED = 4;

/** An aircraft attacks what it was sent against (2GM-AIR-51). */
export const AIR = 5;
/** Anti-aircraft fire in the opponent's turn (2GM-AA-02). */
export const FLAK = 6;
/** Aircraft against aircraft: escorts, guns of a bomber, interceptors. */
export const DOGFIGHT = 7;

/** Artillery from behind the field, called with AP (2GM-OPT-33). */
export const ARTILLERY = 8;

/** Weapon numbers of a unit: the main weapon, the second gun, then its tokens in their order. */
export const MAIN = 0;
export const SECOND = 1;
/** The main weapon, or the second gun, which is one as well (2GM-ABIL-65). */
export function isMainWeapon(weapon: number): boolean {
  return weapon === MAIN || weapon === SECOND;
}

export const FIRST_TOKEN = 2;

/** An attack as far as its numbers go: who, with what, at whom. Plain data, also part of the attack's frame. */
export interface Shot {
  seat: Seat;
  /** The attacking unit, NONE for a card. */
  shooter: number;
  weapon: number;
  /** The attacking card, NONE for a unit. */
  card: number;
  mode: number;
  /** The attacked unit, NONE for terrain or an HQ. */
  target: number;
  /** The attacked space, NONE for an HQ. */
  space: number;
  /** The attacked HQ, NONE otherwise. */
  hq: number;
  /** The k-th extra attack with the main weapon (2GM-ABIL-64). */
  extra: number;
  /** Range, both numbers, Armor-piercing and Damage of an attack no card prints, such as splinters; else empty or left out. */
  profile?: number[];
  /** Cards played on this attack, whose numbers change it. */
  played: number[];
}

/** The attack alone, without what else is known of it: attacks that are weighed are objects of one kind, read fastest. */
export function plainShot(shot: Shot): Shot {
  return {
    seat: shot.seat,
    shooter: shot.shooter,
    weapon: shot.weapon,
    card: shot.card,
    mode: shot.mode,
    target: shot.target,
    space: shot.space,
    hq: shot.hq,
    extra: shot.extra,
    profile: shot.profile ?? [],
    played: shot.played,
  };
}

/** An attack of nobody at nothing, to be filled in. */
export function blankShot(): Shot {
  return {
    seat: 0,
    shooter: NONE,
    weapon: MAIN,
    card: NONE,
    mode: NORMAL,
    target: NONE,
    space: NONE,
    hq: NONE,
    extra: 0,
    profile: [],
    played: [],
  };
}
