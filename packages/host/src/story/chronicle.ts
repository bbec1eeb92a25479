import {
  type Answered,
  type Barrier,
  type Core,
  DIE,
  type Draw,
  type Fact,
  type GameEvent,
  Match,
  type Option,
  packFact,
  type Replay,
  RulesError,
  type Ruleset,
  type Seat,
  type Submitted,
  seedRng,
  stateHash,
} from '@sandtable/kernel';
import { commitmentOf, drawAt, drawKey, type Stakes } from '../dice/fair-dice';
import { addFallen, type Beyond, type Fallen, FallenDice, fallNext } from '../dice/fallen-dice';
import { says } from '../says';
import { applyMove, entryOf, type Move, ROLL, sameMove } from './move';
import type { UntoldStep } from './step';

/** An accepted answer, or a die an opponent needed, and what came of it. */
export interface JournalEntry extends Move, Answered {
  /** The entry of the log that brought it, or the last die typed for it; 0 for what was there before the log. */
  readonly seq: number;
  /** How many events it caused, dice typed for it included. */
  readonly events: number;
  /** A secret answer that waited for others: what it means was not yet to be seen. */
  readonly secret: boolean;
  /** Nothing else could be answered. */
  readonly forced: boolean;
}

/** `keyed`: dice that can be checked by everybody, for tables across the net. */
export type DiceMode = 'seeded' | 'physical' | 'keyed';

/** Where the match came from, enough to run it again. */
export interface Origin<Setup> {
  readonly setup: Setup;
  readonly seed: string;
  readonly dice: DiceMode;
  /** What keyed dice follow from; null for others. */
  readonly stakes: Stakes | null;
  /** Draws recorded elsewhere that are to fall again; null if the seed alone decides. */
  readonly fallen: Fallen | null;
}

/** A settled state on the way, so that nothing has to be run again from the very start. */
interface Mark<S> {
  readonly after: number;
  readonly state: S;
  readonly draws: number;
}

const MARK_EVERY = 16;

/** Where a match stands, as it was written down: it goes on from there without being run again. */
export interface Standpoint<S> {
  readonly state: S;
  readonly journal: readonly JournalEntry[];
  readonly undone: readonly Move[];
  readonly draws: readonly Draw[];
  readonly checks: readonly Check[];
}

/** The hash of the state after so many answers. */
export type Check = readonly [after: number, hash: string];

/** A match with its journal: it can go back to any answer and forward again, always with the same dice. */
export class Chronicle<S extends Core, Setup, View> {
  private current: Match<S, Setup, View>;
  private entries: JournalEntry[] = [];
  private taken: readonly Move[] = [];
  private marks: Mark<S>[] = [];
  private hashes: Check[] = [];
  /** The entry of the log that is being carried out. */
  seq = 0;
  private fallen: Fallen | null;
  private readonly beyond: Beyond;

  constructor(
    readonly rules: Ruleset<S, Setup, View>,
    readonly origin: Origin<Setup>,
    from: Standpoint<S> | null = null,
  ) {
    this.fallen = origin.fallen ?? (origin.dice === 'seeded' ? null : new Map());
    this.beyond = beyondOf(origin);
    if (from === null) {
      this.current = this.begin();
      this.current.takeEvents();
      return;
    }
    this.entries = from.journal.slice();
    this.taken = from.undone;
    this.hashes = from.checks.slice();
    this.current = this.matchOf(from.state);
    for (const draw of from.draws) this.current.draws.push(draw);
    this.markHere();
  }

  get match(): Match<S, Setup, View> {
    return this.current;
  }

  get journal(): readonly JournalEntry[] {
    return this.entries;
  }

  /** What was taken back and can be had again, the next one first. */
  get undone(): readonly Move[] {
    return this.taken;
  }

  /** Puts back what a saved match could redo. */
  setUndone(moves: readonly Move[]): void {
    this.taken = moves;
  }

  /** The hashes on the way. */
  get checks(): readonly Check[] {
    return this.hashes;
  }

  /** With other rules than then, what fell at the next answer falls again. */
  expect(draws: readonly Draw[]): void {
    if (this.fallen === null || draws.length === 0) return;
    this.fallen = fallNext(this.fallen, this.current.draws, draws);
    this.current = this.refitted();
  }

  /** Whether a person has to roll the next die with so many sides. */
  wantsDie(sides: number): boolean {
    if (this.origin.dice !== 'physical') return false;
    const fallen = this.current.draws.filter(([kind]) => kind === sides).length;
    return fallen >= (this.known?.get(sides)?.length ?? 0);
  }

  /** What fell so far and will fall again; null if the seed decides alone. */
  get known(): Fallen | null {
    this.remember();
    return this.fallen;
  }

  submit(seat: Seat, option: Option, by: string | null): Submitted {
    const isDie = this.current.decision(seat)?.kind === DIE;
    return this.attempt(isDie ? null : { seat, option, by }, () => this.current.submit(seat, option));
  }

  /** One die for an opponent; with physical dice the caller passes the face a person has rolled. */
  rollFor(seat: Seat, sides: number, rule: string, purpose: Fact, by: string, face?: number): Submitted {
    const move: Move = { seat, option: [ROLL, sides, rule, packFact(purpose)], by };
    return this.attempt(move, () => this.current.rollFor(seat, sides, rule, purpose, face));
  }

  /** Does again what was taken back first. */
  redo(): Submitted {
    const move = this.taken[0];
    if (move === undefined) return { ok: false, why: says.nothingTakenBack, message: 'Nothing has been taken back.' };
    return this.attempt(move, () => applyMove(this.current, move));
  }

  /** What was done by the last answer, with the events it or a die typed for it has just caused. */
  untold(events: readonly GameEvent[]): UntoldStep<S> {
    const last = this.entries.at(-1);
    const { state } = this.current;
    return { answers: this.entries.length, seat: last?.seat ?? null, by: last?.by ?? null, events, state };
  }

  /** Back to the moment after `n` answers; what follows can be redone until something else is answered. */
  back(n: number): void {
    this.current = this.matchAt(n);
    this.taken = [...this.entries.slice(n).map(({ seat, option, by }) => ({ seat, option, by })), ...this.taken];
    this.entries = this.entries.slice(0, n);
    this.marks = this.marks.filter((m) => m.after <= n);
    this.hashes = this.hashes.filter(([after]) => after <= n);
  }

  /** An independent match as it was after `n` answers, with nothing left in its list of events. */
  matchAt(n: number): Match<S, Setup, View> {
    this.remember();
    let mark: Mark<S> | undefined;
    for (const m of this.marks) if (m.after <= n) mark = m;
    const match = mark === undefined ? this.begin() : this.revive(mark);
    for (let i = mark?.after ?? 0; i < n; i++) {
      const entry = this.entries[i];
      if (entry === undefined) throw new RangeError(`There are only ${this.entries.length} answers.`);
      const done = applyMove(match, entry);
      if (!done.ok) throw new RulesError(`Answer ${i} does not fit when run again: ${done.message}`);
    }
    match.takeEvents();
    return match;
  }

  /** What happened before anybody was asked. */
  opening(): readonly GameEvent[] {
    this.remember();
    return this.begin().takeEvents();
  }

  /** The replay file of the first `n` answers. */
  replay(n = this.entries.length): Replay<Setup> {
    const match = n === this.entries.length ? this.current : this.matchAt(n);
    const checkpoints = this.hashes.filter(([after]) => after < n);
    return {
      format: 'sandtable-replay',
      formatVersion: 1,
      ruleset: this.rules.id,
      version: this.rules.version,
      content: this.rules.content,
      setup: this.origin.setup,
      seed: this.origin.seed,
      dice: this.fallen === null ? 'seeded' : 'given',
      answers: this.entries.slice(0, n).map(entryOf),
      draws: match.draws.slice(),
      checkpoints: [...checkpoints, [n, stateHash(match.state)]],
      result: match.over,
      ...this.proof(match.over !== null),
    };
  }

  /** Once the match is over everybody may work out its dice again. */
  private proof(over: boolean): Pick<Replay, 'proof'> {
    const { stakes } = this.origin;
    return stakes === null || !over ? {} : { proof: { ...stakes, commitment: commitmentOf(stakes.secret) } };
  }

  /** Either the whole answer takes effect or, should the rules fail on the way, nothing of it. Null: a typed die. */
  private attempt(move: Move | null, run: () => Submitted): Submitted {
    if (move !== null) this.mark();
    const forced = move !== null && move.option[0] !== ROLL && this.current.decision(move.seat)?.options.length === 1;
    let done: Submitted;
    try {
      done = run();
    } catch (error) {
      this.current = this.matchAt(this.entries.length);
      throw error;
    }
    if (!done.ok) return done;
    if (move === null) this.extend(done.events.length, done.barrier);
    else this.note(move, done.events.length, done.barrier, forced);
    return done;
  }

  private note(move: Move, events: number, barrier: Barrier, forced: boolean): void {
    const secret = this.current.state.asks.some((a) => a.answer !== null);
    this.entries.push({ ...move, seq: this.seq, barrier, events, secret, forced });
    const next = this.taken[0];
    this.taken = next !== undefined && sameMove(next, move) ? this.taken.slice(1) : [];
  }

  /** A typed die belongs to the answer that called for it. */
  private extend(events: number, barrier: Barrier): void {
    const last = this.entries.pop();
    if (last === undefined) return;
    const both = { roll: true, reveal: last.barrier.reveal || barrier.reveal };
    this.entries.push({ ...last, seq: this.seq, events: last.events + events, barrier: both });
  }

  /** Only between answers: by then every die the last answer called for has been typed. */
  private mark(): void {
    const after = this.entries.length;
    if (after % MARK_EVERY !== 0) return;
    this.markHere();
    if (this.hashes.at(-1)?.[0] !== after) this.hashes.push([after, stateHash(this.current.state)]);
  }

  private markHere(): void {
    const after = this.entries.length;
    const { state, draws } = this.current;
    // a die that is still to be typed belongs to the last answer
    if (this.marks.at(-1)?.after === after || state.asks[0]?.kind === DIE) return;
    this.marks.push({ after, state: this.rules.clone(state), draws: draws.length });
  }

  private remember(): void {
    if (this.fallen !== null) this.fallen = addFallen(this.fallen, this.current.draws);
  }

  private begin(): Match<S, Setup, View> {
    const match = this.matchOf(this.rules.init(this.origin.setup, seedRng(this.origin.seed)));
    match.run();
    return match;
  }

  private revive(mark: Mark<S>): Match<S, Setup, View> {
    const match = this.matchOf(this.rules.clone(mark.state));
    for (const draw of this.current.draws.slice(0, mark.draws)) match.draws.push(draw);
    return match;
  }

  /** The same match with the dice that are known now. */
  private refitted(): Match<S, Setup, View> {
    const match = this.matchOf(this.current.state);
    for (const draw of this.current.draws) match.draws.push(draw);
    return match;
  }

  private matchOf(state: S): Match<S, Setup, View> {
    const dice = this.fallen === null ? null : new FallenDice(this.fallen, this.beyond);
    const match = new Match(this.rules, state, { dice, events: true, record: true });
    dice?.follow(match.draws);
    return match;
  }
}

function beyondOf({ dice, stakes }: Pick<Origin<unknown>, 'dice' | 'stakes'>): Beyond {
  if (dice === 'physical') return 'ask';
  if (stakes === null) return 'generator';
  const key = drawKey(stakes);
  return (kind, n) => drawAt(key, kind, n);
}
