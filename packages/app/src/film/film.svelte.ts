import type { Trace } from '@sandtable/host';
import type { Viewer } from '@sandtable/kernel';
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { RecordSource } from '../log/source';
import { eventsOf, isOpponents, type ToldStep } from '../log/step';
import { type MatchStory, storyOf } from '../log/story.svelte';
import type { RecordParts } from '../record/parts';
import { browserStore } from '../settings/storage';
import { isAnswering, reelOf } from './reel';
import { type Pace, readSpeed, type Speed, stayOf, writeSpeed } from './speed';

const EVEN: Pace = { quiet: new Set() };

/** What is over sooner is not told: panel and prompt would only jump. */
const SHORT_MS = 200;

/** A moment of the past that is shown again. */
interface Rerun {
  readonly steps: readonly ToldStep[];
  readonly at: number;
  readonly view: unknown;
}

/**
 * The opponents' turn as a film: it asks for their decisions one at a time, waits between them, and can show the last
 * ones again. Nothing here decides anything.
 */
export class Film {
  playing = $state(true);
  speed = $state<Speed>(readSpeed(browserStore));
  skipping = $state(false);
  /** What the game says of its records; null until it is loaded. */
  parts = $state.raw<RecordParts | null>(null);
  /** Whether an answer that needs nobody is about to be given; the table says so. */
  unasked: () => boolean = () => false;
  private rerun = $state.raw<Rerun | null>(null);
  private busy = $state(false);
  /** It has been on for a while. */
  private lasts = $state(false);
  /** Counts what is shown again, so that what was put away does not come back when its picture arrives late. */
  private run = 0;
  private readonly story: MatchStory;

  constructor(private readonly source: RecordSource) {
    this.story = storyOf(source);
  }

  /** Whether an opponent is to decide now. They wait while an undo is being talked about. */
  readonly due = $derived.by(() => {
    const { source } = this;
    return source.opponentToAct && (source.update(source.viewer)?.request ?? null) === null;
  });

  /** The story so far. Whoever sits at another screen is to this one what an opponent is. */
  readonly steps = $derived.by((): readonly ToldStep[] => {
    const { steps } = this.story;
    const here = this.source.remote?.people.flatMap(({ seats }) => seats);
    return here === undefined
      ? steps
      : steps.map((step) => (here.includes(step.seat ?? -1) ? step : { ...step, by: step.by ?? '' }));
  });

  /** What the last turn of an opponent was made of. */
  readonly reel = $derived.by((): readonly ToldStep[] => reelOf(this.steps));

  /** The decision in view: of the rerun, else the last one there was. */
  readonly shot = $derived.by((): ToldStep | null => {
    if (this.rerun !== null) return this.rerun.steps[this.rerun.at] ?? null;
    const last = this.steps.at(-1);
    return last !== undefined && isOpponents(last) ? last : null;
  });

  /** Why the decision in view was made; null until it is known. */
  readonly trace = $derived.by((): Trace | null => (this.shot === null ? null : this.story.traceOf(this.shot)));

  /** What enemies did since the person in view last had a turn; null until it is known, and while they are at it. */
  readonly digest = $derived.by(() => {
    const { viewer } = this.source;
    const view = this.source.update(viewer)?.view ?? null;
    if (this.parts === null || this.isActive || view === null || viewer === 'spectator') return null;
    return this.parts.digest(this.steps, view, viewer);
  });

  /** What to show instead of how things stand; null while nothing is shown again. */
  get pastView(): unknown {
    return this.rerun?.view ?? null;
  }

  get isRerun(): boolean {
    return this.rerun !== null;
  }

  get rerunAt(): { readonly at: number; readonly of: number } | null {
    return this.rerun === null ? null : { at: this.rerun.at + 1, of: this.rerun.steps.length };
  }

  get isActive(): boolean {
    return this.due || this.rerun !== null || this.goesOn;
  }

  /** What an opponent has done is answered by itself, in the middle of the opponent's turn. */
  private readonly goesOn = $derived.by(() => {
    const last = this.steps.at(-1);
    return last !== undefined && isOpponents(last) && this.unasked();
  });

  /** Whether panel and prompt tell of it. */
  get isTold(): boolean {
    return this.isRerun || (this.isActive && this.lasts);
  }

  /** To be called in an effect: what is on is told of a moment later, if it is on still; gives back how not to. */
  announce(isActive: boolean): (() => void) | undefined {
    this.lasts = false;
    if (!isActive) return undefined;
    const timer = setTimeout(() => {
      this.lasts = true;
    }, SHORT_MS);
    return () => clearTimeout(timer);
  }

  chooseSpeed(speed: Speed): void {
    this.speed = speed;
    writeSpeed(browserStore, speed);
  }

  /** To be called in an effect: sets the clock for the next decision, gives back how to stop it. */
  drive(): (() => void) | undefined {
    this.story.follow();
    const { shot } = this;
    // an answer to this must not set the clock anew
    if (this.isActive && shot !== null) untrack(() => void this.story.ask(shot));
    if (!this.isActive) this.skipping = false;
    if (this.busy || !(this.due || this.isRerun)) return undefined;
    const runs = this.rerun === null ? this.playing || this.skipping : this.playing;
    if (!runs) return undefined;
    const timer = setTimeout(() => void this.next(), this.stay());
    return () => clearTimeout(timer);
  }

  /** One decision more, whether playing or not. */
  async next(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      if (this.rerun !== null) await this.showAgain(this.rerun.steps, this.rerun.at + 1);
      else if (this.due) await this.advance();
    } finally {
      this.busy = false;
    }
  }

  /** Whoever cannot go on is not asked for ever. */
  private async advance(): Promise<void> {
    const { source } = this;
    const before = source.update(source.viewer)?.seq;
    await source.step();
    if (source.update(source.viewer)?.seq !== before) return;
    this.playing = false;
    this.skipping = false;
  }

  /** Straight to the next question for a person. */
  skip(): void {
    this.stopRerun();
    this.skipping = true;
  }

  /** Shows the last turn of the opponents again. */
  again(): Promise<void> {
    return this.rerunOf(this.reel);
  }

  /** Shows what has happened after so many answers. */
  since(answers: number): Promise<void> {
    return this.rerunOf(this.steps.filter((step) => step.answers > answers));
  }

  private async rerunOf(steps: readonly ToldStep[]): Promise<void> {
    if (steps.length === 0 || this.busy) return;
    this.busy = true;
    try {
      this.playing = true;
      await this.showAgain(steps, 0);
    } finally {
      this.busy = false;
    }
  }

  stopRerun(): void {
    this.run++;
    this.rerun = null;
  }

  private async showAgain(steps: readonly ToldStep[], at: number): Promise<void> {
    const step = steps[at];
    const who: Viewer = this.source.viewer;
    const { run } = this;
    if (step !== undefined) await this.story.ask(step);
    const got = step === undefined ? null : await this.source.viewAt(step.answers, who);
    if (run === this.run) this.rerun = got?.ok === true ? { steps, at, view: got.value } : null;
  }

  /**
   * How long what an opponent has just done stays in view before an answer to it that needs nobody is given. It depends on
   * the film alone, never on what anybody holds.
   */
  get pause(): number {
    const last = this.story.steps.at(-1);
    return last === undefined || !isOpponents(last) || !this.playing ? 0 : this.stay();
  }

  /** Decisions follow one another faster than anybody could read or listen. */
  get isHasty(): boolean {
    return this.due && this.rerun === null && (this.playing || this.skipping) && this.stay() === 0;
  }

  private get pace(): Pace {
    return this.parts ?? EVEN;
  }

  private stay(): number {
    if (this.rerun !== null)
      return stayOf(this.speed === 'once' ? 'fast' : this.speed, eventsOf(this.shot), this.pace, this.letters);
    // who wants less motion gets no pacing: everything at once, or step by step while paused
    if (this.skipping || prefersReducedMotion.current) return 0;
    // nobody has to watch their own move before an opponent says whether to stop it
    if (isAnswering(this.steps)) return 0;
    // what came of an answer to an opponent belongs to its turn
    return stayOf(this.speed, eventsOf(this.story.steps.at(-1)), this.pace, this.letters);
  }

  /** How much the decision in view gives to read: its reason, as far as it is known. One that comes later sets no clock anew. */
  private get letters(): number {
    const trace = untrack(() => this.trace);
    return trace === null ? 0 : this.source.read(trace.thought.text).length;
  }
}

const known = new WeakMap<object, Film>();

/** One film for each open match, so that bar and board show the same moment. */
export function filmOf(source: RecordSource): Film {
  const film = known.get(source) ?? new Film(source);
  known.set(source, film);
  return film;
}
