import type { GmOdds } from '@sandtable/2gm/table';

/** How likely the target is hurt at all, and destroyed. */
export function chancesOf(odds: GmOdds): { readonly hurt: number; readonly destroyed: number } {
  const hurt = odds.outcomes.reduce((sum, o) => (o.wounds > 0 || o.destroyed ? sum + o.p : sum), 0);
  return { hurt, destroyed: odds.destroyed };
}
