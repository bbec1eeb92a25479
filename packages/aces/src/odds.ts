import { failure, type Item, type Odds, type Result, type Seat, success, type Wish } from '@sandtable/kernel';
import { shootsBack } from './attacking';
import { bonusDice, damageTable, diceOf, landsFixedHits } from './fight';
import { unitsUnder } from './katyusha';
import { hexNamed, unitName } from './names';
import { type AcesState, NONE, type Table, typeOf, type Unit, unit } from './state';
import { DESTROYED_AT, damageFor, fixedHits, thresholdOf } from './unit-types';
import { unitOn } from './wishes';

/** Chances of 0, 1, … 6 damage. */
export type Distribution = readonly number[];

/** Binomial: the chance of each number of hits with so many dice. */
function hitChances(dice: number, threshold: number): number[] {
  const p = threshold / 12;
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((c, hits) => {
      next[hits] = (next[hits] ?? 0) + c * (1 - p);
      next[hits + 1] = (next[hits + 1] ?? 0) + c * p;
    });
    chances = next;
  }
  return chances;
}

/** How many hits a unit lands, with red dice or the value they stand for. */
function landed(s: Table, u: Unit, bonus: number): number[] {
  const type = typeOf(u);
  const threshold = thresholdOf(type, u.xp);
  if (!landsFixedHits(s, u)) return hitChances(diceOf(u) + bonus, threshold);
  const hits = fixedHits(type, u.damage, u.xp) + Math.round((bonus * threshold) / 12);
  return [...new Array<number>(hits).fill(0), 1];
}

function damageChances(hits: readonly number[], table: readonly number[]): number[] {
  const out = new Array<number>(DESTROYED_AT + 1).fill(0);
  hits.forEach((p, n) => {
    const damage = damageFor(table, n);
    out[damage] = (out[damage] ?? 0) + p;
  });
  return out;
}

export interface FightOdds {
  /** Damage dealt to the defender, and taken by the attacker; the two are independent. */
  readonly dealt: Distribution;
  readonly taken: Distribution;
  readonly destroys: number;
  readonly isDestroyed: number;
  readonly shootsBack: boolean;
}

/** The exact distribution of both sides' damage in a fight, from where the attacker stands. */
export function fightOdds(s: Table, attackerId: number, targetId: number): FightOdds {
  const attacker = unit(s, attackerId);
  const target = unit(s, targetId);
  const back = shootsBack(s, target, attacker, attacker.at);
  const dealt = damageChances(landed(s, attacker, bonusDice(s, attackerId, targetId)), damageTable(s, target, true));
  const taken = back ? damageChances(landed(s, target, 0), damageTable(s, attacker, false)) : damageChances([1], [1]);
  return {
    dealt,
    taken,
    destroys: tail(dealt, DESTROYED_AT - target.damage),
    isDestroyed: tail(taken, DESTROYED_AT - attacker.damage),
    shootsBack: back,
  };
}

function tail(chances: Distribution, from: number): number {
  return chances.slice(from).reduce((sum, p) => sum + p, 0);
}

export function odds(s: AcesState, _seat: Seat, wish: Wish): Result<Odds> {
  const id = unitOn(s, hexNamed(s, wish.places.from ?? ''));
  const hex = hexNamed(s, wish.places.to ?? '');
  if (wish.verb !== 'attack' || id === NONE || hex === NONE) {
    return failure('', 'Only an attack has odds, e.g. "attack 4,7 5,7".');
  }
  if (typeOf(unit(s, id)).area) return success(salvoOdds(s, id, hex));
  const target = s.hexes[hex] ?? NONE;
  if (target === NONE) return failure('', `There is no unit on ${wish.places.to}.`);
  return success(unitOdds(s, id, target));
}

function unitOdds(s: AcesState, id: number, target: number): Odds {
  const fight = fightOdds(s, id, target);
  const outcomes = fight.dealt.flatMap((p, dealt) =>
    fight.taken.flatMap((q, taken) =>
      p * q > 0 ? [{ p: p * q, dealt, taken, result: `${dealt} dealt, ${taken} taken` }] : [],
    ),
  );
  return { outcomes, breakdown: diceItems(s, id, bonusDice(s, id, target)) };
}

/** AA-KATYUSHA-04: one roll for everything on the seven hexes. */
function salvoOdds(s: AcesState, id: number, hex: number): Odds {
  const hits = landed(s, unit(s, id), 0);
  const victims = unitsUnder(s, hex);
  const seen: { p: number; result: string }[] = [];
  hits.forEach((p, n) => {
    if (p === 0) return;
    const parts = victims.map((v) => `${unitName(s, v)} ${damageFor(damageTable(s, unit(s, v), true), n)}`);
    const result = parts.length === 0 ? 'nothing hit' : parts.join(', ');
    const same = seen.find((o) => o.result === result);
    if (same === undefined) seen.push({ p, result });
    else same.p += p;
  });
  return { outcomes: seen, breakdown: diceItems(s, id, 0) };
}

function diceItems(s: Table, id: number, bonus: number): Item[] {
  const u = unit(s, id);
  const type = typeOf(u);
  if (landsFixedHits(s, u))
    return [{ rule: 'AA-AUTOMA-60', label: 'Fixed hits', value: fixedHits(type, u.damage, u.xp) }];
  return [
    { rule: 'AA-COMBAT-10', label: `Dice with ${u.damage} damage`, value: diceOf(u) },
    ...(bonus > 0 ? [{ rule: 'AA-SUPPORT-03', label: 'Combined arms', value: bonus }] : []),
    { rule: 'AA-HITS-01', label: 'Hits on this or less', value: thresholdOf(type, u.xp) },
  ];
}
