import { passes } from '@sandtable/kernel';
import { isUnitCard, unitCard } from '../../cards';
import { isCraftCard } from '../../transport/place';
import { offersOf } from '../../turn/offers';
import { upgradesCost } from '../../turn/upgrades';
import { equipChecks } from '../../verbs/equip';
import { classesOf, price } from '../cards/cards';
import { hasTag, isDefensive } from '../cards/support-tags';
import { attacksLine, damagesObjective, type Purpose, roleOf, type Use, useOf } from '../cards/support-use';
import { freeBits, NO_COST } from '../cards/upgrading';
import { berths, comesByWater, ferriesFor } from '../moving/landing';
import type { Situation } from '../situation/situation';
import type { Entry, UpgradeClass } from './tables';

/** One way to fulfil an entry: a card, or a carrier and whom it brings, with the upgrades that belong to it. */
export interface Variant {
  readonly entry: Entry;
  /** The card, and for a carrier its passenger. */
  readonly cards: readonly number[];
  /** Sets of compulsory upgrades of the last card, all at the same price: a die chooses (SOLOP-UPGRADE-02). */
  readonly upgrades: readonly number[];
  readonly cost: number;
  /** It has the upgrades its entry asks for; the others come bare (SOLO-RULING-27). */
  readonly full: boolean;
  readonly use: Use | null;
  /** It boards a craft that waits on the Deployment Line (SOLO-RULING-79). */
  readonly boards: boolean;
}

/** Upgrades of a card that count as this class, by their number on the card. */
export function offersOfClass(situation: Situation, card: number, of: UpgradeClass): number[] {
  const { s, solo } = situation;
  const is = (i: number, slot: 'offensive' | 'defensive'): boolean => {
    const token = offersOf(s, card)[i]?.token ?? '';
    return classesOf(token, solo.system).includes(slot);
  };
  const all = offersOf(s, card).map((_offer, i) => i);
  switch (of) {
    case 'any':
      return all.filter((i) => offersOf(s, card)[i]?.token !== 'supplies');
    case 'either':
      return all.filter((i) => is(i, 'offensive') || is(i, 'defensive'));
    case 'defensive-else-offensive': {
      const defensive = all.filter((i) => is(i, 'defensive'));
      return defensive.length > 0 ? defensive : all.filter((i) => is(i, 'offensive'));
    }
    default:
      return all.filter((i) => is(i, of));
  }
}

function bareBits({ s, seat }: Situation, card: number): number {
  return freeBits(s, seat, card, 0);
}

/** SOLO-RULING-27: those that protect the unit itself, where the entry asks for one. */
const PROTECTING = ['hit-the-dirt', 'smoke-grenade', 'smoke-screen'];

function wanted(situation: Situation, card: number, entry: Entry): number[] {
  const offers = offersOfClass(situation, card, entry.upgrade.of);
  if (entry.rule !== 'SOLOP-PRIO-32') return offers;
  const protecting = offers.filter((i) => PROTECTING.includes(offersOf(situation.s, card)[i]?.token ?? ''));
  return protecting.length > 0 ? protecting : offers;
}

interface Equipped {
  readonly cost: number;
  readonly sets: readonly number[];
  readonly full: boolean;
}

/** The sets of compulsory upgrades an entry allows, gathered by price. */
function equipment(situation: Situation, card: number, entry: Entry): Equipped[] {
  const { s, seat } = situation;
  const bare = situation.about(card, bareBits);
  const base = upgradesCost(s, card, bare);
  if (entry.upgrade.mode !== 'must') return [{ cost: base, sets: [bare], full: true }];
  const offers = wanted(situation, card, entry);
  if (offers.length === 0) return [{ cost: base, sets: [bare], full: false }];
  const paid = offers.filter((i) => (offersOf(s, card)[i]?.cost ?? 0) > 0);
  const byPrice = new Map<number, number[]>();
  for (const set of setsOf(paid, Math.min(entry.upgrade.count, paid.length))) {
    const bits = freeBits(s, seat, card, set);
    if (!passes(equipChecks, s, { seat, card, upgrades: bits, cost: NO_COST })) continue;
    const cost = upgradesCost(s, card, bits);
    byPrice.set(cost, [...(byPrice.get(cost) ?? []), bits]);
  }
  const out = [...byPrice.keys()]
    .sort((a, b) => b - a)
    .map((cost) => ({ cost, sets: byPrice.get(cost) ?? [], full: true }));
  // a free upgrade of the class will do where none that costs something can be had
  const free = offers.some((i) => (offersOf(s, card)[i]?.cost ?? 0) === 0);
  if (free && !out.some((x) => x.cost === base)) out.push({ cost: base, sets: [bare], full: true });
  return out;
}

/** All sets of so many of the numbers, as bits. */
function setsOf(numbers: readonly number[], count: number): number[] {
  if (count === 0) return [0];
  const out: number[] = [];
  numbers.forEach((n, i) => {
    for (const rest of setsOf(numbers.slice(i + 1), count - 1)) out.push(rest | (1 << n));
  });
  return out;
}

function fits(situation: Situation, card: number, entry: Entry): boolean {
  const { s } = situation;
  if (!isUnitCard(card)) return false;
  const { type, weapon, tags } = unitCard(s, card);
  if (isCraftCard(s, card)) return false; // it is there for its passenger
  if (type !== (entry.card === 'carrier' ? 'transport' : entry.card)) return false;
  return (!entry.shoots || weapon !== null) && (!entry.mobile || tags.includes('mobility'));
}

function unitVariants(situation: Situation, card: number, entry: Entry): Variant[] {
  const bare = price(situation, card) - demanded(situation, card);
  return equipment(situation, card, entry).map(({ cost, sets, full }) => ({
    entry,
    cards: [card],
    upgrades: sets,
    cost: bare + cost,
    full,
    use: null,
    boards: false,
  }));
}

/** What `priceOf` has already counted for upgrades the card demands. */
function demanded(situation: Situation, card: number): number {
  return offersOf(situation.s, card).reduce((sum, offer) => sum + (offer.compulsory ? offer.cost : 0), 0);
}

/** SOLO-RULING-79: who cannot come on his own boards a waiting craft, or comes in one of the hand, both as one entry. */
function craftVariants(situation: Situation, card: number, hand: readonly number[], entry: Entry): Variant[] {
  const alone = unitVariants(situation, card, entry);
  const boarding = berths(situation) > 0 ? alone.map((v) => ({ ...v, boards: true })) : [];
  const together = ferriesFor(situation, card, hand).flatMap((craft) =>
    alone.map((v) => ({ ...v, cards: [craft, card], cost: v.cost + price(situation, craft) })),
  );
  return [...boarding, ...together];
}

/** SOLO-RULING-21: a carrier and its passenger are one entry, for the sum of both. */
function pairVariants(situation: Situation, carrier: number, hand: readonly number[], entry: Entry): Variant[] {
  const { s } = situation;
  const { tags } = unitCard(s, carrier);
  const own =
    price(situation, carrier) +
    upgradesCost(s, carrier, situation.about(carrier, bareBits)) -
    demanded(situation, carrier);
  for (const type of entry.brings) {
    const passengers = hand.filter(
      (card) =>
        card !== carrier &&
        isUnitCard(card) &&
        unitCard(s, card).type === type &&
        tags.includes(type === 'infantry' ? 'transport' : 'tow'),
    );
    if (passengers.length === 0) continue;
    return passengers.flatMap((card) =>
      unitVariants(situation, card, entry).map((v) => ({ ...v, cards: [carrier, card], cost: v.cost + own })),
    );
  }
  return [];
}

/** Support cards and aircraft of an entry, if they have a use (SOLO-RULING-26, SOLO-RULING-49). */
function cardVariant(situation: Situation, card: number, entry: Entry, linePossible: boolean): Variant | null {
  const cost = price(situation, card);
  const plain = { entry, cards: [card], upgrades: [0], cost, full: true, boards: false };
  if (entry.card === 'aircraft') return { ...plain, use: null };
  const role = roleOf(situation, card);
  if (hasTag(role, 'kept') && !hasTag(role, 'atk')) return null;
  const purpose = purposeOf(situation, role, entry, linePossible);
  const use = purpose === null ? null : useOf(situation, card, purpose);
  return use === null ? null : { ...plain, use };
}

/** What a card does for an entry, null if nothing. */
function purposeOf(situation: Situation, card: number, entry: Entry, linePossible: boolean): Purpose | null {
  const when = (serves: boolean): Purpose | null => (serves ? 'plain' : null);
  switch (entry.purpose) {
    case 'defensive':
      return when(isDefensive(card));
    case 'attack':
      return when(hasTag(card, 'atk'));
    case 'line-or-attack':
      if (linePossible) return hasTag(card, 'dmg') ? 'line' : null;
      return when(hasTag(card, 'atk'));
    case 'dangerous':
      return when(hasTag(card, 'dmg'));
    case 'objective':
      return damagesObjective(situation, card) ? 'objective' : null;
    case 'attack-or-objective':
      return damagesObjective(situation, card) ? 'objective' : when(hasTag(card, 'atk'));
    default:
      return null;
  }
}

/** Everything the hand could do for the entries of the cell (SOLOP-PRIO-02). A card twice in the hand is listed once. */
export function variantsOf(situation: Situation, hand: readonly number[], entries: readonly Entry[]): Variant[] {
  const cards = hand.filter((card, i) => hand.indexOf(card) === i);
  const supports = cards.filter((card) => !isUnitCard(card));
  const linePossible = supports.some((card) => attacksLine(situation, card));
  return entries.flatMap((entry) => {
    if (entry.card === 'support')
      return supports.flatMap((card) => cardVariant(situation, card, entry, linePossible) ?? []);
    const units = cards.filter((card) => fits(situation, card, entry));
    if (entry.card === 'aircraft') return units.flatMap((card) => cardVariant(situation, card, entry, false) ?? []);
    if (entry.card === 'carrier') return units.flatMap((card) => pairVariants(situation, card, hand, entry));
    return units.flatMap((card) =>
      comesByWater(situation, card)
        ? craftVariants(situation, card, hand, entry)
        : unitVariants(situation, card, entry),
    );
  });
}
