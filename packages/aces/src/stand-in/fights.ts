import type { Option } from '@sandtable/kernel';
import { shootsBack } from '../attack/attacking';
import { damageTable } from '../attack/fight';
import { unitsUnder } from '../attack/katyusha';
import { diceOf, landsFixedHits } from '../attack/shots';
import { bonusDice } from '../attack/support';
import { DESTROYED_AT, fixedHits, thresholdOf } from '../content/unit-types';
import { areEnemies, type Table, typeOf, type Unit, unit } from '../state';
import { TASTES } from './tastes';

const UNIT = 1;

/** Hits a unit lands on average. */
function meanHits(s: Table, u: Unit, bonus: number): number {
  const type = typeOf(u);
  const threshold = thresholdOf(type, u.xp);
  const own = landsFixedHits(s, u) ? fixedHits(type, u.damage, u.xp) : (diceOf(u) * threshold) / 12;
  return own + (bonus * threshold) / 12;
}

/** Damage of so many hits, between the entries of the table too. */
function meanDamage(table: readonly number[], hits: number): number {
  let below = 0;
  for (let n = 0; n < table.length; n++) {
    const needed = table[n] ?? 0;
    if (hits < needed) return n + Math.max(0, hits - below) / Math.max(1, needed - below) - (n === 0 ? 0.2 : 0);
    below = needed;
  }
  return table.length;
}

/** What a whole unit is worth. */
export function fullWorth(u: Unit): number {
  return typeOf(u).cost + UNIT + u.xp / 2;
}

/** What a unit would lose to these if each fired such a share of its shots at it. */
export function lossBy(s: Table, u: Unit, shooters: readonly Unit[], share: number): number {
  const table = damageTable(s, u, true);
  let damage = 0;
  for (const e of shooters) damage += share * meanDamage(table, meanHits(s, e, 0));
  return loss(u, 0, damage);
}

/** What somebody loses who takes so much more damage; nearness to the end counts. */
function loss(u: Unit, before: number, added: number): number {
  const left = DESTROYED_AT - u.damage;
  const was = Math.min(1, before / left);
  const is = Math.min(1, (before + Math.max(0, added)) / left);
  return fullWorth(u) * ((left / DESTROYED_AT) * (is - was) + TASTES.ended * (is ** 3 - was ** 3));
}

/** What has been declared against the unit already will have hurt it by then. */
function expected(s: Table, target: number): number {
  let damage = 0;
  for (const [id = -1, kind = 0, aim = -1] of s.declared) {
    const u = s.units[id];
    if (u === undefined || kind !== 0 || aim !== target) continue;
    const t = unit(s, target);
    damage += meanDamage(damageTable(s, t, true), meanHits(s, u, bonusDice(s, id, target)));
  }
  return damage;
}

/** What an attack takes from the enemy on average, less what it costs. */
export function worthOfAttack(s: Table, option: Option): number {
  const id = Number(option[1]);
  const u = unit(s, id);
  if (option[0] === 'strike') return worthOfSalvo(s, u, Number(option[2]));
  const target = Number(option[2]);
  const t = unit(s, target);
  const dealt = meanDamage(damageTable(s, t, true), meanHits(s, u, bonusDice(s, id, target)));
  const gain = loss(t, expected(s, target), dealt);
  if (!shootsBack(s, t, u, u.at)) return gain;
  return gain - TASTES.losses * loss(u, 0, meanDamage(damageTable(s, u, false), meanHits(s, t, 0)));
}

function worthOfSalvo(s: Table, u: Unit, hex: number): number {
  const hits = meanHits(s, u, 0);
  let worth = 0;
  for (const id of unitsUnder(s, hex)) {
    const t = unit(s, id);
    const taken = loss(t, expected(s, id), meanDamage(damageTable(s, t, true), hits));
    worth += areEnemies(s, u.seat, t.seat) ? taken : -taken;
  }
  return worth;
}
