import type { Io } from '../io';
import { median } from '../play/figures';

/** How long to look: so many rounds of so many milliseconds, once it has come up to speed. */
export interface Effort {
  readonly rounds: number;
  readonly roundMs: number;
}

/** Compiled code comes late: as long as a round is so much faster than the best before it, it is still warming up. */
const STILL_FASTER = 1.05;
/** By then whatever is still changing is not the compiler. */
const LONGEST_WARM_UP = 12;

/** How many units of work a second holds: in the very first round, and the median of the rounds after it has stopped getting faster. */
export function coldAndWarm(
  io: Io,
  effort: Effort,
  work: () => number,
): { readonly cold: number; readonly warm: number } {
  const cold = rateOf(io, effort.roundMs, work);
  let best = cold;
  for (let n = 0; n < LONGEST_WARM_UP; n++) {
    const rate = rateOf(io, effort.roundMs, work);
    const isFaster = rate > best * STILL_FASTER;
    best = Math.max(best, rate);
    if (!isFaster) break;
  }
  const rates = Array.from({ length: effort.rounds }, () => rateOf(io, effort.roundMs, work));
  return { cold, warm: median(rates) };
}

/** The same where only the warm figure is of interest; `work` says how many it has just done. */
export function perSecond(io: Io, effort: Effort, work: () => number): number {
  return coldAndWarm(io, effort, work).warm;
}

function rateOf(io: Io, roundMs: number, work: () => number): number {
  const begun = io.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = io.now() - begun;
  } while (elapsed < roundMs);
  return (done * 1000) / elapsed;
}

/** Milliseconds of each single run, for figures whose worst cases matter; the first runs only warm up. */
export function timesOf(io: Io, effort: Effort, run: () => void): number[] {
  const times: number[] = [];
  const end = io.now() + effort.rounds * effort.roundMs;
  const warm = io.now() + effort.roundMs;
  while (io.now() < end || times.length === 0) {
    const begun = io.now();
    run();
    const elapsed = io.now() - begun;
    if (begun >= warm || begun + elapsed >= end) times.push(elapsed);
  }
  return times;
}
