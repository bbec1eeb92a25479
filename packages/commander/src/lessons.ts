import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import {
  type Core,
  type Decision,
  type Game,
  Match,
  type Option,
  pickFrom,
  randomBelow,
  type Seat,
  seedRng,
  think,
} from '@sandtable/kernel';
import { gmBrain } from './2gm/brain';
import { acesBrain } from './aces/brain';
import type { Brain } from './brain';
import { commanderOf } from './commander';
import { effortOf } from './levels';
import { quickPlan } from './search/playout';

/** A position seen from one side, and whether that side won: 1, 0 or, undecided, a half. */
export interface Lesson {
  readonly features: readonly number[];
  readonly won: number;
}

type AnyBrain = Brain<Core, unknown>;
type AnyGame = Game<Core, unknown, unknown>;

export function brainOf(game: string): AnyBrain {
  return (game === 'aces' ? acesBrain : gmBrain) as unknown as AnyBrain;
}

/** Who sits at each seat, by turns: people's seats and the books' opponents in every order. */
const SEATINGS = [
  ['person', 'rulebook'],
  ['rulebook', 'person'],
  ['person', 'person'],
] as const;
const AGAINST_THE_BOOK = 2;
const PER_MILLE = 1000;
const LONGEST = 3000;

/** How a match is played that teaches something. */
interface Lessons {
  /** The Commander with so many playouts for a decision against the opponent of the book; none: quick players in every seat. */
  readonly playouts: number;
  /** Of the answers of quick players so many are left to chance, so that positions differ. */
  readonly random: number;
}

/**
 * One match, and what its positions at the start of every turn came to. The seat of a book's opponent is worth something by itself: what
 * the Commander meets is told from its side only, and the constant that `learn` finds beside the weights stands for the seat.
 */
export function lessonsOf(brain: AnyBrain, seed: string, number: number, { playouts, random }: Lessons): Lesson[] {
  const isAces = brain.rules.id === 'aces';
  const game = (isAces ? acesGame : gmGame) as unknown as AnyGame;
  const edition = isAces ? 'aces' : number % 2 === 0 ? 'tactics' : 'pacific';
  // seats change every second match, so that each edition sees all of them
  const seats = SEATINGS[(number >> 1) % (playouts === 0 ? SEATINGS.length : AGAINST_THE_BOOK)] ?? SEATINGS[0];
  const match = Match.start(game.rules, game.defaultSetup(edition, seats), seed) as unknown as Match<
    Core,
    never,
    unknown
  >;
  const commander = playouts === 0 ? null : commanderOf(brain, { ...effortOf(brain.ranks, 'commander'), playouts });
  const told = commander === null ? [0, 1] : [seats.indexOf('person')];
  const rng = seedRng(`${seed}/chance`);
  const positions: { readonly features: readonly number[]; readonly seat: Seat }[] = [];
  let turn = -1;
  for (let n = 0; n < LONGEST && match.over === null; n++) {
    const decision = match.decision();
    if (decision === null) break;
    const now = brain.turn(match.state);
    if (now !== turn && now > 0) {
      turn = now;
      for (const seat of told) positions.push({ features: brain.features(match.state, seat), seat });
    }
    const option = answer(decision);
    if (option === undefined || !match.submit(decision.seat, option).ok) break;
  }
  const { over } = match;
  if (over === null) return [];
  const won = (seat: Seat): number => (over.winners.length === 0 ? 0.5 : over.winners.includes(seat) ? 1 : 0);
  return positions.map(({ features, seat }) => ({ features, won: won(seat) }));

  function answer(decision: Decision): Option | undefined {
    if (brain.bookAt(match.state, decision.seat) !== null) return quickPlan(brain, match, decision)[0];
    if (commander !== null) {
      const reply = think(match, decision.seat, commander);
      return reply !== null && 'option' in reply ? reply.option : undefined;
    }
    if (randomBelow(rng, PER_MILLE) < random * PER_MILLE) return pickFrom(rng, decision.options);
    return quickPlan(brain, match, decision)[0];
  }
}

const ROUNDS = 400;
const STEP = 0.5;
/** Weights stay small unless the positions insist. */
const RIDGE = 0.002;

/** Logistic regression by gradient descent, each feature scaled by how much it varies; a constant comes after the weights. */
export function learn(told: readonly Lesson[], features: number) {
  const size = features + 1;
  const lessons = told.map((lesson) => ({ ...lesson, features: [...lesson.features, 1] }));
  const scale = Array.from({ length: size }, (_, i) => {
    const sum = lessons.reduce((all, { features }) => all + (features[i] ?? 0) ** 2, 0);
    return Math.max(1e-3, Math.sqrt(sum / Math.max(1, lessons.length)));
  });
  const w = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Array<number>(size).fill(0);
    for (const { features, won } of lessons) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += ((w[i] ?? 0) * (features[i] ?? 0)) / (scale[i] ?? 1);
      const wrong = chance(sum) - won;
      for (let i = 0; i < size; i++) slope[i] = (slope[i] ?? 0) + (wrong * (features[i] ?? 0)) / (scale[i] ?? 1);
    }
    for (let i = 0; i < size; i++)
      w[i] = (w[i] ?? 0) - STEP * ((slope[i] ?? 0) / Math.max(1, lessons.length) + RIDGE * (w[i] ?? 0));
  }
  const learned = w.map((x, i) => x / (scale[i] ?? 1));
  return { weights: learned.slice(0, features), constant: learned[features] ?? 0 };
}

function chance(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** How badly the weights are surprised by who won, on average: 0.693 is knowing nothing. */
export function loss(lessons: readonly Lesson[], weights: readonly number[], constant: number): number {
  let all = 0;
  for (const { features, won } of lessons) {
    const p = Math.min(
      0.999,
      Math.max(0.001, chance(features.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), constant))),
    );
    all -= won * Math.log(p) + (1 - won) * Math.log(1 - p);
  }
  return all / Math.max(1, lessons.length);
}
