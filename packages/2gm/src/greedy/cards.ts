import type { Option, Seat } from '@sandtable/kernel';
import { BY_CARD, MAIN } from '../attack/shot';
import { rangeOf } from '../attack/weapons';
import { has, isUnitCard, playCost, supportCard, unitCard } from '../cards';
import { distanceToHq, unitsOn } from '../ground';
import type { GmView } from '../seeing/view';
import { areEnemies, NONE, onField, seatState, sideOf, type Table, type Unit } from '../state';
import { takesType } from '../transport/carrying';
import { upgradesCost } from '../turn/upgrades';
import { worthOfAircraft } from './air';
import { targetsFrom } from './places';
import { worthOf } from './shots';

/** Cards that simply do good when they can be paid, and how much. */
const PLAIN: Readonly<Record<string, number>> = {
  supplies: 4,
  surplus: 3,
  'war-bonds': 3,
  general: 3,
  reinforcements: 2,
  replacements: 2,
  enlist: 1.5,
  'i-want-you': 1.5,
  sabotage: 1.5,
  promotion: 3,
  'fortified-hq': 1.5,
  espionage: 1.2,
  allies: 2,
  captured: 1.2,
  enigma: 1.1,
  'in-need-of-support': 1.5,
  'defend-the-reich': 3,
  banzai: 1.5,
  flares: 1,
};

/** What lies on one's own unit: something for each point of its cost, once. */
const ON_FRIENDS: Readonly<Record<string, number>> = {
  veteran: 0.35,
  camouflage: 0.4,
  'extra-ammo': 0.45,
  'sustained-fire': 0.35,
  ram: 0.3,
};

/** What is done to an enemy unit: something for each point of its cost. */
const ON_ENEMIES: Readonly<Record<string, number>> = {
  'sick-patients': 0.35,
  overheat: 0.25,
};

/** Damage of the card Fire to whoever is in it, in points of his cost. */
const BURNED = 0.5;

/** What playing a card is worth in a phase of one's own. */
export function worthOfPlay(s: Table, seat: Seat, option: Option): number {
  const card = Number(option[1]);
  const on = Number(option[2]);
  const { id, weapon } = supportCard(card);
  const name = id.replace('support/', '');
  const price = playCost(s, seat, card) / 2;
  if (name === 'fire') return worthOfFire(s, seat, on) - price;
  const u = s.units[on];
  if (weapon !== null && u !== undefined) {
    const shot = { seat, shooter: NONE, weapon: 0, card, mode: BY_CARD, target: on, space: u.at };
    return worthOf(s, { ...shot, hq: NONE, extra: 0, played: [] }) - price;
  }
  if (ON_FRIENDS[name] !== undefined && u !== undefined) return worthOnFriend(s, seat, card, u, on) - price;
  if (ON_ENEMIES[name] !== undefined && u !== undefined)
    return (areEnemies(s, seat, u.seat) ? (ON_ENEMIES[name] ?? 0) * unitCard(s, u.card).cost : NONE) - price;
  return (PLAIN[name] ?? NONE) - price;
}

function worthOnFriend(s: Table, seat: Seat, card: number, u: Unit, id: number): number {
  if (areEnemies(s, seat, u.seat) || !onField(u) || has(u.cards, card)) return NONE;
  const name = supportCard(card).id.replace('support/', '');
  const busy = targetsFrom(s, id, u.at, rangeOf(s, id, MAIN)) > 0;
  return busy ? 0.5 + (ON_FRIENDS[name] ?? 0) * unitCard(s, u.card).cost : NONE;
}

function worthOfFire(s: Table, seat: Seat, space: number): number {
  return unitsOn(s, space).reduce((sum, id) => {
    const u = s.units[id];
    if (u === undefined) return sum;
    const cost = BURNED * (unitCard(s, u.card).cost + 1);
    return sum + (areEnemies(s, seat, u.seat) ? cost : -2 * cost);
  }, 0);
}

/** Deploys the dearest unit it can pay, in front of its own HQ first; a landing craft only for somebody to go in it. */
export function worthOfDeployment(s: Table, seat: Seat, option: Option): number {
  const card = unitCard(s, Number(option[1]));
  if (card.type === 'aircraft') return worthOfAircraft(s, seat, Number(option[1]));
  if (card.tags.includes('embark-disembark') && !hasPassenger(s, seat, card.cost)) return NONE;
  const hq = s.hqs.find((h) => h.side === sideOf(s, seat));
  const aside = hq === undefined ? 0 : distanceToHq(s, Number(option[2]), hq);
  const paired = (s.on[Number(option[2])] ?? NONE) === NONE ? 0 : 2;
  return (
    2 + card.cost + (card.tags.includes('command') || card.tags.includes('synergy') ? 1 : 0) - 0.1 * aside - paired
  );
}

function hasPassenger(s: Table, seat: Seat, craft: number): boolean {
  const { hand, ap } = seatState(s, seat);
  return hand.some((card) => isUnitCard(card) && goesAboard(s, card) && unitCard(s, card).cost + craft <= ap);
}

function goesAboard(s: Table, card: number): boolean {
  const { tags, type } = unitCard(s, card);
  return !tags.includes('embark-disembark') && takesType(['embark-disembark'], type);
}

/** Somebody of the hand goes aboard: the dearest that can be paid. */
export function worthOfLoad(s: Table, option: Option): number {
  return 2.5 + unitCard(s, Number(option[1])).cost;
}

/** As many upgrades as leave something for the next unit. */
export function worthOfUpgrades(view: GmView, seat: Seat, option: Option): number {
  const { deploying, table } = view;
  if (deploying === null) return 0;
  const cost = upgradesCost(table, deploying.card, Number(option[1]));
  const left = seatState(table, seat).ap - cost;
  return cost <= 2 ? cost - (left < 1 ? 0.5 : 0) : 2 - cost / 4;
}

/** What a hand can do without first: what it cannot pay for a long time. */
export function worthOfDiscard(s: Table, option: Option): number {
  const card = Number(option[1]);
  return isUnitCard(card) ? unitCard(s, card).cost - 4 : 1;
}

/** Keeps a hand with two units it can soon pay. */
export function keepsHand(s: Table, seat: Seat): boolean {
  return seatState(s, seat).hand.filter((card) => isUnitCard(card) && unitCard(s, card).cost <= 3).length >= 2;
}
