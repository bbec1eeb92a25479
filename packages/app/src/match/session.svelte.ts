import type {
  Attempt,
  Explained,
  Occupant,
  SavedTable,
  TimeLeft,
  ToldStep,
  Trace,
  Update,
  Wished,
} from '@sandtable/host';
import type { Fact, Odds, Option, Outcome, Problem, Seat, Viewer } from '@sandtable/kernel';
import type { Op, Ordered, Push, ReplyTo, Request } from '@sandtable/wire';
import { untrack } from 'svelte';
import { i18n } from '../i18n/catalogue.svelte';
import { loadReader } from '../i18n/load-reader';
import { localeOf } from '../i18n/locale';
import { isRead, readIn } from '../i18n/reading';
import { tellProblem, tellRefusal } from '../i18n/table-words';
import { atHand } from '../rules/at-hand.svelte';
import { matches } from './matches';
import { nextViewer, type Person, peopleAt } from './people';
import { type MatchRecord, newId, PRACTICE, practiceRecord } from './record';
import type { Remote } from './remote';
import { startTableWorker, type TableWorker } from './table-worker';
import { type Tales, talesOn } from './tales';

export type TableUpdate<View = unknown> = Update<View>;

/** What the screen has to say about the match as a whole. */
export type SessionNotice =
  /** The worker died; the match goes on from the last save. */
  | { readonly kind: 'restored' }
  /** The worker died again at once: nothing more will happen here. */
  | { readonly kind: 'dead' }
  /** What was done could not be kept, so it did not happen; or nothing here outlives the page. */
  | { readonly kind: 'unsaved'; readonly trouble: 'failed' | 'gone' | 'page' }
  /** The engine or an opponent failed; the match stands as before. */
  | { readonly kind: 'problem'; readonly message: string };

const TICK_MS = 250;
/** By then the first question is on the screen; what few need at once is fetched after it. */
const SETTLED_MS = 1500;
/** So often the used time is written down while nobody answers. */
const KEEP_TIMER_MS = 15_000;
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
  /** Commands that are on their way: what they did is shown when it is kept. */
  pending = $state(0);
  /** Whose eyes the screen shows. */
  viewer = $state<Viewer>('spectator');
  notice = $state.raw<SessionNotice | null>(null);
  /** What the person in view has been advised to do now. */
  advice = $state.raw<Trace | null>(null);
  /** The turn timer of who is timed now; null without one. */
  clock = $state.raw<TimeLeft | null>(null);

  readonly seats = $derived<readonly Occupant[]>(this.updates.get('spectator')?.seats ?? []);
  readonly over = $derived<Outcome | null>(this.updates.get('spectator')?.over ?? null);
  readonly people = $derived<readonly Person[]>(this.peopleHere(this.seats));
  /** People at this screen who are asked something. */
  readonly asked = $derived<readonly Seat[]>(this.people.flatMap((p) => p.seats).filter((seat) => this.isAsked(seat)));
  /** An opponent could act now: `step` lets it. */
  readonly opponentToAct = $derived.by<boolean>(
    () =>
      this.over === null &&
      // across the net they act by themselves
      this.remote === null &&
      (this.updates.get('spectator')?.waiting ?? []).some((seat) => this.seats[seat]?.by === 'opponent') &&
      this.asked.every((seat) => this.updates.get(seat)?.question?.roll === null),
  );

  private worker: TableWorker;
  /** Updates about one change come one viewer after the other; the screen gets them together. */
  private readonly arriving = new Map<Viewer, TableUpdate>();
  /** What has been told already: a line that comes back says how things stand once more. */
  private told: ReadonlyMap<Viewer, TableUpdate> = new Map();
  private readonly watched = new Set<Viewer>();
  /** A new worker is being set up after the old one has died. */
  private reviving = false;
  private closed = false;
  /** Tells the commands of this screen from those of others, and from one another. */
  private readonly screen = newId();
  private commands = 0;
  /** Wishes that others hold up, by whose they are: who answers one in words at the same screen does not end it. */
  private readonly heldUp = new Map<Seat, string>();
  /** Who holds the turn timer. */
  private readonly holders = new Set<string>();
  private ticking: number | undefined;
  /** When the last update came, for what is left of the time. */
  private heard = 0;
  /** Whether the clock of the turn was last told to stand still; null if it was told nothing. */
  private held: boolean | null = null;
  private timerKept = 0;
  private ranSince = 0;
  private readonly away = (): void => this.stopClock();

  /** Opens a saved match; null if there is none of this name. */
  static async open(id: string): Promise<Session | null> {
    const record = await matches.load(id);
    if (record === null) return null;
    const session = await Session.of(record, await matches.tableOf(id));
    if (!(await matches.isLasting())) session.notice = { kind: 'unsaved', trouble: 'page' };
    return session;
  }

  /** Opens a table that is not kept here: for lessons, and for what was played elsewhere. */
  static practice(game: string, saved: SavedTable, record = practiceRecord(game, saved)): Promise<Session> {
    return Session.of(record, saved);
  }

  /** Sits down at a table across the net. */
  static online(record: MatchRecord, remote: Remote): Promise<Session> {
    return Session.of(record, null, remote);
  }

  /** A lesson. */
  get isPractice(): boolean {
    return this.id === PRACTICE;
  }

  private static async of(
    record: MatchRecord,
    table: SavedTable | null,
    remote: Remote | null = null,
  ): Promise<Session> {
    const session = new Session(record, table, remote);
    const begun = await session.begin();
    if (begun.ok) {
      atHand.take(session.game);
      // a table that opens with a die to roll or a result says something at once; others do later
      if (session.over !== null || session.asked.some((seat) => session.update(seat)?.question?.roll !== null))
        await session.reading();
      else setTimeout(() => void session.reading(), SETTLED_MS);
      return session;
    }
    session.close();
    throw new Error(await tellRefusal(begun));
  }

  private constructor(
    record: MatchRecord,
    /** Of a match that lives on this page alone; null where the worker finds it in the store. */
    private readonly table: SavedTable | null,
    /** Where the table stands if it is not here. */
    readonly remote: Remote | null,
  ) {
    this.id = record.id;
    this.game = record.game;
    this.origin = record.origin;
    this.title = record.title;
    this.isTold = isRead(record.game);
    this.worker = this.hire();
    window.addEventListener('pagehide', this.away);
  }

  /** What is on the screen was read with them; another match may have fetched them meanwhile. */
  private isTold = false;

  /** The words that facts of this match are read with; to be waited for before one is shown. */
  async reading(): Promise<void> {
    const isNew = await loadReader(this.game, localeOf(i18n.t.locale));
    if (!isNew && this.isTold) return;
    this.isTold = true;
    // what is on the screen already is read again
    const again = (update: TableUpdate): TableUpdate => ({
      ...update,
      question: update.question && { ...update.question },
    });
    this.updates = new Map([...this.updates].map(([who, update]) => [who, again(update)]));
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
    this.heldUp.delete(seat);
    return this.order({ op: 'answer', seat, option, ...this.stamp(seat) });
  }

  async undo(seat: Seat, to?: number): Promise<Attempt<number>> {
    this.heldUp.clear();
    return this.order({ op: 'undo', seat, ...this.stamp(seat), ...(to === undefined ? {} : { to }) });
  }

  async redo(seat: Seat): Promise<Attempt<number>> {
    this.heldUp.clear();
    return this.order({ op: 'redo', seat, ...this.stamp(seat) });
  }

  agree(seat: Seat, yes: boolean): Promise<Attempt<number>> {
    return this.order({ op: 'agree', seat, yes, ...this.stamp(seat) });
  }

  seat(seat: Seat, occupant: Occupant): Promise<Attempt<number>> {
    return this.order({ op: 'seat', seat, occupant, ...this.stamp(seat) });
  }

  /** Does what is wished. What others hold up in between goes on by itself when they have answered. */
  async wish(seat: Seat, text: string): Promise<Attempt<Wished>> {
    this.heldUp.delete(seat);
    return this.pursue(seat, text, await this.order({ op: 'wish', seat, text, ...this.stamp(seat) }));
  }

  /** Ends the match: the others have won. */
  giveUp(seat: Seat): Promise<Attempt<number>> {
    return this.order({ op: 'giveUp', seat, ...this.stamp(seat) });
  }

  /** What the table's adviser would do in this seat; asking is counted. */
  advise(seat: Seat): Promise<Attempt<Trace>> {
    return this.order({ op: 'advice', seat, ...this.stamp(seat) });
  }

  explain(seat: Seat, text: string): Promise<Attempt<Explained>> {
    return this.send({ op: 'explain', seat, text });
  }

  /** Chances of options that are offered, in their order; null where there are none. */
  oddsOf(seat: Seat, options: readonly Option[]): Promise<Attempt<(Odds | null)[]>> {
    return this.send({ op: 'oddsOf', seat, options });
  }

  /** Texts of everything that may be wished: of the question's options in their order, of the standing ones, longer ones. */
  wishes(seat: Seat): Promise<Attempt<string[]>> {
    return this.send({ op: 'wishes', seat });
  }

  history(who: Viewer, since?: number): Promise<Attempt<ToldStep[]>> {
    return this.send(since === undefined ? { op: 'history', who } : { op: 'history', who, since });
  }

  viewAt<View = unknown>(n: number, who: Viewer): Promise<Attempt<View>> {
    // what comes out is the view of this game
    return this.send({ op: 'viewAt', n, who }) as Promise<Attempt<View>>;
  }

  /** Why an opponent gave the n-th answer; null if nobody may know. */
  thoughtAt(n: number, who: Viewer): Promise<Attempt<Trace | null>> {
    return this.send({ op: 'thoughtAt', n, who });
  }

  saved(n?: number): Promise<Attempt<SavedTable>> {
    return this.send(n === undefined ? { op: 'saved' } : { op: 'saved', n });
  }

  /** Lets the opponents make one decision or roll one die. True: they have more to do. */
  step(): Promise<Attempt<boolean>> {
    return this.send({ op: 'advance' });
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
    await matches.amend(this.id, { title });
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

  /** Whoever still waited for something has left the table meanwhile. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Ends the worker; the match is kept already. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    window.clearInterval(this.ticking);
    window.removeEventListener('pagehide', this.away);
    const { worker } = this;
    if (this.remote !== null) {
      worker.end();
      return;
    }
    // one thing is done after the other: when this is answered, whatever was ordered before is kept
    const last =
      this.clock === null ? this.send({ op: 'sync', who: 'spectator' }) : this.send({ op: 'hold', yes: true });
    void last.finally(() => worker.end());
  }

  private hire(): TableWorker {
    const hear = (push: Push): void => this.hear(push);
    return this.remote?.connect(hear) ?? startTableWorker(hear, () => void this.revive());
  }

  /** Across the net everybody has a screen of their own. */
  private peopleHere(seats: readonly Occupant[]): Person[] {
    return this.remote?.people ?? peopleAt(seats);
  }

  private async begin(): Promise<Attempt<unknown>> {
    const { game, id: match, screen, table } = this;
    const { client } = this.worker;
    const opened = await (this.remote !== null
      ? null
      : table === null
        ? client.open({ op: 'open', game, match, screen })
        : client.open({ op: 'practice', game, saved: table, screen }));
    if (opened?.ok === false) return opened;
    this.watched.clear();
    this.arriving.clear();
    this.held = null;
    const now = await client.send({ op: 'sync', who: 'spectator' });
    if (!now.ok) return now;
    const viewers: Viewer[] = ['spectator', ...this.peopleHere(now.value.seats).flatMap((p) => p.seats)];
    for (const who of viewers) await this.watch(who);
    return now;
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
    this.heldUp.clear();
    this.worker = this.hire();
    const begun = await this.begin();
    // what lived on the page alone is gone with its worker
    this.notice = { kind: begun.ok ? 'restored' : 'dead' };
    this.reviving = !begun.ok;
  }

  private send<O extends Op>(request: Request<O>): Promise<ReplyTo<O>> {
    return this.worker.client.send(request);
  }

  /** What a command is meant for, and what tells it from every other. */
  private stamp(seat: Seat): Ordered {
    const at = this.updates.get(seat)?.seq ?? this.updates.get('spectator')?.seq ?? 0;
    return { cmd: `${this.screen}.${++this.commands}`, at };
  }

  /** A command: what it does is shown once it is kept. */
  private async order<O extends Op>(request: Request<O>): Promise<ReplyTo<O>> {
    this.pending++;
    try {
      const reply = await this.send(request);
      if (!reply.ok && reply.code === 'not-kept') this.notice = { kind: 'unsaved', trouble: 'failed' };
      // what was kept shows that it can be
      else if (reply.ok && this.notice?.kind === 'unsaved' && this.notice.trouble === 'failed') this.notice = null;
      return reply;
    } finally {
      this.pending--;
    }
  }

  private hear(push: Push): void {
    if (push.push === 'update') this.take(push.update);
    else void this.warn(push.problem);
  }

  private async warn(problem: Problem): Promise<void> {
    if (problem.path === 'gone') this.notice = { kind: 'unsaved', trouble: 'gone' };
    else if (problem.path === 'save') this.notice = { kind: 'unsaved', trouble: 'failed' };
    else this.notice = { kind: 'problem', message: await tellProblem(problem) };
  }

  private take(update: TableUpdate): void {
    this.arriving.set(update.who, update);
    for (const who of this.watched) if (this.arriving.get(who)?.seq !== update.seq) return;
    this.updates = new Map(this.arriving);
    if (update.question?.roll != null) void this.reading();
    this.tellOn();
    this.viewer = nextViewer(this.people, this.viewer, this.asked);
    this.heard = Date.now();
    // an engine that has gone on has got over what went wrong
    if (this.notice?.kind === 'problem' && update.cause === 'answer') this.notice = null;
    this.setTimer();
    for (const seat of this.heldUp.keys()) void this.goOn(seat);
    this.watchNewcomers();
  }

  /** Whoever looks does something: what they are told from now on is the tale of that. What is taken back nobody is told. */
  beginTale(isTakenBack = false): void {
    this.newTaleOf = isTakenBack ? 'all' : this.viewer;
    this.doneAt = new Map(this.doneAt).set(this.viewer, this.updates.get(this.viewer)?.answers ?? 0);
  }

  private tellOn(): void {
    const news = [...this.arriving].map(
      ([who, update]) => [who, this.told.get(who) === update ? { steps: [] } : update] as const,
    );
    this.told = new Map(this.arriving);
    this.tales = talesOn(this.tales, new Map(news), this.newTaleOf);
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

  private async goOn(seat: Seat): Promise<void> {
    const text = this.heldUp.get(seat);
    if (text === undefined || !this.isAsked(seat)) return;
    this.heldUp.delete(seat);
    this.pursue(seat, text, await this.order({ op: 'goOn', seat, text, ...this.stamp(seat) }));
  }

  private pursue(seat: Seat, text: string, done: Attempt<Wished>): Attempt<Wished> {
    if (done.ok && done.value.open) {
      this.heldUp.set(seat, text);
      // the others may have answered while the reply was on its way
      void this.goOn(seat);
    }
    return done;
  }

  /** The clock runs for the seat that is timed while its person looks at the table; the host keeps it. */
  private setTimer(): void {
    const left = this.updates.get('spectator')?.left ?? null;
    if (left !== null) this.tellClock(this.holders.size > 0 || this.viewer !== left.seat);
    this.readClock();
    if (this.clock?.running === true) this.ticking ??= window.setInterval(() => this.tick(), TICK_MS);
    else {
      window.clearInterval(this.ticking);
      this.ticking = undefined;
    }
  }

  private tellClock(held: boolean): void {
    if (this.held === held || this.remote !== null) return;
    this.held = held;
    this.timerKept = Date.now();
    this.ranSince = Date.now();
    void this.send({ op: 'hold', yes: held });
  }

  private readClock(): void {
    const left = this.updates.get('spectator')?.left ?? null;
    const running = this.remote === null ? this.held === false : left?.running === true;
    const passed = running ? Date.now() - Math.max(this.heard, this.ranSince) : 0;
    this.clock = left === null ? null : { seat: left.seat, leftMs: Math.max(0, left.leftMs - passed), running };
  }

  private tick(): void {
    this.readClock();
    if (this.held !== false || Date.now() - this.timerKept < KEEP_TIMER_MS) return;
    this.timerKept = Date.now();
    void this.send({ op: 'hold', yes: false });
  }

  /** Whoever goes away keeps the time they have used. */
  private stopClock(): void {
    if (this.clock !== null) this.tellClock(true);
  }
}
