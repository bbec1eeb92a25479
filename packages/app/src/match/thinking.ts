import { characterOf } from '@sandtable/commander/levels';
import type { ThoughtWanted } from '@sandtable/host';
import type { Reply } from '@sandtable/kernel';
import type { ThoughtReply, ThoughtRequest } from './thinker';

/**
 * Whoever searches thinks in a worker of its own, so that the table goes on answering meanwhile: one thread, also on a phone. Where
 * the browser has no workers inside workers, or the opponent is quick, it thinks at the table (null).
 */
export function thinkingBeside(): (game: string, wanted: ThoughtWanted<unknown>) => Promise<Reply | null> | null {
  let worker: Worker | null | undefined;
  let n = 0;
  const waiting = new Map<number, (reply: Reply | null) => void>();
  const giveUp = (): void => {
    worker?.terminate();
    worker = null;
    for (const done of waiting.values()) done(null);
    waiting.clear();
  };
  const start = (): Worker | null => {
    if (typeof Worker === 'undefined') return null;
    const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'thinker' });
    made.addEventListener('message', ({ data }: MessageEvent<ThoughtReply>) => {
      waiting.get(data.n)?.(data.reply);
      waiting.delete(data.n);
    });
    made.addEventListener('error', giveUp);
    return made;
  };
  return (game, wanted) => {
    if (characterOf(wanted.name) === null) return null;
    if (worker === undefined) worker = start();
    const beside = worker;
    if (beside === null) return null;
    const request: ThoughtRequest = { n: ++n, game, wanted };
    return new Promise((resolve) => {
      waiting.set(request.n, resolve);
      beside.postMessage(request);
    });
  };
}
