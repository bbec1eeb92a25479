import type { Ability } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import type { Shot } from '../attack/shot';
import type { Table } from '../state';

/** A unit about to be deployed. */
export interface Deployment {
  seat: number;
  card: number;
  /** NONE for what is placed beside the HQ. */
  space: number;
  /** The carrier it comes in, left out or NONE for who comes on foot. */
  into?: number;
}

/** The same with the AP it costs so far: the card speaks first, then its General. */
export interface Costing extends Deployment {
  cost: number;
}

/** A unit and a space of its way. */
export interface Footstep {
  unit: number;
  space: number;
}

/** A unit whose Movement value is asked for, and what it is so far. */
export interface Marching {
  unit: number;
  value: number;
}

/** The weapon whose Range is asked for. */
export interface Reaching {
  unit: number;
  weapon: number;
}

/** Whose Armor is asked for; the attack is null when nobody shoots. */
export interface Armored {
  unit: number;
  shot: Shot | null;
}

/**
 * The questions that abilities answer which are always active; numbers add up, and one yes is enough. What flips a token or
 * costs AP is done where it is chosen (2GM-ABIL-02).
 */
export interface GmHooks {
  /** Added to both Accuracy numbers of an attack by the holder, and to the standard one alone. */
  aim(s: Table, shot: Shot): number;
  aimHit(s: Table, shot: Shot): number;
  /** Added to both numbers of an attack on the holder (Evasion), and to the standard one alone. */
  dodge(s: Table, shot: Shot): number;
  dodgeHit(s: Table, shot: Shot): number;
  pierce(s: Table, shot: Shot): number;
  damage(s: Table, shot: Shot): number;
  armor(s: Table, c: Armored): number;
  range(s: Table, c: Reaching): number;
  /** Movement points more for the unit (2GM-RULING-55: after everything that sets or lowers the value). */
  movement(s: Table, id: number): number;
  /** AP more or less for deploying the card. */
  cost(s: Table, c: Costing): number;
  /** Attacks more with the main weapon each turn, each with a penalty (2GM-ABIL-64). */
  multiple(s: Table, id: number): number;
  /** AP in the Headquarters Phase. */
  income(s: Table, id: number): number;
  /** Taken off the Accuracy penalties of wounds and of suppressive fire, each not below 0. */
  steady(s: Table, shot: Shot): number;
  noCritical(s: Table, shot: Shot): boolean;
  scout(s: Table, id: number): boolean;
  sapper(s: Table, id: number): boolean;
  extraHeavy(s: Table, id: number): boolean;
  crossesWater(s: Table, space: number): boolean;
  diagonal(s: Table, id: number): boolean;
  /** A move that enters or leaves the space may go one space further (2GM-RULING-24). */
  climbs(s: Table, c: Footstep): boolean;
  riders(s: Table, id: number): boolean;
  /** Its General could give it a movement point more now. */
  dashes(s: Table, id: number): boolean;
  advance(s: Table, id: number): boolean;
  mobility(s: Table, id: number): boolean;
  heals(s: Table, id: number): boolean;
  repairs(s: Table, id: number): boolean;
  /** It cannot move at all this turn. */
  pinned(s: Table, id: number): boolean;
  /** It may be deployed there although it is not its Deployment Line. */
  anywhere(s: Table, c: Deployment): boolean;
  /** Its row gives the opponent no Supply Line AP. */
  infiltrates(s: Table, id: number): boolean;
  /** The upgrade weapon may be fired once more this turn. */
  fires(s: Table, c: Reaching): boolean;
  // What follows is asked of the conditions of the battle: its weather, the snow, the night.
  /** How far a weapon with this printed Range reaches. */
  weatherReach(s: Table, range: number): number;
  /** Nothing fires farther than that. */
  weatherSight(s: Table, none: null): number;
  /** The highest Movement value. */
  weatherCap(s: Table, none: null): number;
  /** Taken off a Movement value that is already what it is for other reasons. */
  weatherSlows(s: Table, c: Marching): number;
  /** The unit does not get into the space. */
  weatherBogs(s: Table, c: Footstep): boolean;
  /** No aircraft flies. */
  weatherGrounds(s: Table, none: null): boolean;
}

export type GmAbility = Ability<GmHooks, RuleId>;
