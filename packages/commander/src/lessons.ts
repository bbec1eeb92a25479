import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { type Core, type Game, Match, pickFrom, randomBelow, type Seat, seedRng } from '@sandtable/kernel';
import { gmBrain } from './2gm/brain';
import { acesBrain } from './aces/brain';
import type { Brain } from './brain';
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
const PER_MILLE = 1000;
const LONGEST = 3000;

/** One match of quick players in which every so often an answer is left to chance. */
export function lessonsOf(brain: AnyBrain, seed: string, number: number, random: number): Lesson[] {
  const isAces = brain.rules.id === 'aces';
  const game = (isAces ? acesGame : gmGame) as unknown as AnyGame;
  const edition = isAces ? 'aces' : number % 2 === 0 ? 'tactics' : 'pacific';
  const seats = SEATINGS[number % SEATINGS.length] ?? SEATINGS[0];
  const match = Match.start(game.rules, game.defaultSetup(edition, seats), seed) as unknown as Match<
    Core,
    never,
    unknown
  >;
  const rng = seedRng(`${seed}/chance`);
  const positions: { readonly features: readonly number[]; readonly seat: Seat }[] = [];
  let turn = -1;
  for (let n = 0; n < LONGEST && match.over === null; n++) {
    const decision = match.decision();
    if (decision === null) break;
    const now = brain.turn(match.state);
    if (now !== turn && now > 0) {
      turn = now;
      for (const seat of [0, 1]) positions.push({ features: brain.features(match.state, seat), seat });
    }
    const isBook = brain.bookAt(match.state, decision.seat) !== null;
    const byChance = !isBook && randomBelow(rng, PER_MILLE) < random * PER_MILLE;
    const option = byChance ? pickFrom(rng, decision.options) : quickPlan(brain, match, decision)[0];
    if (option === undefined || !match.submit(decision.seat, option).ok) break;
  }
  const { over } = match;
  if (over === null) return [];
  const won = (seat: Seat): number => (over.winners.length === 0 ? 0.5 : over.winners.includes(seat) ? 1 : 0);
  return positions.map(({ features, seat }) => ({ features, won: won(seat) }));
}

const ROUNDS = 400;
const STEP = 0.5;
/** Weights stay small unless the positions insist. */
const RIDGE = 0.002;

/** Logistic regression by gradient descent, each feature scaled by how much it varies. */
export function learn(lessons: readonly Lesson[], size: number) {
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
  return { weights: w.map((x, i) => x / (scale[i] ?? 1)), loss };
}

function chance(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** How badly the weights are surprised by who won, on average: 0.693 is knowing nothing. */
function loss(lessons: readonly Lesson[], weights: readonly number[]): number {
  let all = 0;
  for (const { features, won } of lessons) {
    const p = Math.min(0.999, Math.max(0.001, chance(features.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0))));
    all -= won * Math.log(p) + (1 - won) * Math.log(1 - p);
  }
  return all / Math.max(1, lessons.length);
}
