import type { ThoughtWanted } from '@sandtable/host';
import type { Core, Reply } from '@sandtable/kernel';
import { engineOf } from '../engines';

/** What the table sends, and what comes back under the same number. */
export interface ThoughtRequest {
  readonly n: number;
  readonly game: string;
  readonly wanted: ThoughtWanted<unknown>;
}

export interface ThoughtReply {
  readonly n: number;
  readonly reply: Reply | null;
}

async function think({ game, wanted }: ThoughtRequest): Promise<Reply | null> {
  try {
    const { name, view, decision, world } = wanted;
    const engine = await engineOf(game)?.();
    return engine?.opponents?.[name]?.(view, decision, () => world as Core) ?? null;
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ThoughtRequest>) => {
  void think(data).then((reply) => self.postMessage({ n: data.n, reply } satisfies ThoughtReply));
});
