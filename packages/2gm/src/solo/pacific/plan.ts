import { isUnitCard, unitCard } from '../../cards';
import { canStand } from '../../field/deploy-space';
import { NONE, onField, seatState } from '../../state';
import { generatesAp, suppliesOffer } from '../cards/cards';
import { berths, comesByWater, ferriesFor } from '../moving/landing';
import { bestBy } from '../saying/rank';
import type { Situation } from '../situation/situation';
import { powerValue } from '../situation/value';
import { freeSpaces } from './place';
import { costOfSet, holdsDone, type Purse, readTable, type Selection } from './select';
import { type Entry, PRIORITIES } from './tables';
import { type Variant, variantsOf } from './variants';

/** A card that has left the hand in this phase, and what was paid. */
interface Spent {
  readonly card: number;
  readonly ap: number;
}

/** Where the Deployment Phase stands, worked out from what lies on the table and what was paid (D3, P4). */
export interface Plan {
  readonly entries: readonly Entry[];
  /** Every way the hand could serve the table at the first reading. */
  readonly variants: readonly Variant[];
  readonly first: Selection;
  /** One of the equally good sets of the first reading. */
  readonly set: readonly Variant[];
  /** AP left once the whole set is paid. */
  readonly left: number;
  /** What is still in the hand of each equally good set. */
  readonly open: readonly (readonly Variant[])[];
  /** Cards that left the hand besides priority 0 and the set. */
  readonly others: readonly number[];
  readonly apNow: number;
  /** Possible upgrades are being bought already. */
  readonly upgrading: boolean;
}

const UPGRADE = -1;
const ANY_PRICE = 99;

/** Pairs of `Solo.spent`; a seat that a person has handed over has none, so its new units tell. */
export function spentOf(situation: Situation): Spent[] {
  const { s, seat, solo } = situation;
  const { spent } = solo;
  const out: Spent[] = [];
  for (let i = 0; i + 1 < spent.length; i += 2) out.push({ card: spent[i] ?? UPGRADE, ap: spent[i + 1] ?? 0 });
  if (seatState(s, seat).solo !== null) return out;
  for (const u of s.units) {
    if (u.seat === seat && u.deployed === s.turn && (onField(u) || u.at !== -1))
      out.push({ card: u.card, ap: powerValue(s, u) });
  }
  return out;
}

/** SOLOP-PRIO-04, SOLOP-PRIO-05, SOLO-RULING-22: cards that come before every pile. */
export function isFirst(situation: Situation, card: number, hqCards: (card: number) => boolean): boolean {
  const { s, solo } = situation;
  if (generatesAp(s, card)) return true;
  if (!isUnitCard(card)) return solo.turn > 2 && hqCards(card);
  return unitCard(s, card).type === 'transport' && suppliesOffer(s, card) >= 0;
}

export function entriesOf(situation: Situation): readonly Entry[] {
  const { solo } = situation;
  return PRIORITIES[solo.type][solo.mood] ?? [];
}

const MOST = 3;

function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of taken) {
    const i = left.indexOf(card);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

/** A card that could be part of a table reading, as opposed to one played before or after it. */
function isTableCard(variants: readonly Variant[], card: number): boolean {
  return variants.some((v) => v.cards.includes(card));
}

/** SOLO-RULING-77: a ground unit that has nowhere to be deployed belongs to no pile, whatever it costs. */
function hasSpace(situation: Situation, card: number, cards: readonly number[]): boolean {
  const { s } = situation;
  if (!isUnitCard(card) || unitCard(s, card).type === 'aircraft') return true;
  if (comesByWater(situation, card)) return berths(situation) > 0 || ferriesFor(situation, card, cards).length > 0;
  for (let space = 0; space < s.on.length; space++)
    if (s.on[space] === NONE && situation.rowAt(space) === s.rows && canStand(s, card, space)) return true;
  return withPurse(situation, ANY_PRICE, () => freeSpaces(situation, card).length > 0);
}

/** Reads the table as it was when the first card of the phase was chosen, and says what is still to be done. */
export function planOf(situation: Situation, first: (card: number) => boolean): Plan {
  const { s, seat } = situation;
  const x = seatState(s, seat);
  const entries = entriesOf(situation);
  const spent = spentOf(situation);
  const upgrading = spent.some((p) => p.card === UPGRADE);
  const later = spent.filter((p) => p.card !== UPGRADE && !first(p.card));
  const budget = x.ap + spent.reduce((sum, p) => sum + (p.card === UPGRADE || !first(p.card) ? p.ap : 0), 0);
  const cards = [...x.hand, ...later.map((p) => p.card)];
  const mine = x.hand.filter((card) => !first(card) && hasSpace(situation, card, cards));
  const hand = [...mine, ...later.map((p) => p.card)];
  const variants = withPurse(situation, budget, () => variantsOf(situation, hand, entries));
  const done = later.map((p) => p.card).filter((card) => isTableCard(variants, card));
  const { selection, kept } = readOn(variants, { budget, hand, most: MOST, berths: berths(situation) }, done);
  const [set = []] = selection.sets;
  const open = distinct(selection.sets.map((each) => openOf(each, kept)));
  return {
    entries,
    variants,
    first: selection,
    set,
    left: budget - costOfSet(set),
    open,
    others: without(
      later.map((p) => p.card),
      kept,
    ),
    apNow: x.ap,
    upgrading,
  };
}

/**
 * Cards played after the table was read do not belong to the set: what was chosen is the longest beginning that the first reading
 * had in one of its sets. Where the table would be read otherwise by now, any set that has it will do.
 */
function readOn(
  variants: readonly Variant[],
  purse: Omit<Purse, 'done'>,
  done: readonly number[],
): { selection: Selection; kept: readonly number[] } {
  const fresh = readTable(variants, { ...purse, done: [] });
  for (let count = done.length; count > 0; count--) {
    const kept = done.slice(0, count);
    const sets = fresh.sets.filter((set) => holdsDone(set, kept));
    if (sets.length > 0) return { selection: { ...fresh, sets }, kept };
  }
  for (let count = done.length; count >= 0; count--) {
    const kept = done.slice(0, count);
    const selection = readTable(variants, { ...purse, done: kept });
    if (count === 0 || (selection.sets[0]?.length ?? 0) > 0) return { selection, kept };
  }
  return { selection: { sets: [[]], rules: [] }, kept: [] };
}

/** Sets that differ in their cards; one that is done leaves nothing open. */
function distinct(sets: readonly (readonly Variant[])[]): (readonly Variant[])[] {
  const keys = sets.map((set) => set.map((v) => v.cards.join()).join('/'));
  return sets.filter((set, i) => set.length > 0 && keys.indexOf(keys[i] ?? '') === i);
}

/** What of a set is not on the table yet: first whole variants are struck out, then carriers whose passenger was another's. */
export function openOf(set: readonly Variant[], kept: readonly number[]): Variant[] {
  const left = kept.slice();
  const strike = (cards: readonly number[]): boolean => {
    const rest = without(left, cards);
    if (rest.length > left.length - cards.length) return false;
    left.splice(0, left.length, ...rest);
    return true;
  };
  return set.filter((v) => !strike(v.cards)).filter((v) => !strike(v.cards.slice(0, 1)));
}

/**
 * Who may come in a carrier: the passengers of the equally good sets, of each set that of the variant which is put down first.
 * Where there are several, a die decides when the carrier is loaded.
 */
export function passengersIn(sets: readonly (readonly Variant[])[], carrier: number): number[] {
  const all = sets.flatMap((set) => {
    const able = set.filter((v) => v.cards.length > 1 && v.cards[0] === carrier);
    return bestBy(able, (v) => [v.cost, -v.entry.priority]).map((v) => v.cards[1] ?? carrier);
  });
  return all.filter((card, i) => all.indexOf(card) === i);
}

/** The legal uses of support cards are asked with the AP there were when the table was read. */
function withPurse<T>(situation: Situation, ap: number, ask: () => T): T {
  const x = seatState(situation.s, situation.seat);
  const now = x.ap;
  if (ap === now) return ask();
  const put = (purse: number) => () => {
    x.ap = purse;
  };
  return situation.supposing(put(ap), ask, put(now));
}

/** SOLO-RULING-25: the table is read once more with 6 AP or more, for at most three cards in all. */
export function secondReading(situation: Situation, plan: Plan, first: (card: number) => boolean): Selection | null {
  const { s, seat } = situation;
  const units = plan.others.filter((card) => isUnitCard(card));
  const spent = spentOf(situation).filter((p) => units.includes(p.card));
  const budget = plan.apNow + spent.reduce((sum, p) => sum + p.ap, 0);
  const most = MOST - plan.set.length;
  if (plan.set.length === 0 || most <= 0 || budget < AGAIN) return null;
  const cards = seatState(s, seat).hand;
  const mine = cards.filter(
    (card) => !first(card) && isUnitCard(card) && hasSpace(situation, card, [...cards, ...units]),
  );
  const hand = [...mine, ...units];
  const variants = variantsOf(situation, hand, plan.entries).filter((v) => v.use === null);
  return readTable(variants, { budget, hand, done: units, most, berths: berths(situation) });
}

const AGAIN = 6;
