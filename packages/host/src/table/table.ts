import {
  type Core,
  type Fact,
  type Match,
  type Option,
  packFact,
  type Reply,
  type Seat,
  sameOption,
  success,
  worldFor,
} from '@sandtable/kernel';
import { whyNotLate } from '../clocks/late';
import { countOf, cursorOf, occupantOf, optionOf, personIn, seatIn, viewerIn } from '../input';
import type { Change } from '../keeping/entry';
import { type Furniture, save, saveAt } from '../keeping/save';
import type { SavedTable } from '../keeping/saved';
import { type Snapshot, snapshotOf } from '../keeping/snapshot';
import { says } from '../says';
import { choiceOf } from '../speech/speech';
import { askedAt, history, thoughtBehind } from '../story/history';
import { ROLL } from '../story/move';
import type { ToldStep } from '../story/step';
import { lastStep, mayRedo, reachOf, whyNot } from '../undo/undo-policy';
import { type Attempt, refuse, words } from './attempt';
import { nextThinker, type Thinker, type ThoughtWanted } from './opponents';
import { notAsked, notOffered, packDie, type Question, questionOf, standingOf, type WantedDie } from './question';
import { personAt, seatsOfOthers } from './seats';
import { TableCore } from './table-core';
import { type Trace, type Update, updateFor } from './update';

/** What one person may do now, and the match it is about, secrets included. */
export interface Present<S extends Core, Setup, View> {
  readonly seat: Seat;
  readonly match: Match<S, Setup, View>;
  readonly question: Question | null;
  readonly standing: readonly Option[];
}

const GIVEN_UP = refuse('match-over', says.matchOver);

/**
 * A match with its seats: who sits where, whose answers count, who learns what. Everything from outside is checked and either
 * taken as a whole, as an entry, or refused. It stands in memory and tells at once; `Authority` keeps it.
 */
export class MatchTable<S extends Core, Setup, View> extends TableCore<S, Setup, View> {
  /** Tells the viewer how things stand, and from now on every change. Gives back how to stop. */
  watch(rawWho: unknown, tell: (update: Update<View>) => void): Attempt<() => void> {
    const now = this.sync(rawWho);
    if (!now.ok) return now;
    return success(this.audience.join(now.value.who, tell, now.value));
  }

  /**
   * How things stand, for a viewer who has missed something. Whoever names the update it saw last is told the steps since;
   * where some of what it saw has been taken back, that its story has to begin afresh.
   */
  sync(rawWho: unknown, rawCursor?: unknown): Attempt<Update<View>> {
    const who = viewerIn(this.seats, rawWho);
    if (!who.ok) return who;
    const cursor = rawCursor === undefined ? success(null) : cursorOf(rawCursor);
    if (!cursor.ok) return cursor;
    const now = updateFor(this.situation(), { cause: 'sync', steps: [], thoughts: [] }, who.value);
    if (cursor.value === null) return success(now);
    const { seq, answers } = cursor.value;
    const isRewritten = seq > this.seq || this.journal.filter((entry) => entry.seq <= seq).length !== answers;
    const steps = isRewritten ? [] : history(this.chronicle, this.game, who.value, answers);
    return success({ ...now, steps, rewritten: isRewritten });
  }

  /** The match as it stands, for whoever speaks for the person in this seat; nothing in it may be changed. */
  present(rawSeat: unknown): Attempt<Present<S, Setup, View>> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const { match } = this.chronicle;
    const question = questionOf(match, this.seats, this.apart(), seat.value);
    return success({ seat: seat.value, match, question, standing: standingOf(match, this.seats, seat.value) });
  }

  /** A person answers what their seat is asked, or acts unasked. Every change gives back the number of the update about it. */
  answer(rawSeat: unknown, rawOption: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const option = optionOf(rawOption);
    if (!option.ok) return option;
    if (this.forfeit !== null) return GIVEN_UP;
    const { match } = this.chronicle;
    const chosen = (offered: readonly Option[]) => offered.find((o) => sameOption(o, option.value));
    const question = questionOf(match, this.seats, this.apart(), seat.value);
    const asked = chosen(question?.options ?? []);
    if (question !== null && asked !== undefined) return this.enact(this.answered(question, asked));
    const unasked = chosen(standingOf(match, this.seats, seat.value));
    if (unasked !== undefined) return this.enact({ do: 'answer', seat: seat.value, option: unasked, by: null });
    return question === null ? notAsked(match, seat.value) : notOffered(question, option.value);
  }

  /** Lets one opponent make one decision or roll one die, so that a worker can breathe in between. True: there is more. */
  advance(): boolean {
    const next = this.nextThought();
    if (next === null) return false;
    const { reply, why } = this.think(next);
    this.accept(next, reply, why);
    return this.nextThinker() !== null;
  }

  /** Whether the match waits for an opponent. */
  get hasToThink(): boolean {
    return this.nextThinker() !== null;
  }

  /** What the next opponent has to think about, as plain data, wherever it thinks; null if nobody waits for one. */
  nextThought(): ThoughtWanted<View> | null {
    const thinker = this.nextThinker();
    if (thinker === null) return null;
    return this.wanted(thinker);
  }

  private wanted({ seat, name }: Thinker): ThoughtWanted<View> | null {
    const { match } = this.chronicle;
    const decision = match.decision(seat);
    if (decision === null) return null;
    return {
      at: this.moments.asked[seat] ?? this.seq,
      seat,
      name,
      view: match.rules.view(match.state, seat),
      decision,
      world: worldFor(match.rules, match.state, seat),
    };
  }

  /** A person asks what the table's adviser would do in their place: that is counted. What comes back is to be thought about. */
  askAdvice(rawSeat: unknown): Attempt<ThoughtWanted<View> | null> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    if (this.adviser === null) return refuse('not-allowed', says.noAdvice);
    if (this.forfeit !== null) return GIVEN_UP;
    const { match } = this.chronicle;
    const question = questionOf(match, this.seats, this.apart(), seat.value);
    if (question === null || question.roll !== null) return notAsked(match, seat.value);
    const counted = this.enact({ do: 'advice', seat: seat.value });
    return counted.ok ? success(this.adviceWanted(seat.value)) : counted;
  }

  /** The same once more, for whoever did not hear it. */
  adviceWanted(seat: Seat): ThoughtWanted<View> | null {
    const { adviser } = this;
    return adviser === null ? null : this.wanted({ seat, name: adviser });
  }

  /** What was thought, in the words of wishes; null for `reply`: to be thought about here. */
  adviceOf(wanted: ThoughtWanted<View>, given: Reply | null): Attempt<Trace> {
    const { seat } = wanted;
    if (this.moments.asked[seat] !== wanted.at) return refuse('stale', says.goneOn);
    const reply = given ?? this.think(wanted).reply;
    if (reply === null || 'roll' in reply) return refuse('unavailable', says.noReply);
    const { option, thought } = reply;
    const choice = choiceOf(this.game, this.chronicle.match.state, seat, option, thought);
    return success({ answers: this.journal.length + 1, seat, thought, choice });
  }

  /** Takes what an opponent has thought; null: it failed, and a person can take the seat. */
  accept(
    wanted: Pick<ThoughtWanted<View>, 'at' | 'seat' | 'name' | 'decision'>,
    reply: Reply | null,
    why: Fact | string = says.noReply,
  ): Attempt<number> {
    const now = this.nextThinker();
    const { seat, name } = wanted;
    const isMeant = now?.seat === seat && now.name === name && this.moments.asked[seat] === wanted.at;
    const dice = this.chronicle.match.decision(seat)?.dice.length;
    if (!isMeant || dice !== wanted.decision.dice.length) return refuse('stale', says.goneOn);
    if (reply === null) return this.leave(seat, name, why);
    if ('roll' in reply) return this.rollFor(seat, name, { seat, ...reply.roll });
    const { option, thought } = reply;
    const choice = choiceOf(this.game, this.chronicle.match.state, seat, option, thought);
    const trace = { answers: this.journal.length + 1, seat, thought, choice };
    const done = this.enact({ do: 'answer', seat, option, by: name }, trace);
    return done.ok ? done : this.leave(seat, name, done.code === 'rules-failed' ? this.slip : done.message);
  }

  /** Goes back to `to` answers, or one step of this seat; where others may agree, what is out of reach becomes a request. */
  undo(rawSeat: unknown, rawTo?: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    if (this.forfeit !== null) return GIVEN_UP;
    const { journal } = this.chronicle;
    const { undo: policy, thoughts } = this.options;
    const past = { policy, journal, seats: this.seats, thoughts };
    const reach = reachOf(past, seat.value);
    const to = rawTo === undefined ? success(lastStep(past, seat.value)) : countOf(rawTo, journal.length);
    if (!to.ok) return to;
    if (to.value === null || to.value === journal.length) return refuse('nothing-to-undo', says.nothingToUndo);
    if (to.value >= reach.to) return this.enact({ do: 'undo', to: to.value });
    if (policy !== 'agree') return refuse('barrier', whyNot(reach));
    if (this.request !== null && this.request.seat !== seat.value) {
      return refuse('request-pending', says.undoAskedAlready(this.request.seat));
    }
    const waits = seatsOfOthers(this.seats, seat.value);
    if (waits.length === 0) return this.enact({ do: 'undo', to: to.value });
    return this.enact({ do: 'request', request: { seat: seat.value, to: to.value, waits } });
  }

  /** Agrees to the request to undo, or declines it; who made it can only withdraw it. */
  agree(rawSeat: unknown, yes: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    if (typeof yes !== 'boolean') return refuse('malformed', says.agreeOrDecline);
    const { request } = this;
    if (request === null) return refuse('no-request', says.nobodyAskedUndo);
    const mayReply = request.waits.includes(seat.value) || (seat.value === request.seat && !yes);
    if (!mayReply) return refuse('not-asked', says.notAskedToAgree(seat.value));
    if (!yes) return this.enact({ do: 'request', request: null });
    const person = personAt(this.seats, seat.value);
    const waits = request.waits.filter((s) => personAt(this.seats, s) !== person);
    if (waits.length === 0) return this.enact({ do: 'undo', to: request.to });
    return this.enact({ do: 'request', request: { ...request, waits } });
  }

  /** Does again what was taken back: one answer of a person and what the opponents answered to it. */
  redo(rawSeat: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    if (this.forfeit !== null) return GIVEN_UP;
    if (!mayRedo(this.options.undo, this.chronicle.undone, seat.value)) {
      return refuse('nothing-to-redo', says.nothingToRedo(seat.value));
    }
    const { undone } = this.chronicle;
    const others = undone.findIndex((move, i) => i > 0 && move.by === null);
    return this.enact({ do: 'redo', answers: others < 0 ? undone.length : others });
  }

  /** Gives the seat to a person, to an opponent or to nobody. */
  seat(rawSeat: unknown, rawOccupant: unknown): Attempt<number> {
    const seat = seatIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const occupant = occupantOf(this.game.opponents, rawOccupant);
    if (!occupant.ok) return occupant;
    return this.enact({ do: 'seat', seat: seat.value, occupant: occupant.value });
  }

  /** Does to a seat whose time is over what the table has agreed on, or gives it a turn's time again. */
  late(rawSeat: unknown, rawOf: unknown, what: 'wait' | 'opponent' | 'forfeit'): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    const of = seatIn(this.seats, rawOf);
    if (!of.ok) return of;
    const refused = whyNotLate(this.options.clock, this.seatClock, seat.value, of.value, what);
    if (refused !== null) return refused;
    if (what === 'wait') return this.enact({ do: 'grant', seat: of.value });
    if (what === 'forfeit') return this.enact({ do: 'forfeit', seat: of.value });
    return this.seat(of.value, { by: 'opponent', name: this.options.clock?.opponent });
  }

  /** Whoever plays the seat has had enough: the others win. No book says so; it is a matter of the table. */
  giveUp(rawSeat: unknown): Attempt<number> {
    const seat = personIn(this.seats, rawSeat);
    if (!seat.ok) return seat;
    if (this.over !== null) return GIVEN_UP;
    return this.enact({ do: 'forfeit', seat: seat.value, gaveUp: true });
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
  history(rawWho: unknown, rawSince?: unknown): Attempt<ToldStep[]> {
    const who = viewerIn(this.seats, rawWho);
    if (!who.ok) return who;
    const since = rawSince === undefined ? success(null) : countOf(rawSince, this.journal.length);
    if (!since.ok) return since;
    return success(history(this.chronicle, this.game, who.value, since.value));
  }

  /** What an opponent has to think about again to say why it gave answer `n`; null if the viewer may not know, or there is nothing to know. */
  askedAt(rawN: unknown, rawWho: unknown): Attempt<ThoughtWanted<View> | null> {
    const who = viewerIn(this.seats, rawWho);
    if (!who.ok) return who;
    const n = countOf(rawN, this.journal.length);
    if (!n.ok) return n;
    const { thoughts } = this.options;
    return success(askedAt(this.chronicle, this.game, thoughts, who.value, n.value, this.over !== null));
  }

  /** Why the opponent gave answer `n`, by what it thinks of it today: elsewhere, or here if `given` is left out. */
  thoughtAt(rawN: unknown, rawWho: unknown, given?: Reply | null): Attempt<Trace | null> {
    const wanted = this.askedAt(rawN, rawWho);
    if (!wanted.ok) return wanted;
    if (wanted.value === null) return success(null);
    // an opponent that fails has nothing to say
    const reply = given === undefined ? this.think(wanted.value).reply : given;
    return success(thoughtBehind(this.chronicle, this.game, Number(rawN), reply));
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

  /** How the table stands, to go on from without playing the match again. Holds every secret. */
  snapshot(): Snapshot {
    const { seq, options, seats, request, die, forfeit, gaveUp, advised, moments, commands } = this;
    const turns = this.turnClock.kept();
    return snapshotOf(this.chronicle, {
      seq,
      options,
      seats,
      request,
      die,
      used: this.clock.used([]),
      turns,
      clock: this.seatClock?.kept() ?? null,
      forfeit,
      gaveUp,
      advised,
      moments,
      commands,
    });
  }

  private think({ name, view, decision, world }: ThoughtWanted<View>): {
    readonly reply: Reply | null;
    readonly why?: string;
  } {
    try {
      return { reply: this.game.opponents[name]?.(view, decision, () => world as S) ?? null };
    } catch (error) {
      return { reply: null, why: words(error) };
    }
  }

  private leave(seat: Seat, name: string, why: Fact | string): Attempt<number> {
    // it would fail again in the same way; a person can take the seat, or it can be given back to the opponent
    this.problem('opponent', says.opponentFailed(name, seat, why));
    return this.enact({ do: 'seat', seat, occupant: { by: 'nobody' } });
  }

  private rollFor(seat: Seat, name: string, die: WantedDie): Attempt<number> {
    const option: Option = [ROLL, die.sides, die.rule, packFact(die.purpose)];
    if (this.chronicle.wantsDie(die.sides)) return this.enact({ do: 'die', die: packDie(die) });
    const done = this.enact({ do: 'answer', seat, option, by: name });
    return done.ok ? done : this.leave(seat, name, done.message);
  }

  private answered({ seat, roll }: Question, option: Option): Change {
    if (roll === null) return { do: 'answer', seat, option, by: null };
    const thinker = this.seats[roll.seat];
    if (roll !== this.die || thinker?.by !== 'opponent') return { do: 'answer', seat: roll.seat, option, by: null };
    const { sides, rule, purpose } = roll;
    const face = Number(option[1]);
    return { do: 'answer', seat: roll.seat, option: [ROLL, sides, rule, packFact(purpose)], by: thinker.name, face };
  }

  private furniture(): Furniture {
    const { seq, options, request, forfeit, advised } = this;
    const waits = request?.waits.slice() ?? [];
    const used = this.clock.used(this.chronicle.match.waiting());
    const seats = this.seats.slice();
    const lost = forfeit === null ? {} : { forfeit, ...(this.gaveUp ? { gaveUp: true as const } : {}) };
    const asked = advised.some((n) => n > 0) ? { advised: advised.slice() } : {};
    return { seq, options, seats, request: request === null ? null : { ...request, waits }, used, ...lost, ...asked };
  }

  /** Opponents wait while an undo is being talked about. */
  private nextThinker(): Thinker | null {
    if (this.request !== null || this.forfeit !== null) return null;
    return nextThinker(this.chronicle, this.seats, this.die);
  }
}
