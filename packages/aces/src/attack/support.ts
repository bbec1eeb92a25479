import { hexDistance } from '@sandtable/geometry';
import { by, type Fact, type Mod, total } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { AIRCRAFT } from '../content/unit-types';
import { say } from '../say';
import { board, isSamePerson, type Table, typeOf, unit } from '../state';
import { couldAttack } from './attacking';
import { fightsAsAutoma } from './shots';

/** Who threatens the target of an attack beside the attacker; worked out once for every modifier (AA-RULING-37). */
export interface Support {
  /** Own arms that have a ground target in range, the attacker's included, one bit each; 0 if none may count. */
  readonly arms: number;
  /** Other own aircraft that threaten an aircraft attacked by one of their kind. */
  readonly wingmen: number;
}

const NO_SUPPORT: Support = { arms: 0, wingmen: 0 };

/** At the moment of the fight: what its units did before or will do later does not matter. */
export function supportOf(s: Table, attackerId: number, targetId: number): Support {
  const attacker = unit(s, attackerId);
  const target = unit(s, targetId);
  if (by(hexDistance(board(s).map, attacker.at, target.at) !== 1, 'AA-SUPPORT-02', 'AA-RULING-39')) return NO_SUPPORT;
  if (fightsAsAutoma(s, attacker)) return by(NO_SUPPORT, 'AA-SUPPORT-16');
  if (s.opt.diceless && !s.opt.dicelessSupport) return NO_SUPPORT; // AA-RULING-59
  if (typeOf(target).arm !== AIRCRAFT) return { arms: armsAgainst(s, attackerId, targetId), wingmen: 0 };
  if (typeOf(attacker).arm !== AIRCRAFT) return by(NO_SUPPORT, 'AA-SUPPORT-14');
  return by({ arms: 0, wingmen: wingmenOf(s, attackerId, targetId) }, 'AA-SUPPORT-13');
}

/**
 * The attacker's arm and every other counts once. AA-SUPPORT-07: own units only (AA-RULING-03).
 * AA-SUPPORT-08, AA-SUPPORT-09, AA-RULING-40: each from where it stands, within its least and its longest range; the
 * B-17 too (AA-B17-04).
 */
function armsAgainst(s: Table, attackerId: number, targetId: number): number {
  const attacker = unit(s, attackerId);
  const target = unit(s, targetId);
  let arms = 0;
  for (const u of s.units)
    if (isSamePerson(s, u.seat, attacker.seat) && couldAttack(s, u, target)) arms |= 1 << typeOf(u).arm;
  return by(arms, 'AA-SUPPORT-05', 'AA-SUPPORT-06', 'AA-SUPPORT-07', 'AA-SUPPORT-08', 'AA-SUPPORT-09', 'AA-RULING-40');
}

/** Own aircraft that could attack it, but not the attacker. */
function wingmenOf(s: Table, attackerId: number, targetId: number): number {
  const { seat } = unit(s, attackerId);
  const target = unit(s, targetId);
  let wingmen = 0;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (id === attackerId || !isSamePerson(s, u.seat, seat) || typeOf(u).arm !== AIRCRAFT) continue;
    if (couldAttack(s, u, target)) wingmen++;
  }
  return by(wingmen, 'AA-SUPPORT-12', 'AA-SUPPORT-15', 'AA-B17-03', 'AA-RULING-103');
}

function count(arms: number): number {
  return (arms & 1) + ((arms >> 1) & 1) + ((arms >> 2) & 1) + ((arms >> 3) & 1);
}

/** The red dice of an attack (AA-RULING-38). */
export const redDice: readonly Mod<Table, Support, RuleId>[] = [
  { rule: 'AA-SUPPORT-03', label: say.odds.redDice.arms, value: (_s, c) => (count(c.arms) === 2 ? 2 : 0) },
  { rule: 'AA-SUPPORT-04', label: say.odds.redDice.arms, value: (_s, c) => (count(c.arms) >= 3 ? 3 : 0) },
  { rule: 'AA-SUPPORT-10', label: say.odds.redDice.wingman, value: (_s, c) => (c.wingmen === 1 ? 2 : 0) },
  { rule: 'AA-SUPPORT-11', label: say.odds.redDice.wingmen, value: (_s, c) => (c.wingmen >= 2 ? 3 : 0) },
];

/** AA-SUPPORT-01, AA-SUPPORT-17: how many red dice the attacker adds; a defender has none. */
export function bonusDice(s: Table, attackerId: number, targetId: number): number {
  return total(redDice, s, supportOf(s, attackerId, targetId));
}

/** The arms of a support, by name. */
export function armNames(arms: number): Fact[] {
  return say.names.arms.filter((_, arm) => (arms & (1 << arm)) !== 0);
}
