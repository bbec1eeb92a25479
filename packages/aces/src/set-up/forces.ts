import { by, type Kernel } from '@sandtable/kernel';
import { FACTIONS, GERMANY, teamOf } from '../content/factions';
import { findType, setOf } from '../content/unit-types';
import { missionOf } from '../missions/index';
import { type AcesState, onMap, type SeatState } from '../state';
import { newUnit } from '../turn/money';

/** What a difficulty adds to the Automa's units, once, whatever the number of sets (AA-RULING-81). */
const EXTRAS: Readonly<
  Record<AcesState['opt']['difficulty'], { readonly rule: string; readonly roles: readonly string[] }>
> = {
  easy: { rule: 'AA-SOLO-03', roles: [] },
  standard: { rule: 'AA-SOLO-04', roles: ['artillery'] },
  hard: { rule: 'AA-SOLO-05', roles: ['artillery', 'regular'] },
  overkill: { rule: 'AA-SOLO-06', roles: ['tank', 'special'] },
};

export function isCooperative(s: AcesState): boolean {
  return s.seats.some((x, seat) => x.purse !== seat);
}

/** AA-RULING-79: the enemy factions an Automa left to chance may get. */
export function openFactions(s: AcesState): number[] {
  const against = s.seats.find((x) => x.faction >= 0);
  const enemy = against === undefined ? GERMANY : 1 - teamOf(against.faction);
  return by(
    FACTIONS.map((_, f) => f).filter((f) => teamOf(f) === enemy && !s.seats.some((x) => x.faction === f)),
    'AA-PLAYERS-12',
    'AA-PLAYERS-16',
  );
}

/**
 * Types a seat starts with, before any it picks: one set (AA-PLAYERS-03, AA-PLAYERS-10, AA-PLAYERS-11, AA-PLAYERS-15,
 * AA-PLAYERS-16) or two, the Automa of a cooperative game always two.
 */
function startingTypes(s: AcesState, x: SeatState): number[] {
  const set = setOf(x.faction);
  const both = hasTwoSets(s, x) ? [...set, ...set] : set;
  const kept = missionOf(s).kept?.(x.faction);
  const types = kept === undefined ? both : both.filter(kept);
  return by(
    x.automa ? [...types, ...EXTRAS[s.opt.difficulty].roles.map((role) => findType(x.faction, role))] : types,
    'AA-PLAYERS-10',
    'AA-PLAYERS-11',
    'AA-PLAYERS-15',
    'AA-PLAYERS-04',
    'AA-PLAYERS-13',
  );
}

export function hasTwoSets(s: AcesState, x: SeatState): boolean {
  if (missionOf(s).kept !== undefined) return by(true, 'AA-V2-02');
  return isCooperative(s) ? x.automa : s.opt.sets === '2';
}

export function raiseForces(s: AcesState): void {
  s.seats.forEach((x, seat) => {
    for (const type of startingTypes(s, x)) s.units.push(newUnit(type, seat, 0));
  });
}

/** AA-PLAYERS-18: how many units of a second set the experienced start adds. */
export const PICKS = 4;

/** Whether units of a second set are picked; a mission may say itself who starts with what (AA-V2-02). */
export function hasPicks(s: AcesState): boolean {
  return s.opt.sets === '1+4' && missionOf(s).kept === undefined;
}

/** AA-RULING-102: one of the four units a seat chose in secret; they follow the sets in the list. */
export function isPicked(s: AcesState, id: number): boolean {
  return hasPicks(s) && id >= s.seats.reduce((sum, x) => sum + startingTypes(s, x).length, 0);
}

/** AA-RULING-102, for an Automa, which chooses by chance: four different types. */
export function drawPicks(s: AcesState, k: Kernel<AcesState>): void {
  s.seats.forEach((x, seat) => {
    if (!x.automa || !hasPicks(s)) return;
    const set = setOf(x.faction);
    k.shuffle(set);
    for (const type of set.slice(0, PICKS)) s.units.push(newUnit(type, seat, 0));
  });
}

/** Units of a seat that still wait beside the map. */
export function waitingUnits(s: AcesState, seat: number): number[] {
  const out: number[] = [];
  s.units.forEach((u, id) => {
    if (u.seat === seat && !onMap(u)) out.push(id);
  });
  return out;
}
