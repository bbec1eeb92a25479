import type { TrialMatch, TrialPlan } from './play';

interface Told {
  readonly number?: number;
  readonly match?: TrialMatch;
  readonly fault?: string;
}

/** One processor is left to the page. */
const MOST_WORKERS = 4;
/** The page hears of matches so often, in milliseconds. */
const OFTEN = 250;

/** Matches that opponents play in the background with a deck. */
export class Trial {
  /** By their numbers; null where one is still to come. */
  matches = $state.raw<readonly (TrialMatch | null)[]>([]);
  fault = $state('');
  running = $state(false);
  /** Those that are over, in the order of their seeds. */
  readonly over = $derived(this.matches.filter((match) => match !== null));
  private workers: Worker[] = [];
  /** What has come since the page was last told. */
  private fresh = new Map<number, TrialMatch>();
  private telling: ReturnType<typeof setTimeout> | null = null;

  get done(): number {
    return this.over.length;
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
    this.tell();
  }

  private hear({ number, match, fault }: Told): void {
    if (fault !== undefined) {
      this.fault = fault;
      this.cancel();
      return;
    }
    if (number === undefined || match === undefined) return;
    this.fresh.set(number, match);
    this.telling ??= setTimeout(() => this.tell(), OFTEN);
  }

  /** The page is told a few times a second, however fast the matches come. */
  private tell(): void {
    if (this.telling !== null) clearTimeout(this.telling);
    this.telling = null;
    const { fresh } = this;
    this.fresh = new Map();
    if (fresh.size > 0) this.matches = this.matches.map((there, n) => fresh.get(n) ?? there);
    if (this.running && this.done === this.matches.length) this.cancel();
  }
}
