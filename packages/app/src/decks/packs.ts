import type { KeptPack } from './store';

export type ReadPack =
  | { readonly ok: true; readonly pack: KeptPack; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** A pack and its owner's name for it, as a set-up takes it. */
export function packForSetup({ name, pack }: KeptPack): unknown {
  return { ...(pack as object), name };
}
