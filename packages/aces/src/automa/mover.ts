import { isOccupiable, wouldBeStuckAt } from '../moving/entering';
import { findReach } from '../moving/steps';
import { unit } from '../state';
import { type Attacker, attackerOf } from './aims';
import { costsTo } from './distances';
import type { Situation } from './situation';

/** A unit that makes up its mind: where it can go, and how far things are for it. */
export class Mover implements Attacker {
  readonly situation: Situation;
  readonly id: number;
  readonly unit: Attacker['unit'];
  readonly type: Attacker['type'];
  readonly hits: number;
  /** Half points spent on the cheapest way to each hex. */
  readonly cost: Int16Array;
  /** AA-RULING-84: every hex it may end on without occupying anything, its own among them. */
  readonly stops: number[] = [];
  /** Factories it could occupy now, by hex. */
  readonly entries: number[] = [];
  /** Other units of the Automa. */
  readonly others: readonly number[];
  #toEnemies: readonly Int16Array[] | null = null;
  #toOthers: readonly Int16Array[] | null = null;

  constructor(situation: Situation, id: number) {
    const attacker = attackerOf(situation, id);
    this.situation = situation;
    this.id = id;
    this.unit = attacker.unit;
    this.type = attacker.type;
    this.hits = attacker.hits;
    this.others = situation.own.filter((other) => other !== id);
    const reach = findReach(situation.s, id, -1);
    this.cost = reach.cost.slice();
    for (let hex = 0; hex < this.cost.length; hex++) {
      if (!reach.canStop(hex)) continue;
      if (hex !== this.unit.at && isOccupiable(situation.s, this.unit, hex)) this.entries.push(hex);
      else this.stops.push(hex);
    }
  }

  /** Costs to a hex for this unit (AA-RULING-83). */
  costsTo(hex: number): Int16Array {
    return costsTo(this.situation.board, this.type, this.situation.s.weather, hex);
  }

  toEnemies(): readonly Int16Array[] {
    this.#toEnemies ??= this.#toUnits(this.situation.enemies);
    return this.#toEnemies;
  }

  toOthers(): readonly Int16Array[] {
    this.#toOthers ??= this.#toUnits(this.others);
    return this.#toOthers;
  }

  #toUnits(ids: readonly number[]): Int16Array[] {
    return ids.map((id) => this.costsTo(unit(this.situation.s, id).at));
  }

  isInWater(hex: number): boolean {
    return wouldBeStuckAt(this.situation.s, this.unit, hex);
  }
}
