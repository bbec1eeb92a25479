import type {
  Attempt,
  Explained,
  Occupant,
  Push,
  Request,
  SavedTable,
  Step,
  Trace,
  Update,
  Wished,
} from '@sandtable/host';
import type { Fact, Odds, Option, Outcome, Seat, Viewer } from '@sandtable/kernel';
import { untrack } from 'svelte';
import { i18n } from '../i18n/catalogue.svelte';
import { localeOf } from '../i18n/locale';
import { loadReader, readIn } from '../i18n/reading';
import { recordsOf } from './game-records';
import { Keeper, type Trouble } from './keeper';
import { matches } from './matches';
import { memoryMatches } from './memory-store';
import { nextViewer, type Person, peopleAt } from './people';
import { type GameRecords, type KeptMatch, type MatchRecord, PRACTICE, practiceRecord } from './record';
import type { MatchStore } from './store';
import { startTableWorker, type TableWorker } from './table-worker';
import { type Tales, talesOn } from './tales';
import { type Reading, TIME_OVER, TurnTimer } from './turn-timer';

export type TableUpdate<View = unknown> = Update<View>;

/** What the screen has to say about the match as a whole. */
export type SessionNotice =
  /** The worker died; the match goes on from the last save. */
  | { readonly kind: 'restored' }
  /** The worker died again at once: nothing more will happen here. */
  | { readonly kind: 'dead' }
  /** Saving does not work (any more). */
  | { readonly kind: 'unsaved'; readonly trouble: Trouble }
  /** The engine or an opponent failed; the match stands as before. */
  | { readonly kind: 'problem'; readonly message: string };

const TICK_MS = 250;
/** By then the first question is on the screen; what few need at once is fetched after it. */
const SETTLED_MS = 1500;
/** So often the used time is written down while nobody answers. */
const KEEP_TIMER_MS = 5000;
/** One open table: everything a screen needs of it, always up to date. */
export class Session {
  readonly id: string;
  readonly game: string;
  readonly origin: MatchRecord['origin'];
  title = $state('');
  /** The newest update of each viewer at this screen. */
  updates = $state.raw<ReadonlyMap<Viewer, TableUpdate>>(new Map());
  /** What each viewer was told since they last did something, the newest last. */
  tales = $state.raw<Tales>(new Map());
  private newTaleOf: Viewer | 'all' | null = null;
  /** So many answers there were when a viewer last did something. */
  doneAt = $state.raw<ReadonlyMap<Viewer, number>>(new Map());
  /** Answers that are safely written. */
  kept = $state(0);
  /** Whose eyes the screen shows. */
  viewer = $state<Viewer>('spectator');
  notice = $state.raw<SessionNotice | null>(null);
  /** The turn timer of who is timed now; null without one. */
  clock = $state.raw<Reading | null>(null);

  readonly seats = $derived<readonly Occupant[]>(this.updates.get('spectator')?.seats ?? []);
  readonly over = $derived<Outcome | null>(this.updates.get('spectator')?.over ?? null);
  readonly people = $derived<readonly Person[]>(peopleAt(this.seats));
  /** People at this screen who are asked something. */
  readonly asked = $derived<readonly Seat[]>(this.people.flatMap((p) => p.seats).filter((seat) => this.isAsked(seat)));
  /** An opponent could act now: `step` lets it. */
  readonly opponentToAct = $derived<boolean>(
    this.over === null &&
      (this.updates.get('spectator')?.waiting ?? []).some((seat) => this.seats[seat]?.by === 'opponent') &&
      this.asked.every((seat) => this.updates.get(seat)?.question?.roll === null),
  );

  private readonly records: GameRecords | null;
  private readonly keeper: Keeper;
  private readonly timer: TurnTimer;
  private worker: TableWorker;
  /** Updates about one change come one viewer after the other; the screen gets them together. */
  private readonly arriving = new Map<Viewer, TableUpdate>();
  private readonly watched = new Set<Viewer>();
  /** A new worker is being set up after the old one has died. */
  private reviving = false;
  private closed = false;
  /** The table as it was last saved: what a new worker goes on from. */
  private last: SavedTable;
  /** A wish that others hold up. */
  private pending: { readonly seat: Seat; readonly text: string } | null = null;
  /** Who holds the turn timer. */
  private readonly holders = new Set<string>();
  private ticking: number | undefined;
  private timerKept = 0;
  private readonly away = (): void => void this.keepTimer();

  /** Opens a saved match; null if there is none of this name. */
  static async open(id: string): Promise<Session | null> {
    const kept = await matches.load(id);
    if (kept === null) return null;
    const session = await Session.of(kept, matches);
    if (!(await matches.isLasting())) session.notice = { kind: 'unsaved', trouble: 'failed' };
    return session;
  }

  /** Opens a table that nobody keeps: for lessons. */
  static async practice(game: string, saved: SavedTable): Promise<Session> {
    const store = memoryMatches();
    const kept: KeptMatch = { record: practiceRecord(game, saved), saved };
    await store.add(kept);
    return Session.of(kept, store);
  }

  /** A lesson. */
  get isPractice(): boolean {
    return this.id === PRACTICE;
  }

  private static async of(kept: KeptMatch, store: MatchStore): Promise<Session> {
    const session = new Session(kept, store);
    const begun = await session.begin();
    if (begun.ok) {
      // a table that opens with a die to roll or a result says something at once; others do later
      if (session.over !== null || session.asked.some((seat) => session.update(seat)?.question?.roll !== null))
        await session.reading();
      else setTimeout(() => void session.reading(), SETTLED_MS);
      return session;
    }
    session.close();
    throw new Error(begun.message);
  }

  private constructor(
    { record, saved }: KeptMatch,
    private readonly store: MatchStore,
  ) {
    this.id = record.id;
    this.game = record.game;
    this.origin = record.origin;
    this.title = record.title;
    this.records = recordsOf(record.game);
    this.last = saved;
    this.timer = new TurnTimer(() => Date.now(), record.timer);
    this.kept = record.answers;
    this.keeper = new Keeper(
      store,
      record.id,
      record.revision,
      (trouble) => {
        this.notice = { kind: 'unsaved', trouble };
      },
      (answers) => {
        this.kept = answers;
      },
    );
    this.worker = this.hire();
    window.addEventListener('pagehide', this.away);
  }

  /** The words that facts of this match are read with; to be waited for before one is shown. */
  reading(): Promise<void> {
    return loadReader(this.game, localeOf(i18n.t.locale));
  }

  /** What a fact of this match says. */
  readonly read = (fact: Fact): string => readIn(this.game, fact);

  update<View = unknown>(who: Viewer): TableUpdate<View> | null {
    return (this.updates.get(who) as TableUpdate<View> | undefined) ?? null;
  }

  /** Shows the table through these eyes. */
  look(viewer: Viewer): void {
    this.viewer = viewer;
    untrack(() => this.setTimer());
  }

  async answer(seat: Seat, option: Option): Promise<Attempt<number>> {
    if (this.pending?.seat === seat) this.pending = null;
    return this.send<number>({ op: 'answer', seat, option });
  }

  async undo(seat: Seat, to?: number): Promise<Attempt<number>> {
    this.pending = null;
    return this.send<number>(to === undefined ? { op: 'undo', seat } : { op: 'undo', seat, to });
  }

  async redo(seat: Seat): Promise<Attempt<number>> {
    this.pending = null;
    return this.send<number>({ op: 'redo', seat });
  }

  agree(seat: Seat, yes: boolean): Promise<Attempt<number>> {
    return this.send<number>({ op: 'agree', seat, yes });
  }

  seat(seat: Seat, occupant: Occupant): Promise<Attempt<number>> {
    return this.send<number>({ op: 'seat', seat, occupant });
  }

  /** Does what is wished. What others hold up in between goes on by itself when they have answered. */
  async wish(seat: Seat, text: string): Promise<Attempt<Wished>> {
    this.pending = null;
    return this.pursue(seat, text, await this.send<Wished>({ op: 'wish', seat, text }));
  }

  explain(seat: Seat, text: string): Promise<Attempt<Explained>> {
    return this.send<Explained>({ op: 'explain', seat, text });
  }

  /** Chances of options that are offered, in their order; null where there are none. */
  oddsOf(seat: Seat, options: readonly Option[]): Promise<Attempt<(Odds | null)[]>> {
    return this.send<(Odds | null)[]>({ op: 'oddsOf', seat, options });
  }

  /** Texts of everything that may be wished: of the question's options in their order, of the standing ones, longer ones. */
  wishes(seat: Seat): Promise<Attempt<string[]>> {
    return this.send<string[]>({ op: 'wishes', seat });
  }

  wishOf(seat: Seat, option: Option): Promise<Attempt<string>> {
    return this.send<string>({ op: 'wishOf', seat, option });
  }

  history(who: Viewer, since?: number): Promise<Attempt<Step[]>> {
    return this.send<Step[]>(since === undefined ? { op: 'history', who } : { op: 'history', who, since });
  }

  viewAt<View = unknown>(n: number, who: Viewer): Promise<Attempt<View>> {
    return this.send<View>({ op: 'viewAt', n, who });
  }

  /** Why an opponent gave the n-th answer; null if nobody may know. */
  thoughtAt(n: number, who: Viewer): Promise<Attempt<Trace | null>> {
    return this.send<Trace | null>({ op: 'thoughtAt', n, who });
  }

  saved(n?: number): Promise<Attempt<SavedTable>> {
    return this.send<SavedTable>(n === undefined ? { op: 'saved' } : { op: 'saved', n });
  }

  /** Lets the opponents make one decision or roll one die. True: they have more to do. */
  step(): Promise<Attempt<boolean>> {
    return this.send<boolean>({ op: 'advance' });
  }

  /** Another match that begins as this one stood after `n` answers; its id. */
  async branch(n: number, title: string): Promise<Attempt<string>> {
    const saved = await this.saved(n);
    if (!saved.ok) return saved;
    const view = await this.viewAt(n, 'spectator');
    if (!view.ok) return view;
    const id = await matches.create({ game: this.game, title, saved: saved.value, view: view.value, origin: 'branch' });
    return { ok: true, value: id };
  }

  /** The text of a replay file. */
  async exportReplay(): Promise<Attempt<string>> {
    const saved = await this.saved();
    return saved.ok ? { ok: true, value: `${JSON.stringify(saved.value.replay, null, 1)}\n` } : saved;
  }

  async rename(title: string): Promise<void> {
    this.title = title;
    await this.store.rename(this.id, title);
  }

  /** Stops the turn timer while something is shown that its seat can only watch: a film, a hand-over. */
  hold(yes: boolean, by = 'table'): void {
    if (this.holders.has(by) === yes) return;
    if (yes) this.holders.add(by);
    else this.holders.delete(by);
    // whoever holds it from an effect does not depend on the time
    untrack(() => this.setTimer());
  }

  dismissNotice(): void {
    this.notice = null;
  }

  /** Everything answered so far is saved. */
  settled(): Promise<void> {
    return this.keeper.settled();
  }

  /** Ends the worker; the match is saved already. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    void this.keepTimer();
    window.clearInterval(this.ticking);
    window.removeEventListener('pagehide', this.away);
    this.worker.end();
  }

  private hire(): TableWorker {
    return startTableWorker(
      (push) => this.hear(push),
      () => void this.revive(),
    );
  }

  private async begin(): Promise<Attempt<unknown>> {
    const restored = await this.send({ op: 'restore', game: this.game, saved: this.last });
    if (!restored.ok) return restored;
    this.watched.clear();
    this.arriving.clear();
    const viewers: Viewer[] = ['spectator', ...peopleAt(this.last.seats).flatMap((p) => p.seats)];
    for (const who of viewers) await this.watch(who);
    return restored;
  }

  private async watch(who: Viewer): Promise<void> {
    this.watched.add(who);
    const watching = await this.send({ op: 'watch', who });
    if (!watching.ok) this.watched.delete(who);
  }

  /** The worker has died. Nothing is lost: a new one goes on from the last save. */
  private async revive(): Promise<void> {
    if (this.closed) return;
    // one that dies while it is set up would do so for ever
    if (this.reviving) {
      this.notice = { kind: 'dead' };
      return;
    }
    this.reviving = true;
    this.pending = null;
    this.worker = this.hire();
    const begun = await this.begin();
    this.notice = { kind: begun.ok ? 'restored' : 'dead' };
    this.reviving = !begun.ok;
  }

  private async send<T>(request: Request): Promise<Attempt<T>> {
    // what comes out of a request is what the host's table gives for it
    return (await this.worker.client.send(request)) as Attempt<T>;
  }

  private hear(push: Push): void {
    if (push.push === 'saved') this.last = push.saved;
    else if (push.push === 'problem') this.notice = { kind: 'problem', message: push.problem.message };
    else this.take(push.update);
  }

  private take(update: TableUpdate): void {
    this.arriving.set(update.who, update);
    for (const who of this.watched) if (this.arriving.get(who)?.seq !== update.seq) return;
    this.updates = new Map(this.arriving);
    this.tellOn();
    this.viewer = nextViewer(this.people, this.viewer, this.asked);
    this.setTimer();
    this.keep();
    if (this.pending !== null && this.isAsked(this.pending.seat)) void this.goOn();
    this.watchNewcomers();
  }

  /** Whoever looks does something: what they are told from now on is the tale of that. What is taken back nobody is told. */
  beginTale(isTakenBack = false): void {
    this.newTaleOf = isTakenBack ? 'all' : this.viewer;
    this.doneAt = new Map(this.doneAt).set(this.viewer, this.updates.get(this.viewer)?.answers ?? 0);
  }

  private tellOn(): void {
    this.tales = talesOn(this.tales, this.updates, this.newTaleOf);
    this.newTaleOf = null;
  }

  private isAsked(seat: Seat): boolean {
    return (this.updates.get(seat)?.question ?? null) !== null;
  }

  /** Opponents may have been replaced by people. */
  private watchNewcomers(): void {
    for (const seat of this.people.flatMap((p) => p.seats)) {
      if (!this.watched.has(seat)) void this.watch(seat);
    }
  }

  private async goOn(): Promise<void> {
    const { pending } = this;
    this.pending = null;
    if (pending === null) return;
    const { seat, text } = pending;
    this.pursue(seat, text, await this.send<Wished>({ op: 'goOn', seat, text }));
  }

  private pursue(seat: Seat, text: string, done: Attempt<Wished>): Attempt<Wished> {
    if (done.ok && done.value.open) {
      this.pending = { seat, text };
      // the others may have answered while the reply was on its way
      if (this.isAsked(seat)) void this.goOn();
    }
    return done;
  }

  private keep(): void {
    const update = this.updates.get('spectator');
    if (update === undefined || update.seq !== this.last.seq || update.cause === 'sync') return;
    const { records } = this;
    this.keeper.keep(this.last, {
      answers: update.answers,
      over: update.over,
      seats: update.seats.map((occupant, i) => ({ occupant, side: records?.sides(update.view)[i] ?? '' })),
      round: records?.round(update.view) ?? 0,
      picture: records?.picture(update.view) ?? null,
      timer: this.timer.kept(),
    });
  }

  /** The timer runs for the seat that is offered to run out of time, while its person looks at the table. */
  private setTimer(): void {
    const seat = this.asked.find((s) => this.updates.get(s)?.question?.options.some((o) => o[0] === TIME_OVER[0]));
    const limit = seat === undefined ? null : (this.records?.timer(this.updates.get(seat)?.view) ?? null);
    const timed = seat === undefined || limit === null ? null : { seat, ...limit };
    this.timer.set(timed, this.holders.size === 0 && this.viewer === seat);
    this.clock = this.timer.read();
    if (this.clock?.running === true) this.ticking ??= window.setInterval(() => this.tick(), TICK_MS);
    else {
      window.clearInterval(this.ticking);
      this.ticking = undefined;
    }
  }

  private tick(): void {
    this.clock = this.timer.read();
    if (this.clock === null) return;
    if (this.clock.leftMs === 0) {
      window.clearInterval(this.ticking);
      this.ticking = undefined;
      void this.answer(this.clock.seat, TIME_OVER);
    } else if (Date.now() - this.timerKept > KEEP_TIMER_MS) void this.keepTimer();
  }

  private async keepTimer(): Promise<void> {
    this.timerKept = Date.now();
    if (this.clock === null) return;
    // the time is a courtesy: a browser that does not keep it is no reason to stop
    await this.store.saveTimer(this.id, this.timer.kept()).catch(() => undefined);
  }
}
