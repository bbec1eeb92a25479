import { untrack } from 'svelte';
import type { SeatClock } from '../match/remote';
import type { OnlineTable } from './online-table.svelte';
import { clockFace, clocksAt, passedMark } from './seat-clock';

const TICK_MS = 250;

/** The clocks of one table as they run on this screen: counted once, shown wherever a seat has its place. */
export class TableClocks {
  private heard = $state(Date.now());
  private now = $state(Date.now());
  /** The mark that the clock of this screen has passed last; null as long as there is time. */
  passed = $state<number | null>(null);

  private readonly update = $derived.by(() => this.table.session?.update('spectator') ?? null);
  private readonly times = $derived.by(() => clocksAt(this.update, this.heard, this.now));
  private readonly runs = $derived.by(
    () => this.update?.over === null && (this.update.clock?.seats.some(({ running }) => running) ?? false),
  );

  constructor(private readonly table: OnlineTable) {}

  /** What is left to a seat; null at a table without a clock. */
  of(seat: number): SeatClock | null {
    const time = this.times?.[seat];
    return time === undefined ? null : { face: clockFace(time.leftMs), running: time.running, late: time.late };
  }

  /** To be called in an effect: takes the time that was told last. */
  hear(): void {
    void this.update;
    this.heard = Date.now();
    this.now = this.heard;
  }

  /** To be called in an effect: lets the clocks run. */
  run(): (() => void) | undefined {
    if (!this.runs) return undefined;
    const timer = setInterval(() => {
      const before = this.ownLeft();
      this.now = Date.now();
      const left = this.ownLeft();
      // whose turn is over is told again in the next one
      this.passed = left === null ? null : (passedMark(before ?? left, left) ?? this.passed);
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  /** What is left to the seat of this screen whose clock runs; null if none does. */
  private ownLeft(): number | null {
    return untrack(
      () => this.table.own.map((seat) => this.times?.[seat]).find((time) => time?.running === true)?.leftMs ?? null,
    );
  }
}
