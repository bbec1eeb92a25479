import type { Page } from '@playwright/test';

interface Watched {
  readonly spans: Map<number, number>;
  frames: number[];
  watching: boolean;
}

type Window = typeof globalThis & { felt: Watched };

/** Runs in the page: keeps how long each interaction took until the next picture, and how far apart pictures are. */
function watch(): void {
  const felt: Watched = { spans: new Map(), frames: [], watching: false };
  Object.assign(window, { felt });
  const seen = (list: PerformanceObserverEntryList): void => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const id = entry.interactionId ?? 0;
      if (id > 0) felt.spans.set(id, Math.max(felt.spans.get(id) ?? 0, entry.duration));
    }
  };
  new PerformanceObserver(seen).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  let last = 0;
  const frame = (now: number): void => {
    if (felt.watching && last > 0) felt.frames.push(now - last);
    last = felt.watching ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export async function watched(page: Page): Promise<void> {
  // the functions here are compiled with names of their own, by a helper the page does not have
  await page.addInitScript('globalThis.__name = (what) => what');
  await page.addInitScript(watch);
}

/** From now on the frames count, or none do any more. */
export async function watchFrames(page: Page, on: boolean): Promise<void> {
  await page.evaluate((watching) => {
    (window as unknown as Window).felt.watching = watching;
    performance.mark(watching ? 'dice' : 'calm');
  }, on);
}

/** What was seen until now, in milliseconds. */
export async function seenBy(page: Page): Promise<{ readonly spans: number[]; readonly frames: number[] }> {
  return page.evaluate(() => {
    const { felt } = window as unknown as Window;
    return { spans: [...felt.spans.values()], frames: felt.frames };
  });
}
