import type { Seat } from '@sandtable/kernel';

/** Adds up how long each seat was waited for. The environment says what time it is; rules never know. */
export class Clock {
  private last: number;
  /** Passed since the last entry. */
  private counted = 0;

  constructor(
    private readonly now: () => number,
    /** Null if no clock runs. */
    private readonly spent: number[] | null,
  ) {
    this.last = now();
  }

  /** To be called before anything changes, with the seats waited for until now; so much time has passed. */
  tick(waiting: readonly Seat[]): number {
    this.count();
    const passed = this.counted;
    this.counted = 0;
    this.add(waiting, passed);
    return passed;
  }

  /** Counts time that an entry says has passed. */
  add(waiting: readonly Seat[], ms: number): void {
    for (const seat of waiting) if (this.spent !== null) this.spent[seat] = (this.spent[seat] ?? 0) + ms;
  }

  /** Time before now stands in an entry of somebody else. */
  restart(): void {
    this.counted = 0;
    this.last = this.now();
  }

  /** So long ago the last entry was made. */
  passed(ms: number): void {
    this.last = this.now() - ms;
  }

  /** Up to this moment. */
  used(waiting: readonly Seat[]): number[] | null {
    this.count();
    return this.spent?.map((ms, seat) => (waiting.includes(seat) ? ms + this.counted : ms)) ?? null;
  }

  /** A clock that is set back takes nothing away. */
  private count(): void {
    const now = this.now();
    this.counted += Math.max(0, now - this.last);
    this.last = now;
  }
}
