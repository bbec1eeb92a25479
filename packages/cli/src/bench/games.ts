import {
  type Core,
  type Decision,
  type Game,
  Match,
  parseWish,
  type Seat,
  seedRng,
  setupForAll,
  stableHash,
  type Wish,
} from '@sandtable/kernel';
import type { Io } from '../io';
import { percentile, rounded } from '../play/figures';
import { playMatch } from '../play/simulate';
import { atTable, decide, playOn, randomSitting } from '../play/table';
import type { GameFigures, KernelFigures } from './budgets';
import { coldAndWarm, type Effort, perSecond, timesOf } from './measure';
import { spinner } from './spin';

export function measureGame(io: Io, effort: Effort, game: Game, edition: string): GameFigures {
  const setup = setupForAll(game, edition, 'random');
  const ruled = setupForAll(game, edition, playerOf(game));
  // nothing of the game has run before: this is how a page meets it
  const decisions = coldAndWarm(io, effort, randomPlay(game, setup));
  const games = coldAndWarm(io, effort, rulebookPlay(game, ruled));
  const states = middles(game, setup);
  const odds = oddsWork(game, setup);
  return {
    cloneUs: rounded(
      1e6 /
        perSecond(
          io,
          effort,
          batch((i) => game.rules.clone(states[i % states.length] as Core)),
        ),
    ),
    decisionsPerSecondCold: rounded(decisions.cold),
    decisionsPerSecond: rounded(decisions.warm),
    gamesPerSecondCold: rounded(games.cold),
    gamesPerSecond: rounded(games.warm),
    aiTurnP95Ms: rounded(percentile(turnTimes(io, effort, game, ruled), 0.95)),
    oddsMs: odds === null ? null : rounded(percentile(timesOf(io, effort, odds), 0.95)),
  };
}

export function measureKernel(io: Io, effort: Effort, game: Game, edition: string): KernelFigures {
  const states = middles(game, setupForAll(game, edition, 'random'));
  return {
    frameDispatchNs: rounded(1e9 / perSecond(io, effort, spinner())),
    hashUs: rounded(
      1e6 /
        perSecond(
          io,
          effort,
          batch((i) => stableHash(states[i % states.length])),
        ),
    ),
  };
}

/** The book's own opponent; until a game has one, the first it has. */
function playerOf(game: Game): string {
  const [first = 'rulebook'] = Object.keys(game.opponents);
  return game.opponents.rulebook === undefined ? first : 'rulebook';
}

const BATCH = 100;

/** Looking at the clock costs more than a copy, so many are made between two looks. */
function batch(run: (i: number) => unknown): () => number {
  return () => {
    for (let i = 0; i < BATCH; i++) run(i);
    return BATCH;
  };
}

/** States halfway through matches of random play; several, because one may be twice as large as another. */
function middles(game: Game, setup: unknown): readonly Core[] {
  return Array.from({ length: 20 }, (_, n) => {
    const start = () => Match.start(game.rules, setup, `bench/${n}`);
    const length = playOn(atTable(start()), everyRandom(game, setup), game.rules.maxAnswers);
    const match = start();
    playOn(atTable(match), everyRandom(game, setup), length >> 1);
    return match.state;
  });
}

function everyRandom(game: Game, setup: unknown) {
  const seats = game.rules.seats(game.rules.init(setup, seedRng('bench')));
  return Array.from({ length: seats }, (_, seat) => randomSitting(`bench/${seat}`));
}

function randomPlay(game: Game, setup: unknown): () => number {
  const sittings = everyRandom(game, setup);
  let n = 0;
  return () => playOn(atTable(Match.start(game.rules, setup, `bench/${n++}`)), sittings, game.rules.maxAnswers);
}

function rulebookPlay(game: Game, setup: unknown): () => number {
  const seats = everyRandom(game, setup).length;
  const kinds = new Array<string>(seats).fill(playerOf(game));
  const plan = { game, seatings: [{ setup, kinds }], seed: 'bench', limit: game.patience ?? game.rules.maxAnswers };
  let n = 0;
  return () => {
    const result = playMatch(plan, n++);
    if ('crash' in result) throw new Error(`A match of ${game.id} crashed: ${result.crash}`);
    return 1;
  };
}

/** A turn of the opponent: everything it decides until somebody else is asked. */
function turnTimes(io: Io, effort: Effort, game: Game, setup: unknown): number[] {
  const opponent = game.opponents[playerOf(game)];
  if (opponent === undefined) throw new Error(`${game.id} has no opponent.`);
  let n = 0;
  let match = Match.start(game.rules, setup, `bench/${n}`);
  const asked = (): Decision => {
    for (;;) {
      const decision = match.decision();
      if (decision !== null) return decision;
      match = Match.start(game.rules, setup, `bench/${++n}`);
    }
  };
  return timesOf(io, effort, () => {
    const { seat } = asked();
    while (match.decision(seat) !== null) {
      const done = match.submit(seat, decide(atTable(match), seat, opponent).option);
      if (!done.ok) throw new Error(done.message);
    }
  });
}

/** Odds of wishes met in random play, one after the other; null if none of them has any. */
function oddsWork(game: Game, setup: unknown): (() => void) | null {
  const questions = oddsQuestions(game, setup);
  let n = 0;
  if (questions.length === 0) return null;
  return () => {
    const question = questions[n++ % questions.length];
    if (question !== undefined) game.odds(question.state, question.seat, question.wish);
  };
}

interface Question {
  readonly state: Core;
  readonly seat: Seat;
  readonly wish: Wish;
}

const QUESTIONS = 50;
const MATCHES = 20;

function oddsQuestions(game: Game, setup: unknown): Question[] {
  const sittings = everyRandom(game, setup);
  const questions: Question[] = [];
  for (let n = 0; n < MATCHES && questions.length < QUESTIONS; n++) {
    const match = Match.start(game.rules, setup, `odds/${n}`);
    for (let decision = match.decision(); decision !== null; decision = match.decision()) {
      for (const option of decision.options) {
        const wish = parseWish(game.language, game.wishOf(match.state, decision.seat, option));
        if (!wish.ok || !game.odds(match.state, decision.seat, wish.value).ok) continue;
        questions.push({ state: game.rules.clone(match.state), seat: decision.seat, wish: wish.value });
      }
      if (questions.length >= QUESTIONS) break;
      playOn(atTable(match), sittings, 1);
    }
  }
  return questions;
}
