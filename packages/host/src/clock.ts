import type { Seat } from '@sandtable/kernel';

/** Adds up how long each seat was waited for. The environment says what time it is; rules never know. */
export class Clock {
  private last: number;

  constructor(
    private readonly now: () => number,
    private readonly spent: number[],
  ) {
    this.last = now();
  }

  /** To be called before anything changes, with the seats waited for until now. */
  tick(waiting: readonly Seat[]): void {
    const now = this.now();
    const passed = Math.max(0, now - this.last);
    this.last = now;
    for (const seat of waiting) this.spent[seat] = (this.spent[seat] ?? 0) + passed;
  }

  used(): number[] {
    return this.spent.slice();
  }
}
