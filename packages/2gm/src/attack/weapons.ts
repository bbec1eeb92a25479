import { by } from '@sandtable/kernel';
import { asksUnit, ofBattle, sumOf } from '../abilities/registry';
import { unitCard, upgradeNumber, upgradeOf } from '../cards';
import { sightLimit } from '../conditions/effects';
import { catalogue } from '../content/index';
import { whenLaid } from '../content/laid';
import type { UnitCard, Weapon } from '../content/types';
import { spendSecond } from '../heroes/j-basilone';
import { type Attached, NONE, seatState, type Table, type Unit, unit } from '../state';
import { FIRST_TOKEN, MAIN, SECOND } from './shot';

/** The upgrades of a card that take the place of its main weapon, one bit for each number of an upgrade. */
function exchangeBits(card: UnitCard): number {
  let bits = 0;
  for (const offer of card.upgrades) if (offer.exchange) bits |= 1 << upgradeNumber(offer.token);
  return bits;
}

function secondWeapon(card: UnitCard): Weapon | null {
  const { secondGun, weapon } = card;
  return secondGun === null || weapon === null
    ? null
    : { ...weapon, pierce: secondGun.pierce, damage: secondGun.damage };
}

/** By card number, because every list of attacks asks. */
let exchanges: readonly number[] = [];
let seconds: readonly (Weapon | null)[] = [];
whenLaid(() => {
  exchanges = catalogue.cards.map((card) => (card.kind === 'unit' ? exchangeBits(card) : 0));
  seconds = catalogue.cards.map((card) => (card.kind === 'unit' ? secondWeapon(card) : null));
});

function exchangesOf(s: Table, u: Unit): number {
  return exchanges[u.card] ?? exchangeBits(unitCard(s, u.card));
}

/**
 * The profile of a unit's weapon; null if it has none of that number. An upgrade weapon is fired beside the main one: Bazooka, Flamethrower, Grenades, HMG, Mortar and Sniper of infantry (2GM-TOKEN-02,
 * 2GM-TOKEN-03, 2GM-TOKEN-08, 2GM-TOKEN-11, 2GM-TOKEN-14, 2GM-TOKEN-31, 2GM-ABIL-10, 2GM-ABIL-29, 2GM-ABIL-30,
 * 2GM-ABIL-93), flamethrower, HMG, MG and MRL of vehicles (2GM-TOKEN-32 to 2GM-TOKEN-34, 2GM-ABIL-38, 2GM-ABIL-51).
 */
export function weaponOf(s: Table, u: Unit, weapon: number): Weapon | null {
  if (weapon === MAIN) return exchanged(s, u) ?? unitCard(s, u.card).weapon;
  if (weapon === SECOND) return u.card < seconds.length ? (seconds[u.card] ?? null) : secondWeapon(unitCard(s, u.card));
  const token = u.tokens[weapon - FIRST_TOKEN];
  if (token === undefined) return cardWeapon(u, weapon);
  if ((exchangesOf(s, u) & (1 << token.kind)) !== 0) return null;
  return by(
    upgradeOf(token.kind).weapon,
    '2GM-TOKEN-01',
    '2GM-TOKEN-35',
    '2GM-TOKEN-02',
    '2GM-TOKEN-08',
    '2GM-TOKEN-11',
    '2GM-TOKEN-14',
  );
}

/** The card on the unit that is its weapon of this number: those come after the tokens. */
function weaponCard(u: Unit, weapon: number): Attached | undefined {
  return u.cards[weapon - FIRST_TOKEN - u.tokens.length];
}

function cardWeapon(u: Unit, weapon: number): Weapon | null {
  const card = catalogue.cards[weaponCard(u, weapon)?.card ?? NONE];
  return card?.kind === 'support' ? card.weapon : null;
}

/** Is it a weapon that a card gives for one attack? (2GM-CARD-14) */
export function isCardWeapon(u: Unit, weapon: number): boolean {
  return weapon >= FIRST_TOKEN + u.tokens.length;
}

/** 2GM-ABIL-22: an upgrade with the double arrow takes the place of the main weapon. */
function exchanged(s: Table, u: Unit): Weapon | null {
  if (u.tokens.length === 0) return null;
  const bits = exchangesOf(s, u);
  if (bits === 0) return null;
  for (const token of u.tokens)
    if ((bits & (1 << token.kind)) !== 0) return by(upgradeOf(token.kind).weapon, '2GM-RULING-149', '2GM-ABIL-23');
  return null;
}

export function weaponCount(u: Unit): number {
  return FIRST_TOKEN + u.tokens.length + u.cards.length;
}

/** Multiple (X), and what a card on the unit gives in the same way (2GM-ABIL-63). */
function extraAttacks(s: Table, id: number): number {
  return unitCard(s, unit(s, id).card).multiple + sumOf('multiple', s, id, id);
}

/** Main-weapon attacks of this turn: one, those a card added, and the extra ones of Multiple (2GM-SHOOT-01, 2GM-ABIL-63). */
function mainShotsLeft(s: Table, id: number): number {
  const u = unit(s, id);
  return 1 + u.extraShots + extraAttacks(s, id) - u.shots - u.secondShots;
}

/** Only the extra attacks of Multiple are harder, each by one more; a second gun does not count. */
export function extraNumber(s: Table, id: number, weapon: number): number {
  const u = unit(s, id);
  return by(weapon === MAIN ? Math.max(0, u.shots - u.extraShots) : 0, '2GM-RULING-121');
}

/** Loaded and not yet used this turn (2GM-SHOOT-01, 2GM-SHOOT-20). Reaction fire asks `isActive` only. */
export function isReady(s: Table, id: number, weapon: number): boolean {
  const u = unit(s, id);
  if (!isActive(s, u, weapon)) return false;
  if (weapon === MAIN) return mainShotsLeft(s, id) > 0;
  if (weapon === SECOND) return u.secondShots === 0 && mainShotsLeft(s, id) > 0;
  return by(
    u.tokens[weapon - FIRST_TOKEN]?.used !== s.turn || asksUnit('fires', s, id, { unit: id, weapon }),
    '2GM-ABIL-56',
  );
}

/** It has the weapon and it is not turned to its grey side (2GM-FLIP-06). */
export function isActive(s: Table, u: Unit, weapon: number): boolean {
  if (weaponOf(s, u, weapon) === null) return false;
  return by(weapon < FIRST_TOKEN || u.tokens[weapon - FIRST_TOKEN]?.grey !== true, '2GM-ASSAULT-10');
}

const reaching = { unit: NONE, weapon: NONE };

/** How far it fires now: Strong Winds cut every Range short (2GM-WEATHER-09). */
export function rangeOf(s: Table, id: number, weapon: number): number {
  return Math.min(sightLimit(s), calmRange(s, id, weapon));
}

/** 2GM-SHOOT-06: every weapon has its own Range. */
export function calmRange(s: Table, id: number, weapon: number): number {
  const printed = printedRange(s, id, weapon);
  if (printed === 0) return 0;
  reaching.unit = id;
  reaching.weapon = weapon;
  return by(printed + sumOf('range', s, id, reaching), '2GM-ABIL-47');
}

/** What the card or token says, as far as the weather lets it. */
export function printedRange(s: Table, id: number, weapon: number): number {
  const profile = weaponOf(s, unit(s, id), weapon);
  if (profile === null) return 0;
  return ofBattle('weatherReach', s, profile.range, profile.range);
}

function useCard(s: Table, u: Unit, weapon: number): void {
  const used = weaponCard(u, weapon);
  if (used === undefined) return;
  u.cards = u.cards.filter((a) => a !== used);
  if (used.by !== NONE) seatState(s, used.by).discard.push(used.card);
}

/**
 * The weapon is marked used; a token with the spinning arrow flips (2GM-FLIP-02, 2GM-TOKEN-33, 2GM-TOKEN-34).
 * Others stay as they are (2GM-SHOOT-21), and so does a mounted one (2GM-RULING-111, 2GM-ABIL-58).
 */
export function markUsed(s: Table, id: number, weapon: number): void {
  const u = unit(s, id);
  if (weapon === MAIN) u.shots++;
  else if (weapon === SECOND) u.secondShots++;
  else {
    const token = u.tokens[weapon - FIRST_TOKEN];
    if (token === undefined) {
      useCard(s, u, weapon);
      return;
    }
    if (token.used === s.turn) spendSecond(s, u);
    token.used = s.turn;
    if (upgradeOf(token.kind).flips) token.grey = by(true, '2GM-ABIL-62');
  }
}
