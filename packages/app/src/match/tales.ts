import type { Viewer } from '@sandtable/kernel';

/** Sentences of the latest tale; the log has all of them. */
const LENGTH = 8;

export type Tales = ReadonlyMap<Viewer, readonly string[]>;

/**
 * What each viewer was told since they last did something, the newest last: whoever takes over the screen sees what went
 * before. `anew` begins again with this change, or everybody does.
 */
export function talesOn(
  before: Tales,
  updates: ReadonlyMap<Viewer, { readonly told: readonly string[] }>,
  anew: Viewer | 'all' | null,
): Tales {
  return new Map(
    [...updates].map(([who, { told }]) => {
      const last = anew === 'all' || anew === who ? [] : (before.get(who) ?? []);
      return [who, [...last, ...told].slice(-LENGTH)];
    }),
  );
}
