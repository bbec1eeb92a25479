import { type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import { upgradeNumber, upgradeOf } from '../../cards';
import { unitRef } from '../../names/units';
import { outOfSight } from '../../seeing/hidden';
import { type GmState, NONE, onField, seatState, type Table, type Token, type Unit, unit } from '../../state';
import { offersOf } from '../../turn/offers';
import { upgradesCost } from '../../turn/upgrades';
import { act } from '../../verbs/asking';
import { type EquipTry, equipChecks } from '../../verbs/equip';
import type { Act, Verb } from '../../verbs/verb';
import { fromOf, knownUnit, numbersOf } from '../../verbs/writing';

/** The offers of its card that a unit has bought, one bit each. */
export function boughtBits(s: Table, u: Unit): number {
  const left = u.tokens.map((t) => upgradeOf(t.kind).id);
  let bits = 0;
  offersOf(s, u.card).forEach((offer, i) => {
    const at = left.indexOf(offer.token);
    if (at < 0) return;
    left.splice(at, 1);
    bits |= 1 << i;
  });
  return bits;
}

/** Whether upgrades go together is asked without looking at the purse. */
export const NO_COST = -1000;

/** What every unit brings besides the given ones: upgrades its card demands and those that cost nothing (SOLOP-UPGRADE-04). */
export function freeBits(s: Table, seat: Seat, card: number, from: number): number {
  let bits = from;
  offersOf(s, card).forEach((offer, i) => {
    const more = bits | (1 << i);
    const free = offer.compulsory || (offer.cost === 0 && !offer.exchange);
    if (free && more !== bits && passes(equipChecks, s, { seat, card, upgrades: more, cost: NO_COST })) bits = more;
  });
  return bits;
}

/** The tokens of a set of offers, each as new. */
export function newTokens(s: Table, card: number, bits: number): Token[] {
  return offersOf(s, card).flatMap((offer, i) => ((bits & (1 << i)) === 0 ? [] : [newToken(offer.token)]));
}

function newToken(token: string): Token {
  const kind = upgradeNumber(token);
  return { kind, grey: upgradeOf(kind).mountable, used: 0, since: 0, locked: 0 };
}

const attempt: EquipTry = { seat: 0, card: 0, upgrades: 0, cost: 0 };

/** SOLOP-UPGRADE-03, SOLO-RULING-59: a solo opponent may buy upgrades for a unit it has deployed this turn until the phase ends. */
function offerUpgrades(s: Table, seat: Seat, out: Option[]): void {
  if (seatState(s, seat).solo === null) return;
  s.units.forEach((u, id) => {
    if (u.seat !== seat || u.deployed !== s.turn || (!onField(u) && u.carrier < 0)) return;
    const bought = boughtBits(s, u);
    const paid = upgradesCost(s, u.card, bought);
    offersOf(s, u.card).forEach((_offer, i) => {
      if ((bought & (1 << i)) !== 0) return;
      attempt.seat = seat;
      attempt.card = u.card;
      attempt.upgrades = bought | (1 << i);
      attempt.cost = -paid;
      if (passes(equipChecks, s, attempt)) out.push(['upgrade', id, i]);
    });
  });
}

function takeUpgrade(s: GmState, option: Option, k: Kernel<GmState>): void {
  const id = Number(option[1]);
  const u = unit(s, id);
  const offer = offersOf(s, u.card)[Number(option[2])];
  if (offer === undefined) return;
  const x = seatState(s, u.seat);
  x.ap -= offer.cost;
  x.solo?.spent.push(NONE, offer.cost);
  const token = newToken(offer.token);
  u.tokens.push(token);
  const rule = x.solo?.system === 'tactics' ? 'SOLO-RULING-59' : 'SOLOP-UPGRADE-03';
  k.emit?.({ type: 'upgraded', rule, unit: id, token: token.kind, cost: offer.cost });
}

/** The first offer of that name the unit has not bought, NONE without one. */
function offerNamed(s: Table, id: number, name: string): number {
  const u = s.units[id];
  if (u === undefined) return NONE;
  const bought = boughtBits(s, u);
  return offersOf(s, u.card).findIndex((offer, i) => offer.token === name && (bought & (1 << i)) === 0);
}

/** The name of an offer of a unit, for wishes. */
function offerName(s: Table, id: number, index: number): string {
  return offersOf(s, unit(s, id).card)[index]?.token ?? '';
}

/** For a unit that came this turn. */
export const upgrade: Verb = {
  word: 'upgrade',
  form: 'at:place what:word',
  print(s, seat, option) {
    const [id, offer] = numbersOf(option);
    return `upgrade ${unitRef(s, id, seat)} ${offerName(s, id, offer)}`;
  },
  read(s, seat, wish) {
    const id = fromOf(s, seat, wish);
    const known = knownUnit(s, id, seat) !== undefined;
    return ['upgrade', id, known ? offerNamed(s, id, wish.words.what ?? '') : NONE];
  },
  atNight: (s, option) => outOfSight(s, option, numbersOf(option)[0]),
};

export const upgrading: Act = {
  guest: true,
  ...act([upgrade], offerUpgrades, (s, _seat, option, k) => takeUpgrade(s, option, k)),
};
