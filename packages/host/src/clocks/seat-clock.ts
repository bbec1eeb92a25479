import type { Seat } from '@sandtable/kernel';
import * as z from 'zod/mini';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const LONGEST_TURN = 60 * DAY;
const MINUTE = 60 * SECOND;
const WEEK = 7 * DAY;
/** 1970 began on a Thursday: the first Saturday came two days later. */
const FIRST_SATURDAY = 2 * DAY;
const WEEKEND = 2 * DAY;

const TurnShape = z.int().check(z.minimum(SECOND), z.maximum(LONGEST_TURN));
/** What the others may do when somebody's time is over; giving more time is always among it. */
const agreed = {
  over: z.enum(['wait', 'opponent', 'forfeit']),
  /** Who takes the seat, where that is agreed. */
  opponent: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
};

/** The clock a table has agreed on. A turn is as long as the match waits for a seat without a break. */
export const ClockRulesShape = z.discriminatedUnion('kind', [
  /** So much for every turn, and a bank for all of them together. */
  z.strictObject({
    kind: z.literal('live'),
    turnMs: TurnShape,
    bankMs: z.int().check(z.minimum(0), z.maximum(DAY)),
    ...agreed,
  }),
  /** Hours or days for every turn; weekends may be off, by the clock of a zone so many minutes ahead of UTC. */
  z.strictObject({
    kind: z.literal('correspondence'),
    turnMs: TurnShape,
    weekends: z.enum(['count', 'off']),
    zone: z._default(z.int().check(z.minimum(-14 * 60), z.maximum(14 * 60)), 0),
    ...agreed,
  }),
]);
export type ClockRules = Readonly<z.infer<typeof ClockRulesShape>>;

/** What has been used, as it stands in entries. */
export const ClockKeptShape = z.strictObject({
  turn: z.array(z.number().check(z.minimum(0))),
  bank: z.array(z.number().check(z.minimum(0))),
});
export type ClockKept = Readonly<z.infer<typeof ClockKeptShape>>;

export interface SeatTime {
  /** Of the turn and the bank together. */
  readonly leftMs: number;
  /** Of the bank alone; 0 where there is none. */
  readonly bankMs: number;
  readonly running: boolean;
  /** Its time is over, and the others may do what was agreed. */
  readonly late: boolean;
}

/** The clock as viewers see it. */
export interface ClockState {
  readonly rules: ClockRules;
  readonly seats: readonly SeatTime[];
}

/** The time of every seat. What counts is written into entries, so that all nodes tell the same time. */
export class SeatClock {
  private waiting: readonly Seat[] = [];
  private last: number;
  /** Passed since the last entry. */
  private counted = 0;
  private readonly turn: number[];
  private readonly bank: number[];

  constructor(
    private readonly now: () => number,
    private readonly rules: ClockRules,
    seats: number,
    kept: ClockKept | null,
  ) {
    this.turn = Array.from({ length: seats }, (_, seat) => kept?.turn[seat] ?? 0);
    this.bank = Array.from({ length: seats }, (_, seat) => kept?.bank[seat] ?? 0);
    this.last = now();
  }

  /** Whom the match waits for from now on; whoever is not waited for any more has ended a turn. */
  set(waiting: readonly Seat[]): void {
    for (const seat of this.waiting) if (!waiting.includes(seat)) this.begin(seat);
    this.waiting = waiting;
  }

  /** To be called before anything changes; so much has passed since the last time. */
  tick(): number {
    this.count();
    const ms = this.counted;
    this.counted = 0;
    this.add(ms);
    return ms;
  }

  /** Counts time that an entry says has passed. */
  add(ms: number): void {
    for (const seat of this.waiting) this.turn[seat] = (this.turn[seat] ?? 0) + ms;
  }

  /** Time before `last` stands in an entry of somebody else. */
  restart(): void {
    this.counted = 0;
    this.last = this.now();
  }

  /** So long ago the last entry was made. */
  passed(ms: number): void {
    this.last = this.now() - ms;
  }

  /** The seat has a turn's time again. */
  begin(seat: Seat): void {
    const used = (this.bank[seat] ?? 0) + Math.max(0, (this.turn[seat] ?? 0) - this.rules.turnMs);
    this.bank[seat] = Math.min(used, bankOf(this.rules));
    this.turn[seat] = 0;
  }

  isLate(seat: Seat): boolean {
    return this.waiting.includes(seat) && this.written(seat) <= 0;
  }

  /** Until the next seat runs out; null if none will. */
  untilLate(): number | null {
    this.count();
    const left = this.waiting.map((seat) => this.written(seat)).filter((ms) => ms > 0);
    return left.length === 0 ? null : Math.max(0, Math.min(...left) - this.counted);
  }

  /** When only `lead` of it will be left, with the weekends between; null if never. */
  dueAt(lead = 0): number | null {
    const left = this.untilLate();
    return left === null ? null : this.after(this.now(), Math.max(0, left - lead));
  }

  read(): ClockState {
    this.count();
    const isOff = this.worked(this.last, this.last + MINUTE) === 0;
    const seats = this.turn.map((used, seat): SeatTime => {
      const isRunning = this.waiting.includes(seat);
      const now = used + (isRunning ? this.counted : 0);
      const bankMs = Math.max(0, bankOf(this.rules) - (this.bank[seat] ?? 0) - Math.max(0, now - this.rules.turnMs));
      const leftMs = Math.max(0, this.rules.turnMs - now) + bankMs;
      return { leftMs, bankMs, running: isRunning && !isOff, late: this.isLate(seat) };
    });
    return { rules: this.rules, seats };
  }

  kept(): ClockKept {
    return { turn: this.turn.slice(), bank: this.bank.slice() };
  }

  /** What is left by what stands in entries. */
  private written(seat: Seat): number {
    return this.rules.turnMs + bankOf(this.rules) - (this.turn[seat] ?? 0) - (this.bank[seat] ?? 0);
  }

  private count(): void {
    const now = this.now();
    if (this.waiting.length > 0) this.counted += this.worked(this.last, now);
    this.last = now;
  }

  /** What counts of the time between. */
  private worked(from: number, to: number): number {
    if (to <= from) return 0;
    return to - from - (this.off(to) - this.off(from));
  }

  /** How much time off there has been since 1970. */
  private off(time: number): number {
    const { rules } = this;
    if (rules.kind !== 'correspondence' || rules.weekends === 'count') return 0;
    const since = time + rules.zone * MINUTE - FIRST_SATURDAY;
    const weeks = Math.floor(since / WEEK);
    return weeks * WEEKEND + Math.min(WEEKEND, since - weeks * WEEK);
  }

  /** When so much has been worked after a moment. */
  private after(from: number, ms: number): number {
    let to = from + ms;
    for (let missing = ms - this.worked(from, to); missing > 0; missing = ms - this.worked(from, to)) to += missing;
    return to;
  }
}

function bankOf(rules: ClockRules): number {
  return rules.kind === 'live' ? rules.bankMs : 0;
}
