import { checkDraws, type SavedTable, type Stakes } from '@sandtable/host';

/**
 * What became of checking the dice: how many follow from the seal, and how many fell before there was one, at another table; or what does
 * not fit. Null without a seal.
 */
export type Proof = { readonly draws: number; readonly before: number } | { readonly wrong: string } | null;

/** Works every die and shuffle out again, here, from what the server has shown; `seal` is what it showed before. */
export function proofOf({ replay, fallen }: SavedTable, seal: string): Proof {
  const { proof } = replay;
  if (proof === undefined) return null;
  const { commitment: _, ...stakes } = proof as Stakes & { readonly commitment: string };
  const draws = [...replay.draws, ...fallen];
  const checked = checkDraws(draws, stakes, seal);
  return checked.ok
    ? { draws: checked.value, before: draws.length - checked.value }
    : { wrong: checked.problems.map((p) => p.message).join(' ') };
}
