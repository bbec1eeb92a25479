import type { Seat } from '@sandtable/kernel';

/** The answer the host of a timed match gives when the time is over (AA-RULING-58). */
export const TIME_OVER = ['time'] as const;

/** Who is timed now. */
export interface Timed {
  readonly seat: Seat;
  /** Names the turn: time used in it adds up, whatever else happens in between. */
  readonly turn: string;
  readonly limitMs: number;
}

export interface Reading {
  readonly seat: Seat;
  readonly leftMs: number;
  readonly running: boolean;
}

/** The time used in each turn; runs only between `run` and the next call. */
export class TurnTimer {
  private timed: Timed | null = null;
  private since: number | null = null;
  private readonly used: Record<string, number>;

  constructor(
    private readonly now: () => number,
    used: Readonly<Record<string, number>>,
  ) {
    this.used = { ...used };
  }

  /** Says who is timed from now on and whether the time runs. */
  set(timed: Timed | null, running: boolean): void {
    this.settle();
    this.timed = timed;
    this.since = timed !== null && running ? this.now() : null;
  }

  read(): Reading | null {
    const { timed, since } = this;
    if (timed === null) return null;
    const running = since === null ? 0 : Math.max(0, this.now() - since);
    const leftMs = Math.max(0, timed.limitMs - (this.used[timed.turn] ?? 0) - running);
    return { seat: timed.seat, leftMs, running: since !== null };
  }

  /** The time used so far, to be kept with the match. */
  kept(): Record<string, number> {
    this.settle();
    return { ...this.used };
  }

  private settle(): void {
    const { timed, since } = this;
    if (timed === null || since === null) return;
    const now = this.now();
    this.used[timed.turn] = (this.used[timed.turn] ?? 0) + Math.max(0, now - since);
    this.since = now;
  }
}
