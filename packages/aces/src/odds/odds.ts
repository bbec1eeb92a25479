import {
  type Fact,
  noOdds,
  type Odds,
  type Option,
  type Result,
  refusals,
  type Seat,
  success,
  type Wish,
} from '@sandtable/kernel';
import { type AttackTry, salvoChecks, shootsBack, targetChecks } from '../attack/attacking';
import { damageTable } from '../attack/fight';
import { unitsUnder } from '../attack/katyusha';
import { averageHits, diceOf, landsFixedHits } from '../attack/shots';
import { bonusDice } from '../attack/support';
import { DESTROYED_AT, damageFor, fixedHits, thresholdOf } from '../content/unit-types';
import { hexNamed, unitFact } from '../names/names';
import { say } from '../say';
import { type AcesState, NONE, type Table, typeOf, type Unit, unit } from '../state';
import { unitOn } from '../verbs/writing';
import { fightItems, type OddsItem, salvoItems } from './breakdown';
import { type Chances, certain, chanceOfLast, damageChances, hitChances } from './chances';

/** What an attack does to one unit. */
export interface UnitOdds {
  readonly unit: number;
  /** The chance of each number of damage markers, from none to those that destroy it. */
  readonly damage: Chances;
  readonly destroyed: number;
}

/** The odds of an attack, and of each unit in it: the target or everything under a salvo, then the attacker. */
export interface AcesOdds extends Odds {
  readonly breakdown: readonly OddsItem[];
  readonly units: readonly UnitOdds[];
}

/** How many hits a unit lands, with red dice or the hits they stand for. */
function landed(s: Table, u: Unit, bonus: number): Chances {
  const type = typeOf(u);
  const threshold = thresholdOf(type, u.xp);
  if (!landsFixedHits(s, u)) return hitChances(diceOf(u) + bonus, threshold);
  return certain(fixedHits(type, u.damage, u.xp) + averageHits(bonus, threshold));
}

function unitOdds(s: Table, id: number, hits: Chances, isDefender: boolean): UnitOdds {
  const u = unit(s, id);
  const damage = damageChances(hits, damageTable(s, u, isDefender), u.damage);
  return { unit: id, damage, destroyed: chanceOfLast(damage) };
}

/** Exact chances of an attack from where the attacker stands, whoever's turn it is. */
export function odds(s: AcesState, seat: Seat, wish: Wish): Result<AcesOdds, Fact> {
  const id = unitOn(s, hexNamed(s, wish.places.from ?? ''));
  const hex = hexNamed(s, wish.places.to ?? '');
  return wish.verb === 'attack' ? attackOdds(s, seat, id, hex) : noOdds(say.odds.onlyAttacks);
}

/** The same of an attack that is offered, or of a salvo. */
export function oddsOf(s: AcesState, seat: Seat, [verb, a, b]: Option): Result<AcesOdds, Fact> {
  const id = Number(a);
  if ((verb !== 'attack' && verb !== 'strike') || s.units[id] === undefined) return noOdds(say.odds.onlyAttacks);
  return attackOdds(s, seat, id, verb === 'strike' ? Number(b) : (s.units[Number(b)]?.at ?? NONE));
}

function attackOdds(s: AcesState, seat: Seat, id: number, hex: number): Result<AcesOdds, Fact> {
  if (id === NONE || hex < 0 || hex >= s.hexes.length) return noOdds(say.odds.onlyAttacks);
  const isSalvo = typeOf(unit(s, id)).area;
  const attack: AttackTry = { seat, unit: id, target: isSalvo ? NONE : (s.hexes[hex] ?? NONE), hex };
  const [forbidden] = refusals(isSalvo ? salvoChecks : targetChecks, s, attack);
  if (forbidden !== undefined) return noOdds(say.odds.forbidden(forbidden.text, forbidden.rule));
  return success(isSalvo ? salvoOdds(s, id, hex) : fightOdds(s, id, attack.target));
}

/** The two sides roll apart, so the chance of each pair of results is the product (AA-COMBAT-11, AA-COMBAT-12). */
export function fightOdds(s: Table, attackerId: number, targetId: number): AcesOdds {
  const attacker = unit(s, attackerId);
  const defender = unit(s, targetId);
  const back = shootsBack(s, defender, attacker, attacker.at) ? landed(s, defender, 0) : certain(0);
  const target = unitOdds(s, targetId, landed(s, attacker, bonusDice(s, attackerId, targetId)), true);
  const own = unitOdds(s, attackerId, back, false);
  const outcomes = target.damage.flatMap((p, dealt) =>
    own.damage.flatMap((q, taken) =>
      p * q > 0 ? [{ p: p * q, dealt, taken, result: say.odds.exchange(told(target, dealt), told(own, taken)) }] : [],
    ),
  );
  return { outcomes, breakdown: fightItems(s, attackerId, targetId), units: [target, own] };
}

function told({ damage }: UnitOdds, amount: number): Fact {
  return say.odds.amount(amount, amount === damage.length - 1);
}

/** AA-KATYUSHA-04: one roll for everything on the seven hexes, so what happens to one goes with what happens to all. */
function salvoOdds(s: Table, id: number, hex: number): AcesOdds {
  const hits = landed(s, unit(s, id), 0);
  const victims = unitsUnder(s, hex);
  const outcomes: { p: number; damage: number[]; result: Fact }[] = [];
  hits.forEach((p, n) => {
    if (p === 0) return;
    const damage = victims.map((v) => addedBy(s, unit(s, v), n));
    const same = outcomes.find((o) => o.damage.every((d, i) => d === damage[i]));
    if (same === undefined) outcomes.push({ p, damage, result: tellSalvo(s, victims, damage) });
    else same.p += p;
  });
  const units = victims.map((v) => unitOdds(s, v, hits, true));
  return { outcomes, breakdown: salvoItems(s, id, victims), units };
}

function addedBy(s: Table, u: Unit, hits: number): number {
  return Math.min(damageFor(damageTable(s, u, true), hits), DESTROYED_AT - u.damage);
}

function tellSalvo(s: Table, victims: readonly number[], damage: readonly number[]): Fact {
  if (victims.length === 0) return say.odds.nothingHit;
  const hits = victims.map((v, i) => {
    const amount = damage[i] ?? 0;
    const told = say.odds.amount(amount, unit(s, v).damage + amount === DESTROYED_AT);
    return say.odds.hit(unitFact(s, v), told);
  });
  return say.odds.hits(hits);
}
