import type { ToldStep } from '@sandtable/host';
import type { Viewer } from '@sandtable/kernel';
import { type Said, tellOn } from './tale';

export type Tales = ReadonlyMap<Viewer, readonly Said[]>;

/**
 * What each viewer was told since they last did something, the newest last: whoever takes over the screen sees what went
 * before. `anew` begins again with this change, or everybody does.
 */
export function talesOn(
  before: Tales,
  updates: ReadonlyMap<Viewer, { readonly steps: readonly Pick<ToldStep, 'facts'>[] }>,
  anew: Viewer | 'all' | null,
): Tales {
  return new Map(
    [...updates].map(([who, { steps }]) => {
      const last = anew === 'all' || anew === who ? [] : (before.get(who) ?? []);
      return [
        who,
        tellOn(
          last,
          steps.flatMap((step) => step.facts),
        ),
      ];
    }),
  );
}
