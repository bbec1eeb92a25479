import {
  type GmView,
  NONE,
  offersOf,
  tokenName,
  type UpgradeToken,
  upgradeNumber,
  upgradeOf,
} from '@sandtable/2gm/table';
import type { Option } from '@sandtable/kernel';
import { nationOf } from '../board/scene';
import type { Desk } from './desk';

/** One upgrade that the unit being deployed could have. */
export interface Offer {
  readonly bit: number;
  readonly token: UpgradeToken;
  /** What this army calls it. */
  readonly name: string;
  readonly cost: number;
  readonly exchange: boolean;
  readonly compulsory: boolean;
}

/** A unit in the middle of its deployment, with the upgrades chosen so far. */
export interface Outfit {
  readonly offers: readonly Offer[];
  /** The choice as the engine knows it: one bit for each upgrade of the list. */
  readonly bits: number;
  readonly unitCost: number;
  /** The unit and its upgrades together. */
  readonly total: number;
  readonly purse: number;
  /** The answer; null if the engine does not offer it. */
  readonly option: Option | null;
  /** The command whose reasons tell why not. */
  readonly wish: string;
}

export function offersIn(view: GmView): Offer[] {
  const { deploying, table } = view;
  if (deploying === null || deploying.card < 0) return [];
  return offersOf(table, deploying.card).map(({ token, cost, exchange, compulsory }, i) => {
    const kind = upgradeOf(upgradeNumber(token));
    const name = tokenName(table.edition, nationOf(table, deploying.seat), kind);
    return { bit: 1 << i, token: kind, name, cost, exchange, compulsory };
  });
}

/** What the unit never comes without. */
export function compulsoryBits(offers: readonly Offer[]): number {
  return offers.reduce((bits, offer) => (offer.compulsory ? bits | offer.bit : bits), 0);
}

/**
 * What costs nothing and keeps nothing else out is chosen until somebody takes it off. Not at night, when a unit with upgrades
 * is seen (2GM-NIGHT-07).
 */
export function freeBits(desk: Desk): number {
  if (desk.view.table.opt.night) return 0;
  const offers = offersIn(desk.view);
  const isFree = (o: Offer): boolean => o.cost === 0 && o.token.slot === null && !o.exchange && !o.compulsory;
  const free = offers.reduce((bits, offer) => (isFree(offer) ? bits | offer.bit : bits), 0);
  return outfitOf(desk, free | compulsoryBits(offers)).option === null ? 0 : free;
}

export function outfitOf(desk: Desk, bits: number): Outfit {
  const { view, question } = desk;
  const offers = offersIn(view);
  const chosen = offers.filter((offer) => (bits & offer.bit) !== 0);
  const unitCost = view.deploying?.cost ?? 0;
  const extras = chosen.filter((offer) => !offer.compulsory).map((offer) => `+${offer.token.id}`);
  return {
    offers,
    bits,
    unitCost,
    total: chosen.reduce((sum, offer) => sum + offer.cost, unitCost),
    purse: view.deploying?.purse ?? 0,
    option: question?.options.find((o) => o[0] === 'equip' && Number(o[1] ?? NONE) === bits) ?? null,
    wish: ['equip', ...extras].join(' '),
  };
}
