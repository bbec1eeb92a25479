import { unitCard } from '../cards';
import type { UnitCard, UpgradeOffer } from '../content/types';
import type { Table } from '../state';

/** 2GM-OPT-49, 2GM-OPT-50: one Smoke Canister for any infantry, where the players use them. */
const CANISTER: UpgradeOffer = { token: 'smoke-canister', cost: 1, exchange: false, compulsory: false };

/** The upgrades a unit can be given when it is deployed, in their order (2GM-DEPLOY-07). */
export function offersOf(s: Table, card: number): readonly UpgradeOffer[] {
  return offersFor(s, unitCard(s, card));
}

export function offersFor(s: Pick<Table, 'opt'>, { upgrades, type }: UnitCard): readonly UpgradeOffer[] {
  return s.opt.smokeCanister && type === 'infantry' ? [...upgrades, CANISTER] : upgrades;
}
