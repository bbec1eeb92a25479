import { failure, type Odds, type Result, refusals, type Seat, success, type Wish } from '@sandtable/kernel';
import type { AcesWords } from '../words/index';
import { type AttackTry, salvoChecks, shootsBack, targetChecks } from './attacking';
import { type Chances, certain, chanceOfLast, damageChances, hitChances } from './chances';
import { damageTable } from './fight';
import { unitsUnder } from './katyusha';
import { hexNamed, unitName } from './names';
import { fightItems, type OddsItem, salvoItems } from './odds-breakdown';
import { averageHits, diceOf, landsFixedHits } from './shots';
import { type AcesState, NONE, type Table, typeOf, type Unit, unit } from './state';
import { bonusDice } from './support';
import { DESTROYED_AT, damageFor, fixedHits, thresholdOf } from './unit-types';
import { unitOn } from './wishes';

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

function oddsOf(s: Table, id: number, hits: Chances, isDefender: boolean): UnitOdds {
  const u = unit(s, id);
  const damage = damageChances(hits, damageTable(s, u, isDefender), u.damage);
  return { unit: id, damage, destroyed: chanceOfLast(damage) };
}

/** Exact chances of an attack from where the attacker stands, whoever's turn it is. */
export function odds(s: AcesState, seat: Seat, wish: Wish, w: AcesWords): Result<AcesOdds> {
  const id = unitOn(s, hexNamed(s, wish.places.from ?? ''));
  const hex = hexNamed(s, wish.places.to ?? '');
  if (wish.verb !== 'attack' || id === NONE || hex === NONE) {
    return failure('', w.odds.onlyAttacks);
  }
  const isSalvo = typeOf(unit(s, id)).area;
  const attack: AttackTry = { seat, unit: id, target: isSalvo ? NONE : (s.hexes[hex] ?? NONE), hex };
  const [forbidden] = refusals(isSalvo ? salvoChecks : targetChecks, s, attack, w);
  if (forbidden !== undefined) return failure('', w.odds.forbidden(forbidden.text, forbidden.rule));
  return success(isSalvo ? salvoOdds(s, id, hex, w) : fightOdds(s, id, attack.target, w));
}

/** The two sides roll apart, so the chance of each pair of results is the product (AA-COMBAT-11, AA-COMBAT-12). */
export function fightOdds(s: Table, attackerId: number, targetId: number, w: AcesWords): AcesOdds {
  const attacker = unit(s, attackerId);
  const defender = unit(s, targetId);
  const back = shootsBack(s, defender, attacker, attacker.at) ? landed(s, defender, 0) : certain(0);
  const target = oddsOf(s, targetId, landed(s, attacker, bonusDice(s, attackerId, targetId)), true);
  const own = oddsOf(s, attackerId, back, false);
  const outcomes = target.damage.flatMap((p, dealt) =>
    own.damage.flatMap((q, taken) =>
      p * q > 0
        ? [{ p: p * q, dealt, taken, result: w.odds.exchange(told(target, dealt, w), told(own, taken, w)) }]
        : [],
    ),
  );
  return { outcomes, breakdown: fightItems(s, attackerId, targetId, w), units: [target, own] };
}

function told({ damage }: UnitOdds, amount: number, w: AcesWords): string {
  return w.odds.amount(amount, amount === damage.length - 1);
}

/** AA-KATYUSHA-04: one roll for everything on the seven hexes, so what happens to one goes with what happens to all. */
function salvoOdds(s: Table, id: number, hex: number, w: AcesWords): AcesOdds {
  const hits = landed(s, unit(s, id), 0);
  const victims = unitsUnder(s, hex);
  const outcomes: { p: number; damage: number[]; result: string }[] = [];
  hits.forEach((p, n) => {
    if (p === 0) return;
    const damage = victims.map((v) => addedBy(s, unit(s, v), n));
    const same = outcomes.find((o) => o.damage.every((d, i) => d === damage[i]));
    if (same === undefined) outcomes.push({ p, damage, result: tellSalvo(s, victims, damage, w) });
    else same.p += p;
  });
  const units = victims.map((v) => oddsOf(s, v, hits, true));
  return { outcomes, breakdown: salvoItems(s, id, victims, w), units };
}

function addedBy(s: Table, u: Unit, hits: number): number {
  return Math.min(damageFor(damageTable(s, u, true), hits), DESTROYED_AT - u.damage);
}

function tellSalvo(s: Table, victims: readonly number[], damage: readonly number[], w: AcesWords): string {
  if (victims.length === 0) return w.odds.nothingHit;
  return victims
    .map((v, i) => {
      const amount = damage[i] ?? 0;
      const told = w.odds.amount(amount, unit(s, v).damage + amount === DESTROYED_AT);
      return w.odds.hit(unitName(s, v, w), told);
    })
    .join(', ');
}
