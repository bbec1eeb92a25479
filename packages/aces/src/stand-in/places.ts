import { hexDistance } from '@sandtable/geometry';
import { couldAimFrom, mayAttackArm, mayAttackOn } from '../attack/attacking';
import { costsTo } from '../automa/distances';
import { Situation } from '../automa/situation';
import { GERMANY } from '../content/factions';
import { INFANTRY, LAUNCHER_ARM, TANK } from '../content/unit-types';
import { FOREST } from '../map/terrain';
import { isOccupiable } from '../moving/entering';
import { NONE, purseOf, seatState, type Table, teamOfSeat, typeOf, type Unit, unit } from '../state';
import { withUnitAt } from '../table/questions';
import { fullWorth, lossBy, worthOfAttack } from './fights';
import { TASTES } from './tastes';

/** Enemy Infantry so near to a factory is a threat to it. */
const THREAT = 3;
/** From so much damage on a unit thinks of repairs. */
const HURT = 2;
const REPAIRED = 3;
const FAR = 20;

/** What a table promises the units of one seat at each place: worked out once for many of them. */
export class Places {
  readonly s: Table;
  private readonly situation: Situation;
  private readonly own: readonly number[];
  /** Factories of the own side and the enemy Infantry near each. */
  private readonly threats: readonly (readonly [hex: number, enemy: Unit, away: number])[];

  constructor(s: Table, seat: number) {
    this.s = s;
    this.situation = new Situation(s, seat);
    const { board, prizes, enemies } = this.situation;
    this.own = board.factories.filter((hex, f) => (s.owners[f] ?? NONE) >= 0 && !prizes.includes(hex));
    const infantry = enemies.map((id) => unit(s, id)).filter((e) => typeOf(e).arm === INFANTRY);
    this.threats = this.own.flatMap((hex) =>
      infantry.map((e) => [hex, e, hexDistance(board.map, e.at, hex)] as const).filter(([, , away]) => away <= THREAT),
    );
  }

  /** What a place promises a unit: a factory, somebody to shoot at, cover; less what may happen to it there. */
  worth(id: number, hex: number): number {
    const { s, situation } = this;
    const u = unit(s, id);
    const there = { ...u, at: hex };
    const { arm } = typeOf(u);
    const covered = situation.board.terrain[hex] === FOREST && arm <= TANK ? TASTES.cover : 0;
    const now = hex !== u.at && isOccupiable(s, u, hex) ? this.taken(hex) : TASTES.attack * this.bestShot(id, u, hex);
    return now + covered - TASTES.danger * this.danger(there) + this.prospects(there) + this.guarding(there);
  }

  /** AA-FACTORY-07: whoever is inside is lost with it. */
  private taken(hex: number): number {
    const inside = this.s.hexes[hex] ?? NONE;
    return TASTES.factory + (inside === NONE ? 0 : fullWorth(unit(this.s, inside)));
  }

  private bestShot(id: number, u: Unit, hex: number): number {
    const { s } = this;
    if (!mayAttackOn(s, u, hex)) return 0;
    const isSalvo = typeOf(u).area;
    let moved: Table | null = null;
    let best = 0;
    for (const target of this.situation.enemies) {
      const t = unit(s, target);
      if (!couldAimFrom(s, u, hex, t)) continue;
      moved ??= withUnitAt(s, id, hex);
      best = Math.max(best, worthOfAttack(moved, isSalvo ? ['strike', id, t.at] : ['attack', id, target]));
    }
    return best;
  }

  /** What the enemies who could come and shoot would take from it; who has intercepted stays where it is (AA-INTERCEPT-05). */
  private danger(u: Unit): number {
    const { s, situation } = this;
    const { board } = situation;
    const shooters: Unit[] = [];
    for (const id of situation.enemies) {
      const e = unit(s, id);
      const type = typeOf(e);
      if (type.arm === LAUNCHER_ARM || !mayAttackArm(e, u)) continue;
      const isNear =
        e.marks === NONE
          ? (costsTo(board, type, s.weather, u.at)[e.at] ?? 0) <= type.speed + 2 * type.maxRange
          : hexDistance(board.map, e.at, u.at) <= type.maxRange;
      if (isNear) shooters.push(e);
    }
    return shooters.length === 0 ? 0 : lossBy(s, u, shooters, TASTES.share);
  }

  /** Where a unit wants to get in turns to come: Infantry to factories, a tank of the Bulge to the sea, all others to enemies. */
  private prospects(u: Unit): number {
    const { s, situation } = this;
    const { board, prizes, enemies } = situation;
    const type = typeOf(u);
    if (type.arm === INFANTRY) {
      if (prizes.length === 0) return 0;
      const away = Math.min(...prizes.map((hex) => costsTo(board, type, s.weather, hex)[u.at] ?? 0)) / type.speed;
      const isBeside = prizes.some((hex) => hexDistance(board.map, u.at, hex) === 1);
      return TASTES.near / (1 + away) + (isBeside ? TASTES.beside : 0);
    }
    let nearest = FAR;
    for (const id of enemies) {
      const e = unit(s, id);
      if (mayAttackArm(u, e))
        nearest = Math.min(nearest, Math.max(0, hexDistance(board.map, u.at, e.at) - type.maxRange));
    }
    const approach = nearest === FAR ? 0 : TASTES.approach * nearest;
    const isForTheSea = s.opt.mission === 'bulge' && type.arm === TANK && teamOfSeat(s, u.seat) === GERMANY;
    return -approach - (isForTheSea ? TASTES.near * this.toTheSea(u) : 0);
  }

  /** Turns to the nearest shore. */
  private toTheSea(u: Unit): number {
    const { board } = this.situation;
    const type = typeOf(u);
    let nearest = FAR;
    for (let hex = 0; hex < board.shore.length; hex++) {
      if (board.shore[hex] !== 1) continue;
      nearest = Math.min(nearest, (costsTo(board, type, this.s.weather, hex)[u.at] ?? 0) / type.speed);
    }
    return nearest;
  }

  /** Whoever threatens own factories is best met; nobody waits inside for him (AA-FACTORY-07), but for a repair (AA-REPAIR-01). */
  private guarding(u: Unit): number {
    const { s, situation } = this;
    const { maxRange } = typeOf(u);
    let worth = 0;
    for (const [hex, enemy, away] of this.threats) {
      const short = Math.max(0, hexDistance(situation.board.map, u.at, enemy.at) - maxRange);
      worth -= (TASTES.guard * short) / (1 + away);
      if (u.at === hex && away === 1) worth -= TASTES.trapped * fullWorth(u);
    }
    const canRepair = u.damage >= HURT && this.own.includes(u.at) && seatState(s, purseOf(s, u.seat)).coins > 0;
    return canRepair ? worth + (TASTES.repair * Math.min(REPAIRED, u.damage) * fullWorth(u)) / 6 : worth;
  }
}
