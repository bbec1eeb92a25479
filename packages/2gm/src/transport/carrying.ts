import { forward, neighbour } from '@sandtable/geometry';
import { by, type Check, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { unitCard, withTag } from '../cards';
import type { Tag, UnitType } from '../content/types';
import { policies } from '../editions/index';
import { canStand } from '../field/deploy-space';
import { fieldOf, sideName } from '../ground';
import type { GmFacts } from '../say';
import { NONE, onField, sideOf, type Table, type Unit, unit } from '../state';
import { isCraftCard } from './place';

/** 2GM-LCVP-01. */
export function isCraft(s: Table, u: Unit): boolean {
  return isCraftCard(s, u.card);
}

const hasSeats = withTag('transport');
const hasHook = withTag('tow');

/** 2GM-TRANS-01: most units carry nobody, and are not asked further. */
export function isCarrier(s: Table, u: Unit): boolean {
  return hasSeats(s, u.card) || hasHook(s, u.card) || isCraftCard(s, u.card);
}

/**
 * Transport takes infantry, Tow artillery (2GM-TRANS-02); a landing craft anything that walks or
 * drives.
 */
export function takesType(tags: readonly Tag[], type: UnitType): boolean {
  if (tags.includes('embark-disembark')) return by(type !== 'aircraft', '2GM-LCVP-02');
  if (type === 'infantry') return by(tags.includes('transport'), '2GM-ABIL-96');
  return by(type === 'artillery' && tags.includes('tow'), '2GM-ABIL-95');
}

/** The same for a unit and a card; no craft goes into another. */
export function takes(s: Table, carrier: Unit, card: number): boolean {
  const { type, tags } = unitCard(s, card);
  return takesType(unitCard(s, carrier.card).tags, type) && !tags.includes('embark-disembark');
}

export interface CarryTry {
  seat: Seat;
  carrier: number;
  passenger: number;
}

/** Who can be taken aboard by whom, wherever they stand; craft are transports like others (2GM-LCVP-05). */
export const carryChecks: readonly Check<Table, CarryTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-TRANS-01',
    gate: true,
    ok: (s, c) => {
      const carrier = s.units[c.carrier];
      const passenger = s.units[c.passenger];
      if (carrier === undefined || passenger === undefined || c.carrier === c.passenger) return false;
      if (carrier.seat !== c.seat || passenger.seat !== c.seat || !onField(carrier)) return false;
      return takes(s, carrier, passenger.card);
    },
    say: (_s, _c, w) => w.moving.cannotCarryUnit,
  },
  {
    rule: '2GM-TRANS-03', // one in all, whatever it can carry
    ok: (s, c) => by(unit(s, c.carrier).cargo === NONE, '2GM-LCVP-03', '2GM-RULING-84'),
    say: (_s, _c, w) => w.moving.carriesUnitAlready,
  },
  {
    rule: '2GM-COVER-03',
    ok: (s, c) => unit(s, c.carrier).partner === NONE,
    say: (_s, _c, w) => w.moving.givesCoverSomebody,
  },
  {
    rule: '2GM-LCVP-04', // a craft takes a loaded transport in Pacific only
    ok: (s, c) => unit(s, c.passenger).cargo === NONE || policies(s).craftTakeLoadedTransports,
    say: (_s, _c, w) => w.moving.carriesSomebodyItself,
  },
];

export function mayCarry(s: Table, seat: Seat, carrier: number, passenger: number): boolean {
  return passes(carryChecks, s, { seat, carrier, passenger });
}

/** The space before a craft (2GM-LCVP-06, 2GM-RULING-87); NOWHERE at the edge. */
export function frontOf(s: Table, u: Unit): number {
  return neighbour(fieldOf(s), u.at, forward(sideName(sideOf(s, u.seat))));
}

/** The space from which a craft of the seat has this one before it; NOWHERE at the edge. */
export function behind(s: Table, seat: Seat, space: number): number {
  return neighbour(fieldOf(s), space, forward(sideName(1 - sideOf(s, seat))));
}

export interface UnloadTry {
  seat: Seat;
  carrier: number;
  space: number;
}

/** Putting the passenger ashore or beside (2GM-TRANS-14 to 2GM-TRANS-18, 2GM-LCVP-06, 2GM-LCVP-10). */
export const unloadChecks: readonly Check<Table, UnloadTry, RuleId, GmFacts>[] = [
  {
    rule: '2GM-TRANS-14',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.carrier];
      return u !== undefined && u.seat === c.seat && onField(u) && u.cargo !== NONE;
    },
    say: (_s, _c, w) => w.moving.carriesNobody,
  },
  {
    rule: '2GM-RULING-80',
    ok: (s, c) => unit(s, c.carrier).deployed !== s.turn || s.phase === 'deployment',
    say: (_s, _c, w) => w.moving.cameIntoPlayTurn,
  },
  {
    rule: '2GM-TRANS-09',
    ok: (s, c) => !unit(s, c.carrier).settled,
    say: (_s, _c, w) => w.moving.moveOver,
  },
  {
    rule: '2GM-TRANS-14',
    ok: (s, c) => isCraft(s, unit(s, c.carrier)) || isBeside(s, unit(s, c.carrier), c.space),
    say: (_s, _c, w) => w.moving.passengerGetsOffLeft,
  },
  {
    rule: '2GM-LCVP-06',
    ok: (s, c) => by(!isCraft(s, unit(s, c.carrier)) || c.space === frontOf(s, unit(s, c.carrier)), '2GM-RULING-87'),
    say: (_s, _c, w) => w.moving.landingCraftOpensFront,
  },
  {
    rule: '2GM-TRANS-15', // 2GM-RULING-147; never into the carrier's own space
    ok: (s, c) => by((s.on[c.space] ?? NONE) === NONE, '2GM-TRANS-17', '2GM-RULING-147'),
    say: (_s, _c, w) => w.moving.unitStands,
  },
  {
    rule: '2GM-TRANS-16',
    ok: (s, c) => canStand(s, unit(s, unit(s, c.carrier).cargo).card, c.space),
    say: (_s, _c, w) => w.moving.cannotStand,
  },
];

function isBeside(s: Table, u: Unit, space: number): boolean {
  const { rowOf } = fieldOf(s);
  return rowOf[space] === rowOf[u.at] && Math.abs(space - u.at) === 1;
}
