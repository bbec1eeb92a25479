import { by, type Frame, type FrameDef, frame, type Kernel, step } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { DESTROYED_AT, damageFor, LAUNCHER_ARM } from '../content/unit-types';
import { isInForest } from '../moving/entering';
import { say } from '../say';
import { type AcesState, areEnemies, NONE, onMap, type Table, typeOf, type Unit, unit } from '../state';
import { shootsBack } from './attacking';
import { removeUnit } from './removal';
import { hitsOf, shoot } from './shots';
import { bonusDice } from './support';

/** One attack, one against one, from the announcement to the experience (AA-COMBAT-01, AA-COMBAT-03). */
export interface FightFrame extends Frame {
  readonly at: 'fight';
  readonly attacker: number;
  readonly target: number;
  /** AA-RULING-42: decided by the rules, never a choice. */
  shootsBack: boolean;
  /** Red dice of the attacker. */
  bonus: number;
  hits: number;
  hitsBack: number;
  /** Damage of the target and of the attacker. */
  dealt: number;
  taken: number;
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
    bonus: 0,
    hits: 0,
    hitsBack: 0,
    dealt: 0,
    taken: 0,
  };
}

/**
 * The line of its table a unit reads when it is hit (AA-DAMAGE-01): AA-DAMAGE-04, AA-RULING-46: the forest line if it
 * was attacked in a forest, by whatever; AA-DAMAGE-05: never the attacker.
 */
export function damageTable(s: Table, u: Unit, isDefender: boolean): readonly number[] {
  return by(isDefender && isInForest(s, u) ? typeOf(u).forest : typeOf(u).open, 'AA-RULING-46');
}

/** Adds damage; true if that was the end of it (AA-DAMAGE-10). Removal waits until everybody has been hurt. */
export function hurt(s: AcesState, id: number, damage: number, k: Kernel<AcesState>): boolean {
  if (damage === 0) return false;
  const u = unit(s, id);
  const amount = Math.min(damage, DESTROYED_AT - u.damage);
  u.damage += amount;
  k.emit?.({ type: 'damaged', rule: 'AA-DAMAGE-09', unit: id, amount });
  return u.damage >= DESTROYED_AT;
}

/** What was destroyed itself gains nothing any more; there is no highest number (AA-RULING-45). */
export function gainXp(s: AcesState, id: number, amount: number, rule: RuleId, k: Kernel<AcesState>): void {
  const u = unit(s, id);
  if (amount === 0 || !onMap(u) || typeOf(u).arm === LAUNCHER_ARM) return;
  u.xp += by(amount, 'AA-RULING-44');
  k.emit?.({ type: 'experience', rule, unit: id, amount, xp: u.xp });
}

/** One point for a damaged opponent, two in all for a destroyed one, else none. */
function learn(s: AcesState, id: number, opponent: number, damage: number, k: Kernel<AcesState>): void {
  const destroyed = !onMap(unit(s, opponent));
  gainXp(s, id, by(destroyed ? 2 : damage > 0 ? 1 : 0, 'AA-XP-06'), destroyed ? 'AA-XP-02' : 'AA-XP-01', k);
}

/** The steps of the book in its order; "determine damage" is the sixth (AA-RULING-41). */
export const fight: FrameDef<AcesState, FightFrame> = frame<AcesState, FightFrame>('fight', [
  step('announce', 'AA-DECLARE-04', (s, f, k) => {
    if (onMap(unit(s, f.attacker)) && onMap(unit(s, f.target))) return;
    k.emit?.({ type: 'void', rule: 'AA-RULING-31', unit: f.attacker });
    k.done(f);
  }),
  step('shoot-back', 'AA-COMBAT-09', (s, f) => {
    unit(s, f.target).attackers++;
    f.shootsBack = shootsBack(s, unit(s, f.target), unit(s, f.attacker), unit(s, f.attacker).at);
  }),
  step('support', 'AA-SUPPORT-01', (s, f) => {
    f.bonus = bonusDice(s, f.attacker, f.target);
  }),
  step('attacker', 'AA-COMBAT-11', (s, f, k) => shoot(s, f, f.attacker, f.bonus, say.rolls.attacks, k)),
  step('hits', 'AA-HITS-09', (s, f, k) => {
    f.hits = hitsOf(s, f, f.attacker, f.bonus, k);
  }),
  step('defender', 'AA-COMBAT-11', (s, f, k) => {
    if (by(f.shootsBack, 'AA-SUPPORT-17')) shoot(s, f, f.target, 0, say.rolls.shootsBack, k);
  }),
  step('hits-back', 'AA-HITS-09', (s, f, k) => {
    if (f.shootsBack) f.hitsBack = hitsOf(s, f, f.target, 0, k);
  }),
  step('damage', 'AA-COMBAT-12', (s, f, k) => {
    f.dealt = damageFor(damageTable(s, unit(s, f.target), true), f.hits);
    f.taken = damageFor(damageTable(s, unit(s, f.attacker), false), f.hitsBack);
    const killed = hurt(s, f.target, f.dealt, k);
    const fell = hurt(s, f.attacker, f.taken, k);
    endDuty(s, f, k);
    if (killed) removeUnit(s, f.target, 'AA-DAMAGE-10', k);
    if (fell) removeUnit(s, f.attacker, 'AA-DAMAGE-10', k);
  }),
  step('experience', 'AA-XP-04', (s, f, k) => {
    learn(s, f.attacker, f.target, f.dealt, k);
    learn(s, f.target, f.attacker, f.taken, k); // AA-XP-03
  }),
  step('victory', 'AA-VICTORY-06', (s, _f, k) => k.settle(s)),
]);

/** AA-INTERCEPT-07. */
function endDuty(s: AcesState, f: FightFrame, k: Kernel<AcesState>): void {
  const attacker = unit(s, f.attacker);
  if (attacker.marks !== f.target) return;
  attacker.marks = NONE;
  k.emit?.({ type: 'duty-ended', rule: 'AA-INTERCEPT-07', unit: f.attacker });
}

/** Does damage to this unit count for the attacker's experience? */
export function countsForXp(s: Table, attacker: Unit, victim: Unit): boolean {
  return by(s.opt.katyushaFriendlyXp || areEnemies(s, attacker.seat, victim.seat), 'AA-RULING-61');
}
