import { Abilities, type Holder, type Item, sortedKeys } from '@sandtable/kernel';
import { unitCard } from '../cards';
import { houseCards } from '../content/cards';
import { whenLaid } from '../content/laid';
import type { UnitCard } from '../content/types';
import { NONE, seatState, type Table, type Unit, unit } from '../state';
import type { Costing, Deployment, GmHooks } from './hooks';
import { LIST } from './list';

type NumberHook = { [K in keyof GmHooks]: ReturnType<GmHooks[K]> extends number ? K : never }[keyof GmHooks];
type BooleanHook = Exclude<keyof GmHooks, NumberHook>;

const COMBINE: { readonly [K in keyof GmHooks]: K extends NumberHook ? 'sum' : 'any' } = {
  aim: 'sum',
  aimHit: 'sum',
  dodge: 'sum',
  dodgeHit: 'sum',
  pierce: 'sum',
  damage: 'sum',
  armor: 'sum',
  range: 'sum',
  movement: 'sum',
  cost: 'sum',
  multiple: 'sum',
  income: 'sum',
  steady: 'sum',
  noCritical: 'any',
  scout: 'any',
  sapper: 'any',
  extraHeavy: 'any',
  crossesWater: 'any',
  diagonal: 'any',
  climbs: 'any',
  riders: 'any',
  dashes: 'any',
  advance: 'any',
  mobility: 'any',
  heals: 'any',
  repairs: 'any',
  pinned: 'any',
  anywhere: 'any',
  infiltrates: 'any',
  fires: 'any',
};

/** Every ability of the game: of cards, tokens, support cards, Generals. A card carries one by the name of its tag. */
export const abilities = new Abilities<GmHooks>(COMBINE, LIST);

/** One bit for each question: most holders have nothing to say to most of them, and one test tells. */
const BIT = {} as Record<keyof GmHooks, number>;
sortedKeys(COMBINE).forEach((name, i) => {
  BIT[name as keyof GmHooks] = 1 << i;
});

/** What a card, a token or an attached card brings: its abilities, and the questions they answer. */
interface Sheet {
  readonly holder: Holder;
  readonly answers: number;
}

const NOTHING: Sheet = { holder: { abilities: [], mask: 0 }, answers: 0 };

function sheetOf(names: readonly string[]): Sheet {
  const numbers = names.map((name) => abilities.number(name)).filter((n) => n !== undefined);
  if (numbers.length === 0) return NOTHING;
  let answers = 0;
  for (const n of numbers) {
    for (const name of sortedKeys(LIST[n]?.hooks ?? {})) answers |= BIT[name as keyof GmHooks];
  }
  return { holder: { abilities: numbers, mask: abilities.maskOf(numbers) }, answers };
}

/** By card number: units by their tags, everything else by its own name. */
let cards: readonly Sheet[] = [];
whenLaid(() => {
  cards = houseCards.cards.map((card) => sheetOf(card.kind === 'unit' ? card.tags : [card.id]));
});
const tokens: readonly Sheet[] = houseCards.upgrades.map((token) => sheetOf([`token/${token.id}`]));

/** Cards of a position's own making. */
const custom = new WeakMap<UnitCard, Sheet>();

function customSheet(s: Table, card: number): Sheet {
  const own = unitCard(s, card);
  let sheet = custom.get(own);
  if (sheet === undefined) {
    sheet = sheetOf(own.tags);
    custom.set(own, sheet);
  }
  return sheet;
}

function cardSheet(s: Table, card: number): Sheet {
  return cards[card] ?? customSheet(s, card);
}

function tokenSheet(u: Unit, i: number): Sheet {
  const token = u.tokens[i];
  return token === undefined ? NOTHING : (tokens[token.kind] ?? NOTHING);
}

function attachedSheet(u: Unit, i: number): Sheet {
  const attached = u.cards[i];
  return attached === undefined ? NOTHING : (cards[attached.card] ?? NOTHING);
}

/** The General beside the unit's HQ leads it (2GM-HQ-14). */
function generalSheet(s: Table, seat: number): Sheet {
  const { general } = seatState(s, seat);
  return general === NONE ? NOTHING : (cards[general] ?? NOTHING);
}

/** Everything that anything about the unit has an answer to, one bit for each question. */
export function answersOf(s: Table, id: number): number {
  const u = unit(s, id);
  let answers = cardSheet(s, u.card).answers | generalSheet(s, u.seat).answers;
  for (let i = 0; i < u.tokens.length; i++) answers |= tokenSheet(u, i).answers;
  for (let i = 0; i < u.cards.length; i++) answers |= attachedSheet(u, i).answers;
  return answers;
}

/** The bits of some questions, for whoever looks at many units and has something to ask of few. */
export function bitsOf(...names: readonly (keyof GmHooks)[]): number {
  return names.reduce((bits, name) => bits | BIT[name], 0);
}

type Case<K extends keyof GmHooks> = Parameters<GmHooks[K]>[1];

function add<K extends NumberHook>(name: K, sheet: Sheet, s: Table, c: Case<K>): number {
  return abilities.value(name, sheet.holder, 0, s as never, c as never);
}

function asks<K extends BooleanHook>(name: K, sheet: Sheet, s: Table, c: Case<K>): boolean {
  return abilities.holds(name, sheet.holder, false, s as never, c as never);
}

/** What the unit's card, tokens, attached cards and its side's General add up to. The hottest question of the engine. */
export function sumOf<K extends NumberHook>(name: K, s: Table, id: number, c: Case<K>): number {
  const bit = BIT[name];
  return (answersOf(s, id) & bit) === 0 ? 0 : addUp(name, bit, s, id, c);
}

function addUp<K extends NumberHook>(name: K, bit: number, s: Table, id: number, c: Case<K>): number {
  const u = unit(s, id);
  let sum = 0;
  let sheet = cardSheet(s, u.card);
  if ((sheet.answers & bit) !== 0) sum += add(name, sheet, s, c);
  for (let i = 0; i < u.tokens.length; i++) {
    sheet = tokenSheet(u, i);
    if ((sheet.answers & bit) !== 0) sum += add(name, sheet, s, c);
  }
  for (let i = 0; i < u.cards.length; i++) {
    sheet = attachedSheet(u, i);
    if ((sheet.answers & bit) !== 0) sum += add(name, sheet, s, c);
  }
  sheet = generalSheet(s, u.seat);
  return (sheet.answers & bit) === 0 ? sum : sum + add(name, sheet, s, c);
}

/** Whether one of them says yes. */
export function asksUnit<K extends BooleanHook>(name: K, s: Table, id: number, c: Case<K>): boolean {
  const bit = BIT[name];
  return (answersOf(s, id) & bit) !== 0 && anyYes(name, bit, s, id, c);
}

function anyYes<K extends BooleanHook>(name: K, bit: number, s: Table, id: number, c: Case<K>): boolean {
  const u = unit(s, id);
  let sheet = cardSheet(s, u.card);
  if ((sheet.answers & bit) !== 0 && asks(name, sheet, s, c)) return true;
  for (let i = 0; i < u.tokens.length; i++) {
    sheet = tokenSheet(u, i);
    if ((sheet.answers & bit) !== 0 && asks(name, sheet, s, c)) return true;
  }
  for (let i = 0; i < u.cards.length; i++) {
    sheet = attachedSheet(u, i);
    if ((sheet.answers & bit) !== 0 && asks(name, sheet, s, c)) return true;
  }
  sheet = generalSheet(s, u.seat);
  return (sheet.answers & bit) !== 0 && asks(name, sheet, s, c);
}

/** The same sum, item by item. */
export function itemsOf<K extends NumberHook>(name: K, s: Table, id: number, c: Case<K>): Item[] {
  const u = unit(s, id);
  const sheets = [
    cardSheet(s, u.card),
    ...u.tokens.map((_t, i) => tokenSheet(u, i)),
    ...u.cards.map((_a, i) => attachedSheet(u, i)),
    generalSheet(s, u.seat),
  ];
  return sheets.flatMap((sheet) => abilities.explain(name, sheet.holder, s as never, c as never));
}

/** Has anything about the unit an answer to the question? For what is not worth looking at otherwise. */
export function mightAnswer(name: keyof GmHooks, s: Table, id: number): boolean {
  return (answersOf(s, id) & BIT[name]) !== 0;
}

const costing: Costing = { seat: 0, card: NONE, space: NONE, into: NONE, cost: 0 };

/** AP for a card not yet in play: first what it says itself, then its General, who may stop at a lowest cost. */
export function costOf(s: Table, c: Deployment, printed: number): number {
  costing.seat = c.seat;
  costing.card = c.card;
  costing.space = c.space;
  costing.into = c.into ?? NONE;
  costing.cost = printed;
  const own = cardSheet(s, c.card);
  if ((own.answers & BIT.cost) !== 0) costing.cost += add('cost', own, s, costing);
  const general = generalSheet(s, c.seat);
  return (general.answers & BIT.cost) === 0 ? costing.cost : costing.cost + add('cost', general, s, costing);
}

/** The same, item by item. */
export function costItems(s: Table, c: Deployment, printed: number): Item[] {
  const attempt: Costing = { ...c, into: c.into ?? NONE, cost: printed };
  const own = abilities.explain('cost', cardSheet(s, c.card).holder, s as never, attempt as never);
  attempt.cost += own.reduce((sum, { value }) => sum + value, 0);
  return [...own, ...abilities.explain('cost', generalSheet(s, c.seat).holder, s as never, attempt as never)].filter(
    ({ value }) => value !== 0,
  );
}

/** May the card be deployed there although it is not its Deployment Line? */
export function asksCard(name: 'anywhere', s: Table, c: Deployment): boolean {
  const sheet = cardSheet(s, c.card);
  return (sheet.answers & BIT.anywhere) !== 0 && asks(name, sheet, s, c);
}
