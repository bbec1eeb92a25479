import { areEnemies, type Table, unitCard } from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import { chanceOf } from '../../stats/dice';
import { type Attack, seatOfUnit } from './attacks';

/** A point of an HQ is the match itself: it counts for so many AP. */
const HQ_POINT = 2;

/** 1 for a hit that was rolled, 0 for a miss, less the chance of it; 0 where no die fell. */
export function luckOf({ needs, faces }: Attack): number {
  if (needs === null) return 0;
  const chance = chanceOf(needs.hit, true, 10);
  return faces.reduce((luck, face) => luck + Number(face >= needs.hit) - chance, 0);
}

/** How much an attack changed, in AP: a unit lost counts whole, wounds by their share, an HQ's points for two each. */
export function swingOf({ wounds, destroyed, hqDamage }: Attack, table: Table): number {
  let swing = hqDamage * HQ_POINT;
  for (const { unit, amount } of wounds) {
    if (destroyed.includes(unit)) continue;
    const { cost, hp } = cardOf(table, unit);
    swing += (cost * Math.min(amount, hp)) / Math.max(1, hp);
  }
  for (const unit of destroyed) swing += cardOf(table, unit).cost;
  return swing;
}

/** The attacks that changed most, in the order they were made. */
export function decisiveAttacks(attacks: readonly Attack[], table: Table, count: number): Attack[] {
  return attacks
    .filter((attack) => swingOf(attack, table) > 0)
    .sort((a, b) => swingOf(b, table) - swingOf(a, table))
    .slice(0, count)
    .sort((a, b) => a.answers - b.answers);
}

/** What a unit has done in all its attacks. */
export interface UnitDeeds {
  readonly unit: number;
  readonly seat: Seat;
  /** Wounds and points of an HQ. */
  readonly dealt: number;
  readonly destroyed: number;
  /** AP worth of what it changed for the better. */
  readonly worth: number;
}

/** Every unit that hurt an enemy, the best first: by the AP worth of it. */
export function deedsOf(attacks: readonly Attack[], table: Table): UnitDeeds[] {
  const found = new Map<number, { dealt: number; destroyed: number; worth: number }>();
  for (const attack of attacks) {
    const { shooter } = attack.declared;
    const mine = againstEnemies(attack, table);
    const worth = swingOf(mine, table);
    if (shooter < 0 || worth === 0) continue;
    const deeds = found.get(shooter) ?? { dealt: 0, destroyed: 0, worth: 0 };
    deeds.dealt += mine.wounds.reduce((sum, wound) => sum + wound.amount, mine.hqDamage);
    deeds.destroyed += mine.destroyed.length;
    deeds.worth += worth;
    found.set(shooter, deeds);
  }
  return [...found]
    .map(([unit, deeds]) => ({ unit, seat: seatOfUnit(table, unit) ?? 0, ...deeds }))
    .sort((a, b) => b.worth - a.worth || b.dealt - a.dealt || a.unit - b.unit);
}

/** Bombs fall on own units too (2GM-SHOOT-25): that is no deed. */
function againstEnemies(attack: Attack, table: Table): Attack {
  const isFoe = (unit: number): boolean => {
    const seat = seatOfUnit(table, unit);
    return seat !== null && areEnemies(table, attack.declared.seat, seat);
  };
  const wounds = attack.wounds.filter((wound) => isFoe(wound.unit));
  return { ...attack, wounds, destroyed: attack.destroyed.filter(isFoe) };
}

function cardOf(table: Table, id: number): { readonly cost: number; readonly hp: number } {
  const u = table.units[id];
  return u === undefined ? { cost: 0, hp: 1 } : unitCard(table, u.card);
}
