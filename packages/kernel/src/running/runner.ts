import { type Rng, randomBelow, seedRng } from '../chance/rng';
import type { Core, Option, Outcome, Seat } from '../core';
import type { Ruleset } from '../ruleset';
import type { Fact } from '../telling/fact';
import type { Decision, Match } from './match';

/** Something an opponent weighed: what became of it, and why. */
export interface Candidate {
  readonly option: Option;
  readonly rank: readonly number[];
  /** Chosen; lost at a row of a table, by the die, or to another that was better; or out before anything was compared. */
  readonly fate: 'chosen' | 'row' | 'die' | 'behind' | 'out';
  /** Why: the letter of the row, what is true of the others, what was wrong with it. */
  readonly note: Fact;
  /** The rule behind it. */
  readonly rule: string | null;
}

/** What a rulebook opponent thought: which rows of its tables applied, what lost and why. */
export interface Thought {
  /** Rules that selected the option, in the order tested. */
  readonly because: readonly string[];
  /** One or two plain sentences for players, as a fact. */
  readonly text: Fact;
  readonly candidates: readonly Candidate[];
}

/** Either an answer, or a die it needs first; then it is asked again with the die in `decision.dice`. */
export type Reply =
  | { readonly option: Option; readonly thought: Thought }
  | { readonly roll: { readonly sides: number; readonly rule: string; readonly purpose: Fact } };

/** An opponent is asked something its book does not put to it: the seat is a person's. */
export class OpponentError extends Error {
  override readonly name = 'OpponentError';
}

/**
 * Law 10: decides from what its seat may see, and from nothing else. Who searches also asks for a world: a state that looks to the
 * seat as the true one does, everything hidden in it drawn anew. More of them it draws from that one.
 */
export type Opponent<View, S extends Core = Core> = (view: View, decision: Decision, world: () => S) => Reply;

/** An opponent of a book looks at the table and at nothing else: it asks for no world. */
export type BookOpponent<View> = (view: View, decision: Decision) => Reply;

/**
 * The world an opponent is given: what it may believe, and the same for everything that looks alike to its seat, so that whatever
 * is done with it tells nothing of what is hidden.
 */
export function worldFor<S extends Core, Setup, View>(rules: Ruleset<S, Setup, View>, state: S, seat: Seat): S {
  return rules.resample(state, seat, seedRng('world'));
}

/** Anything that answers decisions without explaining: bots of the testkit, scripts. */
export type Player<S extends Core, Setup, View> = (match: Match<S, Setup, View>, decision: Decision) => Option;

export function randomPlayer<S extends Core, Setup, View>(seed: string | number): Player<S, Setup, View> {
  const rng: Rng = seedRng(seed);
  return (_match, decision) => pickFrom(rng, decision.options);
}

export function pickFrom(rng: Rng, options: readonly Option[]): Option {
  const option = options[randomBelow(rng, options.length)];
  if (option === undefined) throw new Error('There is nothing to pick from.');
  return option;
}

export interface Played {
  readonly answers: number;
  readonly outcome: Outcome | null;
}

/** Lets the players answer until the match is over or the limit is reached. */
export function playOut<S extends Core, Setup, View>(
  match: Match<S, Setup, View>,
  playerOf: (seat: Seat) => Player<S, Setup, View>,
  limit: number,
): Played {
  let answers = 0;
  while (match.over === null && answers < limit) {
    const decision = match.decision();
    if (decision === null) break;
    const done = match.submit(decision.seat, playerOf(decision.seat)(match, decision));
    if (!done.ok) throw new Error(done.message);
    answers++;
  }
  return { answers, outcome: match.over };
}

/**
 * One decision of an opponent, dice included; what it thought comes back for the film. A die it asks for changes nothing that
 * it sees: who asks it again with the die may hand it the same view, and it need not work everything out once more.
 */
export function think<S extends Core, Setup, View>(
  match: Pick<Match<S, Setup, View>, 'rules' | 'state' | 'decision'>,
  seat: Seat,
  opponent: Opponent<View, S>,
  view: View = match.rules.view(match.state, seat),
): Reply | null {
  const decision = match.decision(seat);
  return decision === null ? null : opponent(view, decision, () => worldFor(match.rules, match.state, seat));
}
