import type { Port } from '@sandtable/host';
import { factOfText } from '@sandtable/kernel';

type Listener = (event: { readonly data: unknown }) => void;

/**
 * A port that lets `prepare` finish before a message goes on to who listens, and keeps the order. A message whose
 * preparation fails is answered here, with the same form as any refusal.
 */
export function relay(outer: Port, prepare: (message: unknown) => Promise<void>): Port {
  const listeners: Listener[] = [];
  let queue = Promise.resolve();
  outer.addEventListener('message', ({ data }) => {
    queue = queue.then(async () => {
      try {
        await prepare(data);
      } catch (error) {
        const id = (data as { id?: unknown } | null)?.id ?? null;
        const why = error instanceof Error ? error.message : String(error);
        outer.postMessage({ id, ok: false, code: 'not-loaded', message: factOfText(why) });
        return;
      }
      for (const listener of listeners) listener({ data });
    });
  });
  return {
    postMessage: (message) => outer.postMessage(message),
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
}
