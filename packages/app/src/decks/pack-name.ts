import type { PackName } from '@sandtable/2gm/decks';
import { stableHash } from '@sandtable/kernel';

export type { PackName };

/** What a pack is called, and the hash of what it changes, whatever its owner calls it (decision 45); null where there is none. */
export function nameOfPack(pack: unknown): PackName | null {
  if (typeof pack !== 'object' || pack === null) return null;
  const { name = '', hash, ...changes } = pack as { readonly name?: unknown; readonly hash?: unknown };
  return { name: String(name), hash: typeof hash === 'string' ? hash : stableHash(changes) };
}

/** So much of a hash tells two packs apart for people. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}
