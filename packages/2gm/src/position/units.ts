import type { Rng } from '@sandtable/kernel';
import { unitCard, upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import type { UnitCard } from '../content/types';
import { isCoverPair } from '../field/movement';
import { distance, putOn, SEAT_NAMES } from '../ground';
import { spaceName, spaceNamed } from '../names/names';
import { unitNamed } from '../names/units';
import { isToken } from '../names/weapons';
import {
  areEnemies,
  CARRIED,
  GONE,
  NONE,
  nextTurnOf,
  PARKED,
  sideOf,
  type Table,
  type Token,
  type Unit,
  unit,
} from '../state';
import { newUnit } from '../turn/new-unit';
import { offersFor } from '../turn/offers';
import { hiddenCard, UNKNOWN_CARD } from './hidden';
import type { Notes } from './notes';
import { readAttached } from './seats';
import type { PositionUnit } from './shape';
import { cardNumber } from './stats';

/**
 * Units of a position: first all of them, then what binds them to one another. Who is aboard is called by its carrier, so everybody
 * is aboard before anybody is named, and the outermost first.
 */
export function readUnits(s: Table, units: readonly PositionUnit[], notes: Notes, rng: Rng): void {
  const read = units
    .map((p, i) => ({ p, id: addUnit(s, p, `units/${i}`, notes, rng), path: `units/${i}` }))
    .filter(({ id }) => id !== NONE);
  const isInner = ({ p }: { p: PositionUnit }): boolean => p.carrier?.includes(':') === true;
  const outermostFirst = [...read].sort((a, b) => Number(isInner(a)) - Number(isInner(b)));
  for (const { p, id, path } of outermostFirst) bindCarrier(s, p, id, path, notes);
  for (const { p, id, path } of read) bindOthers(s, p, id, path, notes);
}

/** The card of a unit; a face-down one of the other side may be anybody's guess (2GM-NIGHT-03). */
function cardOf(s: Table, p: PositionUnit, seat: number, space: number, path: string, notes: Notes, rng: Rng): number {
  if (p.card !== UNKNOWN_CARD) return notes.card(s.seats[seat]?.nation ?? 0, p.card, ['unit'], `${path}/card`);
  if (p.faceDown && space !== NONE && p.stats === undefined) return hiddenCard(s, seat, space, rng);
  notes.note(`${path}/card`, notes.w.position.unknownLiesFaceDown);
  return NONE;
}

function addUnit(s: Table, p: PositionUnit, path: string, notes: Notes, rng: Rng): number {
  const seat = SEAT_NAMES.indexOf(p.side);
  const space = p.at === 'hq' || p.at === 'craft' ? NONE : notes.space(s, p.at, `${path}/at`);
  const printed = cardOf(s, p, seat, space, path, notes, rng);
  if (printed === NONE || (space === NONE && p.at !== 'hq' && p.at !== 'craft')) return NONE;
  const u = newUnit(s, cardNumber(s, printed, p.stats), seat);
  const card = unitCard(s, u.card);
  if (p.wounds >= card.hp) notes.note(`${path}/wounds`, notes.w.position.expectedFewerThanHp(card.hp, p.wounds));
  Object.assign(u, fieldsOf(s, p, seat));
  u.tokens = readTokens(s, card, p, path, notes);
  u.cards = readAttached(s, p.cards, seat, `${path}/cards`, notes);
  const there = space === NONE ? NONE : (s.on[space] ?? NONE);
  s.units.push(u);
  const id = s.units.length - 1;
  if (space === NONE) u.at = p.at === 'hq' ? PARKED : CARRIED;
  else if (there === NONE) putOn(s, id, space);
  else addPartner(s, id, there, space, path, notes);
  return id;
}

/** Two of one side on one space walk side by side (2GM-COVER-02); anything else is one too many (2GM-FIELD-06). */
function addPartner(s: Table, id: number, there: number, space: number, path: string, notes: Notes): void {
  unit(s, id).at = space;
  if (!isCoverPair(s, id, there)) {
    notes.note(`${path}/at`, notes.w.position.expectedFreeSpaceBut(spaceName(s, space)));
    return;
  }
  unit(s, id).partner = there;
  unit(s, there).partner = id;
}

/** A turn, or true for the present one. */
function turnOf(told: boolean | number, now: number): number {
  return typeof told === 'number' ? told : told ? now : 0;
}

function fieldsOf(s: Table, p: PositionUnit, seat: number): Partial<Unit> {
  return {
    wounds: p.wounds,
    promotions: p.promotions,
    deployed: turnOf(p.deployed, s.turn),
    moved: p.moved,
    left: p.left ?? NONE,
    shots: Number(p.fired),
    secondShots: Number(p.secondFired),
    extraShots: p.extraShots,
    noAttack: p.noAttack || p.repulsed,
    repulsed: p.repulsed,
    advanced: p.advanced,
    helped: p.helped,
    killed: p.killed,
    settled: p.settled,
    remounted: p.remounted,
    faceDown: p.faceDown,
    dropped: p.dropped,
    // 2GM-SUPPR-07: pressed down by the others, until their next turn begins
    suppressed: turnOf(p.suppressed, nextTurnOf(s, 1 - sideOf(s, seat))),
    flak: turnOf(p.flak, s.turn),
    smoke: turnOf(p.smoke, s.turn + 1),
  };
}

/** The tokens of a unit; only what its card lists (2GM-DEPLOY-07). */
function readTokens(s: Table, card: UnitCard, p: PositionUnit, path: string, notes: Notes): Token[] {
  const offers = offersFor(s, card);
  const kinds = offers.map((offer) => catalogue.upgrades.findIndex((token) => token.id === offer.token));
  return p.upgrades.flatMap((entry, i) => {
    const told = typeof entry === 'string' ? { name: entry } : entry;
    const at = kinds.findIndex((n) => isToken(n, told.name));
    const [kind] = at < 0 ? [] : kinds.splice(at, 1);
    if (kind === undefined) {
      const listed = offers.map((offer) => offer.token);
      notes.note(`${path}/upgrades/${i}`, notes.w.position.expectedUpgradeFound(card.name, listed, told.name));
      return [];
    }
    const since = turnOf(told.mounted ?? false, s.turn);
    const { mountable } = upgradeOf(kind);
    return [
      {
        kind,
        grey: told.grey ?? (mountable && since === 0),
        used: turnOf(told.used ?? false, s.turn),
        since,
        locked: told.locked ?? 0,
      },
    ];
  });
}

function find(s: Table, text: string, path: string, notes: Notes): number {
  const found = unitNamed(s, text);
  if (found === NONE) notes.note(path, notes.w.position.expectedUnit(text));
  return found;
}

function bindCarrier(s: Table, p: PositionUnit, id: number, path: string, notes: Notes): void {
  if (p.carrier === undefined && p.at !== 'craft') return;
  const carrier = p.carrier === undefined ? NONE : find(s, p.carrier, `${path}/carrier`, notes);
  if (p.at !== 'craft' || carrier === NONE || carrier === id || unit(s, carrier).cargo !== NONE) {
    notes.note(`${path}/carrier`, notes.w.position.expectedUnitCarriesRoom);
    return;
  }
  unit(s, id).carrier = carrier;
  unit(s, carrier).cargo = id;
}

function bindOthers(s: Table, p: PositionUnit, id: number, path: string, notes: Notes): void {
  const u = unit(s, id);
  u.attackers = p.attackers.map((text, i) => (text === 'gone' ? GONE : find(s, text, `${path}/attackers/${i}`, notes)));
  if (p.assaults !== undefined) bindAssault(s, u, p.assaults, `${path}/assaults`, notes);
}

/** An enemy beside it, or the space one has left by falling (2GM-RULING-66). */
function bindAssault(s: Table, u: Unit, text: string, path: string, notes: Notes): void {
  const target = unitNamed(s, text);
  const onto = target === NONE ? spaceNamed(s, text) : unit(s, target).at;
  const friend = target !== NONE && !areEnemies(s, u.seat, unit(s, target).seat);
  if (friend || u.at < 0 || onto < 0 || distance(s, u.at, onto) !== 1) {
    notes.note(path, notes.w.position.expectedEnemyUnitNext(text));
    return;
  }
  u.onto = onto;
  u.assaults = target;
  u.moved = true;
}
