import { EAST, NORTH, SOUTH, WEST } from '@sandtable/geometry';
import type { Option, Seat } from '@sandtable/kernel';
import { MAIN } from './attack/shot';
import { upgradeOf } from './cards';
import { ADVANCE, CLIMB, DASH, RIDERS, TUNNEL } from './movement';
import { cardName, spaceName } from './names';
import { hqRef, unitRef } from './names-units';
import { tokenNames, weaponName } from './names-weapons';
import { offerName } from './solo/upgrading';
import { type GmState, NONE, seatState, type Unit, unit } from './state';
import { offersOf } from './turn/offers';
import { LEFT, RIGHT } from './turn/screens';
import { aimText } from './wishes-aims';
import { assaultingUnit, chosenUnit, equippedCard } from './wishes-moment';

/** What makes a move longer; what goes together is joined: `advance-riders`. */
/** How a move is made longer, one bit each. */
const WAYS: readonly (readonly [number, string])[] = [
  [ADVANCE, 'advance'],
  [RIDERS, 'riders'],
  [CLIMB, 'climb'],
  [DASH, 'dash'],
  [TUNNEL, 'tunnel'],
];

/** `advance-riders` is both; −1 if a word means none. */
export function wayNamed(name: string | undefined): number {
  if (name === undefined) return 0;
  return name.split('-').reduce((bits, word) => {
    const way = WAYS.find(([, known]) => known === word)?.[0];
    return way === undefined || bits < 0 ? -1 : bits | way;
  }, 0);
}

const SIDES: Readonly<Record<number, string>> = { [LEFT]: 'left', [RIGHT]: 'right', [LEFT | RIGHT]: 'both' };

export function sidesNamed(name: string | undefined): number {
  if (name === undefined) return 0;
  return [LEFT, RIGHT, LEFT | RIGHT].find((sides) => SIDES[sides] === name) ?? -1;
}

const DIRECTIONS: Readonly<Record<number, string>> = {
  [NORTH]: 'north',
  [EAST]: 'east',
  [SOUTH]: 'south',
  [WEST]: 'west',
};

export function directionNamed(name: string | undefined): number {
  if (name === undefined) return NORTH;
  return [NORTH, EAST, SOUTH, WEST].find((direction) => DIRECTIONS[direction] === name) ?? -1;
}

function words(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

function by(way: number): string {
  const named = WAYS.flatMap(([bit, word]) => ((way & bit) !== 0 ? [word] : []));
  return named.length === 0 ? '' : `by ${named.join('-')}`;
}

function withWeapon(u: Unit, weapon: number): string {
  return weapon === MAIN ? '' : `with ${weaponName(u, weapon)}`;
}

/** The token by name where the unit has several that can be mounted. */
function mountName(u: Unit, token: number): string {
  const mountable = u.tokens.filter((t) => upgradeOf(t.kind).mountable);
  return mountable.length > 1 ? (tokenNames(u)[token] ?? '') : '';
}

/** The upgrades a set of bits stands for; compulsory ones go without saying. */
function equipment(s: GmState, seat: Seat, bits: number): string {
  const card = equippedCard(s, seat);
  const offers = card === NONE ? [] : offersOf(s, card);
  return offers.flatMap((x, i) => ((bits & (1 << i)) !== 0 && !x.compulsory ? [`+${x.token}`] : [])).join(' ');
}

/** The text that chooses this option. What an opponent only thought of may lack its place or its target. */
export function wishOf(s: GmState, seat: Seat, option: Option): string {
  const [verb, ...rest] = option;
  const [a = 0, b = 0, c = 0, d = 0] = rest.map(Number);
  const own = (): Unit => unit(s, a);
  const ref = (id: number): string => unitRef(s, id, seat);
  const card = (n: number): string => cardName(s, seatState(s, seat).nation, n);
  switch (verb) {
    case 'lay':
    case 'build':
      return words(verb, card(a), spaceName(s, b), c > 1 ? `to ${spaceName(s, b + c - 1)}` : '');
    case 'drop':
    case 'deploy':
      return words(verb, card(a), rest.length < 2 || b === NONE ? '' : spaceName(s, b));
    case 'load':
    case 'hero':
      return `${verb} ${card(a)} ${ref(b)}`;
    case 'equip':
      return words('equip', equipment(s, seat, a));
    case 'discard':
      return `discard ${card(a)}`;
    case 'take':
      return `take ${option.length === 2 ? card(a) : upgradeOf(a).id}`;
    case 'call':
      return `call ${a === NONE ? spaceName(s, b) : ref(a)}`;
    case 'token':
      return `token ${tokenNames(unit(s, chosenUnit(s)))[a] ?? ''}`;
    case 'play':
      return words('play', card(a), aimText(s, seat, a, b));
    case 'move':
      return words('move', ref(a), spaceName(s, b), by(c));
    case 'join':
      return words('join', ref(a), ref(b), by(c));
    case 'pair':
      return `pair ${spaceName(s, own().at)} ${spaceName(s, b)}`;
    case 'assault':
      return words('assault', ref(a), ref(c), own().at === b ? '' : `from ${spaceName(s, b)}`, by(d));
    case 'swap':
    case 'heal':
    case 'repair':
    case 'board':
    case 'fetch':
    case 'ram':
    case 'flak':
      return `${verb} ${ref(a)} ${ref(b)}`;
    case 'sap':
    case 'unload':
      return `${verb} ${ref(a)} ${spaceName(s, b)}`;
    case 'screen':
      return words('screen', ref(a), spaceName(s, b), SIDES[c]);
    case 'upgrade':
      return `upgrade ${ref(a)} ${offerName(s, a, b)}`;
    case 'hold':
    case 'smoke':
    case 'rally':
    case 'resolve':
    case 'beside':
    case 'intercept':
    case 'escort':
    case 'engage':
      return `${verb} ${ref(a)}`;
    case 'raid':
      return words('raid', ref(a), spaceName(s, b), c === NORTH ? '' : `toward ${DIRECTIONS[c]}`);
    case 'raze':
      return `raid ${ref(a)} ${spaceName(s, b)}`;
    case 'strafe':
      return `raid ${ref(a)} ${ref(b)}`;
    case 'raid-hq':
      return `raid ${ref(a)} ${hqRef(s, b)}`;
    case 'mount':
    case 'dismount':
      return words(verb, ref(a), mountName(own(), b));
    case 'shoot':
      return words('shoot', ref(a), rest.length < 3 ? '' : ref(c), withWeapon(own(), b));
    case 'shell':
      return words('shoot', ref(a), rest.length < 3 ? '' : spaceName(s, c), withWeapon(own(), b));
    case 'bombard':
      return words('shoot', ref(a), rest.length < 3 ? '' : hqRef(s, c), withWeapon(own(), b));
    case 'react':
      return words('react', withWeapon(unit(s, assaultingUnit(s).target), a));
    case 'strike':
      return words('strike', withWeapon(unit(s, assaultingUnit(s).unit), a));
    default:
      return option.join(' ');
  }
}
