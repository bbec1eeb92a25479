import { type PackHere, packForSetup, packHere } from '../../decks/packs';
import type { Document } from './read';

interface Holder {
  readonly setup?: { readonly pack?: unknown; readonly position?: { readonly pack?: unknown } };
  readonly pack?: unknown;
}

/** A pack that is only named: its owner has not handed the printed values on (decision 45). */
export function namedPack({ value }: Document): { readonly name: string; readonly hash: string } | null {
  const { pack, setup } = value as Holder;
  const found = pack ?? setup?.pack ?? setup?.position?.pack;
  if (typeof found !== 'object' || found === null) return null;
  const { name, hash } = found as { readonly name?: unknown; readonly hash?: unknown };
  return typeof hash === 'string' ? { name: String(name ?? '').slice(0, 60), hash } : null;
}

/** The same file with this pack in the place of the named one; null leaves it to the values of the house. */
export function withPack(document: Document, pack: unknown): Document {
  const put = <T extends object>(holder: T): T => {
    const { pack: _named, ...rest } = holder as { pack?: unknown };
    return (pack === null ? rest : { ...rest, pack }) as T;
  };
  const value = document.value as Holder;
  if (document.kind === 'position') return { ...document, value: put(value) };
  const { setup = {} } = value;
  const next = setup.position === undefined ? put(setup) : { ...setup, position: put(setup.position) };
  return { ...document, value: { ...value, setup: next } };
}

/** The file as it can be opened here, or which pack it asks for. */
export async function withItsPack(
  document: Document,
): Promise<{ readonly document: Document } | { readonly missing: Extract<PackHere, { kind: 'missing' }> }> {
  const wanted = namedPack(document);
  if (wanted === null) return { document };
  const here = await packHere(wanted, document.game);
  if (here.kind === 'here') return { document: withPack(document, packForSetup(here.pack)) };
  return here.kind === 'missing' ? { missing: here } : { document };
}
