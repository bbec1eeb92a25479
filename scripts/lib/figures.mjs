import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { createInterface } from 'node:readline';

const RESOLUTION_MS = 5;
const NANO = 1e6;

/** Whoever writes a line to this process gets its figures as one; when they are gone, so is it. */
export function tellFigures() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  createInterface({ input: process.stdin })
    .on('line', () => {
      const blockP99Ms = Math.max(0, delay.percentile(99) / NANO - RESOLUTION_MS);
      const blockMs = Math.max(0, delay.max / NANO - RESOLUTION_MS);
      // only there where it was started with --expose-gc
      globalThis.gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const memory = { heapKb: (heapUsed + external) / 1024, rssKb: rss / 1024 };
      process.stdout.write(`${JSON.stringify({ ...memory, cpuMs: (user + system) / 1000, blockP99Ms, blockMs })}\n`);
      // looking is not part of what is looked at
      setImmediate(() => delay.reset());
    })
    .on('close', () => process.exit(0));
}
