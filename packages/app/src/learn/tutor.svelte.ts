import { tellRefusal } from '../i18n/table-words';
import { i18n } from '../i18n/with-lessons';
import { allEvents } from '../log/step';
import { storyOf } from '../log/story.svelte';
import { Session } from '../match/session.svelte';
import { tryOpening } from '../match/start';
import { type Course, type Lesson, type Pointer, type Standing, setupOf, standingOf } from './lesson';
import { readProgress, writeProgress } from './progress';
import type { LessonWords, Tutorial } from './tutorial';

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

  constructor(readonly tutorial: Tutorial) {
    const ids = this.lessons.map((lesson) => lesson.id);
    const progress = readProgress(tutorial.table, ids);
    this.at = Math.max(0, ids.indexOf(progress.at));
    this.done = new Set(progress.done);
  }

  get lessons(): readonly Lesson[] {
    return this.tutorial.lessons;
  }

  readonly lesson = $derived.by((): Lesson => {
    const found = this.lessons[this.at] ?? this.lessons[0];
    if (found === undefined) throw new Error(`The tutorial "${this.tutorial.table}" has no lessons.`);
    return found;
  });
  readonly isLast = $derived(this.at === this.lessons.length - 1);

  private readonly course = $derived.by((): Course | null => {
    const { session } = this;
    const update = session?.update(SEAT) ?? null;
    if (session === null || update === null) return null;
    const events = allEvents(storyOf(session).steps);
    return { events, view: update.view, seat: SEAT, asked: update.question?.kind ?? null, over: session.over };
  });

  readonly standing = $derived.by((): Standing => {
    if (this.finished) return { at: this.lesson.tasks.length, slip: null };
    return this.course === null ? { at: 0, slip: null } : standingOf(this.lesson, this.course);
  });

  /** What to look at for the task of the moment. */
  readonly points = $derived.by((): Pointer | null => this.lesson.tasks[this.standing.at]?.points ?? null);

  wordsOf(lesson: Lesson): LessonWords {
    const found = this.tutorial.words().lessons[lesson.id];
    return found ?? { title: lesson.id, text: '', tasks: {}, slips: {}, learned: '' };
  }

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
    const { seed } = this.lesson;
    const setup = setupOf(this.lesson);
    const { game, opponent } = this.tutorial;
    const seats = [{ by: 'person' as const, name: i18n.t.matches.me }, opponent];
    try {
      const fresh = await tryOpening(game, { setup, seed, seats, thoughts: 'open' });
      if (!fresh.ok) throw new Error(await tellRefusal(fresh));
      const session = await Session.practice(game, fresh.value.saved);
      // somebody has turned the page meanwhile
      if (setUp !== this.setUps) session.close();
      else this.session = session;
    } catch (error) {
      if (setUp === this.setUps) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  async go(at: number): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.lessons.length - 1);
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
    writeProgress(this.tutorial.table, { at: this.lesson.id, done: [...this.done] });
  }
}
