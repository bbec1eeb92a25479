import type { Io } from '../io';
import { median } from '../play/figures';

/** How long to look: so many rounds of so many milliseconds, after a warm-up of one round. */
export interface Effort {
  readonly rounds: number;
  readonly roundMs: number;
}

/** Median over the rounds of how many units of work a second holds; `work` says how many it has just done. */
export function perSecond(io: Io, effort: Effort, work: () => number): number {
  const rates: number[] = [];
  for (let round = 0; round <= effort.rounds; round++) {
    const begun = io.now();
    let done = 0;
    let elapsed = 0;
    do {
      done += work();
      elapsed = io.now() - begun;
    } while (elapsed < effort.roundMs);
    if (round > 0) rates.push((done * 1000) / elapsed);
  }
  return median(rates);
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
