import type { Option, Seat, Wish } from '@sandtable/kernel';
import { isBomber } from './air/declare';
import { upgradeNumber, upgradeOf } from './cards';
import { catalogue } from './content/index';
import { isInfantry } from './entering';
import { fieldOf, unitsOn } from './ground';
import { isHidden } from './hidden';
import { type CardKind, cardNamed, spaceNamed } from './names';
import { hqNamed, unitNamed } from './names-units';
import { isToken, tokenNamed, weaponNamed } from './names-weapons';
import { type PickUpFrame, pickerOf } from './options/token-drop';
import { offerNamed } from './solo/upgrading';
import { type GmState, NONE, seatState, type Table, type Unit, unit } from './state';
import { offersOf } from './turn/offers';
import { aimNamed } from './wishes-aims';
import { assaultingUnit, chosenUnit, equippedCard, topmost } from './wishes-moment';
import { directionNamed, sidesNamed, wayNamed } from './wishes-print';

function compulsory(s: Table, card: number): number {
  return offersOf(s, card).reduce((bits, offer, i) => (offer.compulsory ? bits | (1 << i) : bits), 0);
}

/** Upgrades by name as the bits of the card's own list; NONE if one of them is not on it. */
export function equipmentNamed(s: Table, card: number, names: readonly string[]): number {
  let bits = compulsory(s, card);
  for (const name of names) {
    const i = offersOf(s, card).findIndex(
      (offer, n) => (bits & (1 << n)) === 0 && isToken(upgradeNumber(offer.token), name),
    );
    if (i < 0) return NONE;
    bits |= 1 << i;
  }
  return bits;
}

/** The space behind a text, with or without a card after it. */
function spaceOf(s: Table, text: string | undefined): number {
  return spaceNamed(s, (text ?? '').split(':')[0] ?? '');
}

/** Only infantry assaults: of a covered pair the infantry is meant. */
function assaulterNamed(s: Table, text: string, seat: Seat): number {
  const infantry = unitsOn(s, spaceOf(s, text)).find((id) => isInfantry(s, unit(s, id)));
  return text.includes(':') ? unitNamed(s, text, seat) : (infantry ?? unitNamed(s, text, seat));
}

const PLAYABLE: readonly CardKind[] = ['support', 'hero', 'unit'];

/** The option a wish means, legal or not; null if it names nothing there is. */
export function optionOf(s: GmState, seat: Seat, wish: Wish): Option | null {
  const { verb, places, words } = wish;
  // eslint-disable-next-line no-restricted-syntax -- each place by itself; their order does not matter
  for (const text of Object.values(places)) if (!isThere(s, text) && verb !== 'play') return null;
  const from = (): number => unitNamed(s, places.from ?? places.at ?? '', seat);
  const to = (): number => unitNamed(s, places.to ?? '', seat);
  const space = (): number => spaceOf(s, places.to ?? places.at);
  const named = (kinds: readonly CardKind[]): number => cardNamed(seatState(s, seat).nation, words.card ?? '', kinds);
  switch (verb) {
    case 'bid':
    case 'lend':
    case 'charge':
      return [verb, wish.numbers.ap ?? 0];
    case 'lay':
    case 'build':
      return layOption(s, named(['terrain']), wish);
    case 'deploy':
      return named(['unit']) === NONE ? null : ['deploy', named(['unit']), space()];
    case 'drop':
      return cardOption('drop', named(['unit']), space());
    case 'hero':
      return cardOption('hero', named(['hero']), unitNamed(s, places.on ?? '', seat));
    case 'load':
      return cardOption('load', named(['unit']), unitNamed(s, places.into ?? '', seat));
    case 'equip':
      return equipOption(s, seat, wish.extras);
    case 'discard':
      return cardOption('discard', named(['support', 'hero', 'unit', 'general']));
    case 'take':
      return takeOption(s, seat, words.what ?? '');
    case 'call':
      return ['call', from(), space()];
    case 'token': {
      const u = s.units[chosenUnit(s)];
      return ['token', u === undefined ? NONE : tokenNamed(u, words.weapon ?? '')];
    }
    case 'play':
      return playOption(s, seat, named(PLAYABLE), wish);
    case 'move':
      return ['move', from(), space(), wayNamed(words.way)];
    case 'join':
      return ['join', from(), to(), wayNamed(words.way)];
    case 'pair':
      return ['pair', s.on[spaceOf(s, places.from)] ?? NONE, space()];
    case 'assault':
      return assaultOption(s, seat, wish);
    case 'swap': {
      const two = [unitNamed(s, places.one ?? '', seat), unitNamed(s, places.two ?? '', seat)].sort((x, y) => x - y);
      return ['swap', ...two];
    }
    case 'heal':
    case 'repair':
    case 'board':
    case 'fetch':
    case 'ram':
    case 'flak':
      return [verb, from(), to()];
    case 'sap':
    case 'unload':
      return [verb, from(), space()];
    case 'upgrade':
      return [
        'upgrade',
        from(),
        knownUnit(s, from(), seat) === undefined ? NONE : offerNamed(s, from(), words.what ?? ''),
      ];
    case 'screen':
      return ['screen', from(), space(), sidesNamed(words.sides)];
    case 'hold':
    case 'smoke':
    case 'rally':
    case 'resolve':
    case 'beside':
    case 'intercept':
    case 'escort':
      return [verb, verb === 'resolve' ? assaulterNamed(s, places.from ?? '', seat) : from()];
    case 'engage':
      return ['engage', unitNamed(s, places.target ?? '', seat)];
    case 'raid':
      return raidOption(s, seat, from(), wish);
    case 'mount':
    case 'dismount':
      return [verb, from(), mountNamed(knownUnit(s, from(), seat), words.weapon, verb === 'mount')];
    case 'shoot':
      return shotOption(s, seat, from(), wish);
    case 'react':
      return ['react', weaponOption(s, assaultingUnit(s).target, words.weapon, seat)];
    case 'strike':
      return ['strike', weaponOption(s, assaultingUnit(s).unit, words.weapon, seat)];
    default:
      return [verb];
  }
}

function equipOption(s: GmState, seat: Seat, extras: readonly string[]): Option {
  const card = equippedCard(s, seat);
  return ['equip', card === NONE ? NONE : equipmentNamed(s, card, extras)];
}

/** A place names a space of the field or an HQ. */
function isThere(s: Table, text: string): boolean {
  const place = text.split(':')[0] ?? '';
  return place === 'south' || place === 'north' || spaceNamed(s, place) !== NONE;
}

function cardOption(verb: string, card: number, ...rest: number[]): Option | null {
  return card === NONE || rest.includes(NONE) ? null : [verb, card, ...rest];
}

/** From a space of a row to another, in whichever order they are named; a card on one space says nothing more. */
function layOption(s: Table, card: number, { verb, places }: Wish): Option | null {
  const ends = [spaceOf(s, places.at), spaceOf(s, places.end ?? places.at)].sort((x, y) => x - y);
  const [first = NONE, last = NONE] = ends;
  const { columnOf, columns } = fieldOf(s);
  if (first === NONE || (columnOf[first] ?? columns) + (last - first) >= columns) return null;
  return first === last ? cardOption(verb, card, first) : cardOption(verb, card, first, last - first + 1);
}

/** A card, or a token lying where the unit stands and the one it would have to give for it. */
function takeOption(s: GmState, seat: Seat, name: string): Option | null {
  const picking = topmost<PickUpFrame>(s, 'pick-up');
  const u = picking === undefined ? undefined : s.units[pickerOf(s, picking)];
  if (u === undefined)
    return cardOption('take', cardNamed(seatState(s, seat).nation, name, ['support', 'hero', 'unit', 'general']));
  const kind = catalogue.upgrades.findIndex((_token, n) => isToken(n, name));
  if (kind < 0) return null;
  return ['take', kind, u.tokens.findIndex((t) => upgradeOf(t.kind).slot === upgradeOf(kind).slot)];
}

function playOption(s: GmState, seat: Seat, card: number, wish: Wish): Option | null {
  return card === NONE ? null : ['play', card, aimNamed(s, seat, card, wish.places.on ?? wish.words.what)];
}

function assaultOption(s: GmState, seat: Seat, { places, words }: Wish): Option {
  const id = assaulterNamed(s, places.unit ?? '', seat);
  const start = places.start === undefined ? (s.units[id]?.at ?? NONE) : spaceOf(s, places.start);
  return ['assault', id, start, unitNamed(s, places.target ?? '', seat), wayNamed(words.way)];
}

function shotOption(s: GmState, seat: Seat, id: number, { places, words }: Wish): Option {
  const weapon = weaponOption(s, id, words.weapon, seat);
  const to = places.to ?? '';
  const hq = hqNamed(s, to);
  if (hq >= 0) return ['bombard', id, weapon, hq];
  const target = unitNamed(s, to, seat);
  return target === NONE ? ['shell', id, weapon, spaceOf(s, to)] : ['shoot', id, weapon, target];
}

/** A bomber attacks spaces, another aircraft what stands there; both an HQ and what is parked beside it. */
function raidOption(s: GmState, seat: Seat, id: number, { places, words }: Wish): Option {
  const to = places.to ?? '';
  const u = s.units[id];
  const hq = hqNamed(s, to);
  if (hq >= 0) return ['raid-hq', id, hq];
  const target = unitNamed(s, to, seat);
  const space = spaceOf(s, to);
  const bombs = u !== undefined && isBomber(s, u) && space !== NONE;
  if (bombs) return ['raid', id, space, directionNamed(words.direction)];
  return target === NONE ? ['raze', id, space] : ['strafe', id, target];
}

/** A unit as far as the seat knows what it has: nothing can be named of one that is face down to it (2GM-NIGHT-03). */
function knownUnit(s: GmState, id: number, seat: Seat): Unit | undefined {
  const u = s.units[id];
  return u === undefined || isHidden(s, u, seat) ? undefined : u;
}

function weaponOption(s: GmState, id: number, name: string | undefined, seat: Seat): number {
  const u = knownUnit(s, id, seat);
  return u === undefined ? NONE : weaponNamed(s, u, name);
}

/** The token to mount or dismount; without a name the one that can be. */
function mountNamed(u: Unit | undefined, name: string | undefined, grey: boolean): number {
  if (u === undefined) return NONE;
  if (name !== undefined) return tokenNamed(u, name);
  const ready = u.tokens.findIndex((t) => upgradeOf(t.kind).mountable && t.grey === grey);
  return ready >= 0 ? ready : u.tokens.findIndex((t) => upgradeOf(t.kind).mountable);
}
