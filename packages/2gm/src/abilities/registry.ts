import { Abilities, type Holder, type Item } from '@sandtable/kernel';
import { unitCard } from '../cards';
import { catalogue } from '../content/index';
import { NONE, seatState, type Table, unit } from '../state';
import type { Deployment, GmHooks } from './hooks';
import { LIST } from './list';

/** Every ability of the game: of cards, tokens, support cards, Generals. A card carries one by the name of its tag. */
export const abilities = new Abilities<GmHooks>(
  {
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
    advance: 'any',
    mobility: 'any',
    heals: 'any',
    repairs: 'any',
    pinned: 'any',
    anywhere: 'any',
    infiltrates: 'any',
  },
  LIST,
);

const NOTHING: Holder = { abilities: [], mask: 0 };

function holderOf(names: readonly string[]): Holder {
  const numbers = names.map((name) => abilities.number(name)).filter((n) => n !== undefined);
  return numbers.length === 0 ? NOTHING : { abilities: numbers, mask: abilities.maskOf(numbers) };
}

/** By card number: units by their tags, everything else by its own name. */
const cards: readonly Holder[] = catalogue.cards.map((card) => holderOf(card.kind === 'unit' ? card.tags : [card.id]));
const tokens: readonly Holder[] = catalogue.upgrades.map((token) => holderOf([`token/${token.id}`]));

function cardHolder(s: Table, card: number): Holder {
  return cards[card] ?? holderOf(unitCard(s, card).tags);
}

type NumberHook = { [K in keyof GmHooks]: ReturnType<GmHooks[K]> extends number ? K : never }[keyof GmHooks];
type BooleanHook = Exclude<keyof GmHooks, NumberHook>;

/** What the unit's card, tokens, attached cards and its side's General add up to. */
export function sumOf<K extends NumberHook>(name: K, s: Table, id: number, c: Parameters<GmHooks[K]>[1]): number {
  const u = unit(s, id);
  const ask = (holder: Holder | undefined): number =>
    holder === undefined || holder.mask === 0 ? 0 : abilities.value(name, holder, 0, ...([s, c] as never));
  let sum = ask(cardHolder(s, u.card));
  for (let i = 0; i < u.tokens.length; i++) sum += ask(tokens[u.tokens[i]?.kind ?? NONE]);
  for (let i = 0; i < u.cards.length; i++) sum += ask(cards[u.cards[i]?.card ?? NONE]);
  const { general } = seatState(s, u.seat);
  return general === NONE ? sum : sum + ask(cards[general]);
}

/** Whether one of them says yes. */
export function asksUnit<K extends BooleanHook>(name: K, s: Table, id: number, c: Parameters<GmHooks[K]>[1]): boolean {
  const u = unit(s, id);
  const ask = (holder: Holder | undefined): boolean =>
    holder !== undefined && holder.mask !== 0 && abilities.holds(name, holder, false, ...([s, c] as never));
  if (ask(cardHolder(s, u.card))) return true;
  for (let i = 0; i < u.tokens.length; i++) if (ask(tokens[u.tokens[i]?.kind ?? NONE])) return true;
  for (let i = 0; i < u.cards.length; i++) if (ask(cards[u.cards[i]?.card ?? NONE])) return true;
  const { general } = seatState(s, u.seat);
  return general !== NONE && ask(cards[general]);
}

/** The same sum, item by item. */
export function itemsOf<K extends NumberHook>(name: K, s: Table, id: number, c: Parameters<GmHooks[K]>[1]): Item[] {
  const u = unit(s, id);
  const holders = [
    cardHolder(s, u.card),
    ...u.tokens.map((t) => tokens[t.kind]),
    ...u.cards.map((a) => cards[a.card]),
    cards[seatState(s, u.seat).general],
  ];
  return holders.flatMap((h) => (h === undefined ? [] : abilities.explain(name, h, ...([s, c] as never))));
}

/** What a card not yet in play and the General of its seat say: to its cost, or to where it may be deployed. */
export function sumOfCard(name: 'cost', s: Table, c: Deployment): number {
  const { general } = seatState(s, c.seat);
  const own = abilities.value(name, cardHolder(s, c.card), 0, s, c);
  return general === NONE ? own : own + abilities.value(name, cards[general] ?? NOTHING, 0, s, c);
}

export function asksCard(name: 'anywhere', s: Table, c: Deployment): boolean {
  return abilities.holds(name, cardHolder(s, c.card), false, s, c);
}
