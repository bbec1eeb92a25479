import { neighboursOf } from '@sandtable/geometry';
import { type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { offerRally, rally } from '../abilities/generals/messe';
import { answersOf, asksUnit, bitsOf } from '../abilities/registry';
import { removePiece } from '../attack/damage';
import { discardAttached } from '../attack/destruction';
import { has, terrainCard, unitCard, upgradeNumber, upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import type { GmEvent } from '../events';
import { distance, fieldOf, pieceAt } from '../ground';
import { mineAt, removeMine } from '../mines';
import type { GmFacts } from '../say';
import {
  actsNow,
  areEnemies,
  type GmState,
  GONE,
  NONE,
  onField,
  type Table,
  type Token,
  type Unit,
  unit,
} from '../state';
import { offerGift, takeGift } from '../team';
import { postOf } from '../transport/place';
import { useUp } from './used-up';

/** A unit of the turn's owner does something that any phase allows (2GM-WIN-11, 2GM-ABIL-01). */
export interface AnytimeTry {
  seat: Seat;
  unit: number;
  /** A token, a unit or a space. */
  on: number;
}

type AnytimeCheck = Check<Table, AnytimeTry, RuleId, GmFacts>;

const ownUnit: AnytimeCheck = {
  rule: '2GM-ABIL-01',
  gate: true,
  ok: (s, c) => {
    const u = s.units[c.unit];
    return u !== undefined && u.seat === c.seat && postOf(s, u) >= 0 && actsNow(s, c.seat); // 2GM-LCVP-07
  },
  say: (_s, _c, w) => w.deploying.onlyOwnUnitBattlefield,
};

/** 2GM-ABIL-57, 2GM-RULING-110. */
export const mountChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-57',
    gate: true,
    ok: (s, c) => {
      const token = unit(s, c.unit).tokens[c.on];
      return token?.grey === true && upgradeOf(token.kind).mountable;
    },
    say: (_s, _c, w) => w.deploying.noDismountedHmgMortar,
  },
  {
    rule: '2GM-RULING-68',
    ok: (s, c) => unit(s, c.unit).onto === NONE,
    say: (_s, _c, w) => w.deploying.assaultingUnitCannotMount,
  },
  {
    rule: '2GM-RULING-131',
    ok: (s, c) => (unit(s, c.unit).tokens[c.on]?.locked ?? 0) < s.turn,
    say: (_s, _c, w) => w.deploying.weaponOverheated,
  },
  {
    rule: '2GM-RULING-75',
    ok: (s, c) => unit(s, c.unit).left === NONE,
    say: (_s, _c, w) => w.deploying.wayPartner,
  },
];

const helper: AnytimeCheck = {
  rule: '2GM-ABIL-34',
  ok: (s, c) => !unit(s, c.unit).helped,
  say: (_s, _c, w) => w.deploying.alreadyHelpedSomebodyTurn,
};

const patient: AnytimeCheck = {
  rule: '2GM-RULING-118',
  gate: true,
  ok: (s, c) => {
    const t = s.units[c.on];
    return t !== undefined && (onField(t) || c.on === c.unit) && !areEnemies(s, c.seat, t.seat) && t.wounds > 0;
  },
  say: (_s, _c, w) => w.deploying.noWoundedFriend,
};

const SICK = catalogue.numberOf('support/sick-patients');

/** Heal cures sickness too. */
const sickOrWounded: AnytimeCheck = {
  ...patient,
  ok: (s, c) => {
    const t = s.units[c.on];
    return (
      t !== undefined && (patient.ok(s, c) || (onField(t) && has(t.cards, SICK) && !areEnemies(s, c.seat, t.seat)))
    );
  },
  say: (_s, _c, w) => w.deploying.noWoundedSickFriend,
};

export const healChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-32',
    gate: true,
    ok: (s, c) => asksUnit('heals', s, c.unit, c.unit),
    say: (_s, _c, w) => w.deploying.cannotHeal,
  },
  helper,
  sickOrWounded,
  {
    rule: '2GM-ABIL-32',
    ok: (s, c) => {
      const { type } = unitCard(s, unit(s, c.on).card);
      return type === 'infantry' || type === 'artillery';
    },
    say: (_s, _c, w) => w.deploying.onlyInfantryArtilleryHealed,
  },
  {
    rule: '2GM-ABIL-33', // itself, or a neighbour
    ok: (s, c) => c.on === c.unit || distance(s, postOf(s, unit(s, c.unit)), unit(s, c.on).at) <= 1,
    say: (_s, _c, w) => w.deploying.tooFarAway,
  },
];

export const repairChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-72',
    gate: true,
    ok: (s, c) => asksUnit('repairs', s, c.unit, c.unit),
    say: (_s, _c, w) => w.deploying.cannotRepair,
  },
  { ...helper, rule: '2GM-ABIL-73' },
  patient,
  {
    rule: '2GM-ABIL-72',
    ok: (s, c) => {
      const { type } = unitCard(s, unit(s, c.on).card);
      return type === 'artillery' || type === 'tank' || type === 'transport';
    },
    say: (_s, _c, w) => w.deploying.onlyArtilleryTanksTransports,
  },
  {
    rule: '2GM-RULING-118',
    ok: (s, c) => c.on !== c.unit && distance(s, postOf(s, unit(s, c.unit)), unit(s, c.on).at) <= 1,
    say: (_s, _c, w) => w.deploying.notNext,
  },
];

const SAPPERS = upgradeNumber('sappers');

/** A sapper by its card is always ready once a turn; one with the token while it is not grey (2GM-ABIL-83). */
function sapperReady(s: Table, id: number): boolean {
  const u = unit(s, id);
  const token = u.tokens.find((t) => t.kind === SAPPERS);
  return token === undefined ? !u.helped : !token.grey;
}

export const sapChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-77',
    gate: true,
    ok: (s, c) => asksUnit('sapper', s, c.unit, c.unit),
    say: (_s, _c, w) => w.deploying.noSappers,
  },
  {
    rule: '2GM-RULING-151',
    ok: (s, c) => sapperReady(s, c.unit),
    say: (_s, _c, w) => w.deploying.sappersWork,
  },
  {
    rule: '2GM-ABIL-77',
    ok: (s, c) => distance(s, postOf(s, unit(s, c.unit)), c.on) === 1,
    say: (_s, _c, w) => w.deploying.sappersWorkAdjacentSpaces,
  },
  {
    rule: '2GM-ABIL-78',
    ok: (s, c) => {
      const piece = pieceAt(s, c.on);
      if (mineAt(s, c.on) !== NONE) return true; // 2GM-RULING-36
      return piece !== null && !piece.ruins && terrainCard(piece.card).sappers;
    },
    say: (_s, _c, w) => w.deploying.nothingSappersRemove,
  },
];

const SMOKE_GRENADE = upgradeNumber('smoke-grenade');
const SMOKE_CANISTER = upgradeNumber('smoke-canister');

/** 2GM-OPT-52, 2GM-OPT-53: a canister on the unit's own space works like a grenade. */
function isCloud(t: Token): boolean {
  return t.kind === SMOKE_GRENADE || t.kind === SMOKE_CANISTER;
}

/** One that is not used yet. */
function hasCloud(u: Unit): boolean {
  for (let i = 0; i < u.tokens.length; i++) {
    const token = u.tokens[i];
    if (token !== undefined && !token.grey && isCloud(token)) return true;
  }
  return false;
}

/** 2GM-TOKEN-19: in anybody's turn, before dice are rolled. */
export const smokeChecks: readonly AnytimeCheck[] = [
  {
    rule: '2GM-TOKEN-17',
    gate: true,
    ok: (s, c) => {
      const u = s.units[c.unit];
      return u !== undefined && u.seat === c.seat && onField(u) && u.tokens.some(isCloud);
    },
    say: (_s, _c, w) => w.deploying.noSmokeGrenade,
  },
  {
    rule: '2GM-FLIP-06',
    ok: (s, c) => unit(s, c.unit).tokens.some((t) => isCloud(t) && !t.grey),
    say: (_s, _c, w) => w.deploying.smokeGrenadeUsed,
  },
  {
    rule: '2GM-TOKEN-21',
    ok: (s, c) => s.turn >= unit(s, c.unit).smoke,
    say: (_s, _c, w) => w.deploying.alreadySmoke,
  },
];

const HELPERS = bitsOf('heals', 'repairs', 'sapper');

/** Everything of this kind the seat could do now. */
export function offerAnytime(s: Table, seat: Seat, out: Option[]): void {
  offerRally(s, seat, out);
  offerGift(s, seat, out);
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (u.seat !== seat || postOf(s, u) < 0) continue;
    for (let token = 0; token < u.tokens.length; token++) {
      if (u.tokens[token]?.grey !== true) continue;
      if (passes(mountChecks, s, { seat, unit: id, on: token })) out.push(['mount', id, token]);
    }
    if ((answersOf(s, id) & HELPERS) !== 0) {
      if (asksUnit('heals', s, id, id)) offerOn(s, seat, id, 'heal', healChecks, out);
      if (asksUnit('repairs', s, id, id)) offerOn(s, seat, id, 'repair', repairChecks, out);
      if (asksUnit('sapper', s, id, id)) offerSapping(s, seat, id, out);
    }
    if (hasCloud(u) && passes(smokeChecks, s, { seat, unit: id, on: NONE })) out.push(['smoke', id]);
  }
}

function offerOn(s: Table, seat: Seat, id: number, verb: string, checks: readonly AnytimeCheck[], out: Option[]): void {
  if (unit(s, id).helped) return; // 2GM-ABIL-34, 2GM-ABIL-73
  for (let other = 0; other < s.units.length; other++) {
    const { at, wounds, cards } = unit(s, other);
    if (at !== GONE && (wounds > 0 || cards.length > 0) && passes(checks, s, { seat, unit: id, on: other }))
      out.push([verb, id, other]);
  }
}

const near: number[] = [];

function offerSapping(s: Table, seat: Seat, id: number, out: Option[]): void {
  const count = neighboursOf(fieldOf(s), postOf(s, unit(s, id)), near);
  for (let i = 0; i < count; i++) {
    const space = near[i] ?? NONE;
    if (passes(sapChecks, s, { seat, unit: id, on: space })) out.push(['sap', id, space]);
  }
}

/** Carries out such an action; false if the option is none. */
export function takeAnytime(s: GmState, option: Option, k: Kernel<GmState>): boolean {
  const [verb, a, b] = option;
  const id = Number(a);
  switch (verb) {
    case 'mount':
      mount(s, id, Number(b), k);
      return true;
    case 'heal':
    case 'repair':
      help(s, id, Number(b), verb, k);
      return true;
    case 'sap':
      sap(s, id, Number(b), k);
      return true;
    case 'smoke':
      throwSmoke(s, id, k);
      return true;
    case 'rally':
      rally(s, id, k);
      return true;
    case 'gift':
      takeGift(s, s.active, k);
      return true;
    default:
      return false;
  }
}

function mount(s: GmState, id: number, index: number, k: Kernel<GmState>): void {
  const token = unit(s, id).tokens[index];
  if (token === undefined) return;
  token.grey = false;
  token.since = s.turn;
  k.emit?.({ type: 'mounted', rule: '2GM-ABIL-57', unit: id, token: token.kind } as GmEvent);
}

function help(s: GmState, id: number, target: number, verb: 'heal' | 'repair', k: Kernel<GmState>): void {
  const t = unit(s, target);
  unit(s, id).helped = true;
  const sick = verb === 'heal' ? t.cards.filter((a) => a.card === SICK) : [];
  if (sick.length === 0) t.wounds--;
  else {
    t.cards = t.cards.filter((a) => !sick.includes(a));
    discardAttached(s, sick);
  }
  const [type, rule] = verb === 'heal' ? ['healed', '2GM-ABIL-32'] : ['repaired', '2GM-ABIL-72'];
  k.emit?.({ type, rule, unit: id, target } as GmEvent);
}

function sap(s: GmState, id: number, space: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  const token = u.tokens.find((t) => t.kind === SAPPERS);
  if (token === undefined) u.helped = true;
  else {
    token.grey = true;
    token.used = s.turn;
  }
  const mine = mineAt(s, space);
  if (mine !== NONE) {
    removeMine(s, space);
    k.emit?.({ type: 'sapped', rule: '2GM-ABIL-78', unit: id, space, card: mine } as GmEvent);
    return;
  }
  const piece = pieceAt(s, space);
  if (piece === null) return;
  k.emit?.({ type: 'sapped', rule: '2GM-ABIL-77', unit: id, space, card: piece.card } as GmEvent);
  removePiece(s, piece);
}

/** 2GM-TOKEN-18, 2GM-TOKEN-20, 2GM-RULING-17: the cloud stays for this turn, on this unit (2GM-ABIL-90, 2GM-ABIL-92). */
export function throwSmoke(s: GmState, id: number, k: Kernel<GmState>): void {
  const u = unit(s, id);
  const token = u.tokens.find((t) => isCloud(t) && !t.grey);
  if (token === undefined) return;
  useUp(s, u, token);
  u.smoke = s.turn + 1;
  k.emit?.({ type: 'smoke', rule: '2GM-TOKEN-18', unit: id } as GmEvent);
}
