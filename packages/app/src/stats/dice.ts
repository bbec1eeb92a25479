import type { Seat } from '@sandtable/kernel';

/** Dice thrown together, and what they were held against. */
export interface CountedRoll {
  readonly seat: Seat;
  readonly sides: number;
  readonly faces: readonly number[];
  /** A die hits with this face or less, or with this face or more; null where no number was needed. */
  readonly needed: number | null;
  readonly atLeast?: boolean;
  /** The moment in the replay. */
  readonly answers: number;
}

export interface LuckPoint {
  readonly answers: number;
  /** Hits so far less the hits to expect so far. */
  readonly luck: number;
}

export interface DiceRecord {
  readonly seat: Seat;
  readonly sides: number;
  /** How often each face came up, beginning with 1. */
  readonly faces: readonly number[];
  readonly dice: number;
  /** Dice that had to show a number, what they hit, and what they should have by the exact chances. */
  readonly aimed: number;
  readonly hits: number;
  readonly expected: number;
  /** One standard deviation of the hits. */
  readonly spread: number;
  readonly luck: readonly LuckPoint[];
}

/** What a seat rolled with dice of one size, against what could be expected. */
export function diceRecord(rolls: readonly CountedRoll[], seat: Seat, sides: number): DiceRecord {
  const faces = new Array<number>(sides).fill(0);
  const luck: LuckPoint[] = [];
  let dice = 0;
  let aimed = 0;
  let hits = 0;
  let expected = 0;
  let variance = 0;
  for (const roll of rolls) {
    if (roll.seat !== seat || roll.sides !== sides) continue;
    dice += roll.faces.length;
    for (const face of roll.faces) faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    if (roll.needed === null) continue;
    const { needed, atLeast = false } = roll;
    const p = chanceOf(needed, atLeast, sides);
    aimed += roll.faces.length;
    hits += roll.faces.filter((face) => (atLeast ? face >= needed : face <= needed)).length;
    expected += roll.faces.length * p;
    variance += roll.faces.length * p * (1 - p);
    luck.push({ answers: roll.answers, luck: hits - expected });
  }
  return { seat, sides, faces, dice, aimed, hits, expected, spread: Math.sqrt(variance), luck };
}

/** The chance of one die. */
export function chanceOf(needed: number, atLeast: boolean, sides: number): number {
  const good = atLeast ? sides + 1 - needed : needed;
  return Math.min(1, Math.max(0, good / sides));
}

/** How to put a difference into words: within one standard deviation is what dice do. */
export type Verdict = 'none' | 'fair' | 'lucky' | 'very-lucky' | 'unlucky' | 'very-unlucky';

export function verdictOf({ aimed, hits, expected, spread }: DiceRecord): Verdict {
  if (aimed === 0 || spread === 0) return 'none';
  const off = (hits - expected) / spread;
  if (Math.abs(off) < 1) return 'fair';
  if (off > 0) return off < 2 ? 'lucky' : 'very-lucky';
  return off > -2 ? 'unlucky' : 'very-unlucky';
}
