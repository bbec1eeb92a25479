import { Abilities, type Holder, type Item } from '@sandtable/kernel';
import { unitCard } from '../cards';
import { BATTLES, battleOf } from '../conditions/list';
import { houseCards } from '../content/cards';
import { whenLaid } from '../content/laid';
import type { UnitCard } from '../content/types';
import { NONE, seatState, type Table, type Unit, unit } from '../state';
import type { Costing, Deployment, GmHooks } from './hooks';
import { LIST } from './list';

type NumberHook = { [K in keyof GmHooks]: ReturnType<GmHooks[K]> extends number ? K : never }[keyof GmHooks];
type BooleanHook = Exclude<keyof GmHooks, NumberHook>;

/** What a battle under it sets, not adds: the least counts. */
type Least = 'weatherCap' | 'weatherReach' | 'weatherSight';

const COMBINE: {
  readonly [K in keyof GmHooks]: K extends Least ? 'min' : K extends NumberHook ? 'sum' : 'any';
} = {
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
  weatherReach: 'min',
  weatherSight: 'min',
  weatherCap: 'min',
  weatherSlows: 'sum',
  weatherBogs: 'any',
  weatherGrounds: 'any',
};

/** Every ability of the game: of cards, tokens, support cards, Generals. A card carries one by the name of its tag. */
export const abilities = new Abilities<GmHooks>(COMBINE, LIST);

const BIT = abilities.bits;

/** What a card, a token or an attached card brings: its abilities, and the questions they answer. */
const NOTHING: Holder = { abilities: [], mask: 0 };

function sheetOf(names: readonly string[]): Holder {
  const numbers = names.map((name) => abilities.number(name)).filter((n) => n !== undefined);
  return numbers.length === 0 ? NOTHING : { abilities: numbers, mask: abilities.maskOf(numbers) };
}

/** By card number: units by their tags, everything else by its own name. */
let cards: readonly Holder[] = [];
whenLaid(() => {
  cards = houseCards.cards.map((card) => sheetOf(card.kind === 'unit' ? card.tags : [card.id]));
});
const tokens: readonly Holder[] = houseCards.upgrades.map((token) => sheetOf([`token/${token.id}`]));

/** Cards of a position's own making. */
const custom = new WeakMap<UnitCard, Holder>();

function customSheet(s: Table, card: number): Holder {
  const own = unitCard(s, card);
  let sheet = custom.get(own);
  if (sheet === undefined) {
    sheet = sheetOf(own.tags);
    custom.set(own, sheet);
  }
  return sheet;
}

function cardSheet(s: Table, card: number): Holder {
  return cards[card] ?? customSheet(s, card);
}

function tokenSheet(u: Unit, i: number): Holder {
  const token = u.tokens[i];
  return token === undefined ? NOTHING : (tokens[token.kind] ?? NOTHING);
}

function attachedSheet(u: Unit, i: number): Holder {
  const attached = u.cards[i];
  return attached === undefined ? NOTHING : (cards[attached.card] ?? NOTHING);
}

/** The General beside the unit's HQ leads it (2GM-HQ-14). */
function generalSheet(s: Table, seat: number): Holder {
  const { general } = seatState(s, seat);
  return general === NONE ? NOTHING : (cards[general] ?? NOTHING);
}

/** Everything that anything about the unit has an answer to, one bit for each question. */
export function answersOf(s: Table, id: number): number {
  const u = unit(s, id);
  let answers = cardSheet(s, u.card).mask | generalSheet(s, u.seat).mask;
  for (let i = 0; i < u.tokens.length; i++) answers |= tokenSheet(u, i).mask;
  for (let i = 0; i < u.cards.length; i++) answers |= attachedSheet(u, i).mask;
  return answers;
}

/** The bits of some questions, for whoever looks at many units and has something to ask of few. */
export function bitsOf(...names: readonly (keyof GmHooks)[]): number {
  return names.reduce((bits, name) => bits | BIT[name], 0);
}

type Case<K extends keyof GmHooks> = Parameters<GmHooks[K]>[1];

function add<K extends NumberHook>(name: K, sheet: Holder, s: Table, c: Case<K>): number {
  return abilities.value(name, sheet, 0, s as never, c as never);
}

function asks<K extends BooleanHook>(name: K, sheet: Holder, s: Table, c: Case<K>): boolean {
  return abilities.holds(name, sheet, false, s as never, c as never);
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
  if ((sheet.mask & bit) !== 0) sum += add(name, sheet, s, c);
  for (let i = 0; i < u.tokens.length; i++) {
    sheet = tokenSheet(u, i);
    if ((sheet.mask & bit) !== 0) sum += add(name, sheet, s, c);
  }
  for (let i = 0; i < u.cards.length; i++) {
    sheet = attachedSheet(u, i);
    if ((sheet.mask & bit) !== 0) sum += add(name, sheet, s, c);
  }
  sheet = generalSheet(s, u.seat);
  return (sheet.mask & bit) === 0 ? sum : sum + add(name, sheet, s, c);
}

/** Whether one of them says yes. */
export function asksUnit<K extends BooleanHook>(name: K, s: Table, id: number, c: Case<K>): boolean {
  const bit = BIT[name];
  return (answersOf(s, id) & bit) !== 0 && anyYes(name, bit, s, id, c);
}

function anyYes<K extends BooleanHook>(name: K, bit: number, s: Table, id: number, c: Case<K>): boolean {
  const u = unit(s, id);
  let sheet = cardSheet(s, u.card);
  if ((sheet.mask & bit) !== 0 && asks(name, sheet, s, c)) return true;
  for (let i = 0; i < u.tokens.length; i++) {
    sheet = tokenSheet(u, i);
    if ((sheet.mask & bit) !== 0 && asks(name, sheet, s, c)) return true;
  }
  for (let i = 0; i < u.cards.length; i++) {
    sheet = attachedSheet(u, i);
    if ((sheet.mask & bit) !== 0 && asks(name, sheet, s, c)) return true;
  }
  sheet = generalSheet(s, u.seat);
  return (sheet.mask & bit) !== 0 && asks(name, sheet, s, c);
}

function sheetsOf(s: Table, id: number): Holder[] {
  const u = unit(s, id);
  return [
    cardSheet(s, u.card),
    ...u.tokens.map((_t, i) => tokenSheet(u, i)),
    ...u.cards.map((_a, i) => attachedSheet(u, i)),
    generalSheet(s, u.seat),
  ];
}

/** The same sum, item by item. */
export function itemsOf<K extends NumberHook>(name: K, s: Table, id: number, c: Case<K>): Item[] {
  return sheetsOf(s, id).flatMap((sheet) => abilities.explain(name, sheet, s as never, c as never));
}

/** Has anything about the unit an answer to the question? For what is not worth looking at otherwise. */
export function mightAnswer(name: keyof GmHooks, s: Table, id: number): boolean {
  return (answersOf(s, id) & BIT[name]) !== 0 && sheetsOf(s, id).some((sheet) => abilities.answersTo(name, sheet));
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
  if ((own.mask & BIT.cost) !== 0) costing.cost += add('cost', own, s, costing);
  const general = generalSheet(s, c.seat);
  return (general.mask & BIT.cost) === 0 ? costing.cost : costing.cost + add('cost', general, s, costing);
}

/** The same, item by item. */
export function costItems(s: Table, c: Deployment, printed: number): Item[] {
  const attempt: Costing = { ...c, into: c.into ?? NONE, cost: printed };
  const own = abilities.explain('cost', cardSheet(s, c.card), s as never, attempt as never);
  attempt.cost += own.reduce((sum, { value }) => sum + value, 0);
  return [...own, ...abilities.explain('cost', generalSheet(s, c.seat), s as never, attempt as never)].filter(
    ({ value }) => value !== 0,
  );
}

/** May the card be deployed there although it is not its Deployment Line? */
export function asksCard(name: 'anywhere', s: Table, c: Deployment): boolean {
  const sheet = cardSheet(s, c.card);
  return (sheet.mask & BIT.anywhere) !== 0 && asks(name, sheet, s, c);
}

const battles: readonly Holder[] = BATTLES.map(sheetOf);

/** Weather, snow and night. */
function battleSheet(s: Table): Holder {
  return battles[battleOf(s)] ?? NOTHING;
}

/** What the conditions of the battle say to a number; `none` without any that has something to say. */
export function ofBattle<K extends NumberHook>(name: K, s: Table, none: number, c: Case<K>): number {
  const sheet = battleSheet(s);
  // a clear day has no answers to anything
  return sheet.mask === 0 ? none : abilities.value(name, sheet, none, s as never, c as never);
}

export function battleAsks<K extends BooleanHook>(name: K, s: Table, c: Case<K>): boolean {
  return asks(name, battleSheet(s), s, c);
}

/** The same, item by item. */
export function battleItems<K extends NumberHook>(name: K, s: Table, c: Case<K>): Item[] {
  return abilities.explain(name, battleSheet(s), s as never, c as never);
}
