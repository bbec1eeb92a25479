import type { AcesView } from '@sandtable/aces/table';
import type { Happening } from '../aces/record/happening';
import { i18n } from '../i18n/catalogue.svelte';
import { storyOf } from '../log/story.svelte';
import { AUTOMA } from '../match/aces-records';
import { Session } from '../match/session.svelte';
import { tryOpening } from '../match/start';
import { LESSONS } from './aces/lessons';
import { type Course, type Lesson, type Pointer, type Standing, standingOf } from './lesson';
import { readProgress, writeProgress } from './progress';

const GAME = 'aces';
const IDS = LESSONS.map((lesson) => lesson.id);
/** The person sits in the first seat of every lesson. */
const SEAT = 0;

/** Leads through the lessons: sets each up as a table of its own and watches what comes of it. */
export class Tutor {
  session = $state.raw<Session | null>(null);
  /** Why a lesson could not be set up. */
  problem = $state<string | null>(null);
  at = $state(0);
  /** Lessons that were done once, now or on an earlier day. */
  done = $state.raw<ReadonlySet<string>>(new Set());
  /** The lesson in view was done: what happens afterwards no longer matters. */
  finished = $state(false);
  private setUps = 0;

  constructor() {
    const progress = readProgress(GAME, IDS);
    this.at = Math.max(0, IDS.indexOf(progress.at as (typeof IDS)[number]));
    this.done = new Set(progress.done);
  }

  readonly lesson = $derived.by((): Lesson & { readonly id: (typeof IDS)[number] } => LESSONS[this.at] ?? LESSONS[0]);
  readonly isLast = $derived(this.at === LESSONS.length - 1);

  private readonly course = $derived.by((): Course | null => {
    const { session } = this;
    const update = session?.update<AcesView>(SEAT) ?? null;
    if (session === null || update === null) return null;
    const events = storyOf(session).steps.flatMap((step) => step.events as readonly Happening[]);
    return { events, view: update.view, seat: SEAT, asked: update.question?.kind ?? null, over: session.over };
  });

  readonly standing = $derived.by((): Standing => {
    if (this.finished) return { at: this.lesson.tasks.length, slip: null };
    return this.course === null ? { at: 0, slip: null } : standingOf(this.lesson, this.course);
  });

  /** What to look at for the task of the moment. */
  readonly points = $derived.by((): Pointer | null => this.lesson.tasks[this.standing.at]?.points ?? null);

  /** To be called in an effect: what was done once stays done. */
  note(): void {
    if (this.finished || this.standing.at < this.lesson.tasks.length) return;
    this.finished = true;
    this.done = new Set([...this.done, this.lesson.id]);
    this.remember();
  }

  /** Sets the lesson up afresh. */
  async begin(): Promise<void> {
    const setUp = ++this.setUps;
    this.session?.close();
    this.session = null;
    this.problem = null;
    this.finished = false;
    this.remember();
    const { position, seed } = this.lesson;
    const seats = [{ by: 'person' as const, name: i18n.t.matches.me }, AUTOMA];
    try {
      const fresh = await tryOpening(GAME, { setup: { position }, seed, seats, thoughts: 'open' });
      if (!fresh.ok) throw new Error(fresh.message);
      const session = await Session.practice(GAME, fresh.value.saved);
      // somebody has turned the page meanwhile
      if (setUp !== this.setUps) session.close();
      else this.session = session;
    } catch (error) {
      if (setUp === this.setUps) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  async go(at: number): Promise<void> {
    this.at = Math.min(Math.max(0, at), LESSONS.length - 1);
    await this.begin();
  }

  /** Does the task of the moment; after a slip from the start. */
  async show(): Promise<void> {
    if (this.standing.slip !== null) await this.begin();
    const task = this.lesson.tasks[this.standing.at];
    for (const wish of task?.answers ?? []) await this.session?.wish(SEAT, wish);
  }

  close(): void {
    this.setUps++;
    this.session?.close();
  }

  private remember(): void {
    writeProgress(GAME, { at: this.lesson.id, done: [...this.done] });
  }
}
