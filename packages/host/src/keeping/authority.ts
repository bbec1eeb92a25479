import { type Fact, type Reply, type Result, type Seat, success, type Viewer } from '@sandtable/kernel';
import type { AnyInterpreter, AnyTable, Hosted } from '../hosted';
import { fails, inEnglish, problemOf, says } from '../says';
import { type Attempt, refuse, words } from '../table/attempt';
import { Audience } from '../table/audience';
import type { ThoughtWanted } from '../table/opponents';
import type { TableHooks } from '../table/table-core';
import type { Trace, Update } from '../table/update';
import { Commands } from './commands';
import { type Entry, MAX_ENTRY_BYTES, readEntry } from './entry';
import type { MatchLog } from './match-log';

/** What the environment lends to an authority. */
export interface AuthorityHooks extends Omit<TableHooks, 'entered'> {
  /** Told of entries that are kept, before the viewers are: for pokes to other nodes. */
  readonly onKept?: ((entries: readonly Entry[], table: AnyTable) => void) | undefined;
  /** Lets an opponent think somewhere else, while the table goes on answering; null: it may as well think here. */
  readonly think?: ((game: string, wanted: ThoughtWanted<unknown>) => Promise<Reply | null> | null) | undefined;
}

/** A change that somebody orders. */
export interface Command {
  /** Whose command it is, and which of theirs: delivered twice it counts once. */
  readonly who: string;
  readonly cmd: string;
  /** The number of the update it was meant for. */
  readonly at: number;
}

/** Since which entry the thing a command is about has stood as it does. */
export type Since = (table: AnyTable) => number;

/** After so many entries it is written down how the table stands; in a long match, whose snapshots are large, after this part of it. */
const SNAPSHOT_EVERY = 64;
const SNAPSHOT_PART = 1 / 16;
/** Less of a turn's time than this is not worth an entry while the clock goes on. */
const WORTH_WRITING_MS = 1000;
/** No timer of any environment can be set for longer; it is set again when it has passed. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Results of commands are remembered for those who did not hear them. */
const RESULTS = 256;

interface Told {
  readonly entry: Entry;
  readonly updates: ReadonlyMap<Viewer, Update<unknown>>;
}

/**
 * Keeps one match. Whatever changes it is an entry of the log, and kept before anybody is told; what cannot be kept has not
 * happened. One thing is done at a time, looking included, so that nobody ever sees what is not kept.
 */
export class Authority {
  private readonly audience: Audience<Update<unknown>>;
  private interpreter: AnyInterpreter | null;
  private queue: Promise<unknown> = Promise.resolve();
  /** What the change under way has made; told once it is kept. */
  private made: Told[] = [];
  /** What the viewers were told last. */
  private told: { readonly seq: number; readonly answers: number };
  private snapshotAt = 0;
  /** The store did not say what became of an entry: what stands in memory may not be what is kept, and nothing is done or shown until it was read again. */
  private isDoubtful = false;
  private stopTimer: (() => void) | null = null;
  private readonly results = new Map<string, Attempt<unknown>>();

  private constructor(
    private readonly game: Hosted,
    private readonly log: MatchLog,
    private readonly hooks: AuthorityHooks,
    private table: AnyTable,
  ) {
    this.interpreter = game.interpreter(table);
    this.told = { seq: table.last, answers: table.journal.length };
    this.audience = new Audience((error) => this.problem('watch', words(error)));
  }

  /** Opens a match from its log. */
  static async open(game: Hosted, log: MatchLog, hooks: AuthorityHooks = {}): Promise<Result<Authority>> {
    // the table reports to an authority that needs the table first
    let authority: Authority | null = null;
    const entered = (entry: Entry, updateFor: (who: Viewer) => Update<unknown>) => authority?.enter(entry, updateFor);
    const opened = await load(game, log, { ...hooks, entered });
    if (!opened.ok) return opened;
    authority = new Authority(game, log, hooks, opened.value.table);
    authority.snapshotAt = opened.value.snapshotAt;
    authority.keepSnapshot();
    authority.setTimer();
    return success(authority);
  }

  /** The number of the last entry that is kept. */
  get last(): number {
    return this.told.seq;
  }

  /** Looks at the table, after everything that was ordered before. Nothing may be changed. */
  look<T>(see: (table: AnyTable, interpreter: AnyInterpreter | null) => T): Promise<T> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      return see(this.table, this.interpreter);
    });
  }

  /**
   * Carries out a command: all of its entries are kept, then told, or nothing has happened. `since` says how long what it is
   * about has stood as it does; meant for an earlier moment it is too late.
   */
  order<T>(
    command: Command,
    since: Since,
    run: (table: AnyTable, interpreter: AnyInterpreter | null) => Attempt<T>,
    again: (seq: number, table: AnyTable) => T,
  ): Promise<Attempt<T>> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      const { who, cmd, at } = command;
      const key = Commands.key(who, cmd);
      if (at > this.table.last) await this.catchUp();
      const done = this.resultOf(key, again);
      if (done !== null) return done;
      if (at > this.table.last || at < since(this.table)) {
        return refuse('stale', says.stale(at, this.table.last));
      }
      const result = await this.change(() => this.table.as({ who, cmd }, () => run(this.table, this.interpreter)));
      // whoever lost the answer of the store finds out by reading: it may be kept all the same. Where nothing could be read,
      // what stands in memory says nothing about it
      const kept = result.ok || this.isDoubtful ? result : (this.resultOf(key, again) ?? result);
      this.remember(key, kept);
      return kept;
    });
  }

  /** Tells the viewer how things stand, and from now on every change. Gives back how to stop. */
  watch(who: Viewer, tell: (update: Update<unknown>) => void, cursor?: unknown): Promise<Attempt<() => void>> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      const now = this.table.sync(who, cursor);
      return now.ok ? success(this.audience.join(now.value.who, tell, now.value)) : now;
    });
  }

  /** Lets one opponent decide. True: there is more for them to do. */
  async advance(): Promise<Attempt<boolean>> {
    const wanted = this.hooks.think === undefined ? null : await this.nextThought();
    const thinking = wanted === null ? null : (this.hooks.think?.(this.game.id, wanted) ?? null);
    if (wanted === null || thinking === null) return this.advanceHere();
    const done = await this.accept(wanted, await thinking);
    // whoever was overtaken has nothing more to say; others may
    if (!done.ok && done.code !== 'stale') return done;
    return success((await this.nextThought()) !== null);
  }

  /** Why an opponent gave an answer. Who searches thinks again beside the table, which goes on meanwhile. */
  async thoughtAt(n: number, who: Viewer): Promise<Attempt<Trace | null>> {
    const asked = await this.look((table) => table.askedAt(n, who));
    if (!asked.ok) return asked;
    if (asked.value === null) return success(null);
    const thinking = this.hooks.think?.(this.game.id, asked.value) ?? null;
    const reply = thinking === null ? undefined : await thinking;
    return this.look((table) => table.thoughtAt(n, who, reply));
  }

  /** Somebody asks what the table's adviser would do: counted, then thought about beside the table if that is possible. */
  async advise(command: Command, seat: Seat): Promise<Attempt<Trace>> {
    const wanted = await this.order(
      command,
      (table) => table.since.asked[seat] ?? 0,
      (table) => table.askAdvice(seat),
      (_seq, table) => table.adviceWanted(seat),
    );
    if (!wanted.ok) return wanted;
    const { value } = wanted;
    if (value === null) return refuse('stale', says.goneOn);
    const reply = (await this.hooks.think?.(this.game.id, value)) ?? null;
    return this.look((table) => table.adviceOf(value, reply));
  }

  private advanceHere(): Promise<Attempt<boolean>> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      return this.change(() => success(this.table.advance()));
    });
  }

  /** What the next opponent has to think about, wherever that happens; null if none has to. */
  nextThought(): Promise<ThoughtWanted<unknown> | null> {
    return this.look((table) => table.nextThought());
  }

  /** Takes what an opponent has thought (null: it failed); too late it is refused, and nothing happens. */
  accept(wanted: ThoughtWanted<unknown>, reply: Reply | null): Promise<Attempt<number>> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      return this.change(() => this.table.accept(wanted, reply));
    });
  }

  /** The clock of a turn stands still, or goes on. What was used so far is written down, unless it is hardly anything. */
  hold(yes: boolean): Promise<Attempt<number>> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      this.table.hold(yes);
      this.setTimer();
      if (this.table.unwritten() < (yes ? 1 : WORTH_WRITING_MS)) return success(this.table.last);
      return this.change(() => this.table.noteTime());
    });
  }

  /** Does what has to be done if somebody's time is over; nothing happens before. */
  strike(): Promise<void> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      const done = await this.change(() => this.table.timeOver() ?? success(0));
      if (!done.ok) this.problem('clock', done.message);
      if (this.stopTimer === null) this.setTimer();
    });
  }

  /** Somebody else may have added entries: reads and tells them. */
  poke(): Promise<void> {
    return this.next(async () => {
      if (this.isDoubtful) await this.reload();
      await this.catchUp();
    });
  }

  /** Ends the clocks and lets everything that was ordered be kept. The match itself is kept already. */
  async close(): Promise<void> {
    this.stopTimer?.();
    this.stopTimer = null;
    await this.queue;
  }

  private next<T>(run: () => Promise<T>): Promise<T> {
    const done = this.queue.then(run);
    // whoever asked hears of a failure; whoever comes next need not
    this.queue = done.catch((error: unknown) => this.problem('authority', words(error)));
    return done;
  }

  private enter(entry: Entry, updateFor: (who: Viewer) => Update<unknown>): void {
    const updates = new Map(this.audience.viewers().map((who) => [who, updateFor(who)]));
    this.made.push({ entry, updates });
  }

  /** Makes a change in memory, keeps it, tells it. */
  private async change<T>(run: () => Attempt<T>): Promise<Attempt<T>> {
    this.made = [];
    let result: Attempt<T>;
    try {
      result = run();
    } catch (error) {
      // whatever it did before it failed is not kept
      if (this.made.length > 0) await this.undone('not-kept', says.notKept);
      throw error;
    }
    const { made } = this;
    this.made = [];
    if (made.length === 0) return result;
    const entries = made.map(({ entry }) => entry);
    const texts = entries.map((entry) => JSON.stringify(entry));
    if (texts.some((text) => text.length > MAX_ENTRY_BYTES)) return this.undone('not-kept', says.tooLarge);
    try {
      const kept = await this.log.append(entries, this.table, texts);
      if (kept === 'gone') this.problem('gone', says.noSuchMatch);
      if (kept === 'gone') return this.undone('not-kept', says.notKept);
      if (kept === 'taken') return this.undone('stale', says.somebodyFirst);
    } catch (error) {
      this.problem('save', says.notSaved(words(error)));
      return this.undone('not-kept', says.notKept);
    }
    this.hooks.onKept?.(entries, this.table);
    this.tell(made);
    return result;
  }

  /** What stands in memory is not kept: the table is read again, and whoever watches is told how it stands. */
  private async undone(code: 'stale' | 'not-kept', message: Fact): Promise<Attempt<never>> {
    this.isDoubtful = true;
    await this.reload().catch((error: unknown) => this.problem('save', words(error)));
    return refuse(code, message);
  }

  private async reload(): Promise<void> {
    const entered = (entry: Entry, updateFor: (who: Viewer) => Update<unknown>) => this.enter(entry, updateFor);
    const opened = await load(this.game, this.log, { ...this.hooks, entered });
    if (!opened.ok) throw new Error(opened.problems[0]?.message ?? 'The match cannot be read.');
    this.made = [];
    this.table = opened.value.table;
    this.interpreter = this.game.interpreter(this.table);
    this.isDoubtful = false;
    if (this.table.last !== this.told.seq) {
      const { told } = this;
      this.audience.publish((who) => {
        const now = this.table.sync(who, told);
        if (!now.ok) throw new Error(inEnglish(now.message));
        return now.value;
      });
    }
    this.told = { seq: this.table.last, answers: this.table.journal.length };
    this.setTimer();
  }

  /** Reads what others have added. */
  private async catchUp(): Promise<void> {
    this.made = [];
    for (const raw of await this.log.read(this.table.last)) {
      const entry = readEntry(raw);
      const done = entry.ok ? this.table.apply(entry.value) : null;
      if (done?.ok !== true) {
        this.isDoubtful = true;
        return this.reload();
      }
    }
    const { made } = this;
    this.made = [];
    if (made.length > 0) this.tell(made);
  }

  private tell(made: readonly Told[]): void {
    this.told = { seq: this.table.last, answers: this.table.journal.length };
    this.setTimer();
    this.keepSnapshot();
    for (const { updates } of made) this.audience.publish((who) => updates.get(who) ?? null);
  }

  private resultOf<T>(key: string, again: (seq: number, table: AnyTable) => T): Attempt<T> | null {
    const known = this.results.get(key);
    if (known !== undefined) return known as Attempt<T>;
    const seq = this.table.doneAt(key);
    return seq === null ? null : success(again(seq, this.table));
  }

  /** Refusals are not remembered: what was refused may be ordered again. */
  private remember(key: string, result: Attempt<unknown>): void {
    if (!result.ok) return;
    this.results.set(key, result);
    if (this.results.size <= RESULTS) return;
    const [oldest = key] = this.results.keys();
    this.results.delete(oldest);
  }

  private keepSnapshot(): void {
    if (this.table.last < this.snapshotAt + Math.max(SNAPSHOT_EVERY, this.snapshotAt * SNAPSHOT_PART)) return;
    this.snapshotAt = this.table.last;
    const report = (error: unknown) => this.problem('snapshot', words(error));
    this.log.keep(this.table.snapshot()).catch(report);
  }

  private setTimer(): void {
    this.stopTimer?.();
    this.stopTimer = null;
    const left = this.table.untilTimeOver();
    if (left === null || this.hooks.timer === undefined) return;
    this.stopTimer = this.hooks.timer(Math.min(left, LONGEST_TIMER_MS), () => {
      this.stopTimer = null;
      void this.strike().catch((error: unknown) => this.problem('clock', words(error)));
    });
  }

  private problem(path: string, said: Fact | string): void {
    this.hooks.onProblem?.(typeof said === 'string' ? { path, message: said } : problemOf(path, said));
  }
}

interface Loaded {
  readonly table: AnyTable;
  /** The entry the stored snapshot was made after. */
  readonly snapshotAt: number;
}

/** The newest snapshot and what came after it; where that cannot be used, everything from the start. */
async function load(game: Hosted, log: MatchLog, hooks: Parameters<Hosted['openStored']>[1]): Promise<Result<Loaded>> {
  const stored = await log.load();
  if (stored === null) return fails('', says.noSuchMatch);
  const opened = game.openStored(stored, hooks);
  if (opened.ok) {
    return success({ table: opened.value, snapshotAt: opened.value.last - stored.entries.length });
  }
  if (stored.snapshot === null) return opened;
  const whole = await log.load(true);
  if (whole === null) return opened;
  const again = game.openStored(whole, hooks);
  return again.ok ? success({ table: again.value, snapshotAt: again.value.last - whole.entries.length }) : again;
}
