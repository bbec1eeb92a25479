import type { Analysis } from '@sandtable/commander/analysis';
import type { Seat } from '@sandtable/kernel';
import type { AnalysisNews, AnalysisRequest } from '../match/analyst';
import { matches } from '../match/matches';
import type { Session } from '../match/session.svelte';
import { type Chance, lastOfTurns } from './course';

/** What is kept of an analysis with the match. */
export interface Findings extends Pick<Analysis, 'start' | 'end' | 'luck' | 'error' | 'costly'> {
  /** What both sides chose, taken together. */
  readonly choices: number;
  readonly course: readonly Chance[];
}

/** A match is taken apart in a worker of its own; it can be stopped, and what was found stays with the match. */
export class Analyst {
  findings = $state.raw<Findings | null>(null);
  /** 0 to 1 while it runs. */
  part = $state<number | null>(null);
  failed = $state(false);
  private worker: Worker | null = null;

  constructor(
    private readonly session: Session,
    readonly seat: Seat,
  ) {
    void this.recall();
  }

  /** What was found before, unless it lacks what is shown now: then it can be looked for again. */
  private async recall(): Promise<void> {
    const found = (await matches.load(this.session.id))?.analyses?.[this.seat] as Partial<Findings> | undefined;
    if (found?.course !== undefined && this.part === null) this.findings = found as Findings;
  }

  async start(): Promise<void> {
    this.failed = false;
    this.part = 0;
    const saved = await this.session.saved();
    if (!saved.ok) {
      this.end(null);
      return;
    }
    const worker = new Worker(new URL('../match/analyst.ts', import.meta.url), { type: 'module', name: 'analyst' });
    this.worker = worker;
    worker.addEventListener('error', () => this.end(null));
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisNews>) => {
      if ('part' in data) this.part = data.part;
      else this.end(data.analysis);
    });
    const { game } = this.session;
    worker.postMessage({ game, replay: saved.value.replay, seat: this.seat } satisfies AnalysisRequest);
  }

  /** Stops it; nothing is kept. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.part = null;
  }

  private end(analysis: Analysis | null): void {
    this.stop();
    this.failed = analysis === null;
    if (analysis === null) return;
    this.findings = findingsOf(analysis);
    void this.keep(this.findings);
  }

  private async keep(findings: Findings): Promise<void> {
    const { id } = this.session;
    const before = (await matches.load(id))?.analyses ?? {};
    await matches.amend(id, { analyses: { ...before, [this.seat]: findings } });
  }
}

function findingsOf({ start, end, luck, error, costly, ownChoices, otherChoices, turnings }: Analysis): Findings {
  return { start, end, luck, error, costly, choices: ownChoices + otherChoices, course: lastOfTurns(turnings) };
}
