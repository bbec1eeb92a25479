import type { Option, Seat } from '@sandtable/kernel';
import { BY_CARD } from '../attack/shot';
import { isUnitCard, playCost, supportCard, unitCard } from '../cards';
import { distanceToHq } from '../ground';
import { NONE, seatState, sideOf, type Table } from '../state';
import { upgradesCost } from '../turn/deploying';
import type { GmView } from '../view';
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
  camouflage: 1,
  veteran: 1,
  'fortified-hq': 1.5,
  'extra-ammo': 1.5,
  espionage: 1.2,
};

/** What playing a card is worth in a phase of one's own. */
export function worthOfPlay(s: Table, seat: Seat, option: Option): number {
  const card = Number(option[1]);
  const on = Number(option[2]);
  const { id, weapon } = supportCard(card);
  const price = playCost(s, seat, card);
  if (weapon !== null && s.units[on] !== undefined) {
    const shot = { seat, shooter: NONE, weapon: 0, card, mode: BY_CARD, target: on, space: s.units[on]?.at ?? NONE };
    return worthOf(s, { ...shot, hq: NONE, extra: 0, played: [] }) - price / 2;
  }
  return (PLAIN[id.replace('support/', '')] ?? NONE) - price / 2;
}

/** Deploys the dearest unit it can pay, in front of its own HQ first. */
export function worthOfDeployment(s: Table, seat: Seat, option: Option): number {
  const card = unitCard(s, Number(option[1]));
  const hq = s.hqs.find((h) => h.side === sideOf(s, seat));
  const aside = hq === undefined ? 0 : distanceToHq(s, Number(option[2]), hq);
  const paired = (s.on[Number(option[2])] ?? NONE) === NONE ? 0 : 2;
  return (
    2 + card.cost + (card.tags.includes('command') || card.tags.includes('synergy') ? 1 : 0) - 0.1 * aside - paired
  );
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
