import { NOWHERE } from '@sandtable/geometry';
import type { Seat } from '@sandtable/kernel';
import { INFANTRY } from '../content/unit-types';
import type { Board } from '../map/board';
import { findReach } from '../moving/steps';
import { areEnemies, board, DESTROYED, NEUTRAL, NONE, onMap, type Table, typeOf, type Unit, unit } from '../state';

export function isInfantry(u: Unit): boolean {
  return typeOf(u).arm === INFANTRY;
}

/** The table through the Automa's eyes; whatever takes a search is worked out once, when a row asks for it. */
export class Situation {
  readonly board: Board;
  /** Units of the Automa itself, in the order of their numbers. */
  readonly own: number[] = [];
  /** Its own and those of an ally. */
  readonly friends: number[] = [];
  readonly enemies: number[] = [];
  /** Factories to conquer: neutral ones and the enemy's, by hex. */
  readonly prizes: number[] = [];
  /** Indexes of the factories to protect: neutral ones and the Automa's. */
  readonly guarded: number[] = [];
  readonly #nearNextTurn: (Uint8Array | undefined)[] = [];

  constructor(
    readonly s: Table,
    readonly seat: Seat,
  ) {
    this.board = board(s);
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (!onMap(u)) continue;
      if (areEnemies(s, u.seat, seat)) this.enemies.push(id);
      else this.friends.push(id);
      if (u.seat === seat) this.own.push(id);
    }
    for (let f = 0; f < s.owners.length; f++) {
      const owner = s.owners[f] ?? NEUTRAL;
      if (owner === DESTROYED) continue;
      const hostile = owner !== NEUTRAL && areEnemies(s, owner, seat);
      if (hostile || owner === NEUTRAL) this.prizes.push(this.board.factories[f] ?? NONE);
      if (!hostile) this.guarded.push(f);
    }
  }

  /** Does Infantry of the enemy, or of the Automa apart from one unit, stand next to the hex? */
  hasInfantryBeside(hex: number, enemy: boolean, except = NONE): boolean {
    const { neighbours, directions } = this.board.map;
    for (let d = 0; d < directions; d++) {
      const next = neighbours[hex * directions + d] ?? NOWHERE;
      const there = next === NOWHERE ? NONE : (this.s.hexes[next] ?? NONE);
      if (there === NONE || there === except) continue;
      const u = unit(this.s, there);
      if (isInfantry(u) && areEnemies(this.s, u.seat, this.seat) === enemy) return true;
    }
    return false;
  }

  /** AA-RULING-88: could the unit end its next move beside the factory, all others staying where they are? */
  isNearNextTurn(id: number, factory: number): boolean {
    let known = this.#nearNextTurn[id];
    if (known === undefined) {
      known = this.#findNearNextTurn(id);
      this.#nearNextTurn[id] = known;
    }
    return known[factory] === 1;
  }

  #findNearNextTurn(id: number): Uint8Array {
    const { map, factories } = this.board;
    const u = unit(this.s, id);
    const out = new Uint8Array(factories.length);
    // an enemy that has intercepted will not move in its next turn (AA-INTERCEPT-05)
    if (u.marks !== NONE && areEnemies(this.s, u.seat, this.seat)) return out;
    const reach = findReach(this.s, id, -1);
    for (let f = 0; f < factories.length; f++) {
      const base = (factories[f] ?? 0) * map.directions;
      for (let d = 0; d < map.directions && out[f] === 0; d++) {
        const next = map.neighbours[base + d] ?? NOWHERE;
        if (next !== NOWHERE && reach.canStop(next)) out[f] = 1;
      }
    }
    return out;
  }

  /** Could the unit reach a neutral factory or one of the Automa's in its next turn (AA-RULING-88)? */
  threatensFactory(id: number): boolean {
    for (const f of this.guarded) if (this.isNearNextTurn(id, f)) return true;
    return false;
  }

  /** Could Infantry of the Automa reach this factory in its next turn? */
  isPromised(factory: number): boolean {
    for (const id of this.friends) {
      if (isInfantry(unit(this.s, id)) && this.isNearNextTurn(id, factory)) return true;
    }
    return false;
  }

  /** Does the hex lie beside a neutral factory or one of the Automa's? */
  isBesideGuarded(hex: number): boolean {
    const { map, factories } = this.board;
    for (const f of this.guarded) {
      const base = (factories[f] ?? 0) * map.directions;
      for (let d = 0; d < map.directions; d++) if (map.neighbours[base + d] === hex) return true;
    }
    return false;
  }
}
