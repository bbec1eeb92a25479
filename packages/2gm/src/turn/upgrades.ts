import { by } from '@sandtable/kernel';
import type { Table } from '../state';
import { offersOf } from './offers';

/** AP of the upgrades a set of bits stands for (2GM-DEPLOY-05); some cost nothing. */
export function upgradesCost(s: Table, card: number, upgrades: number): number {
  if (upgrades === 0) return 0;
  let cost = 0;
  offersOf(s, card).forEach((offer, i) => {
    if ((upgrades & (1 << i)) !== 0) cost += offer.cost;
  });
  return by(cost, '2GM-DEPLOY-11');
}

export function compulsoryBits(s: Table, card: number): number {
  const offers = offersOf(s, card);
  let bits = 0;
  for (let i = 0; i < offers.length; i++) if (offers[i]?.compulsory === true) bits |= 1 << i;
  return bits;
}

export function compulsoryCost(s: Table, card: number): number {
  return upgradesCost(s, card, compulsoryBits(s, card));
}
