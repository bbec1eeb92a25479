import { sumOf } from '../abilities/registry';
import { unitCard, upgradeOf } from '../cards';
import type { Weapon } from '../content/types';
import { type Table, type Unit, unit } from '../state';
import { FIRST_TOKEN, MAIN, SECOND } from './shot';

/** The profile of a unit's weapon; null if it has none of that number. */
export function weaponOf(s: Table, u: Unit, weapon: number): Weapon | null {
  const card = unitCard(s, u.card);
  if (weapon === MAIN) return exchanged(s, u) ?? card.weapon;
  if (weapon === SECOND) {
    const { secondGun, weapon: main } = card;
    return secondGun === null || main === null ? null : { ...main, pierce: secondGun.pierce, damage: secondGun.damage };
  }
  const token = u.tokens[weapon - FIRST_TOKEN];
  if (token === undefined || isExchange(s, u, weapon - FIRST_TOKEN)) return null;
  return upgradeOf(token.kind).weapon;
}

/** 2GM-ABIL-22, 2GM-RULING-149: an upgrade with the double arrow takes the place of the main weapon. */
function exchanged(s: Table, u: Unit): Weapon | null {
  const i = u.tokens.findIndex((_t, index) => isExchange(s, u, index));
  const token = u.tokens[i];
  return token === undefined ? null : upgradeOf(token.kind).weapon;
}

function isExchange(s: Table, u: Unit, index: number): boolean {
  const token = u.tokens[index];
  if (token === undefined) return false;
  const id = upgradeOf(token.kind).id;
  return unitCard(s, u.card).upgrades.some((x) => x.token === id && x.exchange === true);
}

export function weaponCount(u: Unit): number {
  return FIRST_TOKEN + u.tokens.length;
}

/** Main-weapon attacks of this turn: one, those a card added, and the extra ones of Multiple (2GM-SHOOT-01, 2GM-ABIL-63). */
export function mainShotsLeft(s: Table, id: number): number {
  const u = unit(s, id);
  return 1 + u.extraShots + sumOf('multiple', s, id, id) - u.shots - u.secondShots;
}

/** 2GM-RULING-121: only the extra attacks of Multiple are harder, each by one more; a second gun does not count. */
export function extraNumber(s: Table, id: number, weapon: number): number {
  const u = unit(s, id);
  return weapon === MAIN ? Math.max(0, u.shots - u.extraShots) : 0;
}

/** Loaded and not yet used this turn (2GM-SHOOT-01, 2GM-SHOOT-20, 2GM-ABIL-56). Reaction fire asks `isActive` only. */
export function isReady(s: Table, id: number, weapon: number): boolean {
  const u = unit(s, id);
  if (!isActive(s, u, weapon)) return false;
  if (weapon === MAIN) return mainShotsLeft(s, id) > 0;
  if (weapon === SECOND) return u.secondShots === 0 && mainShotsLeft(s, id) > 0;
  return u.tokens[weapon - FIRST_TOKEN]?.used !== s.turn;
}

/** It has the weapon and it is not turned to its grey side (2GM-ASSAULT-10, 2GM-FLIP-06). */
export function isActive(s: Table, u: Unit, weapon: number): boolean {
  if (weaponOf(s, u, weapon) === null) return false;
  return weapon < FIRST_TOKEN || u.tokens[weapon - FIRST_TOKEN]?.grey === false;
}

/** 2GM-SHOOT-06, 2GM-ABIL-47: every weapon has its own Range. */
export function rangeOf(s: Table, id: number, weapon: number): number {
  const profile = weaponOf(s, unit(s, id), weapon);
  return profile === null ? 0 : profile.range + sumOf('range', s, id, { unit: id, weapon });
}

/** The weapon is marked used; a token with the spinning arrow flips (2GM-FLIP-02). A mounted one stays (2GM-RULING-111). */
export function markUsed(s: Table, id: number, weapon: number): void {
  const u = unit(s, id);
  if (weapon === MAIN) u.shots++;
  else if (weapon === SECOND) u.secondShots++;
  else {
    const token = u.tokens[weapon - FIRST_TOKEN];
    if (token === undefined) return;
    token.used = s.turn;
    if (upgradeOf(token.kind).flips) token.grey = true;
  }
}
