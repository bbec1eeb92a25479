import { fileURLToPath } from 'node:url';
import type { Reply } from '@sandtable/kernel';
import { Piscina } from 'piscina';

/** What an opponent has to think about. */
export interface Thought {
  readonly game: string;
  readonly name: string;
  readonly view: unknown;
  readonly decision: unknown;
  readonly world: unknown;
}

/** Where opponents think; null: it failed, or took too long. */
export interface Thinkers {
  think(thought: Thought): Promise<Reply | null>;
  close(): Promise<void>;
}

/** No rulebook takes so long for one decision. */
const LIMIT_MS = 10_000;

/** Opponents think beside the server, so that it goes on answering. */
export function poolOf(file: URL, threads: number): Thinkers {
  const pool = new Piscina({ filename: fileURLToPath(file), minThreads: 0, maxThreads: threads, idleTimeout: 30_000 });
  return {
    async think(thought) {
      try {
        return (await pool.run(thought, { signal: AbortSignal.timeout(LIMIT_MS) })) as Reply;
      } catch {
        return null;
      }
    },
    close: () => pool.destroy(),
  };
}
