import type { Store } from '../../store/store';

const BEAT_MS = 5000;
/** Shorter than this, nobody has noticed. */
const GAP_MS = 20_000;
/** So many times of standstill are remembered; a match of weeks sees few of them. */
const REMEMBERED = 200;
const ALIVE = 'alive';
const GAPS = 'standstill';

type Gap = readonly [from: number, to: number];

interface DowntimeParts {
  readonly store: Store;
  readonly now: () => number;
  readonly problem: (sentence: string) => void;
}

/** Knows when no server was there at all: that time is taken from nobody's clock. */
export class Downtime {
  private gaps: readonly Gap[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly parts: DowntimeParts) {}

  async start(): Promise<void> {
    const { store, now, problem } = this.parts;
    const before = Number((await store.note(ALIVE)) ?? now());
    const known = JSON.parse((await store.note(GAPS)) ?? '[]') as Gap[];
    const time = now();
    if (time - before > GAP_MS) {
      known.push([before, time]);
      await store.setNote(GAPS, JSON.stringify(known.slice(-REMEMBERED)));
    }
    this.gaps = known;
    await this.beat();
    this.timer = setInterval(() => {
      this.beat().catch((error: Error) => problem(`The time could not be written down: ${error.message}`));
    }, BEAT_MS);
    this.timer.unref();
  }

  /** How much of the time since then a server was there. */
  served(since: number): number {
    const to = this.parts.now();
    const away = this.gaps.reduce((sum, [from, until]) => {
      return sum + Math.max(0, Math.min(until, to) - Math.max(from, since));
    }, 0);
    return Math.max(0, to - since - away);
  }

  /** A server that goes in good order says when. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.beat();
  }

  private beat(): Promise<void> {
    return this.parts.store.setNote(ALIVE, `${this.parts.now()}`);
  }
}
