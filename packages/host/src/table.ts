import {
  type Core,
  type GameEvent,
  type Match,
  type Option,
  type Outcome,
  type Problem,
  type Seat,
  type Submitted,
  sameOption,
  success,
} from '@sandtable/kernel';
import { type Attempt, refuse, words } from './attempt';
import { Audience } from './audience';
import type { Chronicle, JournalEntry } from './chronicle';
import { Clock } from './clock';
import { history, thoughtAt } from './history';
import { countOf, occupantOf, optionOf, personIn, seatIn, viewerIn } from './input';
import { failed, letThink, nextThinker, type Thinker, type Thinking } from './opponents';
import { notAsked, notOffered, type Question, questionOf, standingOf, type WantedDie } from './question';
import { type Furniture, save, saveAt } from './save';
import type { SavedTable, TableOptions } from './saved';
import { type Occupant, personAt, seatsOfOthers } from './seats';
import type { Hostable } from './speech';
import type { Deed, Step } from './step';
import { lastStep, mayRedo, reachOf, type UndoRequest, whyNot } from './undo-policy';
import { type Cause, type News, type Situation, type Trace, type Update, updateFor } from './update';

/** What the environment lends to a table. */
export interface TableHooks {
  /** Told the whole table after every accepted change. */
  readonly save?: ((saved: SavedTable) => void | Promise<void>) | undefined;
  /** Told of what went wrong without stopping the match. */
  readonly onProblem?: ((problem: Problem) => void) | undefined;
  /** The time in milliseconds; with it the table keeps a clock for every seat. */
  readonly now?: (() => number) | undefined;
}

/** What one person may do now, and the match it is about, secrets included. */
export interface Present<S extends Core, Setup, View> {
  readonly seat: Seat;
  readonly match: Match<S, Setup, View>;
  readonly question: Question | null;
  readonly standing: readonly Option[];
}

/** How a table stands when it is opened or restored. */
export interface TableStart {
  readonly options: TableOptions;
  readonly seats: readonly Occupant[];
  readonly request: UndoRequest | null;
  readonly used: readonly number[] | null;
  readonly seq: number;
}

/**
 * The authority over one match: who sits where, whose answers count, who learns what. Everything from outside is checked
 * and either taken as a whole or refused; whatever was taken is saved and then published.
 */
export class Table<S extends Core, Setup, View> {
  private readonly audience: Audience<Update<View>>;
  private readonly clock: Clock | null;
  private readonly options: TableOptions;
  private seats: readonly Occupant[];
  private request: UndoRequest | null;
  private seq: number;
  /** The physical die an opponent needs before it can answer. */
  private die: WantedDie | null = null;
  /** Thoughts about secret answers, kept until these are open. */
  private held: Trace[] = [];

  constructor(
    private readonly game: Hostable<S, Setup, View>,
    private readonly chronicle: Chronicle<S, Setup, View>,
    start: TableStart,
    private readonly hooks: TableHooks = {},
  ) {
    this.options = start.options;
    this.seats = start.seats;
    this.request = start.request;
    this.seq = start.seq;
    const used = start.used ?? start.seats.map(() => 0);
    this.clock = hooks.now === undefined ? null : new Clock(hooks.now, used.slice());
    this.audience = new Audience((error) => this.problem('watch', words(error)));
  }

  get over(): Outcome | null {
    return this.chronicle.match.over;
  }

  /** Every accepted answer so far. Holds secrets: for whoever owns the table, not for players. */
  get journal(): readonly JournalEntry[] {
    return this.chronicle.journal;
  }

  /** Tells the viewer how things stand, and from now on every change. Gives back how to stop. */
  watch(rawWho: unknown, tell: (update: Update<View>) => void): Attempt<() => void> {
    const now = this.sync(rawWho);
    if (!now.ok) return now;
    return success(this.audience.join(now.value.who, tell, now.value));
  }

  /** How things stand, for a viewer who has missed something. */
  sync(rawWho: unknown): Attempt<Update<View>> {
    const who = viewerIn(this.seats, rawWho);
    if (!who.ok) return who;
    this.tick();
    return success(updateFor(this.situation(), { cause: 'sync', deeds: [], thoughts: [] }, who.value));
  }

  /** The match as it stands, for whoever speaks for the person in this seat; nothing in it may be changed. */
  present(rawSeat: unknown): Attempt<Present<S, Setup, View>> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const { match } = this.chronicle;
    const question = questionOf(match, this.seats, this.die, seat.value);
    return success({ seat: seat.value, match, question, standing: standingOf(match, this.seats, seat.value) });
  }

  /** A person answers what their seat is asked, or acts unasked. Every change gives back the number of the update about it. */
  answer(rawSeat: unknown, rawOption: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const option = optionOf(rawOption);
    if (!option.ok) return option;
    const { match } = this.chronicle;
    const chosen = (offered: readonly Option[]) => offered.find((o) => sameOption(o, option.value));
    const question = questionOf(match, this.seats, this.die, seat.value);
    const asked = chosen(question?.options ?? []);
    if (question !== null && asked !== undefined) return this.play('answer', () => this.enter(question, asked));
    const unasked = chosen(standingOf(match, this.seats, seat.value));
    if (unasked !== undefined) return this.play('answer', () => this.chronicle.submit(seat.value, unasked, null));
    return question === null ? notAsked(match, seat.value) : notOffered(question, option.value);
  }

  /** Lets one opponent make one decision or roll one die, so that a worker can breathe in between. True: there is more. */
  advance(): boolean {
    const thinker = this.nextThinker();
    if (thinker === null) return false;
    const { seat, name } = thinker;
    this.tick();
    const { done, thought, choice, die } = this.think(thinker);
    const { length: answers } = this.journal;
    if (thought !== null && choice !== null) this.held.push({ answers, seat, thought, choice });
    if (done.ok) this.changed('answer', [this.chronicle.deed(done.events)]);
    else if (die !== null) this.wantDie(die);
    else {
      // it would fail again in the same way; a person can take the seat, or it can be given back to the opponent
      this.problem('opponent', `The opponent "${name}" failed and has left seat ${seat}: ${done.message}`);
      this.setSeat(seat, { by: 'nobody' });
    }
    return this.nextThinker() !== null;
  }

  /** Goes back to `to` answers, or one step of this seat; where others may agree, what is out of reach becomes a request. */
  undo(rawSeat: unknown, rawTo?: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const { journal } = this.chronicle;
    const { undo: policy } = this.options;
    const past = { policy, journal, seats: this.seats };
    const reach = reachOf(past, seat.value);
    const to = rawTo === undefined ? success(lastStep(past, seat.value)) : countOf(rawTo, journal.length);
    if (!to.ok) return to;
    if (to.value === null || to.value === journal.length) return refuse('nothing-to-undo', 'There is nothing to undo.');
    if (to.value >= reach.to) return this.goBack(to.value);
    if (policy !== 'agree') return refuse('barrier', whyNot(reach));
    if (this.request !== null && this.request.seat !== seat.value) {
      return refuse('request-pending', `Seat ${this.request.seat} has asked for an undo already.`);
    }
    const waits = seatsOfOthers(this.seats, seat.value);
    if (waits.length === 0) return this.goBack(to.value);
    return this.ask({ seat: seat.value, to: to.value, waits });
  }

  /** Agrees to the request to undo, or declines it; who made it can only withdraw it. */
  agree(rawSeat: unknown, yes: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    if (typeof yes !== 'boolean') return refuse('malformed', 'Expected true to agree or false to decline.');
    const { request } = this;
    if (request === null) return refuse('no-request', 'Nobody has asked for an undo.');
    const mayReply = request.waits.includes(seat.value) || (seat.value === request.seat && !yes);
    if (!mayReply) return refuse('not-asked', `Seat ${seat.value} is not asked to agree.`);
    if (!yes) return this.ask(null);
    const name = personAt(this.seats, seat.value);
    const waits = request.waits.filter((s) => personAt(this.seats, s) !== name);
    return waits.length === 0 ? this.goBack(request.to) : this.ask({ ...request, waits });
  }

  /** Does again what was taken back: one answer of a person and what the opponents answered to it. */
  redo(rawSeat: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    if (!mayRedo(this.options.undo, this.chronicle.undone, seat.value)) {
      return refuse('nothing-to-redo', `Seat ${seat.value} has nothing to redo.`);
    }
    return this.redoStep();
  }

  /** Gives the seat to a person, to an opponent or to nobody. */
  seat(rawSeat: unknown, rawOccupant: unknown): Attempt<number> {
    const seat = seatIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const occupant = occupantOf(this.game.opponents, rawOccupant);
    if (!occupant.ok) return occupant;
    this.tick();
    return this.setSeat(seat.value, occupant.value);
  }

  /** The state after `n` answers, secrets included: for whoever owns the table. */
  stateAt(rawN: unknown): Attempt<S> {
    const n = countOf(rawN, this.journal.length);
    return n.ok ? success(this.chronicle.matchAt(n.value).state) : n;
  }

  /** What the viewer saw after `n` answers. */
  viewAt(rawN: unknown, rawWho: unknown): Attempt<View> {
    const who = viewerIn(this.seats, rawWho);
    if (!who.ok) return who;
    const state = this.stateAt(rawN);
    return state.ok ? success(this.game.rules.view(state.value, who.value)) : state;
  }

  /** What the viewer learned, answer by answer, after `since` answers; without it from the very start. */
  history(rawWho: unknown, rawSince?: unknown): Attempt<Step[]> {
    const who = viewerIn(this.seats, rawWho);
    if (!who.ok) return who;
    const since = rawSince === undefined ? success(null) : countOf(rawSince, this.journal.length);
    if (!since.ok) return since;
    return success(history(this.chronicle, this.game, who.value, since.value));
  }

  /** Why the opponent gave answer `n`, as far as the viewer may know; null if there is nothing to know. */
  thoughtAt(rawN: unknown, rawWho: unknown): Attempt<Trace | null> {
    const who = viewerIn(this.seats, rawWho);
    if (!who.ok) return who;
    const n = countOf(rawN, this.journal.length);
    if (!n.ok) return n;
    try {
      return success(thoughtAt(this.chronicle, this.game, this.options.thoughts, who.value, n.value));
    } catch {
      // an opponent that fails has nothing to say
      return success(null);
    }
  }

  /** The table as plain data. Holds every secret: for whoever owns the table. */
  saved(): SavedTable<Setup> {
    return save(this.chronicle, this.furniture());
  }

  /** The same as it was after `n` answers, to begin another match from there. */
  savedAt(rawN: unknown): Attempt<SavedTable<Setup>> {
    const n = countOf(rawN, this.journal.length);
    return n.ok ? success(saveAt(this.chronicle, this.furniture(), n.value)) : n;
  }

  private think(thinker: Thinker): Thinking {
    try {
      return letThink(this.chronicle, this.game, thinker);
    } catch (error) {
      return failed(words(error));
    }
  }

  private enter({ seat, roll }: Question, option: Option): Submitted {
    if (roll === null) return this.chronicle.submit(seat, option, null);
    const thinker = this.seats[roll.seat];
    if (roll !== this.die || thinker?.by !== 'opponent') return this.chronicle.submit(roll.seat, option, null);
    return this.chronicle.rollFor(roll.seat, roll.sides, roll.rule, roll.purpose, thinker.name, Number(option[1]));
  }

  /** Runs something that moves the match; if the rules fail, the match stands as before. */
  private play(cause: Cause, run: () => Submitted): Attempt<number> {
    this.tick();
    const done = this.tried(run);
    return done.ok ? this.changed(cause, [this.chronicle.deed(done.value)]) : done;
  }

  /** Does again one answer and what the opponents answered to it. */
  private redoStep(): Attempt<number> {
    this.tick();
    const deeds: Deed<S>[] = [];
    for (let more = true; more; more = typeof this.chronicle.undone[0]?.by === 'string') {
      const done = this.tried(() => this.chronicle.redo());
      if (!done.ok && deeds.length === 0) return done;
      if (!done.ok) break;
      const deed = this.chronicle.deed(done.value);
      // the next one changes the board under it
      deeds.push({ ...deed, state: this.game.rules.clone(deed.state) });
    }
    return this.changed('redo', deeds);
  }

  private tried(run: () => Submitted): Attempt<readonly GameEvent[]> {
    try {
      const done = run();
      return done.ok ? success(done.events) : refuse('not-an-option', done.message);
    } catch (error) {
      this.problem('rules', words(error));
      return refuse('rules-failed', 'The rules failed at this answer. It was not taken; the match stands as before.');
    }
  }

  private changed(cause: Cause, deeds: readonly Deed<S>[]): Attempt<number> {
    this.request = null;
    this.die = null;
    const isSecret = this.chronicle.match.state.asks.some((a) => a.answer !== null);
    const thoughts = isSecret ? [] : this.held;
    if (!isSecret) this.held = [];
    return this.publish({ cause, deeds, thoughts });
  }

  private goBack(to: number): Attempt<number> {
    this.tick();
    this.chronicle.back(to);
    this.held = [];
    return this.changed('undo', []);
  }

  private ask(request: UndoRequest | null): Attempt<number> {
    this.tick();
    this.request = request;
    return this.publish({ cause: 'request', deeds: [], thoughts: [] });
  }

  private setSeat(seat: Seat, occupant: Occupant): Attempt<number> {
    this.seats = this.seats.map((o, i) => (i === seat ? occupant : o));
    this.request = null;
    this.die = null;
    return this.publish({ cause: 'seat', deeds: [], thoughts: [] });
  }

  private publish(news: News<S>): Attempt<number> {
    this.seq++;
    const situation = this.situation();
    this.keep();
    this.audience.publish((who) => updateFor(situation, news, who));
    return success(situation.seq);
  }

  private keep(): void {
    if (this.hooks.save === undefined) return;
    const report = (error: unknown) => this.problem('save', `The match could not be saved: ${words(error)}`);
    try {
      Promise.resolve(this.hooks.save(this.saved())).catch(report);
    } catch (error) {
      report(error);
    }
  }

  private furniture(): Furniture {
    const { seq, options, request } = this;
    const waits = request?.waits.slice() ?? [];
    const used = this.clock?.used() ?? null;
    return { seq, options, seats: this.seats.slice(), request: request === null ? null : { ...request, waits }, used };
  }

  private situation(): Situation<S, Setup, View> {
    const { match, journal, undone } = this.chronicle;
    const { seq, seats, request, die } = this;
    const { undo: policy, thoughts } = this.options;
    const used = this.clock?.used() ?? null;
    const { tell, retell } = this.game;
    return { seq, match, tell, retell, journal, undone, seats, policy, request, die, used, thoughts };
  }

  /** Opponents wait while an undo is being talked about. */
  private nextThinker(): Thinker | null {
    return this.request === null ? nextThinker(this.chronicle, this.seats, this.die) : null;
  }

  private wantDie(die: WantedDie): void {
    this.die = die;
    this.publish({ cause: 'die', deeds: [], thoughts: [] });
  }

  private tick(): void {
    this.clock?.tick(this.chronicle.match.waiting());
  }

  private problem(path: string, message: string): void {
    this.hooks.onProblem?.({ path, message });
  }
}
