import type { Update } from '@sandtable/host';

/** What is left to a seat, counted down from what the server said last. */
export interface SeatTime {
  readonly leftMs: number;
  readonly running: boolean;
  readonly late: boolean;
}

/** The clocks of all seats now; null at a table without one. `heard` is when the update came. */
export function clocksAt(
  update: Pick<Update<unknown>, 'clock'> | null,
  heard: number,
  now: number,
): readonly SeatTime[] | null {
  return (
    update?.clock?.seats.map(({ leftMs, running, late }) => ({
      leftMs: Math.max(0, leftMs - (running ? Math.max(0, now - heard) : 0)),
      running,
      late,
    })) ?? null
  );
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As a clock shows it: minutes and seconds of a live match, days and hours of one by correspondence. */
export function clockFace(ms: number): string {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  if (ms >= DAY) return `${Math.floor(ms / DAY)}d ${Math.floor((ms % DAY) / HOUR)}h`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)}:${two((ms % HOUR) / MINUTE)}:${two((ms % MINUTE) / SECOND)}`;
  return `${Math.floor(ms / MINUTE)}:${two((ms % MINUTE) / SECOND)}`;
}

/** When somebody who listens wants to be told: seldom, and in time. */
const TELL_AT_MS = [MINUTE, 10 * SECOND];

/** The mark that was passed between two looks at the clock; null if none was. */
export function passedMark(before: number, now: number): number | null {
  return TELL_AT_MS.find((mark) => before > mark && now <= mark) ?? null;
}
