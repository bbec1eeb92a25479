import {
  type Core,
  type Game,
  Match,
  type Outcome,
  type Replay,
  type ReplayEntry,
  type Seat,
  seedRng,
  stableHash,
  stateHash,
} from '@sandtable/kernel';
import { Stop } from '../stop';
import { atTable, playOn, randomSitting, recordingTable, type Sitting } from './table';

const RANDOM = 'random';

/** A set-up and who sits at each seat: a key of the game's opponents, or `random`. */
export interface Seating {
  readonly setup: unknown;
  readonly kinds: readonly string[];
}

export interface Plan {
  readonly game: Game;
  readonly seed: string;
  /** They take turns from match to match. */
  readonly seatings: readonly Seating[];
  /** Answers after which a match is given up. */
  readonly limit: number;
}

export interface Played {
  readonly answers: number;
  readonly kinds: readonly string[];
  /** The state's own count of turns, where it has one. */
  readonly turns: number | null;
  /** The seat that took the first turn, where the state tells. */
  readonly first: Seat | null;
  readonly outcome: Outcome | null;
  /** Same plan and number, same hash: of the last state and how long it took to get there. */
  readonly hash: string;
}

export type PlayResult = { readonly played: Played } | { readonly crash: string; readonly replay: Replay };

/** One kind for every seat, or one for each. */
export function seatKinds(game: Game, setup: unknown, list: readonly string[]): readonly string[] {
  const kinds = [...Object.keys(game.opponents), RANDOM];
  for (const kind of list) {
    if (!kinds.includes(kind)) {
      throw new Stop(`There is no player "${kind}" for ${game.title}: expected one of ${kinds.join(', ')}.`);
    }
  }
  const seats = seatNames(game, setup).length;
  if (list.length === 1) return new Array<string>(seats).fill(list[0] ?? RANDOM);
  if (list.length !== seats)
    throw new Stop(`Expected ${seats} players in --seats (or one for all), found ${list.length}.`);
  return list;
}

export function seatNames(game: Game, setup: unknown): readonly string[] {
  const state = game.rules.init(setup, seedRng('names'));
  return Array.from({ length: game.rules.seats(state) }, (_, seat) => game.seatName(state, seat));
}

/** The number-th match of a plan; depends on nothing else. */
export function playMatch(plan: Plan, number: number): PlayResult {
  const { rules } = plan.game;
  try {
    const match = Match.start(rules, seatingOf(plan, number).setup, seedOf(plan, number));
    const answers = playOn(atTable(match), sittings(plan, number), plan.limit);
    const { turn, first } = match.state as Core & { readonly turn?: unknown; readonly first?: unknown };
    return {
      played: {
        answers,
        kinds: seatingOf(plan, number).kinds,
        turns: numberOrNull(turn),
        first: numberOrNull(first),
        outcome: match.over,
        hash: stableHash([answers, stateHash(match.state)]),
      },
    };
  } catch (error) {
    return { crash: error instanceof Error ? error.message : String(error), replay: crashReplay(plan, number) };
  }
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function seatingOf(plan: Plan, number: number): Seating {
  const seating = plan.seatings[number % plan.seatings.length];
  if (seating === undefined) throw new Error('Nobody is seated.');
  return seating;
}

function seedOf(plan: Plan, number: number): string {
  return `${plan.seed}/${number}`;
}

function sittings(plan: Plan, number: number): Sitting[] {
  return seatingOf(plan, number).kinds.map((kind, seat) => {
    const opponent = plan.game.opponents[kind];
    return kind === RANDOM || opponent === undefined ? randomSitting(`${seedOf(plan, number)}/${seat}`) : { opponent };
  });
}

/** Plays the broken match again with a recorder, up to and including the answer that breaks it. */
function crashReplay(plan: Plan, number: number): Replay {
  const { rules } = plan.game;
  const seed = seedOf(plan, number);
  const answers: ReplayEntry[] = [];
  let draws: Replay['draws'] = [];
  try {
    const match = Match.start(rules, seatingOf(plan, number).setup, seed, { record: true });
    draws = match.draws;
    playOn(recordingTable(match, answers), sittings(plan, number), plan.limit);
  } catch {
    // Known already: this is the crash the replay is about.
  }
  return {
    format: 'sandtable-replay',
    formatVersion: 1,
    ruleset: rules.id,
    version: rules.version,
    content: rules.content,
    setup: seatingOf(plan, number).setup,
    seed,
    dice: 'seeded',
    answers,
    draws,
    checkpoints: [],
    result: null,
  };
}
