import {
  type Core,
  type Deadline,
  type Fact,
  type GameEvent,
  type Outcome,
  type Problem,
  type Seat,
  type Submitted,
  stableHash,
  success,
  unpackFact,
  type Viewer,
} from '@sandtable/kernel';
import { Clock } from '../clocks/clock';
import { type ClockRules, SeatClock } from '../clocks/seat-clock';
import { type TimeLeft, TurnClock } from '../clocks/turn-clock';
import { Commands } from '../keeping/commands';
import { type Change, type Entry, entryOf, type Stamp, type Times } from '../keeping/entry';
import type { TableOptions } from '../keeping/saved';
import { problemOf, says } from '../says';
import type { Hostable } from '../speech/speech';
import type { Chronicle, JournalEntry } from '../story/chronicle';
import { ROLL } from '../story/move';
import type { UntoldStep } from '../story/step';
import type { UndoRequest } from '../undo/undo-policy';
import { type Attempt, refuse, words } from './attempt';
import { Audience } from './audience';
import { askedNow, type Moments, movedOn } from './moments';
import { type Apart, unpackDie, type WantedDie } from './question';
import { type Occupant, outcomeOfForfeit } from './seats';
import type { TableStart } from './table-start';
import { type Cause, type News, type Situation, type Trace, type Update, updateFor } from './update';

/** What the environment lends to a table. */
export interface TableHooks {
  /** Told every accepted change, before anybody else is; `updateFor` says what each viewer learns of it. */
  readonly entered?: ((entry: Entry, updateFor: (who: Viewer) => Update<unknown>) => void) | undefined;
  /** Told of what went wrong without stopping the match. */
  readonly onProblem?: ((problem: Problem) => void) | undefined;
  /** The time in milliseconds; with it the table keeps a clock for every seat. */
  readonly now?: (() => number) | undefined;
  /** Calls back after so many milliseconds, unless it is told not to; with it time limits are the host's to enforce. */
  readonly timer?: ((ms: number, call: () => void) => () => void) | undefined;
}

/** What came of a change. */
interface Enacted<S extends Core> {
  readonly cause: Cause;
  readonly steps: readonly UntoldStep<S>[];
  /** As it goes into the log. */
  readonly change: Change;
  /** Whether the match itself has moved. */
  readonly moves: boolean;
}

/** Who an answer is by that nobody gave: the time was over. */
const CLOCK = '$clock';

/** What a table holds beside its match, and the only thing that changes it. */
export abstract class TableCore<S extends Core, Setup, View> {
  protected readonly audience: Audience<Update<View>>;
  protected readonly clock: Clock;
  protected readonly turnClock: TurnClock;
  /** The clock the table has agreed on; null: none, or nobody tells the time here. */
  protected readonly seatClock: SeatClock | null;
  protected forfeit: Seat | null;
  protected gaveUp: boolean;
  protected advised: readonly number[];
  protected readonly options: TableOptions;
  protected readonly commands: Commands;
  protected seats: readonly Occupant[];
  protected request: UndoRequest | null;
  protected seq: number;
  protected die: WantedDie | null;
  protected moments: Moments;
  /** How the rules failed last. */
  protected slip = '';
  /** As which command the next entries are made. */
  private stamp: Stamp | null = null;
  /** Thoughts about secret answers, kept until these are open. */
  protected held: Trace[] = [];

  constructor(
    protected readonly game: Hostable<S, Setup, View>,
    protected readonly chronicle: Chronicle<S, Setup, View>,
    start: TableStart,
    protected readonly hooks: TableHooks = {},
  ) {
    this.options = start.options;
    this.seats = start.seats;
    this.request = start.request;
    this.seq = start.seq;
    this.die = start.die;
    this.moments = start.moments;
    this.commands = start.commands;
    const now = hooks.now ?? (() => 0);
    this.clock = new Clock(now, start.used?.slice() ?? (hooks.now === undefined ? null : start.seats.map(() => 0)));
    this.turnClock = new TurnClock(now, start.turns);
    this.turnClock.set(this.deadline());
    this.forfeit = start.forfeit;
    this.gaveUp = start.gaveUp;
    this.advised = start.advised;
    const { clock } = start.options;
    this.seatClock =
      clock === undefined || hooks.now === undefined
        ? null
        : new SeatClock(now, clock, start.seats.length, start.clock);
    this.seatClock?.set(this.hurried());
    this.audience = new Audience((error) => this.problem('watch', words(error)));
  }

  get over(): Outcome | null {
    const { match } = this.chronicle;
    if (this.forfeit === null) return match.over;
    const partners = this.game.partners?.(match.state, this.forfeit) ?? [];
    return outcomeOfForfeit(this.seats, partners, this.forfeit, this.gaveUp);
  }

  /** Who is asked for advice; null: nobody, or somebody who is not known here. */
  protected get adviser(): string | null {
    const { advice } = this.options;
    return advice !== undefined && Object.hasOwn(this.game.opponents, advice) ? advice : null;
  }

  /** Whom the match waits for. */
  get waiting(): readonly Seat[] {
    return this.forfeit === null ? this.chronicle.match.waiting() : [];
  }

  /** The number of the last entry. */
  get last(): number {
    return this.seq;
  }

  /** Since when things stand as they do. */
  get since(): Moments {
    return this.moments;
  }

  /** The last entry of a command; null if it was never carried out. */
  doneAt(command: string): number | null {
    return this.commands.seqOf(command);
  }

  /** Makes entries as this command. */
  as<T>(stamp: Stamp, run: () => T): T {
    this.stamp = stamp;
    try {
      return run();
    } finally {
      this.stamp = null;
    }
  }

  /** Carries out an entry that was accepted before, as it was then. */
  apply(entry: Entry): Attempt<number> {
    if (entry.seq !== this.seq + 1) return refuse('stale', says.expectedEntry(this.seq + 1, entry.seq));
    this.clock.add(this.chronicle.match.waiting(), entry.ms ?? 0);
    this.turnClock.add(entry.turnMs ?? 0);
    this.seatClock?.add(entry.clockMs ?? 0);
    for (const clock of [this.clock, this.turnClock, this.seatClock]) clock?.restart();
    return this.enact(entry.change, null, entry);
  }

  /** So long ago the last entry was made: the seats that are waited for have used it. */
  passed(ms: number): void {
    this.clock.passed(ms);
    this.seatClock?.passed(ms);
  }

  /** Every accepted answer so far. Holds secrets: for whoever owns the table, not for players. */
  get journal(): readonly JournalEntry[] {
    return this.chronicle.journal;
  }

  /** The clock of the turn stands still, or goes on. */
  hold(yes: boolean): void {
    this.turnClock.hold(yes);
  }

  /** Time used of a turn that stands in no entry yet. */
  unwritten(): number {
    return this.turnClock.unwritten();
  }

  /** What is left of the turn that is timed; null if none is. */
  timeLeft(): TimeLeft | null {
    return this.turnClock.read();
  }

  /** Until somebody's time is over; null if no clock runs. */
  untilTimeOver(): number | null {
    const turn = this.turnClock.read();
    const left = [turn?.running === true ? turn.leftMs : null, this.seatClock?.untilLate() ?? null];
    const known = left.filter((ms) => ms !== null);
    return known.length === 0 ? null : Math.min(...known);
  }

  /** The clock the table has agreed on; null without one. */
  get clockRules(): ClockRules | null {
    return this.options.clock ?? null;
  }

  /** When the next seat will have only so much time left; null if no clock of the table runs. */
  dueAt(lead = 0): number | null {
    return this.seatClock?.dueAt(lead) ?? null;
  }

  /** Answers for a seat whose turn is over, or writes down that somebody is late; nothing happens before. */
  timeOver(): Attempt<number> | null {
    const over = this.turnClock.over();
    if (over === null) return this.seatClock?.untilLate() === 0 ? this.noteTime() : null;
    return this.enact({ do: 'answer', seat: over.seat, option: over.answer, by: CLOCK });
  }

  /** Writes down the time that has passed, so that it is not given back. */
  noteTime(): Attempt<number> {
    return this.enact({ do: 'time' });
  }

  /**
   * The only thing that changes the table. If the rules fail on the way, everything stands as before and there is no entry.
   * An entry of the past is carried out as it was; otherwise one is made.
   */
  protected enact(change: Change, trace: Trace | null = null, past: Entry | null = null): Attempt<number> {
    const time = past === null ? this.tick() : past;
    const was = askedNow(this.chronicle.match, this.seats.length);
    this.chronicle.seq = this.seq + 1;
    const done = this.carryOut(change, past !== null);
    if (!done.ok) {
      if (done.code === 'rules-failed' && trace === null) this.problem('rules', this.slip);
      return done;
    }
    const seq = ++this.seq;
    if (trace !== null) this.held.push(trace);
    const { cause, steps, change: made, moves } = done.value;
    if (moves) this.moments = movedOn(this.moments, seq, was, askedNow(this.chronicle.match, this.seats.length));
    this.turnClock.set(this.deadline());
    this.seatClock?.set(this.hurried());
    const entry = past ?? entryOf(seq, this.stamp, time, made);
    if (entry.who !== undefined && entry.cmd !== undefined) this.commands.note(Commands.key(entry.who, entry.cmd), seq);
    this.publish(entry, { cause, steps, thoughts: moves ? this.openThoughts() : [] });
    return success(seq);
  }

  private carryOut(change: Change, isPast: boolean): Attempt<Enacted<S>> {
    const nothing = { steps: [], change, moves: false };
    switch (change.do) {
      case 'answer':
        return this.answerNow(change, isPast);
      case 'undo':
        if (change.to > this.journal.length) return refuse('no-such-answer', says.journalEnds(this.journal.length));
        this.chronicle.back(change.to);
        this.held = [];
        this.settled();
        return success({ ...nothing, cause: 'undo', moves: true });
      case 'redo':
        return this.redoNow(change.answers);
      case 'request':
        this.request = change.request;
        this.moments = { ...this.moments, request: this.seq + 1 };
        return success({ ...nothing, cause: 'request' });
      case 'seat':
        this.seats = this.seats.map((o, i) => (i === change.seat ? change.occupant : o));
        this.moments = {
          ...this.moments,
          seated: this.moments.seated.map((at, i) => (i === change.seat ? this.seq + 1 : at)),
        };
        this.settled();
        return success({ ...nothing, cause: 'seat' });
      case 'die':
        this.die = unpackDie(change.die);
        return success({ ...nothing, cause: 'die' });
      case 'advice':
        this.advised = this.advised.map((n, seat) => (seat === change.seat ? n + 1 : n));
        return success({ ...nothing, cause: 'time' });
      case 'time':
        return success({ ...nothing, cause: 'time' });
      case 'grant':
        this.seatClock?.begin(change.seat);
        return success({ ...nothing, cause: 'time' });
      case 'forfeit':
        this.forfeit = change.seat;
        this.gaveUp = change.gaveUp === true;
        this.settled();
        return success({ ...nothing, cause: 'forfeit', moves: true });
    }
  }

  private answerNow(change: Change & { do: 'answer' }, isPast: boolean): Attempt<Enacted<S>> {
    const { seat, option, by, face } = change;
    const { chronicle } = this;
    if (isPast) chronicle.expect(change.draws ?? []);
    const before = chronicle.match.draws.length;
    const [verb, sides, rule, purpose] = option;
    const done = this.tried(() =>
      verb === ROLL
        ? chronicle.rollFor(seat, Number(sides), String(rule), unpackFact(String(purpose)), by ?? '', face)
        : chronicle.submit(seat, option, by),
    );
    if (!done.ok) return done;
    const draws = chronicle.match.draws.slice(before);
    if (isPast && stableHash(draws) !== stableHash(change.draws ?? [])) {
      this.problem('draws', says.otherDice(this.journal.length));
    }
    const steps = [chronicle.untold(done.value)];
    this.settled();
    return success({ cause: 'answer', steps, change: draws.length === 0 ? change : { ...change, draws }, moves: true });
  }

  /** Does again one answer and what the opponents answered to it. */
  private redoNow(answers: number): Attempt<Enacted<S>> {
    const steps: UntoldStep<S>[] = [];
    while (steps.length < answers) {
      const done = this.tried(() => this.chronicle.redo());
      if (!done.ok && steps.length === 0) return done;
      if (!done.ok) break;
      const step = this.chronicle.untold(done.value);
      // the next one changes the board under it
      steps.push({ ...step, state: this.game.rules.clone(step.state) });
    }
    this.settled();
    return success({ cause: 'redo', steps, change: { do: 'redo', answers: steps.length }, moves: true });
  }

  private tried(run: () => Submitted): Attempt<readonly GameEvent[]> {
    try {
      const done = run();
      return done.ok ? success(done.events) : refuse('not-an-option', done.why);
    } catch (error) {
      this.slip = words(error);
      return refuse('rules-failed', says.rulesFailed);
    }
  }

  /** Whatever was asked before is not asked any more. */
  private settled(): void {
    this.request = null;
    this.die = null;
  }

  /** What was thought of a secret answer waits until it is open. */
  private openThoughts(): readonly Trace[] {
    if (this.chronicle.match.state.asks.some((a) => a.answer !== null)) return [];
    const { held } = this;
    this.held = [];
    return held;
  }

  private publish(entry: Entry, news: News<S>): void {
    const situation = this.situation();
    const told = new Map<Viewer, Update<View>>();
    const tell = (who: Viewer): Update<View> => {
      const update = told.get(who) ?? updateFor(situation, news, who);
      told.set(who, update);
      return update;
    };
    this.hooks.entered?.(entry, tell);
    this.audience.publish(tell);
  }

  protected apart(): Apart {
    return { die: this.die, timeUp: this.deadline()?.answer ?? null };
  }

  private deadline(): Deadline | null {
    const { match } = this.chronicle;
    const isTimed = this.game.deadline !== undefined && this.hooks.timer !== undefined;
    for (const seat of isTimed ? match.waiting() : []) {
      const decision = match.decision(seat);
      const found = decision === null ? null : (this.game.deadline?.(match.state, decision) ?? null);
      if (found !== null) return found;
    }
    return null;
  }

  protected situation(): Situation<S, Setup, View> {
    const { match, journal, undone } = this.chronicle;
    const { seq, seats, request, die, forfeit, over } = this;
    const { undo: policy, thoughts } = this.options;
    const advised = this.adviser === null ? null : this.advised;
    const used = this.clock.used(match.waiting());
    const { tell } = this.game;
    const left = this.turnClock.read();
    const { timeUp } = this.apart();
    const clock = this.seatClock?.read() ?? null;
    const times = { timeUp, used, left, clock };
    return {
      seq,
      match,
      tell,
      journal,
      undone,
      seats,
      policy,
      request,
      die,
      ...times,
      forfeit: this.gaveUp ? null : forfeit,
      over,
      thoughts,
      advised,
    };
  }

  /** Counts the time that has passed for those who were waited for. */
  private tick(): Times {
    if (this.hooks.now === undefined) return {};
    const ms = this.clock.tick(this.chronicle.match.waiting());
    return { ms, turnMs: this.turnClock.tick(), clockMs: this.seatClock?.tick() };
  }

  /** The seats whose time runs: opponents are not in a hurry, and who has left a seat still is. */
  private hurried(): Seat[] {
    if (this.forfeit !== null) return [];
    return this.chronicle.match.waiting().filter((seat) => this.seats[seat]?.by !== 'opponent');
  }

  protected problem(path: string, said: Fact | string): void {
    this.hooks.onProblem?.(typeof said === 'string' ? { path, message: said } : problemOf(path, said));
  }
}
