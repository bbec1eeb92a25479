import type { GameEvent, Viewer } from '@sandtable/kernel';
import { type Said, tellOn } from './tale';

export type Tales = ReadonlyMap<Viewer, readonly Said[]>;

/**
 * What each viewer was told since they last did something, the newest last: whoever takes over the screen sees what went
 * before. `anew` begins again with this change, or everybody does.
 */
export function talesOn(
  before: Tales,
  updates: ReadonlyMap<Viewer, { readonly events: readonly GameEvent[]; readonly told: readonly string[] }>,
  anew: Viewer | 'all' | null,
): Tales {
  return new Map(
    [...updates].map(([who, { events, told }]) => {
      const last = anew === 'all' || anew === who ? [] : (before.get(who) ?? []);
      return [who, tellOn(last, events, told)];
    }),
  );
}
