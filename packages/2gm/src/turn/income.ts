import { by, type Fact, type Kernel, type Seat, type Viewer } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { asksUnit, sumOf } from '../abilities/registry';
import { generalIs, supportCard, withTag } from '../cards';
import { rowOf } from '../ground';
import { labels } from '../labels';
import { isHidden } from '../seeing/hidden';
import {
  areEnemies,
  type GmState,
  GONE,
  type Hq,
  NONE,
  onField,
  seatState,
  sideOf,
  type Table,
  type Unit,
} from '../state';
import { earnersOf, housemateOf, leaderOf, shares, teamOf } from '../team';
import { placeOf } from '../transport/place';
import { productionOf, productionRule } from './production';

/** One source of AP. */
export interface Income {
  readonly rule: RuleId;
  readonly label: Fact;
  readonly ap: number;
}

export function hqOf(s: Table, seat: Seat): Hq {
  const found = s.hqs.find((h) => h.seat === seat) ?? s.hqs.find((h) => h.side === sideOf(s, seat));
  if (found === undefined) throw new RangeError(`Seat ${seat} has no HQ.`);
  return found;
}

/** The rows, one bit each, in which the side has units that count (2GM-TERM-07: none that waits beside the HQ). */
function heldRows(s: Table, seat: Seat): number {
  const side = sideOf(s, seat);
  let rows = 0;
  for (const u of s.units) {
    const place = u.at === GONE ? GONE : placeOf(s, u);
    if (place >= 0 && !areEnemies(s, seat, u.seat)) rows |= 1 << rowOf(s, side, place);
  }
  return by(rows, '2GM-TERM-07');
}

/**
 * Length of the Supply Line: rows from one's own first on that each hold a unit, whoever else is
 * there.
 */
export function supplyLine(s: Table, seat: Seat): number {
  const side = sideOf(s, seat);
  const told = s.supplyRows[side] ?? 0; // 2GM-DECK-11: the ships of a landing
  if (told > 0) return told;
  const held = heldRows(s, seat);
  let rows = 0;
  while ((held & (1 << (rows + 1))) !== 0) rows++;
  return by(rows, '2GM-TERM-03', '2GM-TERM-04', '2GM-TERM-06');
}

/** 2GM-ABIL-43, 2GM-ABIL-44, 2GM-RULING-125: an infiltrated row gives nothing but does not break the line. */
export function infiltrated(s: Table, seat: Seat, row: number, who: Viewer | null = null): boolean {
  const side = sideOf(s, seat);
  return s.units.some(
    (u, id) =>
      onField(u) &&
      counts(s, u, who) &&
      areEnemies(s, seat, u.seat) &&
      rowOf(s, side, u.at) === row &&
      asksUnit('infiltrates', s, id, id),
  );
}

function supply(s: Table, seat: Seat, who: Viewer | null): number {
  const rows = supplyLine(s, seat);
  let ap = 0;
  for (let row = 1; row <= rows; row++) if (!infiltrated(s, seat, row, who)) ap++;
  return ap;
}

/** 2GM-TURN-07: as many as its row, 3 at most. */
function commandIncome(s: Table, u: Unit): number {
  return by(Math.min(3, rowOf(s, sideOf(s, u.seat), placeOf(s, u))), '2GM-TURN-08', '2GM-TURN-09');
}

/** Whose earnings go into one purse: the whole side's, or with two copies a player's own. */
function earners(s: Table, seat: Seat): readonly Seat[] {
  return by(s.opt.twoCopies ? [seat] : teamOf(s, sideOf(s, seat)), '2GM-RULING-163');
}

/** Does the unit count for whoever looks? What lies face down to him he cannot count; without anybody all do. */
function counts(s: Table, u: Unit, who: Viewer | null): boolean {
  return who === null || !isHidden(s, u, who);
}

function earning(s: Table, seat: Seat, who: Viewer | null): Unit[] {
  const of = earners(s, seat);
  return s.units.filter((u) => u.at !== GONE && placeOf(s, u) >= 0 && of.includes(u.seat) && counts(s, u, who));
}

const commands = withTag('command');
const works = withTag('synergy');

/** Those on the battlefield now, every turn. */
function commandGroups(s: Table, seat: Seat, who: Viewer | null): number {
  let sum = 0;
  for (const u of earning(s, seat, who)) if (commands(s, u.card)) sum += commandIncome(s, u);
  return by(sum, '2GM-TURN-10');
}

/** 2GM-ABIL-94: each one after the first, whatever its card is called. */
function synergy(s: Table, seat: Seat, who: Viewer | null): number {
  const count = earning(s, seat, who).filter((u) => works(s, u.card)).length;
  return by(Math.max(0, count - 1), '2GM-RULING-127');
}

const WAR_BONDS = 'support/war-bonds';

function bonds(s: Table, seat: Seat): number {
  const who = earners(s, seat);
  return hqOf(s, seat).beside.filter((a) => who.includes(a.by) && supportCard(a.card).id === WAR_BONDS).length;
}

function fourRows(s: Table, seat: Seat): number {
  if (!earners(s, seat).some((each) => generalIs(s, each, 'rokossovsky'))) return 0;
  const held = heldRows(s, seat);
  let rows = 0;
  for (let row = 1; row <= s.rows; row++) if ((held & (1 << row)) !== 0) rows++;
  return rows >= 4 ? 1 : 0;
}

/** AP that abilities of single units bring. */
function supplies(s: Table, seat: Seat, who: Viewer | null): number {
  const of = earners(s, seat);
  return s.units.reduce((sum, u, id) => {
    const earns = u.at !== GONE && placeOf(s, u) >= 0 && of.includes(u.seat) && counts(s, u, who);
    return sum + (earns ? sumOf('income', s, id, id) : 0);
  }, 0);
}

/**
 * Every source of this Headquarters Phase, in the order of the book (2GM-TURN-06); with a viewer those he can see, for
 * whom nothing that lies face down earns or infiltrates (2GM-NIGHT-03).
 */
export function incomeOf(s: Table, seat: Seat, who: Viewer | null = null): Income[] {
  const hq = hqOf(s, seat);
  const team = earners(s, seat);
  const all: Income[] = [
    { rule: productionRule(s, hq), label: labels.hq, ap: by(hq.hp > 0 ? productionOf(s, hq) : 0, '2GM-HQ-16') },
    { rule: SUPPLY, label: labels.supplyLine, ap: by(supply(s, seat, who), '2GM-HQ-19') },
    { rule: '2GM-TURN-07', label: labels.commandGroup, ap: commandGroups(s, seat, who) },
    { rule: '2GM-ABIL-94', label: labels.synergy, ap: synergy(s, seat, who) },
    { rule: '2GM-TURN-06', label: labels.supplies, ap: supplies(s, seat, who) },
    { rule: '2GM-CARD-16', label: labels.warBonds, ap: bonds(s, seat) },
    { rule: '2GM-HQ-14', label: labels.general, ap: fourRows(s, seat) },
    {
      rule: '2GM-RECRUIT-02',
      label: labels.recruit,
      ap: team.reduce((sum, each) => sum + seatState(s, each).recruit, 0),
    },
  ];
  return by(
    all.filter((part) => part.ap > 0),
    '2GM-RULING-40',
  );
}

/** What is there stays there; a gain never takes it beyond what the HQ can hold (2GM-HQ-12). */
export function gainAp(s: GmState, seat: Seat, ap: number): void {
  seatState(s, seat).ap += by(Math.min(ap, roomFor(s, seat)), '2GM-HQ-11', '2GM-RULING-39');
}

/** AP the HQ can still take; 2GM-RULING-160: what the partner holds lies in the same one. */
export function roomFor(s: Table, seat: Seat): number {
  const partner = housemateOf(s, seat);
  const held = seatState(s, seat).ap + (partner === NONE ? 0 : seatState(s, partner).ap);
  return by(Math.max(0, hqOf(s, seat).cap - held), '2GM-RULING-160');
}

/** The same among numbers that stand for what every seat holds. */
function addAp(s: Table, all: number[], seat: Seat, ap: number): void {
  const partner = housemateOf(s, seat);
  const own = all[seat] ?? 0;
  const held = own + (partner === NONE ? 0 : (all[partner] ?? 0));
  all[seat] = own + Math.max(0, Math.min(ap, hqOf(s, seat).cap - held));
}

/** The sources of one earner; the common Supply Line is told once. */
function partsOf(s: Table, earner: Seat, who: Viewer | null): Income[] {
  const leads = earner === leaderOf(s, sideOf(s, earner));
  return incomeOf(s, earner, who).filter((part) => part.rule !== SUPPLY || leads);
}

/** The sources of each earner of a side that somebody can see. */
function sourcesOf(s: Table, side: number, who: Viewer | null): Sources[] {
  return earnersOf(s, side).map((earner) => ({ earner, parts: partsOf(s, earner, who) }));
}

interface Sources {
  readonly earner: Seat;
  readonly parts: readonly Income[];
}

/** What every seat holds after the income of a side from these sources. */
function earned(s: Table, side: number, sources: readonly Sources[]): number[] {
  const all = s.seats.map((x) => x.ap);
  for (const { earner, parts } of sources) {
    let common = 0;
    for (const part of parts) {
      // 2GM-RULING-163: with two copies only what the Supply Line gives is divided
      if (s.opt.twoCopies && part.rule !== SUPPLY) addAp(s, all, earner, part.ap);
      else common += part.ap;
    }
    for (const share of shares(s, side, common)) addAp(s, all, share.seat, share.ap);
  }
  return all;
}

/** AP lie open (2GM-GAP-24): whoever sees more or less of them than he can account for has learned of a face-down unit. */
function noticeIncome(s: Table, side: number, after: readonly number[], k: Kernel<GmState>): void {
  s.seats.forEach((_x, seat) => {
    if (earned(s, side, sourcesOf(s, side, seat)).some((ap, i) => ap !== after[i])) k.reveal(seat);
  });
}

/** The sources each seat can account for, and a spectator after them; left out where everything lies open. */
function accountsOf(s: Table, earner: Seat): { readonly accounts?: readonly (readonly Income[])[] } {
  if (!s.units.some((u) => u.faceDown)) return {};
  const viewers: Viewer[] = [...s.seats.map((_x, seat) => seat), 'spectator'];
  return { accounts: viewers.map((who) => partsOf(s, earner, who)) };
}

/** 2GM-TEAM-09: what a side earns is divided; with two copies only what its common Supply Line gives (2GM-RULING-163). */
export function collectIncome(s: GmState, seat: Seat, k: Kernel<GmState>): Income[] {
  const side = sideOf(s, seat);
  const sources = sourcesOf(s, side, null);
  const after = earned(s, side, sources);
  if (s.units.some((u) => u.faceDown)) noticeIncome(s, side, after, k);
  after.forEach((ap, i) => {
    seatState(s, i).ap = ap;
  });
  const all: Income[] = [];
  for (const { earner, parts } of sources) {
    all.push(...parts);
    const { ap } = seatState(s, earner);
    k.emit?.({ type: 'income', rule: '2GM-TURN-06', seat: earner, ap, parts, ...accountsOf(s, earner) });
    const general = housemateOf(s, earner);
    if (general !== NONE) k.emit?.({ type: 'ap', rule: '2GM-TEAM-09', seat: general, ap: seatState(s, general).ap });
  }
  for (const member of teamOf(s, side)) wearBonds(s, member);
  return all;
}

const SUPPLY: RuleId = '2GM-TERM-05';

/** War Bonds pay four times. */
function wearBonds(s: GmState, seat: Seat): void {
  const hq = hqOf(s, seat);
  for (const a of hq.beside) if (a.by === seat && supportCard(a.card).id === WAR_BONDS) a.left--;
  for (const a of hq.beside)
    if (a.left === 0 && supportCard(a.card).id === WAR_BONDS) seatState(s, a.by).discard.push(a.card);
  hq.beside = hq.beside.filter((a) => a.left > 0 || supportCard(a.card).id !== WAR_BONDS);
}
