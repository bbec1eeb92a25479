import { NOWHERE } from '@sandtable/geometry';
import { by, type DecisionDef, type Option, type Step, step } from '@sandtable/kernel';
import { couldAimFrom, mayAttackOn } from './attacking';
import { fightFrame } from './fight';
import { clearMarkers } from './intercept';
import { strikeFrame } from './katyusha';
import { moveFrame } from './move';
import { type AcesState, actsNow, areEnemies, board, NONE, onMap, type Table, typeOf, unit } from './state';
import { findReach, isUsable } from './steps';
import { offerHexes, offerTargets } from './targets';
import type { TurnFrame } from './turn-frame';
import { ARTILLERY, LAUNCHER_ARM, type UnitType } from './unit-types';

/** AA-TURN-08, AA-AUTOMA-01: unit after unit moves and attacks at once; which one, where to and whom is the Automa's answer. */
export const automaTurn: readonly Step<AcesState, TurnFrame>[] = [
  step('automa', 'AA-AUTOMA-01', (s, f, k) => {
    f.acting = NONE;
    f.target = NONE;
    if (unacted(s).length === 0) k.jump(f, 'markers-automa');
    else k.ask(s.active, 'automa-act');
  }),
  step('automa-attack', 'AA-TURN-08', (s, f, k) => {
    const u = unit(s, f.acting);
    k.jump(f, 'automa');
    if (!onMap(u) || u.occupied || !canAttack(s, f.acting)) return; // AA-FACTORY-06
    f.step = 'automa-fought';
    k.ask(s.active, 'automa-attack');
  }),
  step('automa-fought', 'AA-TURN-08', (_s, f, k) => k.jump(f, 'automa')),
  step('markers-automa', 'AA-RULING-30', (s) => clearMarkers(s)),
];

/**
 * Units of the Automa that may still act; they move, fight, occupy and intercept in the same frames as everybody's. A
 * locked interceptor always may (AA-RULING-10, -95).
 */
export function unacted(s: Table): number[] {
  const out: number[] = [];
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (!onMap(u) || u.moved || !actsNow(s, u.seat) || typeOf(u).arm === LAUNCHER_ARM) continue;
    if (isUsable(s, u) || u.marks !== NONE) out.push(id);
  }
  return by(out, 'AA-AUTOMA-70');
}

/** AA-AUTOMA-02, -03: Regular before Special Infantry, then guns, aircraft and tanks. */
const GROUPS: Readonly<Record<UnitType['role'], number>> = {
  regular: 0,
  special: 1,
  artillery: 2,
  fighter: 3,
  bomber: 3,
  tank: 4,
  launcher: 5,
};

export function groupOf(type: UnitType): number {
  return GROUPS[type.role];
}

/** The units whose arm is next: one of them acts now. */
export function nextToAct(s: Table): number[] {
  const waiting = unacted(s);
  let first = GROUPS.launcher;
  for (const id of waiting) first = Math.min(first, groupOf(typeOf(unit(s, id))));
  return waiting.filter((id) => groupOf(typeOf(unit(s, id))) === first);
}

const path: number[] = [];
const enemies: number[] = [];
/** Hexes with an enemy beside them: nowhere else can a unit without a gun attack anybody (AA-DECLARE-10). */
let beside = new Uint8Array(0);

function findEnemies(s: Table, seat: number): void {
  const { size, directions, neighbours } = board(s).map;
  if (beside.length === size) beside.fill(0);
  else beside = new Uint8Array(size);
  enemies.length = 0;
  for (let id = 0; id < s.units.length; id++) {
    const u = unit(s, id);
    if (!onMap(u) || !areEnemies(s, u.seat, seat)) continue;
    enemies.push(id);
    for (let d = 0; d < directions; d++) {
      const next = neighbours[u.at * directions + d] ?? NOWHERE;
      if (next !== NOWHERE) beside[next] = 1;
    }
  }
}

/** AA-RULING-85, -86: a unit goes to a hex, or to a hex to attack an enemy it can attack from there. */
function offerActs(s: AcesState, id: number, out: Option[]): void {
  const u = unit(s, id);
  const reach = findReach(s, id, -1);
  const hasGun = typeOf(u).arm === ARTILLERY;
  for (let hex = 0; hex < beside.length; hex++) {
    if (!reach.canStop(hex)) continue;
    out.push(['act', id, hex]);
    if ((!hasGun && beside[hex] === 0) || !mayAttackOn(s, u, hex)) continue;
    for (const target of enemies)
      if (by(couldAimFrom(s, u, hex, unit(s, target)), 'AA-RULING-85')) out.push(['act', id, hex, target]);
  }
}

export const automaAct: DecisionDef<AcesState, TurnFrame> = {
  kind: 'automa-act',
  rule: 'AA-AUTOMA-01',
  offer(s, _f, _seat, out) {
    findEnemies(s, s.active);
    for (const id of nextToAct(s)) {
      const u = unit(s, id);
      if (u.marks !== NONE)
        out.push(['act', id, u.at]); // AA-INTERCEPT-05
      else offerActs(s, id, out);
    }
  },
  take(s, f, _seat, option, k) {
    const id = Number(option[1]);
    const hex = Number(option[2]);
    f.acting = id;
    f.target = Number(option[3] ?? NONE);
    unit(s, id).moved = true;
    k.jump(f, 'automa-attack');
    if (hex === unit(s, id).at) return;
    const length = findReach(s, id, -1).pathTo(hex, path); // AA-RULING-84
    k.call(moveFrame(id, path[1] ?? hex, path.slice(2, length)));
  },
};

function offerAttacks(s: AcesState, id: number, out: Option[]): void {
  if (typeOf(unit(s, id)).area) offerHexes(s, s.active, id, out);
  else offerTargets(s, s.active, id, out);
}

const attacks: Option[] = [];

function canAttack(s: AcesState, id: number): boolean {
  attacks.length = 0;
  offerAttacks(s, id, attacks);
  return attacks.length > 0;
}

export const automaAttack: DecisionDef<AcesState, TurnFrame> = {
  kind: 'automa-attack',
  rule: 'AA-TURN-08',
  offer(s, f, _seat, out) {
    offerAttacks(s, f.acting, out);
    if (unit(s, f.acting).marks === NONE) out.push(['hold']);
  },
  take(_s, _f, _seat, option, k) {
    const [verb, id, target] = option;
    if (verb === 'attack') k.call(fightFrame(Number(id), Number(target)));
    else if (verb === 'strike') k.call(strikeFrame(Number(id), Number(target)));
  },
};
