import { moduleOfMatch } from '../games';
import type { PackName } from './pack-name';
import { type KeptPack, library } from './store';

export type ReadPack =
  | { readonly ok: true; readonly pack: KeptPack; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** What became of a pack that something was made with. */
export type PackHere =
  /** It was made with the values of the house. */
  | { readonly kind: 'ours' }
  | { readonly kind: 'here'; readonly pack: KeptPack }
  /** `named` is one of the same name with other content. */
  | { readonly kind: 'missing'; readonly wanted: PackName; readonly named: KeptPack | null };

/** A pack and its owner's name for it, as a set-up takes it. */
export function packForSetup({ name, pack }: KeptPack): unknown {
  return { ...(pack as object), name };
}

/** Gives the cards this page shows the values of a pack, or ours back, whatever page was here before. */
export function layKept(game: string, pack: KeptPack | null): Promise<void> {
  return moduleOfMatch(game).lay({ table: pack === null ? {} : { pack: packForSetup(pack) } });
}

/** Looks for a pack by what it changes; one that is known by its name only is found by that. */
export function foundAmong(wanted: PackName | null, game: string, packs: readonly KeptPack[]): PackHere {
  if (wanted === null) return { kind: 'ours' };
  const mine = packs.filter((pack) => pack.game === game);
  const same = mine.find(({ id }) => id === wanted.hash);
  if (same !== undefined) return { kind: 'here', pack: same };
  const named = mine.find(({ name }) => name === wanted.name) ?? null;
  if (wanted.hash === '' && named !== null) return { kind: 'here', pack: named };
  return { kind: 'missing', wanted, named };
}

export async function packHere(wanted: PackName | null, game: string): Promise<PackHere> {
  return foundAmong(wanted, game, wanted === null ? [] : await library.packs().catch(() => []));
}
