import { hexDistance } from '@sandtable/geometry';
import { type Frame, type FrameDef, frame, type Kernel, step } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { couldAttack, shootsBack } from './attacking';
import { isInForest } from './entering';
import type { AcesEvent } from './events';
import { removeUnit } from './removal';
import {
  type AcesState,
  areEnemies,
  board,
  NONE,
  onMap,
  seatState,
  type Table,
  typeOf,
  type Unit,
  unit,
} from './state';
import { AIRCRAFT, DESTROYED_AT, DICE_BY_DAMAGE, damageFor, fixedHits, LAUNCHER_ARM, thresholdOf } from './unit-types';

/** One attack, one against one, from the announcement to the experience (AA-COMBAT-03). */
export interface FightFrame extends Frame {
  readonly at: 'fight';
  readonly attacker: number;
  readonly target: number;
  /** AA-RULING-42: decided by the rules, never a choice. */
  shootsBack: boolean;
  hits: number;
  hitsBack: number;
}

export function fightFrame(attacker: number, target: number): FightFrame {
  return {
    at: 'fight',
    step: 'announce',
    dice: null,
    got: 0,
    attacker,
    target,
    shootsBack: false,
    hits: 0,
    hitsBack: 0,
  };
}

/** Does the unit fight by the Automa's rules (AA-AUTOMA-60, -65)? */
function fightsAsAutoma(s: Table, u: Unit): boolean {
  return seatState(s, u.seat).automa && !s.opt.automaRolls;
}

/** AA-AUTOMA-60, AA-DICELESS-01: who lands a fixed number of hits instead of rolling. */
export function landsFixedHits(s: Table, u: Unit): boolean {
  return s.opt.diceless || fightsAsAutoma(s, u);
}

/** AA-SUPPORT: the red dice of an attack. */
export function bonusDice(s: Table, attackerId: number, targetId: number): number {
  const attacker = unit(s, attackerId);
  const target = unit(s, targetId);
  if (hexDistance(board(s).map, attacker.at, target.at) !== 1) return 0; // AA-SUPPORT-02
  if (fightsAsAutoma(s, attacker)) return 0; // AA-SUPPORT-16
  if (s.opt.diceless && !s.opt.dicelessSupport) return 0; // AA-RULING-59
  if (typeOf(target).arm === AIRCRAFT) {
    return typeOf(attacker).arm === AIRCRAFT ? airBonus(s, attackerId, target) : 0; // AA-SUPPORT-14
  }
  return armsBonus(s, attacker, target);
}

/** AA-SUPPORT-10 to -12, -15, AA-RULING-103. */
function airBonus(s: Table, attackerId: number, target: Unit): number {
  const { seat } = unit(s, attackerId);
  let others = 0;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (id !== attackerId && u.seat === seat && typeOf(u).arm === AIRCRAFT && couldAttack(s, u, target)) others++;
  }
  return others === 0 ? 0 : others === 1 ? 2 : 3;
}

/** AA-SUPPORT-03 to -09, AA-RULING-37, -38, -40: own arms that have the target in range, the attacker's included. */
function armsBonus(s: Table, attacker: Unit, target: Unit): number {
  let arms = 1 << typeOf(attacker).arm;
  for (const u of s.units) if (u.seat === attacker.seat && couldAttack(s, u, target)) arms |= 1 << typeOf(u).arm;
  const count = (arms & 1) + ((arms >> 1) & 1) + ((arms >> 2) & 1) + ((arms >> 3) & 1);
  return count <= 1 ? 0 : count === 2 ? 2 : 3;
}

/** AA-COMBAT-10. */
export function diceOf(u: Unit): number {
  return DICE_BY_DAMAGE[u.damage] ?? 0;
}

export function countHits(dice: readonly number[], threshold: number): number {
  let hits = 0;
  for (const die of dice) if (die <= threshold) hits++; // AA-HITS-02
  return hits;
}

/** AA-DAMAGE-04, -05, AA-RULING-46: the line of its table a unit reads when it is hit. */
export function damageTable(s: Table, u: Unit, isDefender: boolean): readonly number[] {
  return isDefender && isInForest(s, u) ? typeOf(u).forest : typeOf(u).open;
}

/** Adds damage; true if that was the end of it (AA-DAMAGE-09, -10). Removal waits until both sides have been hurt. */
export function hurt(s: AcesState, id: number, amount: number, k: Kernel<AcesState>): boolean {
  if (amount === 0) return false;
  const u = unit(s, id);
  u.damage = Math.min(DESTROYED_AT, u.damage + amount);
  k.emit?.({ type: 'damaged', rule: 'AA-DAMAGE-09', unit: id, amount } as AcesEvent);
  return u.damage >= DESTROYED_AT;
}

export function gainXp(s: AcesState, id: number, amount: number, rule: RuleId, k: Kernel<AcesState>): void {
  const u = unit(s, id);
  if (amount === 0 || !onMap(u) || typeOf(u).arm === LAUNCHER_ARM) return;
  u.xp += amount;
  k.emit?.({ type: 'experience', rule, unit: id, amount } as AcesEvent);
}

/** Rolls a side's dice, or sets its hits at once where they are fixed. */
export function shoot(s: AcesState, f: Frame, id: number, bonus: number, purpose: string, k: Kernel<AcesState>): void {
  const u = unit(s, id);
  if (landsFixedHits(s, u)) f.dice = null;
  else
    k.roll(
      f,
      diceOf(u) + bonus,
      12,
      u.seat,
      'AA-HITS-02',
      `${typeOf(u).name} ${purpose}, ${thresholdOf(typeOf(u), u.xp)} or less`,
    );
}

export function hitsOf(s: AcesState, f: Frame, id: number, bonus: number, k: Kernel<AcesState>): number {
  const u = unit(s, id);
  const type = typeOf(u);
  const threshold = thresholdOf(type, u.xp);
  const fixed = landsFixedHits(s, u);
  // AA-RULING-59, by option: red dice count for what they hit on average
  const hits = fixed
    ? fixedHits(type, u.damage, u.xp) + Math.round((bonus * threshold) / 12)
    : countHits(f.dice ?? [], threshold);
  const rule: RuleId = fixed ? 'AA-AUTOMA-60' : 'AA-HITS-09';
  k.emit?.({ type: 'shots', rule, unit: id, hits, threshold: fixed ? 0 : threshold, bonus } as AcesEvent);
  return hits;
}

export const fight: FrameDef<AcesState, FightFrame> = frame<AcesState, FightFrame>('fight', [
  step('announce', 'AA-DECLARE-04', (s, f, k) => {
    if (onMap(unit(s, f.attacker)) && onMap(unit(s, f.target))) return;
    k.emit?.({ type: 'void', rule: 'AA-DECLARE-04', unit: f.attacker } as AcesEvent);
    k.done(f);
  }),
  step('shoot-back', 'AA-COMBAT-04', (s, f) => {
    unit(s, f.target).attackers++;
    f.shootsBack = shootsBack(s, unit(s, f.target), unit(s, f.attacker), unit(s, f.attacker).at);
  }),
  step('attacker', 'AA-COMBAT-11', (s, f, k) =>
    shoot(s, f, f.attacker, bonusDice(s, f.attacker, f.target), 'attacks', k),
  ),
  step('hits', 'AA-HITS-09', (s, f, k) => {
    f.hits = hitsOf(s, f, f.attacker, bonusDice(s, f.attacker, f.target), k);
  }),
  step('defender', 'AA-COMBAT-11', (s, f, k) => {
    if (f.shootsBack) shoot(s, f, f.target, 0, 'shoots back', k); // AA-SUPPORT-17
  }),
  step('hits-back', 'AA-HITS-09', (s, f, k) => {
    if (f.shootsBack) f.hitsBack = hitsOf(s, f, f.target, 0, k);
  }),
  step('damage', 'AA-COMBAT-12', (s, f, k) => {
    const attacker = unit(s, f.attacker);
    const target = unit(s, f.target);
    const dealt = damageFor(damageTable(s, target, true), f.hits);
    const taken = damageFor(damageTable(s, attacker, false), f.hitsBack);
    const killed = hurt(s, f.target, dealt, k);
    const fell = hurt(s, f.attacker, taken, k);
    endDuty(s, f, k);
    if (killed) removeUnit(s, f.target, 'AA-DAMAGE-10', k);
    if (fell) removeUnit(s, f.attacker, 'AA-DAMAGE-10', k);
    // AA-XP-01, -02: two points in all for a destroyed opponent, one for a damaged one
    gainXp(s, f.attacker, killed ? 2 : dealt > 0 ? 1 : 0, killed ? 'AA-XP-02' : 'AA-XP-01', k);
    gainXp(s, f.target, fell ? 2 : taken > 0 ? 1 : 0, fell ? 'AA-XP-02' : 'AA-XP-01', k);
  }),
  step('victory', 'AA-VICTORY-06', (s, _f, k) => k.settle(s)),
]);

/** AA-INTERCEPT-07. */
function endDuty(s: AcesState, f: FightFrame, k: Kernel<AcesState>): void {
  const attacker = unit(s, f.attacker);
  if (attacker.marks !== f.target) return;
  attacker.marks = NONE;
  k.emit?.({ type: 'duty-ended', rule: 'AA-INTERCEPT-07', unit: f.attacker } as AcesEvent);
}

/** Does damage to this unit count for the attacker's experience (AA-RULING-61)? */
export function countsForXp(s: Table, attacker: Unit, victim: Unit): boolean {
  return s.opt.katyushaFriendlyXp || areEnemies(s, attacker.seat, victim.seat);
}
