import type { Effort } from './effort';

/** What a playout is taken to cost before any was seen, in milliseconds. */
const USUAL = 2;
/** How much what the last playouts cost counts against all before them. */
const NEWEST = 0.05;

/**
 * What is left of an effort for one decision, in playouts. By a clock they are reckoned from what playouts have cost so far: a search that
 * knows how many are left can give most of them to the few that deserve it.
 */
export class Purse {
  spent = 0;
  private readonly until: number;
  private last: number;

  constructor(
    private readonly effort: Effort,
    private readonly costs = new Costs(),
  ) {
    this.last = effort.clock?.now() ?? 0;
    this.until = this.last + (effort.clock?.ms ?? 0);
  }

  /** Playouts that can still be paid. */
  get left(): number {
    const { clock, playouts } = this.effort;
    if (clock === undefined) return playouts - this.spent;
    return Math.max(0, Math.floor((this.until - clock.now()) / this.costs.playout));
  }

  get isEmpty(): boolean {
    return this.left <= 0;
  }

  /** Whatever has been done since the last payment was this one playout. */
  pay(): void {
    this.spent++;
    const { clock } = this.effort;
    if (clock === undefined) return;
    const now = clock.now();
    this.costs.note(now - this.last);
    this.last = now;
  }
}

/** What playouts cost, from decision to decision. */
export class Costs {
  playout = USUAL;

  note(ms: number): void {
    this.playout += NEWEST * (ms - this.playout);
  }
}
