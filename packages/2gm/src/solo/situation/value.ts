import { unitCard, upgradeOf } from '../../cards';
import type { Table, Unit } from '../../state';

/** AP for the tokens a unit carries; the same token listed twice is bought in the order of the list. */
function tokensCost(s: Table, u: Unit): number {
  if (u.tokens.length === 0) return 0;
  const offers = unitCard(s, u.card).upgrades.slice();
  let sum = 0;
  for (const token of u.tokens) {
    const i = offers.findIndex((offer) => offer.token === upgradeOf(token.kind).id);
    if (i >= 0) sum += offers.splice(i, 1)[0]?.cost ?? 0;
  }
  return sum;
}

/** SOLO-RULING-06: the power of a unit on the board: its printed cost and that of its upgrades. */
export function powerValue(s: Table, u: Unit): number {
  return unitCard(s, u.card).cost + tokensCost(s, u);
}
