import { by, type Seat } from '@sandtable/kernel';
import { MAIN } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { weaponOf } from '../../attack/weapons';
import { unitCard } from '../../cards';
import { distance } from '../../ground';
import type { GmFacts } from '../../say';
import { areEnemies, NONE, onField, PARKED, sideOf, type Table, type Unit, unit } from '../../state';
import type { Solo } from '../solo';
import { distanceToHqOf, soloRow } from './field';
import { pierces, prospectAt, prospectOf, rangesOf, weaponsOf } from './fire';
import { breaksLine, chainOf, lineLossOf, unitsByRow } from './supply';
import { powerValue } from './value';

/**
 * The table through the eyes of a solo opponent: definitions D0 of its rules, the same for both systems. Whatever takes a
 * search is worked out when a row asks for it, and once.
 */
export class Situation {
  /** Its ground units on the field, and the human's, by number. */
  readonly own: number[] = [];
  readonly foes: number[] = [];
  /** Its aircraft beside the HQ. */
  readonly aircraft: number[] = [];
  readonly side: number;
  readonly enemyHq: number;
  readonly #values: number[] = [];
  readonly #dangers: (readonly number[])[] = [];
  readonly #weapons: (readonly number[])[] = [];
  #known: Map<unknown, Map<number, unknown>> | null = null;
  #besiegers: readonly number[] | null = null;
  #foeRows: number[] | null = null;
  #ownRows: number[] | null = null;

  constructor(
    readonly s: Table,
    readonly seat: Seat,
    readonly solo: Solo,
    /** What its reasons are told in. */
    readonly w: GmFacts,
  ) {
    this.side = sideOf(s, seat);
    this.enemyHq = s.hqs.findIndex((hq) => hq.side !== this.side);
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (u.at === PARKED && u.seat === seat) this.aircraft.push(id);
      if (!onField(u)) continue;
      if (areEnemies(s, seat, u.seat)) this.foes.push(id);
      else if (u.seat === seat) this.own.push(id);
    }
  }

  /** What a function of a module says about a unit, a card, or (by 0) the table: worked out once as long as nothing changes. */
  about<T>(id: number, says: (situation: Situation, id: number) => T): T {
    this.#known ??= new Map();
    let shelf = this.#known.get(says) as Map<number, T> | undefined;
    if (shelf === undefined) {
      shelf = new Map();
      this.#known.set(says, shelf);
    }
    let known = shelf.get(id);
    if (known === undefined) {
      known = says(this, id);
      shelf.set(id, known);
    }
    return known;
  }

  /**
   * Asks something of the table after a change that is taken back afterwards: the view is the opponent's own copy. What was
   * known before is put aside meanwhile, and what is found out then is forgotten with the change.
   */
  supposing<T>(change: () => unknown, ask: () => T, back: () => unknown): T {
    const known = this.#known;
    this.#known = null;
    change();
    try {
      return ask();
    } finally {
      back();
      this.#known = known;
    }
  }

  unit(id: number): Unit {
    return unit(this.s, id);
  }

  at(id: number): number {
    return unit(this.s, id).at;
  }

  row(id: number): number {
    return soloRow(this.s, this.seat, this.at(id));
  }

  rowAt(space: number): number {
    return soloRow(this.s, this.seat, space);
  }

  type(id: number): string {
    return unitCard(this.s, this.unit(id).card).type;
  }

  /** Its weapons that count, by number. */
  weapons(id: number): readonly number[] {
    let known = this.#weapons[id];
    if (known === undefined) {
      known = weaponsOf(this.s, id);
      this.#weapons[id] = known;
    }
    return known;
  }

  /** How far a weapon of the unit reaches. */
  range(id: number, weapon: number): number {
    return by(this.about(id, rangesOf)[weapon] ?? 0, 'SOLO-RULING-04');
  }

  /** From where units stand, with what could fire. */
  reaches(id: number, weapon: number, from: number, to: number): boolean {
    return distance(this.s, from, to) <= this.range(id, weapon);
  }

  /** SOLO-RULING-06. */
  value(id: number): number {
    let known = this.#values[id];
    if (known === undefined) {
      known = powerValue(this.s, this.unit(id));
      this.#values[id] = known;
    }
    return known;
  }

  /** Most powerful: value, printed cost, Armor-piercing, damage; what is still equal is left to a die. */
  power(id: number): readonly number[] {
    const card = unitCard(this.s, this.unit(id).card);
    return [this.value(id), card.cost, card.weapon?.pierce ?? 0, card.weapon?.damage ?? 0];
  }

  ownHqDistance(space: number): number {
    return distanceToHqOf(this.s, space, this.side);
  }

  enemyHqDistance(space: number): number {
    return distanceToHqOf(this.s, space, 1 - this.side);
  }

  hasInRange(id: number, target: number): boolean {
    return this.unitReaches(id, this.at(id), this.at(target));
  }

  unitReaches(id: number, from: number, to: number): boolean {
    return this.weapons(id).some((weapon) => this.reaches(id, weapon, from, to));
  }

  hqInRange(id: number): boolean {
    const steps = this.enemyHqDistance(this.at(id));
    return this.weapons(id).some((weapon) => steps <= this.range(id, weapon));
  }

  /** Some weapon of it is enough for the other's Armor, wherever the two stand. */
  canHurt(id: number, target: number): boolean {
    return this.weapons(id).some((weapon) => pierces(this.s, id, weapon, target));
  }

  /** An enemy with a weapon that reaches the space and pierces the unit standing there. */
  isThreat(foe: number, id: number, space: number): boolean {
    const { s } = this;
    for (const weapon of this.weapons(foe)) {
      if (!this.reaches(foe, weapon, this.at(foe), space)) continue;
      if (this.standing(id, space, () => pierces(s, foe, weapon, id))) return true;
    }
    return false;
  }

  /** SOLO-RULING-09: ground units only. */
  isThreatened(id: number, space = this.at(id)): boolean {
    if (space === this.at(id)) return this.about(id, threatenedWhereItStands);
    return this.foes.some((foe) => this.isThreat(foe, id, space));
  }

  /** What would be true with the unit on another space; `supposing` without its price, because it is asked so often. */
  standing<T>(id: number, space: number, ask: () => T): T {
    const u = this.unit(id);
    const { at } = u;
    if (at === space) return ask();
    const known = this.#known;
    this.#known = null;
    u.at = space;
    try {
      return ask();
    } finally {
      u.at = at;
      this.#known = known;
    }
  }

  /** Has it something to fire its main weapon at from that space? */
  hasTarget(id: number, space: number): boolean {
    const { s } = this;
    if (weaponOf(s, this.unit(id), MAIN) === null) return false;
    const range = this.range(id, MAIN);
    if (this.enemyHqDistance(space) <= range) return true;
    return this.foes.some((foe) => distance(s, space, this.at(foe)) <= range && pierces(s, id, MAIN, foe));
  }

  ownRows(): number[] {
    this.#ownRows ??= unitsByRow(this.s, this.seat, false);
    return this.#ownRows;
  }

  foeRows(): number[] {
    this.#foeRows ??= unitsByRow(this.s, this.seat, true);
    return this.#foeRows;
  }

  chain(): number {
    return chainOf(this.ownRows(), false);
  }

  lineLoss(foe: number): number {
    return lineLossOf(this.foeRows(), this.row(foe));
  }

  isLineBreaker(foe: number): boolean {
    return breaksLine(this.foeRows(), this.row(foe));
  }

  /** SOLO-RULING-51: how dangerous an enemy is, compared from left to right; more is worse. */
  danger(foe: number): readonly number[] {
    let known = this.#dangers[foe];
    if (known === undefined) {
      known = this.#danger(foe);
      this.#dangers[foe] = known;
    }
    return known;
  }

  #danger(foe: number): readonly number[] {
    const { s } = this;
    const guns = this.weapons(foe);
    const own = s.hqs.findIndex((hq) => hq.side === this.side);
    let onHq = 0;
    let onUnits = 0;
    for (const weapon of guns) {
      if (this.ownHqDistance(this.at(foe)) <= this.range(foe, weapon))
        onHq += prospectOf(s, shotAt(s, this.unit(foe).seat, foe, weapon, { hq: own })).expected;
      let best = 0;
      for (const id of this.#within(foe, weapon)) best = Math.max(best, prospectAt(s, foe, weapon, id).expected);
      onUnits += best;
    }
    const cuts = this.own.some(
      (id) => this.#holdsLine(id) && this.hasInRange(foe, id) && guns.some((weapon) => pierces(s, foe, weapon, id)),
    );
    return [onHq, Number(cuts), onUnits, this.value(foe), -this.ownHqDistance(this.at(foe))];
  }

  #within(foe: number, weapon: number): number[] {
    const from = this.at(foe);
    const range = this.range(foe, weapon);
    return this.own.filter((id) => distance(this.s, from, this.at(id)) <= range);
  }

  /** The only unit of a row of the chain, with others beyond it. */
  #holdsLine(id: number): boolean {
    const rows = this.ownRows();
    const row = this.row(id);
    if ((rows[row] ?? 0) !== 1 || row <= this.s.rows - this.chain()) return false;
    return rows.some((count, other) => other > 0 && other < row && count > 0);
  }

  /** SOLO-RULING-08: the enemies in range of its HQ, if together they could bring it down in one turn. */
  besiegers(): readonly number[] {
    this.#besiegers ??= this.#findBesiegers();
    return this.#besiegers;
  }

  #findBesiegers(): readonly number[] {
    const { s } = this;
    const hq = s.hqs.find((h) => h.side === this.side);
    if (hq === undefined) return [];
    let damage = 0;
    const near = this.foes.filter((foe) => {
      const guns = this.weapons(foe).filter((weapon) => this.ownHqDistance(this.at(foe)) <= this.range(foe, weapon));
      for (const weapon of guns) damage += weaponOf(s, this.unit(foe), weapon)?.damage ?? 0;
      return guns.length > 0;
    });
    return damage >= hq.hp ? near : [];
  }

  nearestFoe(space: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const foe of this.foes) least = Math.min(least, distance(this.s, space, this.at(foe)));
    return least;
  }

  nearestOwn(space: number, except = NONE): number {
    let least = Number.POSITIVE_INFINITY;
    for (const id of this.own) if (id !== except) least = Math.min(least, distance(this.s, space, this.at(id)));
    return least;
  }
}

function threatenedWhereItStands(situation: Situation, id: number): boolean {
  return situation.foes.some((foe) => situation.isThreat(foe, id, situation.at(id)));
}
