import type { Trace } from '@sandtable/host';
import type { Viewer } from '@sandtable/kernel';
import { type Pace, type Speed, stayOf } from '../film/speed';
import { tellRefusal } from '../i18n/table-words';
import type { RecordSource } from '../log/source';
import { eventsOf, type ToldStep } from '../log/step';

/** So many positions are kept, so that going back and forth asks nobody. */
const KEPT_VIEWS = 400;

/** A match of the past, shown at any answer; only one question is on its way at a time. */
export class ReplayPlayer {
  /** The moment asked for. */
  at = $state(0);
  /** The table at `shownAt`, and one answer before. */
  view = $state.raw<unknown>(null);
  before = $state.raw<unknown>(null);
  shownAt = $state(-1);
  steps = $state.raw<readonly ToldStep[]>([]);
  /** Why the answer of the moment was given; null until it is known. */
  trace = $state.raw<Trace | null>(null);
  playing = $state(false);
  speed = $state<Speed>('normal');
  failed = $state<string | null>(null);
  viewer = $state<Viewer>('spectator');

  private readonly views = new Map<string, unknown>();
  private readonly traces = new Map<string, Trace | null>();
  private asking = false;

  constructor(
    private readonly source: Pick<RecordSource, 'history' | 'viewAt' | 'thoughtAt'>,
    readonly last: number,
    start: number,
    /** Which events give little to look at. */
    private readonly pace: Pace,
  ) {
    this.at = Math.min(last, Math.max(0, start));
  }

  readonly step = $derived.by((): ToldStep | null => this.steps.find((step) => step.answers === this.shownAt) ?? null);

  /** Shows the moment through these eyes, and reads the story as they may know it. */
  async look(who: Viewer): Promise<void> {
    this.viewer = who;
    this.go(this.at);
    const got = await this.source.history(who);
    if (this.viewer !== who) return;
    if (got.ok) this.steps = got.value;
    else this.failed = await tellRefusal(got);
  }

  go(n: number): void {
    this.at = Math.min(this.last, Math.max(0, Math.round(n)));
    if (this.at === this.last) this.playing = false;
    void this.show();
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** To be called in an effect: the next answer after a while; gives back how to stop. */
  drive(): (() => void) | undefined {
    if (!this.playing || this.shownAt !== this.at) return undefined;
    const stay = Math.max(60, stayOf(this.speed, eventsOf(this.step), this.pace));
    const timer = setTimeout(() => this.go(this.at + 1), stay);
    return () => clearTimeout(timer);
  }

  /** The newest wish counts: what was asked for in between is never fetched. */
  private async show(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    for (;;) {
      const { at, viewer } = this;
      const view = await this.viewAt(at, viewer);
      const before = at === 0 ? null : await this.viewAt(at - 1, viewer);
      if (this.failed !== null) break;
      if (at !== this.at || viewer !== this.viewer) continue;
      this.view = view;
      this.before = before;
      this.shownAt = at;
      this.trace = this.traces.get(`${viewer} ${at}`) ?? null;
      // the reasons come after the table: they take longer
      await this.askWhy(at, viewer);
      if (at === this.at && viewer === this.viewer) break;
    }
    this.asking = false;
  }

  private async askWhy(n: number, who: Viewer): Promise<void> {
    const key = `${who} ${n}`;
    if (this.traces.has(key)) return;
    const got = await this.source.thoughtAt(n, who);
    const trace = got.ok ? got.value : null;
    this.traces.set(key, trace);
    if (this.shownAt === n && this.viewer === who) this.trace = trace;
  }

  private async viewAt(n: number, who: Viewer): Promise<unknown> {
    const key = `${who} ${n}`;
    if (this.views.has(key)) return this.views.get(key);
    const got = await this.source.viewAt(n, who);
    if (!got.ok) {
      this.failed = await tellRefusal(got);
      return null;
    }
    const oldest = this.views.keys().next();
    if (this.views.size >= KEPT_VIEWS && oldest.done !== true) this.views.delete(oldest.value);
    this.views.set(key, got.value);
    return got.value;
  }
}
