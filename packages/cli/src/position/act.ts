import {
  type Candidate,
  type Core,
  type GameEvent,
  Match,
  type Opponent,
  OpponentError,
  type Option,
  PASS,
  type Seat,
  type Told,
  type Wish,
} from '@sandtable/kernel';
import { isRoll, readIn, say } from '../output/events';
import { atTable, decide, type Thinking } from '../play/table';
import { EXIT, Stop } from '../stop';
import { type Answer, after, refused, seen } from './answer';
import { MissingDice, type PositionOptions, type Session } from './session';
import { readWish, splitWishes } from './wish';

/** Carries wishes out one after the other, each for the seat that is asked then. */
export function carryOut(session: Session, text: string): Answer {
  const { game, match } = session;
  const events: GameEvent[] = [];
  for (const [i, part] of splitWishes(text).entries()) {
    const seat = i === 0 ? session.seat : (match.decision()?.seat ?? session.seat);
    const { wish, option } = readWish(session, seat, part.text, part.column);
    const refusals = game.rules.explain(match.state, seat, wish);
    if (refusals.length > 0) return refused(session, part.text, refusals);
    for (let next: Option | null = option; next !== null; next = goOn(session, seat, wish)) {
      const answer = next;
      const done = session.rolling(() => match.submit(seat, answer));
      if (!done.ok) throw new Error(`"${part.text}" is explained as legal but not offered: ${done.message}`);
      events.push(...done.events);
    }
  }
  session.expectAllRolled();
  return after(session, { events: events.map((e) => seen(session, e)).filter((e) => e !== null) }, events);
}

/** The next answer of a wish that takes several, as long as the same seat is asked. */
function goOn({ game, match }: Session, seat: Seat, wish: Wish): Option | null {
  return match.decision(seat) === null ? null : (game.continueWish?.(match.state, seat, wish) ?? null);
}

interface Decided {
  readonly wish: string;
  readonly because: readonly string[];
  readonly rolls: Told<readonly GameEvent[]>;
  readonly text: string;
  readonly candidates: readonly (Omit<Told<Candidate>, 'option'> & { readonly wish: string })[];
}

/** Reactions of other seats are passed, so that the opponent's turn is seen to its end; `--reactions` stops there. */
function passOthers({ match, seat, rolling }: Session, options: PositionOptions): GameEvent[] {
  const events: GameEvent[] = [];
  for (let d = match.decision(); d !== null && d.seat !== seat && options.reactions !== true; d = match.decision()) {
    const pass = d.options.find((o) => o[0] === PASS);
    const passing = d.seat;
    const done = pass === undefined ? null : rolling(() => match.submit(passing, pass));
    if (done === null || !done.ok) break;
    events.push(...done.events);
  }
  return events;
}

/** What the opponent thinks; one that plays only seats of its own kind says so in plain words. */
function thought(match: Match<Core>, seat: Seat, opponent: Opponent<unknown>): Thinking {
  try {
    return decide(atTable(match), seat, opponent);
  } catch (error) {
    if (error instanceof OpponentError) throw new Stop(error.message);
    throw error;
  }
}

/** What the opponent does with its turn, and why. */
export function ai(session: Session, options: PositionOptions): Answer {
  const { game, match, seat } = session;
  const opponent = game.opponents[options.opponent];
  if (opponent === undefined) {
    const names = Object.keys(game.opponents).join(', ');
    throw new Stop(`There is no opponent "${options.opponent}" for ${game.title}: expected one of ${names}.`);
  }
  const decisions: Decided[] = [];
  const events: GameEvent[] = [];
  const began = phaseOf(match.state);
  let stopped: string | null = null;
  // what is shown when the dice run out in the middle of something: the moment before
  let before = game.rules.clone(match.state);
  for (let n = 0; n < (options.steps ?? game.rules.maxAnswers); n++) {
    try {
      events.push(...orOutOfDice(null, () => passOthers(session, options)));
      if (match.decision(seat) === null || (options.phase === true && phaseOf(match.state) !== began)) break;
      before = game.rules.clone(match.state);
      decisions.push(decideOnce(session, opponent, events));
    } catch (error) {
      if (!(error instanceof OutOfDice)) throw error;
      stopped = error.message;
      if (error.decided !== null) decisions.push(error.decided);
      break;
    }
  }
  const shown = stopped === null ? session : { ...session, match: new Match(game.rules, before) };
  stopped ??= session.leftOver();
  // what it weighed is its own to know: whoever looks from another seat sees what happened
  const open = session.viewer === seat ? decisions : [];
  const told = open.map((d) => `${d.wish}  (${d.because.join(', ')})\n    ${d.text}\n`).join('');
  const seenThen = events.flatMap((e) => seen(shown, e) ?? []);
  const answer = after(shown, { decisions: open, stopped, events: seenThen }, events);
  const head = decisions.length === 0 ? `${session.nameOf(seat)} is not asked anything now.\n` : told;
  return {
    ...answer,
    text: `${head}\n${answer.text}${stopped === null ? '' : `\n${stopped}\n`}`,
    code: stopped === null ? answer.code : EXIT.bad,
  };
}

/** Dice are missing; what was decided before they fell is known all the same. */
class OutOfDice extends Stop {
  constructor(
    message: string,
    readonly decided: Decided | null,
  ) {
    super(message);
  }
}

function decideOnce(session: Session, opponent: Opponent<unknown>, events: GameEvent[]): Decided {
  const { game, match, seat } = session;
  const thinking = orOutOfDice(null, () => session.rolling(() => thought(match, seat, opponent)));
  const wish = game.wishOf(match.state, seat, thinking.option);
  const candidates = thinking.thought.candidates.map((c) => ({
    wish: game.wishOf(match.state, seat, c.option),
    rank: c.rank,
    fate: c.fate,
    note: say(game, c.note),
    rule: c.rule,
  }));
  const { because } = thinking.thought;
  const text = say(game, thinking.thought.text);
  const rolls = (all: readonly GameEvent[]) => readIn(game, all.filter(isRoll));
  const decided: Decided = { wish, because, rolls: rolls(thinking.events), text, candidates };
  const done = orOutOfDice(decided, () => session.rolling(() => match.submit(seat, thinking.option)));
  if (!done.ok) throw new Error(done.message);
  events.push(...thinking.events, ...done.events);
  return { ...decided, rolls: rolls([...thinking.events, ...done.events]) };
}

function orOutOfDice<T>(decided: Decided | null, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof MissingDice) throw new OutOfDice(error.message, decided);
    throw error;
  }
}

/** The phase a game says it is in; games without phases have none. */
function phaseOf(state: Core): unknown {
  return (state as Core & { phase?: unknown }).phase;
}
