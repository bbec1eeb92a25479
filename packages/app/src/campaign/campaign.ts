import type { Opening } from '@sandtable/host';

/**
 * How well a battle was won. The books know several ways to win and no degrees: the goal of the battle itself counts most, an enemy
 * who has nothing left less, one who gives up least.
 */
export const DEGREES = ['lost', 'drawn', 'yielded', 'broken', 'goal'] as const;
export type Degree = (typeof DEGREES)[number];

/** Stars of a degree. */
export function starsOf(degree: Degree): number {
  return Math.max(0, DEGREES.indexOf(degree) - 1);
}

export const MOST_STARS = 3;

/** Whom the person may lead. */
export interface BattleSide {
  readonly name: string;
  readonly orders: string;
}

export interface Battle {
  readonly id: string;
  readonly title: string;
  /** 0 where the battle is of no certain year. */
  readonly year: number;
  readonly briefing: string;
  readonly sides: readonly BattleSide[];
  readonly facts: readonly string[];
  /** Longitude and latitude, roughly. */
  readonly at: readonly [number, number];
  opening(side: number, person: string, seed: string): Opening;
}

/** The battles of a table in the order they are unlocked. */
export interface Campaign {
  readonly game: string;
  readonly map: 'europe' | 'islands';
  readonly battles: readonly Battle[];
  /** What a win by this rule is. */
  degreeOf(rule: string): Degree;
}
