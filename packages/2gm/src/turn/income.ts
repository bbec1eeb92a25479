import type { Kernel, Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { asksUnit, sumOf } from '../abilities/registry';
import { generalIs, supportCard, unitCard } from '../cards';
import type { GmEvent } from '../events';
import { rowOf } from '../ground';
import { areEnemies, type GmState, type Hq, onField, seatState, sideOf, type Table, type Unit } from '../state';
import { placeOf } from '../transport/place';

/** One source of AP. */
export interface Income {
  readonly rule: RuleId;
  readonly label: string;
  readonly ap: number;
}

export function hqOf(s: Table, seat: Seat): Hq {
  const found = s.hqs.find((h) => h.side === sideOf(s, seat));
  if (found === undefined) throw new RangeError(`Seat ${seat} has no HQ.`);
  return found;
}

/** The units of a side that count for its rows (2GM-TERM-07: none that waits beside the HQ). */
function units(s: Table, seat: Seat): Unit[] {
  return s.units.filter((u) => placeOf(s, u) >= 0 && !areEnemies(s, seat, u.seat));
}

/** Length of the Supply Line: rows from one's own first on that each hold a unit (2GM-TERM-03, 2GM-TERM-04). */
export function supplyLine(s: Table, seat: Seat): number {
  const side = sideOf(s, seat);
  const held = new Set(units(s, seat).map((u) => rowOf(s, side, placeOf(s, u))));
  let rows = 0;
  while (held.has(rows + 1)) rows++;
  return rows;
}

/** 2GM-ABIL-43, 2GM-ABIL-44, 2GM-RULING-125: an infiltrated row gives nothing but does not break the line. */
function infiltrated(s: Table, seat: Seat, row: number): boolean {
  const side = sideOf(s, seat);
  return s.units.some(
    (u, id) =>
      onField(u) && areEnemies(s, seat, u.seat) && rowOf(s, side, u.at) === row && asksUnit('infiltrates', s, id, id),
  );
}

function supply(s: Table, seat: Seat): number {
  let ap = 0;
  for (let row = 1; row <= supplyLine(s, seat); row++) if (!infiltrated(s, seat, row)) ap++;
  return ap;
}

/** 2GM-TURN-07 to 2GM-TURN-09. */
export function commandIncome(s: Table, u: Unit): number {
  return Math.min(3, rowOf(s, sideOf(s, u.seat), placeOf(s, u)));
}

function commandGroups(s: Table, seat: Seat): number {
  return units(s, seat)
    .filter((u) => unitCard(s, u.card).tags.includes('command'))
    .reduce((sum, u) => sum + commandIncome(s, u), 0);
}

/** 2GM-ABIL-94: each one after the first. */
function synergy(s: Table, seat: Seat): number {
  const count = units(s, seat).filter((u) => unitCard(s, u.card).tags.includes('synergy')).length;
  return Math.max(0, count - 1);
}

const WAR_BONDS = 'support/war-bonds';

function bonds(s: Table, seat: Seat): number {
  return hqOf(s, seat).beside.filter((a) => a.by === seat && supportCard(a.card).id === WAR_BONDS).length;
}

function fourRows(s: Table, seat: Seat): number {
  if (!generalIs(s, seat, 'rokossovsky')) return 0;
  return new Set(units(s, seat).map((u) => rowOf(s, sideOf(s, seat), u.at))).size >= 4 ? 1 : 0;
}

/** Every source of this Headquarters Phase, in the order of the book (2GM-TURN-06, 2GM-RULING-40). */
export function incomeOf(s: Table, seat: Seat): Income[] {
  const hq = hqOf(s, seat);
  const other = s.units.reduce(
    (sum, u, id) => sum + (placeOf(s, u) >= 0 && !areEnemies(s, seat, u.seat) ? sumOf('income', s, id, id) : 0),
    0,
  );
  const all: Income[] = [
    { rule: '2GM-HQ-10', label: 'HQ', ap: hq.hp > 0 ? hq.production : 0 }, // 2GM-HQ-16
    { rule: '2GM-TERM-05', label: 'Supply Line', ap: supply(s, seat) }, // 2GM-HQ-19
    { rule: '2GM-TURN-07', label: 'Command Group', ap: commandGroups(s, seat) },
    { rule: '2GM-ABIL-94', label: 'Synergy', ap: synergy(s, seat) },
    { rule: '2GM-TURN-06', label: 'Supplies', ap: other },
    { rule: '2GM-CARD-16', label: 'War Bonds', ap: bonds(s, seat) },
    { rule: '2GM-HQ-14', label: 'General', ap: fourRows(s, seat) },
    { rule: '2GM-RECRUIT-02', label: 'Recruit', ap: seatState(s, seat).recruit },
  ];
  return all.filter((part) => part.ap > 0);
}

/** AP held never exceed what the HQ can hold (2GM-HQ-12, 2GM-RULING-39). */
export function gainAp(s: GmState, seat: Seat, ap: number): void {
  const x = seatState(s, seat);
  x.ap = Math.max(x.ap, Math.min(x.ap + ap, hqOf(s, seat).cap));
}

export function collectIncome(s: GmState, seat: Seat, k: Kernel<GmState>): void {
  const parts = incomeOf(s, seat);
  gainAp(
    s,
    seat,
    parts.reduce((sum, part) => sum + part.ap, 0),
  );
  wearBonds(s, seat);
  k.emit?.({ type: 'income', rule: '2GM-TURN-06', seat, ap: seatState(s, seat).ap, parts } as GmEvent);
}

/** War Bonds pay four times. */
function wearBonds(s: GmState, seat: Seat): void {
  const hq = hqOf(s, seat);
  for (const a of hq.beside) if (a.by === seat && supportCard(a.card).id === WAR_BONDS) a.left--;
  for (const a of hq.beside)
    if (a.left === 0 && supportCard(a.card).id === WAR_BONDS) seatState(s, a.by).discard.push(a.card);
  hq.beside = hq.beside.filter((a) => a.left > 0 || supportCard(a.card).id !== WAR_BONDS);
}
