import type { ThoughtWanted } from '@sandtable/host';
import type { Core, Game, Reply } from '@sandtable/kernel';

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

type Opponents = Game['opponents'];

/** Thoughts are facts, so the language does not matter here. */
const GAMES: Readonly<Record<string, () => Promise<Opponents>>> = {
  aces: async () => {
    const [{ acesGame }, { withCommander }] = await Promise.all([
      import('@sandtable/aces'),
      import('@sandtable/commander/aces'),
    ]);
    return withCommander(acesGame).opponents as unknown as Opponents;
  },
  '2gm': async () => {
    const [{ gmGame }, { withCommander }] = await Promise.all([
      import('@sandtable/2gm'),
      import('@sandtable/commander/2gm'),
    ]);
    return withCommander(gmGame).opponents as unknown as Opponents;
  },
};

async function think({ game, wanted }: ThoughtRequest): Promise<Reply | null> {
  try {
    const { name, view, decision, world } = wanted;
    const opponents = await GAMES[game]?.();
    return opponents?.[name]?.(view, decision, () => world as Core) ?? null;
  } catch {
    return null;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ThoughtRequest>) => {
  void think(data).then((reply) => self.postMessage({ n: data.n, reply } satisfies ThoughtReply));
});
