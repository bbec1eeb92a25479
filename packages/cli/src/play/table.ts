import {
  type Core,
  type Decision,
  type Fact,
  type GameEvent,
  type Match,
  type Opponent,
  type Option,
  packFact,
  pickFrom,
  type ReplayEntry,
  type Rng,
  type Seat,
  type Submitted,
  seedRng,
  type Thought,
  think,
} from '@sandtable/kernel';

/** No opponent breaks one tie with more dice than this; more means that it never makes up its mind. */
const MAX_DICE = 1000;

/** A match and the ways to move it; a recorder may stand in between. */
export interface PlayedTable {
  readonly match: Match<Core>;
  submit(seat: Seat, option: Option): Submitted;
  rollFor(seat: Seat, sides: number, rule: string, purpose: Fact): Submitted;
}

/** Who sits at a seat: one of the game's opponents, or chance. */
export type Sitting = { readonly opponent: Opponent<unknown> } | { readonly random: Rng };

export function atTable(match: Match<Core>): PlayedTable {
  return {
    match,
    submit: (seat, option) => match.submit(seat, option),
    rollFor: (seat, sides, rule, purpose) => match.rollFor(seat, sides, rule, purpose),
  };
}

/** Writes down every answer before it is given, so that the one that breaks the engine is kept too. */
export function recordingTable(match: Match<Core>, entries: ReplayEntry[]): PlayedTable {
  return {
    match,
    submit: (seat, option) => {
      entries.push([seat, ...option]);
      return match.submit(seat, option);
    },
    rollFor: (seat, sides, rule, purpose) => {
      entries.push([seat, '$roll', sides, rule, packFact(purpose)]);
      return match.rollFor(seat, sides, rule, purpose);
    },
  };
}

export function randomSitting(seed: string): Sitting {
  return { random: seedRng(seed) };
}

export interface Thinking {
  readonly option: Option;
  readonly thought: Thought;
  /** Events of the dice it needed to decide. */
  readonly events: readonly GameEvent[];
}

/** One decision of an opponent, from what its seat may see, with the dice it asks for on the way. */
export function decide(table: PlayedTable, seat: Seat, opponent: Opponent<unknown>): Thinking {
  const events: GameEvent[] = [];
  const { rules, state } = table.match;
  const view = rules.view(state, seat);
  for (let n = 0; n <= MAX_DICE; n++) {
    const reply = think(table.match, seat, opponent, view);
    if (reply === null) throw new Error(`Seat ${seat} is not asked anything.`);
    if ('option' in reply) return { option: reply.option, thought: reply.thought, events };
    const rolled = table.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
    if (!rolled.ok) throw new Error(rolled.message);
    events.push(...rolled.events);
  }
  throw new Error(`The opponent of seat ${seat} rolled ${MAX_DICE} dice without deciding.`);
}

/** Everybody answers until the match is over or the limit is reached; says how many answers it took. */
export function playOn(table: PlayedTable, sittings: readonly Sitting[], limit: number): number {
  let answers = 0;
  while (answers < limit) {
    const decision = table.match.decision();
    if (decision === null) break;
    const sitting = sittings[decision.seat];
    if (sitting === undefined) throw new Error(`Nobody sits at seat ${decision.seat}.`);
    const done = table.submit(decision.seat, chosen(table, decision, sitting));
    if (!done.ok) throw new Error(done.message);
    answers++;
  }
  return answers;
}

/** What is no choice needs no thought: nobody reads the reasons of a match without a screen, and no opponent rolls for it. */
function chosen(table: PlayedTable, { seat, options }: Decision, sitting: Sitting): Option {
  if ('random' in sitting) return pickFrom(sitting.random, options);
  const [only, ...others] = options;
  return only !== undefined && others.length === 0 ? only : decide(table, seat, sitting.opponent).option;
}
