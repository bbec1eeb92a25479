import { by } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isUnitCard, supportCard, unitCard } from '../../cards';
import { catalogue } from '../../content/index';
import { NONE, seatState } from '../../state';
import { isBringer } from '../cards/bringing';
import { price } from '../cards/cards';
import { hasTag, isDefensive } from '../cards/support-tags';
import { damagesObjective, roleOf, type Use, useOf } from '../cards/support-use';
import { berths, comesByWater, ferriesFor } from '../moving/landing';
import { bestBy } from '../saying/rank';
import type { Situation } from '../situation/situation';
import { brought, fits, passengersFor } from './matching';
import { leastCosts } from './offered';
import {
  DEFAULTS,
  type Deploying,
  type Equipment,
  type ListStep,
  PLENTY,
  type Purpose,
  REST,
  type Troops,
} from './tables';
import { stanceNow } from './target';

/** Something the Deployment Phase does: a unit with what belongs to it, or a support card. */
export interface Item {
  readonly rule: RuleId;
  /** The card, and for a carrier its passenger. */
  readonly cards: readonly number[];
  readonly cost: number;
  readonly equipment: Equipment;
  readonly use: Use | null;
  /** Others of the same right: a die decides (SOLOT-GOAL-06). */
  readonly equals: readonly Item[];
  /** It was chosen for the number of units (SOLO-RULING-59). */
  readonly many: boolean;
  /** It boards a craft that waits on the Deployment Line (SOLO-RULING-79). */
  readonly boards: boolean;
}

/** What has been done in this phase: cards, and the AP paid for each. */
interface Done {
  cards: number[];
  ap: number;
}

function doneSoFar(situation: Situation): Done {
  const { spent } = situation.solo;
  const cards: number[] = [];
  let ap = 0;
  for (let i = 0; i + 1 < spent.length; i += 2) {
    const card = spent[i] ?? NONE;
    // equipment bought afterwards is paid and gone, and so are support cards, but for those that made units cheaper
    if (card === NONE || (!isUnitCard(card) && !isBringer(card))) continue;
    cards.push(card);
    ap += spent[i + 1] ?? 0;
  }
  return { cards, ap };
}

interface Purse {
  ap: number;
  hand: number[];
  /** Cards that are on the table already; they go before their equals. */
  done: number[];
  /** Waiting craft somebody may board. */
  berths: number;
}

/** With one item of the wanted class, or one of each, where that can be paid, bare otherwise (SOLO-RULING-60, SOLO-RULING-88). */
function equippedCost(situation: Situation, card: number, wanted: Equipment, ap: number): number {
  const bare = price(situation, card);
  const items = leastCosts(situation, card, wanted).find((cost) => bare + cost <= ap);
  return bare + (items ?? 0);
}

/** Every way the hand could serve a step. A card twice in the hand is listed once. */
function itemsOf(
  situation: Situation,
  purse: Purse,
  rule: RuleId,
  step: Extract<ListStep, { troops: unknown }>,
  many: boolean,
): Item[] {
  const cards = purse.hand.filter((card, i) => purse.hand.indexOf(card) === i && isUnitCard(card));
  const equipment = many ? 'none' : step.equipment;
  const plain: Plain = { rule, equipment, many };
  const out: Item[] = [];
  for (const kind of step.troops)
    for (const card of cards)
      if (fits(situation, card, kind)) out.push(...itemsWith(situation, purse, card, kind, plain));
  return out;
}

type Plain = Pick<Item, 'rule' | 'equipment' | 'many'>;

/** Written out field by field: so many are made and thrown away. */
function itemFor({ rule, equipment, many }: Plain, cards: readonly number[], cost: number, boards = false): Item {
  return { rule, cards, cost, equipment, use: null, equals: [], many, boards };
}

/** The ways one card of the hand could serve as that kind of troops. */
function itemsWith(situation: Situation, purse: Purse, card: number, kind: Troops, plain: Plain): Item[] {
  if (comesByWater(situation, card)) return byWater(situation, purse, card, plain);
  if (brought(kind) === null) {
    const cost = equippedCost(situation, card, plain.equipment, purse.ap);
    return cost <= purse.ap ? [itemFor(plain, [card], cost)] : [];
  }
  const own = price(situation, card);
  const all = passengersFor(situation, card, kind, purse.hand, (c) => price(situation, c), purse.ap - own);
  // where numbers count, equals are all the same
  return all.slice(0, plain.many ? 1 : all.length).map((passenger) => {
    const cost = own + equippedCost(situation, passenger, plain.equipment, purse.ap - own);
    return itemFor(plain, [card, passenger], cost);
  });
}

/** SOLO-RULING-79: aboard a waiting craft, or with one of the hand, both as one. */
function byWater(situation: Situation, purse: Purse, card: number, plain: Plain): Item[] {
  if (purse.berths > 0) {
    const cost = equippedCost(situation, card, plain.equipment, purse.ap);
    return cost <= purse.ap ? [itemFor(plain, [card], cost, true)] : [];
  }
  const [craft] = bestBy(ferriesFor(situation, card, purse.hand), (each) => [-price(situation, each)]);
  if (craft === undefined) return [];
  const own = price(situation, craft);
  const cost = own + equippedCost(situation, card, plain.equipment, purse.ap - own);
  return cost <= purse.ap ? [itemFor(plain, [craft, card], cost)] : [];
}

function movement(situation: Situation, item: Item): number {
  return unitCard(situation.s, item.cards[0] ?? NONE).move;
}

function damage(situation: Situation, item: Item): number {
  return Math.max(...item.cards.map((card) => unitCard(situation.s, card).weapon?.damage ?? 0));
}

/** SOLO-RULING-56: by movement, Mobility first, then the dearer. */
function fastRank(situation: Situation, item: Item): readonly number[] {
  const { tags } = unitCard(situation.s, item.cards[0] ?? NONE);
  return [movement(situation, item), Number(tags.includes('mobility')), item.cost];
}

function sum(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

function units(items: readonly Item[]): number {
  return sum(items, (item) => item.cards.length);
}

/** Can the hand and the waiting craft serve all of them? */
function isCompatible(items: readonly Item[], { hand, berths }: Purse): boolean {
  if (items.filter((item) => item.boards).length > berths) return false;
  const left = hand.slice();
  return items.every((item) =>
    item.cards.every((card) => {
      const i = left.indexOf(card);
      if (i >= 0) left.splice(i, 1);
      return i >= 0;
    }),
  );
}

/** SOLO-RULING-59: the payable subset with most units, then most damage, movement and cost; what lies there already is in it. */
function mostUnits(situation: Situation, items: readonly Item[], purse: Purse): readonly Item[] {
  const done = (set: readonly Item[]): number =>
    sum(set, (item) => item.cards.filter((c) => purse.done.includes(c)).length);
  let best: readonly Item[] = [];
  let bestRank: readonly number[] = [0];
  const visit = (from: number, set: readonly Item[], left: number): void => {
    const rank = [
      units(set),
      done(set),
      sum(set, (item) => damage(situation, item)),
      sum(set, (item) => movement(situation, item)),
      sum(set, (item) => item.cost),
    ];
    if (set.length > 0 && isBetter(rank, bestRank)) {
      best = set;
      bestRank = rank;
    }
    for (let i = from; i < items.length; i++) {
      const item = items[i];
      if (item === undefined || item.cost > left) continue;
      const more = [...set, item];
      if (isCompatible(more, purse)) visit(i, more, left - item.cost);
    }
  };
  visit(0, [], purse.ap);
  return best;
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function take(purse: Purse, item: Item): void {
  purse.ap -= item.cost;
  if (item.boards) purse.berths--;
  for (const card of item.cards) {
    purse.hand.splice(purse.hand.indexOf(card), 1);
    const i = purse.done.indexOf(card);
    if (i >= 0) purse.done.splice(i, 1);
  }
}

/** The next unit of a step: dearest or fastest first; of equals one that is there already, else a die will decide. */
function nextOf(situation: Situation, items: readonly Item[], purse: Purse, fast: boolean): Item | null {
  const best = bestBy(items, (item) => (fast ? fastRank(situation, item) : [item.cost]));
  const there = best.find((item) => purse.done.includes(item.cards[0] ?? NONE));
  const [first] = best;
  if (there !== undefined || first === undefined) return there ?? null;
  return best.length === 1 ? first : { ...first, equals: best };
}

const PURPOSES: Readonly<Record<Purpose, (situation: Situation, card: number) => boolean>> = {
  harmer: (_x, card) => hasTag(card, 'dmg'),
  defensive: (_x, card) => isDefensive(card),
  target: damagesObjective,
  offensive: (_x, card) => hasTag(card, 'atk') || hasTag(card, 'dmg'),
  improving: (_x, card) => hasTag(card, 'atk') || hasTag(card, 'defEnemy'),
  any: () => true,
};

/** Kept for a rule of its own: SOLOT-CARDUSE-02, SOLOT-CARDUSE-03, SOLOT-CARDUSE-05, SOLOT-CARDUSE-08, SOLOT-CARDUSE-10. */
function isReserved(card: number): boolean {
  if (hasTag(card, 'hand') || supportCard(card).id === 'support/replacements') return true;
  return hasTag(card, 'kept') && supportCard(card).timing !== 'deployment';
}

/** Support cards of a step that do something now and can be paid, the dearest first (SOLO-RULING-26). */
function supportOf(situation: Situation, purse: Purse, rule: RuleId, purpose: Purpose): Item | null {
  const cards = purse.hand.filter(
    (card, i) => purse.hand.indexOf(card) === i && catalogue.cards[card]?.kind === 'support',
  );
  const items = cards.flatMap((card): Item[] => {
    const role = roleOf(situation, card);
    if (isReserved(role) || !PURPOSES[purpose](situation, role)) return [];
    const cost = price(situation, card);
    const use = cost <= purse.ap ? useOf(situation, card, purpose === 'target' ? 'objective' : 'plain') : null;
    return use === null
      ? []
      : [{ rule, cards: [card], cost, equipment: 'none', use, equals: [], many: false, boards: false }];
  });
  const best = bestBy(items, (item) => [item.cost]);
  const [first] = best;
  if (first === undefined) return null;
  return best.length === 1 ? first : { ...first, equals: best };
}

/** All that one list still does with the purse, in its order. */
function readList(situation: Situation, list: Deploying, purse: Purse, once: boolean): Item[] {
  const out: Item[] = [];
  for (const step of list.steps) {
    for (;;) {
      const found = readStep(situation, list, step, purse);
      if (found.length === 0) break;
      for (const item of found) {
        take(purse, item);
        out.push(item);
      }
      if (once) return out;
      if (list.many) break;
    }
  }
  return out;
}

function readStep(situation: Situation, list: Deploying, step: ListStep, purse: Purse): readonly Item[] {
  if ('support' in step) {
    const item = supportOf(situation, purse, list.rule, step.support);
    return item === null ? [] : [item];
  }
  const items = itemsOf(situation, purse, list.rule, step, list.many);
  if (list.many) return mostUnits(situation, items, purse);
  const item = nextOf(situation, items, purse, step.fast);
  return item === null ? [] : [item];
}

/** SOLO-RULING-58: the stance, then the list for the AP left at that moment, then troops and support cards by price. */
export function planOf(situation: Situation): readonly Item[] {
  return by(situation.about(0, readLists), 'SOLOT-CARDS-02');
}

function readLists(situation: Situation): readonly Item[] {
  const { s, seat, solo } = situation;
  const x = seatState(s, seat);
  const done = doneSoFar(situation);
  const purse: Purse = {
    ap: x.ap + done.ap,
    hand: [...x.hand, ...done.cards],
    done: done.cards.slice(),
    berths: berths(situation),
  };
  const out = readList(situation, stanceNow(situation).deploy, purse, false);
  for (;;) {
    const [poor, rich] = DEFAULTS[solo.type];
    const more = readList(situation, purse.ap < PLENTY ? poor : rich, purse, true);
    if (more.length === 0) break;
    out.push(...more);
  }
  out.push(...readList(situation, REST, purse, false));
  return stillToDo(out, done.cards);
}

/** First items that lie there with everything are struck out, then carriers whose passenger was another's. */
function stillToDo(items: readonly Item[], done: readonly number[]): readonly Item[] {
  const left = done.slice();
  const strike = (cards: readonly number[]): boolean => {
    const rest = left.slice();
    for (const card of cards) {
      const i = rest.indexOf(card);
      if (i < 0) return false;
      rest.splice(i, 1);
    }
    left.splice(0, left.length, ...rest);
    return true;
  };
  return items.filter((item) => !strike(item.cards)).filter((item) => !strike(item.cards.slice(0, 1)));
}

/** Who may come in the carrier: the passengers of the equals. */
export function passengersWith(item: Item, carrier: number): number[] {
  const all = item.equals.length === 0 ? [item] : item.equals;
  const cards = all.flatMap(({ cards: [first, second] }) =>
    first === carrier && second !== undefined ? [second] : [],
  );
  return cards.filter((card, i) => cards.indexOf(card) === i);
}

/** The carrier is on the table already; the plan that brought it is read once more with it in the hand, and in the same order. */
export function carrierItem(situation: Situation, carrier: number): Item | null {
  const { solo, s, seat } = situation;
  const spent = solo.spent.slice();
  const at = spent.lastIndexOf(carrier);
  if (at < 0) return null;
  const x = seatState(s, seat);
  const paid = spent[at + 1] ?? 0;
  return situation.supposing(
    () => {
      solo.spent.splice(at, 2);
      x.hand.push(carrier);
      x.ap += paid;
    },
    () => nextItem(situation, planOf(situation), (each) => passengersWith(each, carrier).length > 0),
    () => {
      x.hand.pop();
      x.ap -= paid;
      solo.spent = spent;
    },
  );
}

/** The item that brings this passenger in that carrier, null without one. */
export function itemOf(situation: Situation, carrier: number, passenger: number): Item | null {
  const item = carrierItem(situation, carrier);
  if (item === null) return null;
  return [item, ...item.equals].find(({ cards }) => cards[0] === carrier && cards[1] === passenger) ?? null;
}

/**
 * The unit that does most damage is put down first, then the one that pierces most, then the dearest (SOLOT-PLACE-03); of those
 * that are asked for.
 */
export function nextItem(
  situation: Situation,
  plan: readonly Item[],
  asked: (item: Item) => boolean = () => true,
): Item | null {
  const [first] = plan;
  if (first === undefined || first.use !== null) return first ?? null;
  const support = plan.findIndex((item) => item.use !== null);
  const waiting = (support < 0 ? plan : plan.slice(0, support)).filter(asked);
  const pierce = (item: Item): number =>
    Math.max(...item.cards.map((card) => unitCard(situation.s, card).weapon?.pierce ?? 0));
  return bestBy(waiting, (item) => [damage(situation, item), pierce(item), item.cost])[0] ?? null;
}
