/**
 * How much each thing counts for a stand-in: found by letting it play many matches against the Automa with slightly different numbers
 * and keeping what won (docs/balance/commander.md).
 */
export const TASTES = {
  /** A factory to walk into now. */
  factory: 38,
  /** The best shot from a place, and what the enemies who could come would take from the unit there. */
  attack: 0.9,
  danger: 0.4,
  /** Of the shots that could be fired at it so many are. */
  share: 0.26,
  /** Infantry near a factory to take, and beside it. */
  near: 3.5,
  beside: 3.1,
  /** Each hex that an enemy is out of range. */
  approach: 0.77,
  /** Enemy Infantry near a factory of the own side: each hex that it is out of range. */
  guard: 0.7,
  cover: 0.3,
  /** Damage that could be repaired on a factory; a unit on a factory that the enemy may walk into. */
  repair: 0.34,
  trapped: 0.7,
  /** A move that gains less is none. */
  least: 0.3,
  /** Own losses in a fight, what the end of a unit is worth beyond its damage (it shoots no more), and the least that an attack must bring. */
  losses: 1,
  ended: 0.35,
  worthIt: 0.06,
  /** What an interception must bring, for the unit that will have to stay; stopping Infantry counts by itself. */
  intercept: 0.55,
  stop: 3.9,
} as const;

/** What is bought first where there are enough Infantry; those come before everything else while there are fewer. */
export const BUYS = {
  special: 20,
  tank: 5.2,
  regular: 5,
  artillery: 0.9,
  fighter: 0.9,
  bomber: 0.7,
  launcher: 0,
} as const;
