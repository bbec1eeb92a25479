import type { Core, Match, Option, Outcome, Seat, Thought, UndoStop, Viewer } from '@sandtable/kernel';
import type { ClockState } from '../clocks/seat-clock';
import type { TimeLeft } from '../clocks/turn-clock';
import type { Choice } from '../speech/speech';
import type { JournalEntry } from '../story/chronicle';
import type { Move } from '../story/move';
import { stepFor, type Teller, type ToldStep, type UntoldStep } from '../story/step';
import { mayRedo, reachOf, stepsTo, type UndoPolicy, type UndoRequest } from '../undo/undo-policy';
import { type Question, questionOf, standingOf, type WantedDie } from './question';
import { type Occupant, personAt } from './seats';

/** What has just happened; `sync` repeats how things stand. */
export type Cause = 'answer' | 'die' | 'undo' | 'redo' | 'request' | 'seat' | 'time' | 'forfeit' | 'sync';

/** What a seat's opponent thought when it answered. */
export interface Trace {
  /** So many answers were in the journal with the one it led to. */
  readonly answers: number;
  readonly seat: Seat;
  readonly thought: Thought;
  readonly choice: Choice;
}

export interface UndoOffer {
  readonly policy: UndoPolicy;
  /** So many answers are left at least, if nobody else is asked. */
  readonly to: number;
  readonly stop: UndoStop;
  /** How many things that is, taken back one by one. */
  readonly steps: number;
  /** Whether something has been taken back that this seat can have again. */
  readonly redo: boolean;
}

/** Everything one viewer learns of a change: nothing in it says more than the ruleset lets this viewer know. */
export interface Update<View> {
  /** Rises by one with every change; a gap means that something was missed: ask for a sync. */
  readonly seq: number;
  readonly cause: Cause;
  readonly who: Viewer;
  /** Answers in the journal; falls by undo. */
  readonly answers: number;
  readonly view: View;
  readonly question: Question | null;
  /** What the viewer's seat may do unasked. */
  readonly standing: readonly Option[];
  readonly waiting: readonly Seat[];
  readonly seats: readonly Occupant[];
  /** What has been answered and what came of it; several where answers were done again together. */
  readonly steps: readonly ToldStep[];
  /** What was thought of answers that are open now. */
  readonly thoughts: readonly Trace[];
  /** Null for viewers who cannot take anything back. */
  readonly undo: UndoOffer | null;
  readonly request: UndoRequest | null;
  /** Milliseconds used by each seat; null if no clock runs. */
  readonly used: readonly number[] | null;
  /** What is left of a turn with a time limit; null without one. */
  readonly left: TimeLeft | null;
  /** The clock the table has agreed on; null without one. */
  readonly clock: ClockState | null;
  /** The seat that has lost by its time. */
  readonly forfeit: Seat | null;
  /** How often each seat has asked for advice; null where nobody may. */
  readonly advised: readonly number[] | null;
  /** Only where the viewer has named what it saw last: some of that was taken back, its story begins afresh. */
  readonly rewritten?: boolean;
  readonly over: Outcome | null;
}

/** How things stand at the table, secrets included: what updates are made from. */
export interface Situation<S extends Core, Setup, View> extends Teller<S> {
  readonly seq: number;
  readonly match: Match<S, Setup, View>;
  readonly journal: readonly JournalEntry[];
  readonly undone: readonly Move[];
  readonly seats: readonly Occupant[];
  readonly policy: UndoPolicy;
  readonly request: UndoRequest | null;
  readonly die: WantedDie | null;
  readonly used: readonly number[] | null;
  readonly left: TimeLeft | null;
  readonly clock: ClockState | null;
  readonly forfeit: Seat | null;
  readonly over: Outcome | null;
  /** The answer that only the clock gives. */
  readonly timeUp: Option | null;
  readonly thoughts: 'own' | 'open';
  readonly advised: readonly number[] | null;
}

export interface News<S extends Core> {
  readonly cause: Cause;
  readonly steps: readonly UntoldStep<S>[];
  readonly thoughts: readonly Trace[];
}

export function updateFor<S extends Core, Setup, View>(
  at: Situation<S, Setup, View>,
  news: News<S>,
  who: Viewer,
): Update<View> {
  const { match, seats, journal } = at;
  const { rules, state } = match;
  const isGivenUp = at.over !== null && match.over === null;
  return {
    seq: at.seq,
    cause: news.cause,
    who,
    answers: journal.length,
    view: rules.view(state, who),
    question: who === 'spectator' || isGivenUp ? null : copied(questionOf(match, seats, at, who)),
    standing: who === 'spectator' || isGivenUp ? [] : standingOf(match, seats, who),
    waiting: isGivenUp ? [] : match.waiting(),
    seats: seats.slice(),
    steps: news.steps.map((step) => stepFor(at, rules, step, who)),
    thoughts: news.thoughts.filter((t) => maySee(at.thoughts, t.seat, who, at.over !== null)),
    undo: who === 'spectator' || isGivenUp || personAt(seats, who) === null ? null : undoFor(at, who),
    request: at.request,
    used: at.used,
    left: at.left,
    clock: at.clock,
    forfeit: at.forfeit,
    advised: at.advised,
    over: at.over,
  };
}

function undoFor<S extends Core, Setup, View>(at: Situation<S, Setup, View>, seat: Seat): UndoOffer {
  const reach = reachOf(at, seat);
  const steps = stepsTo(at, reach.to, seat);
  return { policy: at.policy, ...reach, steps, redo: mayRedo(at.policy, at.undone, seat) };
}

/** A thought lists what its seat could have done, and so its hand: others see it only at an open table, or after the match. */
export function maySee(thoughts: 'own' | 'open', seat: Seat, who: Viewer, isOver: boolean): boolean {
  return thoughts === 'open' || who === seat || isOver;
}

/** The engine goes on using its lists; what is published is nobody's but the viewer's. */
function copied(question: Question | null): Question | null {
  if (question === null) return null;
  return {
    ...question,
    options: question.options.map(([verb, ...args]) => [verb, ...args]),
    dice: question.dice.slice(),
  };
}
