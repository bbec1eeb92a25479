import type { Option, Seat } from '@sandtable/kernel';
import { isUnitCard, unitCard } from '../cards';
import type { UnitType } from '../content/types';
import { canStand } from '../field/deploy-space';
import { seatState, type Table } from '../state';
import { deployCost, discountOf } from '../turn/deployments';
import { compulsoryCost } from '../turn/upgrades';
import { isFree } from './near';

/** Units of the hand that a card brings onto the field. */
export interface Bringing {
  readonly seat: Seat;
  readonly types: readonly UnitType[];
  readonly spaces: readonly number[];
  /** AP less for each, and the least that is paid all the same. */
  readonly less: number;
  readonly least: number;
  /** AP there are for it. */
  readonly ap: number;
}

function isPayable(s: Table, b: Bringing, card: number, space: number): boolean {
  const { seat, less, least } = b;
  const discount = discountOf(s, { seat, card, space }, less, least);
  return deployCost(s, { seat, card, space, discount }) + compulsoryCost(s, card) <= b.ap;
}

/** One option for each card of the hand and each space it may stand on. */
export function offerBringing(s: Table, b: Bringing, out: Option[]): void {
  const { hand } = seatState(s, b.seat);
  hand.forEach((card, i) => {
    if (hand.indexOf(card) < i || !isUnitCard(card) || !b.types.includes(unitCard(s, card).type)) return;
    for (const space of b.spaces) {
      if (isFree(s, space) && canStand(s, card, space) && isPayable(s, b, card, space))
        out.push(['deploy', card, space]);
    }
  });
}

export function canBring(s: Table, b: Bringing): boolean {
  const out: Option[] = [];
  offerBringing(s, b, out);
  return out.length > 0;
}
