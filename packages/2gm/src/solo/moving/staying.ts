import type { Fact } from '@sandtable/kernel';
import type { Situation } from '../situation/situation';

/** Why a unit that was to march stays: it is where it is wanted, the Supply Line would break, or its way is blocked. */
export function heldWords(
  { w }: Situation,
  march: {
    readonly barred: readonly unknown[];
    readonly found: { readonly left: readonly { readonly cost: number }[] };
  },
): Fact {
  if (march.barred.length > 0) return w.solo.staysSupplyLineWould;
  return (march.found.left[0]?.cost ?? 0) > 0 ? w.solo.staysWayBlocked : w.solo.staysWhereWanted;
}
