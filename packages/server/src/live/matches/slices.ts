import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** So long the server works at one thing before it listens to the others again. */
const SLICE_MS = 8;

/** Does long work in slices, one piece of it after the other, so that everybody else is served in between. */
export class Slices {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: Generator<undefined, T>): Promise<T> {
    const done = this.last.then(() => inSlices(work));
    // whoever comes next waits for it, however it ends
    this.last = done.catch(() => undefined);
    return done;
  }
}

async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + SLICE_MS;
  }
}
