import type { Analysis } from '@sandtable/commander/analysis';
import type { Replay, Seat } from '@sandtable/kernel';
import { engineOf } from '../engines';

/** A match to be taken apart, from one seat. */
export interface AnalysisRequest {
  readonly game: string;
  readonly replay: Replay;
  readonly seat: Seat;
}

/** How far it is, what came of it, or null where it cannot be done. */
export type AnalysisNews = { readonly part: number } | { readonly analysis: Analysis | null };

const EVERY_MS = 100;

async function analyse({ game, replay, seat }: AnalysisRequest): Promise<Analysis | null> {
  const run = (await engineOf(game)?.())?.analyse?.(replay, seat);
  if (run === undefined) return null;
  let told = 0;
  for (let step = run.next(); ; step = run.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - told < EVERY_MS) continue;
    told = performance.now();
    self.postMessage({ part: step.value } satisfies AnalysisNews);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  void analyse(data)
    .catch(() => null)
    .then((analysis) => self.postMessage({ analysis } satisfies AnalysisNews));
});
