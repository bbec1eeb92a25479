/** The value below which this part of all values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** As many digits as mean something here. */
export function rounded(value: number): number {
  return value < 10 ? Math.round(value * 100) / 100 : Math.round(value);
}

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Runs all of them, a few at a time. */
export async function inTurns<T>(jobs: readonly (() => Promise<T>)[], atOnce = 20): Promise<T[]> {
  const out: T[] = [];
  for (let from = 0; from < jobs.length; from += atOnce) {
    out.push(...(await Promise.all(jobs.slice(from, from + atOnce).map((job) => job()))));
  }
  return out;
}

/** So long a server plays before it is measured. */
export function warmUpMs(seconds: number): number {
  return Math.min(5000, seconds * 500);
}
