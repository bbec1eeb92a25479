import type { Trace, Update } from '@sandtable/host';
import type { Viewer } from '@sandtable/kernel';
import { untrack } from 'svelte';
import { tellRefusal } from '../i18n/table-words';
import type { RecordSource } from './source';
import type { ToldStep } from './step';

/** Everything that has happened in a match, as far as the person at the screen may know; keeps up by itself. */
export class MatchStory {
  steps = $state.raw<readonly ToldStep[]>([]);
  /** What opponents thought, by the answer it led to: what was heard, and what was asked for since. */
  private traces = $state.raw<ReadonlyMap<number, Trace>>(new Map());
  /** One sentence if the past could not be fetched. */
  failed = $state<string | null>(null);

  private who: Viewer | null = null;
  private seq = -1;
  private fetching = false;
  private readonly asked = new Set<number>();

  constructor(private readonly source: Pick<RecordSource, 'viewer' | 'seats' | 'update' | 'history' | 'thoughtAt'>) {}

  /** To be called in an effect: reads how things stand and fetches what is missing. */
  follow(): void {
    const who = this.source.viewer;
    const update = this.source.update(who);
    if (update !== null) untrack(() => this.take(who, update));
  }

  /** Why an opponent gave this answer; null until it is known. */
  traceOf({ answers }: ToldStep): Trace | null {
    return this.traces.get(answers) ?? null;
  }

  /** Fetches why, if it is not known yet; whoever is told later asks once. */
  async ask({ answers, by }: ToldStep): Promise<void> {
    // nobody can say what a person thought
    if (!by || this.asked.has(answers) || this.traces.has(answers)) return;
    this.asked.add(answers);
    const { who } = this;
    const got = await this.source.thoughtAt(answers, who ?? 'spectator');
    if (got.ok && got.value !== null && who === this.who) this.learn(answers, got.value);
  }

  private learn(answers: number, trace: Trace): void {
    this.traces = new Map([...this.traces, [answers, trace]]);
  }

  private take(who: Viewer, update: Update<unknown>): void {
    // what somebody else may know must not be seen for a moment longer
    if (who !== this.who && this.steps.length > 0) this.forget();
    if (this.fetching || (who === this.who && update.seq === this.seq)) return;
    const isNext = who === this.who && update.seq === this.seq + 1;
    if (!isNext || !this.append(update)) void this.fetch(who);
    else this.seq = update.seq;
  }

  /** False if the update does not fit the end of what is known. */
  private append({ answers, steps, thoughts, cause }: Update<unknown>): boolean {
    if (this.steps.length === 0) return false;
    if (cause === 'undo') {
      this.steps = this.steps.filter((step) => step.answers <= answers);
      this.traces = new Map([...this.traces].filter(([n]) => n <= answers));
      for (const n of this.asked) if (n > answers) this.asked.delete(n);
      return true;
    }
    const longer = followed(this.steps, steps);
    if (longer === null || longer.at(-1)?.answers !== answers) return false;
    if (steps.length > 0) this.steps = longer;
    for (const trace of thoughts) this.learn(trace.answers, trace);
    return true;
  }

  private async fetch(who: Viewer): Promise<void> {
    this.fetching = true;
    const got = await this.source.history(who);
    this.fetching = false;
    const { viewer } = this.source;
    if (viewer !== who) {
      const now = this.source.update(viewer);
      if (now !== null) this.take(viewer, now);
      return;
    }
    if (!got.ok) {
      this.failed = await tellRefusal(got);
      return;
    }
    if (this.who !== who) this.forget();
    this.who = who;
    this.steps = got.value;
    // the wire keeps its order: what was pushed before this answer is in it, the rest comes after it
    this.seq = this.source.update(who)?.seq ?? -1;
    this.failed = null;
  }

  private forget(): void {
    this.who = null;
    this.steps = [];
    this.traces = new Map();
    this.asked.clear();
  }
}

/** The story and what came after it; null if something is missing in between. */
function followed(story: readonly ToldStep[], more: readonly ToldStep[]): readonly ToldStep[] | null {
  const out = [...story];
  for (const step of more) {
    const last = out.at(-1);
    if (last === undefined || step.answers < last.answers || step.answers > last.answers + 1) return null;
    // a typed die belongs to the answer that called for it
    if (step.answers === last.answers) out[out.length - 1] = { ...last, facts: [...last.facts, ...step.facts] };
    else out.push(step);
  }
  return out;
}

const known = new WeakMap<object, MatchStory>();

/** One story for each open match, whoever asks. */
export function storyOf(source: RecordSource): MatchStory {
  const story = known.get(source) ?? new MatchStory(source);
  known.set(source, story);
  return story;
}
