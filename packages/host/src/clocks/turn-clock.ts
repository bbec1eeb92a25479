import type { Deadline, Seat } from '@sandtable/kernel';

/** What is left of a turn with a limit, as a viewer sees it. */
export interface TimeLeft {
  readonly seat: Seat;
  readonly leftMs: number;
  readonly running: boolean;
}

/** The time used in each turn with a limit. It stands still while it is held: during a film, or while nobody looks. */
export class TurnClock {
  private timed: Deadline | null = null;
  private held = false;
  private last: number;
  /** Passed since the last entry. */
  private counted = 0;
  private readonly used: Map<string, number>;

  constructor(
    private readonly now: () => number,
    used: Readonly<Record<string, number>>,
  ) {
    this.used = new Map(Object.entries(used));
    this.last = now();
  }

  /** Who is timed from now on. */
  set(timed: Deadline | null): void {
    this.timed = timed;
  }

  hold(yes: boolean): void {
    this.count();
    this.held = yes;
  }

  /** To be called before anything changes; so much has been used of the turn since the last time. */
  tick(): number {
    this.count();
    const ms = this.counted;
    this.counted = 0;
    this.add(ms);
    return ms;
  }

  /** Time before now stands in an entry of somebody else. */
  restart(): void {
    this.counted = 0;
    this.last = this.now();
  }

  /** Counts time that an entry says was used. */
  add(ms: number): void {
    if (this.timed === null) return;
    const { turn } = this.timed;
    this.used.set(turn, (this.used.get(turn) ?? 0) + ms);
  }

  read(): TimeLeft | null {
    this.count();
    if (this.timed === null) return null;
    const { seat, turn, limitMs } = this.timed;
    const leftMs = Math.max(0, limitMs - (this.used.get(turn) ?? 0) - this.counted);
    return { seat, leftMs, running: !this.held };
  }

  /** Whose time is over. */
  over(): Deadline | null {
    return this.read()?.leftMs === 0 ? this.timed : null;
  }

  /** What was used since the last entry and stands in none yet. */
  unwritten(): number {
    this.count();
    return this.counted;
  }

  kept(): Record<string, number> {
    return Object.fromEntries(this.used);
  }

  private count(): void {
    const now = this.now();
    if (!this.held && this.timed !== null) this.counted += Math.max(0, now - this.last);
    this.last = now;
  }
}
