import { by, mix, type Rng, randomBelow } from '@sandtable/kernel';
import { unitCard } from '../cards';
import { catalogue } from '../content/index';
import { type Duration, NATIONS } from '../content/types';
import { SEAT_NAMES, type SeatName, seatName } from '../ground';
import type { CardKind } from '../names/names';
import { isInPool } from '../solo/deck/deck';
import { deckCards } from '../start';
import {
  type Attached,
  actsNow,
  type Hq,
  NONE,
  nextTurnOf,
  PERMANENT,
  type SeatState,
  seatState,
  type Table,
} from '../state';
import type { Notes } from './notes';
import type { Position, PositionCard, PositionSeat } from './shape';
import { cardNumber } from './stats';

type HandCard = Extract<PositionSeat['hand'], readonly unknown[]>[number];

/** AP handed to the partner were a bit of `boons` up to version 2 of the rules: positions written then still say so. */
const GAVE_BEFORE = 1 << 29;

const IN_HAND: readonly CardKind[] = ['unit', 'support', 'hero'];

/** What the position says of a player who is there. */
export function toldOf(position: Position, seat: number): PositionSeat {
  return position[seatName(seat)] ?? position.south;
}

/** The players of a position: a side has one or two (2GM-TEAM-02), two copies of the game four in all (2GM-TEAM-16). */
export function seatsOf(p: Position, notes: Notes): readonly SeatName[] {
  const there = SEAT_NAMES.filter((name) => p[name] !== undefined);
  const { expectedSouthsPartner, expectedOneFieldMarshal, expectedPlayerThere } = notes.w.position;
  if (p['north-2'] !== undefined && p['south-2'] === undefined) notes.note('north-2', expectedSouthsPartner);
  if (p.options.twoCopies === true && there.length !== 4)
    notes.note('options/twoCopies', notes.w.setup.twoCopiesGameNeed);
  const known = (name: SeatName | undefined, path: string): void => {
    if (name !== undefined && !there.includes(name)) notes.note(path, expectedPlayerThere(there, name));
  };
  known(p.active, 'active');
  p.ended.forEach((name, i) => {
    known(name, `ended/${i}`);
  });
  p.units.forEach((u, i) => {
    known(u.side, `units/${i}/side`);
    knownOwners(u.cards, `units/${i}/cards`, known);
  });
  for (const name of there) knownOwners(p[name]?.beside ?? [], `${name}/beside`, known);
  for (const side of [0, 1]) {
    const leaders = there.filter((name) => {
      const seat = SEAT_NAMES.indexOf(name);
      return seat % 2 === side && leads(p, seat);
    });
    if (leaders.length !== 1) notes.note(`${seatName(side)}/fieldMarshal`, expectedOneFieldMarshal);
  }
  return there;
}

function knownOwners(cards: readonly PositionCard[], path: string, known: (by: SeatName, path: string) => void): void {
  cards.forEach((entry, i) => {
    if (typeof entry !== 'string' && entry.by !== undefined) known(entry.by, `${path}/${i}/by`);
  });
}

/** 2GM-TEAM-02: without a word the first player of a side is its Field Marshal. */
function leads(p: Position, seat: number): boolean {
  return toldOf(p, seat).fieldMarshal ?? seat < 2;
}

/** One player: what is known is taken as it is; the rest is dealt later (`dealUnknown`). */
export function readSeat(s: Table, position: Position, seat: number, notes: Notes): void {
  const x = seatState(s, seat);
  const p = toldOf(position, seat);
  const path = seatName(seat);
  x.fieldMarshal = leads(position, seat);
  const cards = (list: PositionSeat['hand'] | undefined, field: string): number[] =>
    typeof list === 'object'
      ? list.map((told, i) => cardOf(s, x, told, `${path}/${field}/${i}`, notes)).filter((n) => n !== NONE)
      : [];
  const general = (name: string, field: string): number => notes.card(x.nation, name, ['general'], `${path}/${field}`);
  x.ap = p.ap;
  x.deck = cards(p.deck, 'deck').reverse();
  x.hand = cards(p.hand, 'hand');
  x.discard = cards(p.discard, 'discard');
  x.aside = cards(p.aside, 'aside');
  x.general = p.general === null ? NONE : general(p.general, 'general');
  x.generals = generalsOf(p, general);
  x.boons = p.boons & ~GAVE_BEFORE;
  x.gave = p.gave || (p.boons & GAVE_BEFORE) !== 0;
  if (p.lastSupport === undefined) return;
  x.lastSupport = notes.card(x.nation, p.lastSupport.card, ['support'], `${path}/lastSupport/card`);
  x.lastSupportOn = p.lastSupport.on;
  x.lastSupportTurn = p.lastSupport.turn;
}

/** A card by its name, or one with numbers of the position's own. */
function cardOf(s: Table, x: SeatState, told: HandCard, path: string, notes: Notes): number {
  if (typeof told === 'string') return notes.card(x.nation, told, IN_HAND, path);
  const printed = notes.card(x.nation, told.card, ['unit'], `${path}/card`);
  return printed === NONE ? NONE : cardNumber(s, printed, told.stats);
}

/** 2GM-RULING-52: whoever leads now has also been there. */
function generalsOf(p: PositionSeat, general: (name: string, field: string) => number): number[] {
  const all = p.generals.map((name, i) => general(name, `generals/${i}`));
  const now = p.general === null || p.generals.includes(p.general) ? [] : [general(p.general, 'general')];
  return [...all, ...now].filter((n) => n !== NONE);
}

export function readHq(hq: Hq, told: PositionSeat['hq']): void {
  if (told !== undefined) Object.assign(hq, typeof told === 'number' ? { hp: told } : told);
}

/** Cards nobody has named: an ordinary deck of the nation without those in sight, always in the same order for the same file. */
export function dealUnknown(s: Table, position: Position, rng: Rng): void {
  s.seats.forEach((x, seat) => {
    const p = toldOf(position, seat);
    const pool = poolOf(s, seat);
    mix(pool, rng);
    const deal = (count: number): number[] => Array.from({ length: count }, () => pool.pop() ?? spare(s, seat, rng));
    if (typeof p.hand === 'number') x.hand = deal(p.hand);
    if (typeof p.aside === 'number') x.aside = deal(p.aside);
    if (typeof p.deck === 'number') x.deck = deal(p.deck);
    else if (p.deck === undefined) x.deck = pool;
    else if (p.shuffled) mix(x.deck, rng);
  });
}

/** A deck of the nation; a solo opponent has none of the cards that its book, the table or the year takes out. */
export function ordinaryDeck(s: Table, seat: number): number[] {
  const nation = NATIONS[s.seats[seat]?.nation ?? 0];
  const deck = catalogue.decks.find((d) => d.nation === nation);
  const cards = deckCards(deck?.id ?? '').map((id) => catalogue.numberOf(id));
  const solo = s.seats[seat]?.solo ?? null;
  return by(
    solo === null ? cards : cards.filter((card) => isInPool(solo.system, card, solo.levers, s.opt.year)),
    'SOLO-RULING-86',
  );
}

/** What is left of the deck when everything that lies open or is named has been taken out. */
function poolOf(s: Table, seat: number): number[] {
  const pool = ordinaryDeck(s, seat);
  const x = s.seats[seat];
  const attached = [...s.units.flatMap((u) => u.cards), ...s.hqs.flatMap((h) => h.beside)];
  const seen = [
    ...(x === undefined ? [] : [...x.hand, ...x.discard, ...x.deck, ...x.aside]),
    ...s.units.filter((u) => u.seat === seat).map((u) => catalogue.numberOf(unitCard(s, u.card).id)),
    ...attached.filter((a) => a.by === seat).map((a) => a.card),
  ];
  for (const card of seen) {
    const i = pool.indexOf(card);
    if (i >= 0) pool.splice(i, 1);
  }
  return pool;
}

/** More unknown cards than a deck holds: any of its cards again. */
function spare(s: Table, seat: number, rng: Rng): number {
  const deck = ordinaryDeck(s, seat);
  return deck[randomBelow(rng, deck.length)] ?? 0;
}

/** How long a card lies there when the position does not say. */
function untilOf(s: Table, duration: Duration, by: number): number {
  switch (duration) {
    case 'attack':
    case 'turn':
      return s.turn + 1;
    case 'enemy-turn':
      return actsNow(s, by) ? s.turn + 2 : s.turn + 1;
    case 'owner-turn':
      return nextTurnOf(s, by);
    default:
      return PERMANENT;
  }
}

const LAID: readonly CardKind[] = ['support', 'hero'];
/** War Bonds pay four times; a Fortified HQ takes as much as its card says. */
const USES: Readonly<Record<string, number>> = { 'support/war-bonds': 4, 'support/fortified-hq': 4 };

/** Cards lying on a unit or beside an HQ. */
export function readAttached(
  s: Table,
  cards: readonly PositionCard[],
  owner: number,
  path: string,
  notes: Notes,
): Attached[] {
  return cards.flatMap((entry, i) => {
    const told = typeof entry === 'string' ? { card: entry } : entry;
    const by = told.by === undefined ? owner : SEAT_NAMES.indexOf(told.by);
    const at = typeof entry === 'string' ? `${path}/${i}` : `${path}/${i}/card`;
    const card = notes.card(s.seats[by]?.nation ?? 0, told.card, LAID, at);
    const found = catalogue.cards[card];
    if (found === undefined) return [];
    const until = told.until ?? untilOf(s, found.kind === 'support' ? found.duration : 'permanent', by);
    return [{ card, by, until, left: told.left ?? USES[found.id] ?? 0 }];
  });
}
