import type { Io } from '../io';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on stderr that rewrites itself; silent where nobody watches. */
export function progressBar(io: Io, total: number): { tick(done: number): void; end(): void } {
  let drawn = Number.NEGATIVE_INFINITY;
  return {
    tick(done) {
      if (!io.terminal || io.now() - drawn < EVERY_MS) return;
      drawn = io.now();
      const full = Math.floor((done / total) * WIDTH);
      io.err(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${total}`);
    },
    end() {
      if (io.terminal) io.err('\r\u001b[2K');
    },
  };
}
