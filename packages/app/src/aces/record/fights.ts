import { areEnemies, type Table, typeOf } from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';
import { eventsOf, type ToldStep } from '../../log/step';
import { type Happening, ROCKET_RULE, seatOfUnit } from './happening';

/** One attack and what came of it. */
export interface Fight {
  readonly answers: number;
  readonly round: number;
  readonly attacker: number;
  /** Null for a salvo at a hex, and where nothing showed who was meant. */
  target: number | null;
  /** Hits less the hits to expect, of the attacker and of who shot back. */
  luck: number;
  readonly wounds: { readonly victim: number; readonly by: number; readonly amount: number }[];
  readonly destroyed: { readonly unit: number; readonly by: number }[];
}

/** Kinds of declared attacks. */
const AT_UNIT = 0;
const ROCKET = 2;

/**
 * Finds the fights in what happened. A person's attacks come in declared order (AA-DECLARE-03), so the next shot of the
 * first on the list begins a new fight; the Automa attacks once with each answer (AA-TURN-08).
 */
export function fightsOf(steps: readonly ToldStep[], table: Table): Fight[] {
  const out: Fight[] = [];
  let declared: Happening[] = [];
  let round = 0;
  for (const step of steps) {
    const { answers } = step;
    let fight: Fight | null = null;
    let rolled: readonly number[] = [];
    for (const event of eventsOf(step)) {
      const e = event as Happening;
      if (e.type === 'turn') {
        round = e.round ?? round;
        declared = [];
        fight = null;
      } else if (e.type === 'declared') declared.push(e);
      else if (e.type === 'void' && declared[0]?.unit === e.unit) declared.shift();
      else if (e.type === 'roll') {
        rolled = e.dice ?? [];
        if (e.rule !== ROCKET_RULE) continue;
        fight = null;
        if (declared[0]?.kind === ROCKET) declared.shift();
      } else if (e.type === 'shots' && e.unit !== undefined) {
        const next = declared[0];
        const isAnnounced = next !== undefined && next.unit === e.unit;
        if (isAnnounced || fight === null) {
          if (isAnnounced) declared.shift();
          const target = isAnnounced && next.kind === AT_UNIT ? (next.target ?? null) : null;
          fight = { answers, round, attacker: e.unit, target, luck: 0, wounds: [], destroyed: [] };
          out.push(fight);
        } else fight.target ??= e.unit;
        fight.luck += luckOf(e, rolled);
        rolled = [];
      } else if (fight !== null && e.unit !== undefined) note(fight, e, e.unit);
    }
  }
  return out.map((fight) => ({ ...fight, target: fight.target ?? soleVictim(fight, table) }));
}

function luckOf(e: Happening, rolled: readonly number[]): number {
  const needed = e.threshold ?? 0;
  return needed === 0 ? 0 : (e.hits ?? 0) - (rolled.length * needed) / 12;
}

function note(fight: Fight, e: Happening, unit: number): void {
  // who is hurt was shot at by the other one; a salvo has one shooter and many victims (AA-KATYUSHA-04)
  const by = unit === fight.attacker ? (fight.target ?? fight.attacker) : fight.attacker;
  if (e.type === 'damaged') fight.wounds.push({ victim: unit, by, amount: e.amount ?? 0 });
  else if (e.type === 'destroyed') fight.destroyed.push({ unit, by });
}

/** Whom an attack was meant for, if it hurt just one other unit. */
function soleVictim({ wounds, attacker }: Fight, table: Table): number | null {
  const victims = wounds.filter((w) => w.victim !== attacker && seatOfUnit(table, w.victim) !== null);
  return victims.length === 1 ? (victims[0]?.victim ?? null) : null;
}

/** What a unit has done in all fights. */
export interface UnitDeeds {
  readonly unit: number;
  readonly seat: Seat;
  readonly dealt: number;
  readonly taken: number;
  readonly destroyed: number;
  /** Coins' worth of what it destroyed. */
  readonly worth: number;
}

/** Everybody who fought, the best first: by the worth of what was destroyed, then by damage dealt, then by damage taken. */
export function deedsOf(fights: readonly Fight[], table: Table): UnitDeeds[] {
  const found = new Map<number, { dealt: number; taken: number; destroyed: number; worth: number }>();
  const of = (unit: number) => {
    const known = found.get(unit) ?? { dealt: 0, taken: 0, destroyed: 0, worth: 0 };
    found.set(unit, known);
    return known;
  };
  for (const { wounds, destroyed } of fights) {
    for (const { victim, by, amount } of wounds) {
      of(victim).taken += amount;
      if (areFoes(table, by, victim)) of(by).dealt += amount;
    }
    for (const { unit, by } of destroyed) {
      if (!areFoes(table, by, unit)) continue;
      of(by).destroyed += 1;
      of(by).worth += costOf(table, unit);
    }
  }
  return [...found]
    .map(([unit, deeds]) => ({ unit, seat: seatOfUnit(table, unit) ?? 0, ...deeds }))
    .sort((a, b) => b.worth - a.worth || b.dealt - a.dealt || a.taken - b.taken || a.unit - b.unit);
}

/** How much a fight changed, in coins: a unit lost counts whole, damage by its share. */
export function swingOf({ wounds, destroyed }: Fight, table: Table): number {
  let swing = 0;
  for (const { victim, amount } of wounds) {
    const isLost = destroyed.some((d) => d.unit === victim);
    if (!isLost) swing += (costOf(table, victim) * amount) / 6;
  }
  for (const { unit } of destroyed) swing += costOf(table, unit);
  return swing;
}

/** The fights that changed most, in the order they were fought. */
export function decisiveFights(fights: readonly Fight[], table: Table, count: number): Fight[] {
  return fights
    .filter((fight) => swingOf(fight, table) > 0)
    .sort((a, b) => swingOf(b, table) - swingOf(a, table))
    .slice(0, count)
    .sort((a, b) => a.answers - b.answers);
}

function areFoes(table: Table, a: number, b: number): boolean {
  const [mine, theirs] = [seatOfUnit(table, a), seatOfUnit(table, b)];
  return mine !== null && theirs !== null && areEnemies(table, mine, theirs);
}

function costOf(table: Table, id: number): number {
  const u = table.units[id];
  return u === undefined ? 0 : typeOf(u).cost;
}
