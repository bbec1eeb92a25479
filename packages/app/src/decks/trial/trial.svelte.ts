import type { TrialMatch, TrialPlan } from './play';

interface Told {
  readonly number?: number;
  readonly match?: TrialMatch;
  readonly fault?: string;
}

/** One processor is left to the page. */
const MOST_WORKERS = 4;

/** Matches that opponents play in the background with a deck. */
export class Trial {
  /** By their numbers; null where one is still to come. */
  matches = $state.raw<readonly (TrialMatch | null)[]>([]);
  fault = $state('');
  running = $state(false);
  private workers: Worker[] = [];

  get done(): number {
    return this.matches.filter((match) => match !== null).length;
  }

  /** Those that are over, in the order of their seeds. */
  get over(): readonly TrialMatch[] {
    return this.matches.filter((match) => match !== null);
  }

  start(plan: TrialPlan, matches: number): void {
    this.cancel();
    this.fault = '';
    this.matches = new Array<TrialMatch | null>(matches).fill(null);
    this.running = true;
    const many = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency ?? 2) - 1));
    for (let w = 0; w < many; w++) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'trial' });
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.hear(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.hear({ fault: event.message });
      });
      const numbers = Array.from({ length: matches }, (_, n) => n).filter((n) => n % many === w);
      worker.postMessage({ plan, numbers });
      this.workers.push(worker);
    }
  }

  cancel(): void {
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.running = false;
  }

  private hear({ number, match, fault }: Told): void {
    if (fault !== undefined) {
      this.fault = fault;
      this.cancel();
      return;
    }
    if (number === undefined || match === undefined) return;
    this.matches = this.matches.map((there, n) => (n === number ? match : there));
    if (this.done === this.matches.length) this.cancel();
  }
}
