import {
  type Fact,
  type Item,
  noOdds,
  type Odds,
  type Option,
  type Result,
  refusals,
  type Seat,
  success,
  type Wish,
} from '@sandtable/kernel';
import { assaultFrame } from '../attack/assault-frame';
import { type AttackFrame, attackFrame } from '../attack/attack-frame';
import { ASSAULT, type Shot } from '../attack/shot';
import { hqShotChecks, reactionShot, shotAt, terrainShotChecks, unitShotChecks } from '../attack/targets';
import { weaponOf } from '../attack/weapons';
import { assaultChecks } from '../field/movement';
import { distance, endPair, putOn, takeOff } from '../ground';
import type { GmFacts } from '../say';
import { isHidden } from '../seeing/hidden';
import { cloneState, type GmState, NONE, unit } from '../state';
import { assaultingUnit } from '../verbs/moment';
import { optionOf } from '../wishes/wishes';
import { answeringAttack, waitingAttack } from './answers';
import { shotItems } from './breakdown';
import { bestReaction, bestStrike } from './choice';
import { type Ending, endingsOf, endingsWith } from './endings';
import { raidOdds } from './raid';

/** The odds of an attack or of an assault; every way it may end with what it does. */
export interface GmOdds extends Odds {
  readonly outcomes: readonly Ending[];
  readonly breakdown: readonly Item[];
  /** The chance that the target is destroyed, and that the attacker is. */
  readonly destroyed: number;
  readonly lost: number;
  /** The chance that the target is pressed down (2GM-SUPPR-03). */
  readonly suppressed: number;
}

const RAIDS: readonly (string | number)[] = ['raid', 'raze', 'strafe', 'raid-hq'];

/** Exact chances of an attack from where the units stand, whoever's turn it is; nobody plays cards on it. */
export function odds(s: GmState, seat: Seat, wish: Wish, w: GmFacts): Result<GmOdds, Fact> {
  const option = optionOf(s, seat, wish);
  return option === null ? noOdds(w.odds.onlyAttacks) : oddsOf(s, seat, option, w);
}

export function oddsOf(s: GmState, seat: Seat, option: Option, w: GmFacts): Result<GmOdds, Fact> {
  if (s.outcome !== null) return noOdds(w.odds.onlyAttacks);
  const [verb, ...rest] = option;
  if (RAIDS.includes(verb)) {
    const found = raidOdds(s, seat, option, w);
    return found.ok ? success(summed(found.value.outcomes, found.value.breakdown)) : found;
  }
  const [a = NONE, b = NONE, c = NONE] = rest.map(Number);
  if (isSecret(s, seat, a) || (verb !== 'shell' && verb !== 'bombard' && isSecret(s, seat, c)))
    return noOdds(w.odds.forbidden(w.odds.nobodyKnows, '2GM-NIGHT-03')); // what lies face down is anybody's guess
  switch (verb) {
    case 'shoot':
    case 'shell':
    case 'bombard':
      return s.units[a] === undefined ? noOdds(w.odds.onlyAttacks) : shooting(s, seat, verb, a, b, c, w);
    case 'react':
    case 'strike':
      return meeting(s, verb, a, w);
    case 'assault':
      return s.units[a] === undefined || s.units[c] === undefined
        ? noOdds(w.odds.onlyAttacks)
        : assaulting(s, seat, a, b, c, w);
    case 'resolve': {
      const target = s.units[a]?.assaults ?? NONE;
      return target === NONE ? noOdds(w.odds.onlyAttacks) : exchange(s, a, unit(s, a).at, target, w);
    }
    default: {
      const answer = answeringAttack(s, seat, option);
      if (answer === null) return playing(s, seat, option, w);
      if (isSecret(s, seat, answer.frame.target)) return noOdds(w.odds.forbidden(w.odds.nobodyKnows, '2GM-NIGHT-03'));
      return success(attackOdds(answer.state, answer.frame, w));
    }
  }
}

/** A card on the attack that waits for its roll. */
function playing(s: GmState, seat: Seat, option: Option, w: GmFacts): Result<GmOdds, Fact> {
  const attack = option[0] === 'play' ? waitingAttack(s) : null;
  if (attack === null) return noOdds(w.odds.onlyAttacks);
  if (isSecret(s, seat, attack.target)) return noOdds(w.odds.forbidden(w.odds.nobodyKnows, '2GM-NIGHT-03'));
  const outcomes = endingsWith(s, seat, option, { targets: [attack.target], own: [attack.shooter] }, w);
  return outcomes === null ? noOdds(w.odds.onlyAttacks) : success(summed(outcomes, []));
}

function isSecret(s: GmState, seat: Seat, id: number): boolean {
  const u = s.units[id];
  return u !== undefined && isHidden(s, u, seat);
}

function shooting(
  s: GmState,
  seat: Seat,
  verb: string,
  id: number,
  weapon: number,
  at: number,
  w: GmFacts,
): Result<GmOdds, Fact> {
  const [checks, aim] =
    verb === 'shoot'
      ? [unitShotChecks, { target: at }]
      : verb === 'shell'
        ? [terrainShotChecks, { space: at }]
        : [hqShotChecks, { hq: at }];
  const shot = shotAt(s, seat, id, weapon, aim);
  const [forbidden] = refusals(checks, s, shot, w);
  return forbidden === undefined
    ? success(shotOdds(s, shot, w))
    : noOdds(w.odds.forbidden(forbidden.text, forbidden.rule));
}

/** One of the two attacks of the assault that is being resolved. */
function meeting(s: GmState, verb: string, weapon: number, w: GmFacts): Result<GmOdds, Fact> {
  const { unit: id, target } = assaultingUnit(s);
  const fighter = s.units[verb === 'react' ? target : id];
  if (fighter === undefined || s.units[id] === undefined || weapon === NONE || weaponOf(s, fighter, weapon) === null)
    return noOdds(w.odds.onlyAttacks);
  const shot =
    verb === 'react'
      ? reactionShot(s, target, weapon, id)
      : shotAt(s, unit(s, id).seat, id, weapon, { mode: ASSAULT, target });
  return success(shotOdds(s, shot, w));
}

/** What a single attack does. */
function shotOdds(s: GmState, shot: Shot, w: GmFacts): GmOdds {
  return attackOdds(s, attackFrame(shot), w);
}

function attackOdds(s: GmState, attack: AttackFrame, w: GmFacts): GmOdds {
  const outcomes = endingsOf(s, attack, { targets: [attack.target], own: [attack.shooter] }, w);
  return summed(outcomes, shotItems(s, attack, w));
}

function summed(outcomes: readonly Ending[], breakdown: readonly Item[]): GmOdds {
  const chance = (of: (e: Ending) => boolean): number => outcomes.reduce((p, e) => (of(e) ? p + e.p : p), 0);
  return {
    outcomes,
    breakdown,
    destroyed: chance((e) => e.destroyed),
    lost: chance((e) => e.lost),
    suppressed: chance((e) => e.suppressed),
  };
}

function assaulting(
  s: GmState,
  seat: Seat,
  id: number,
  from: number,
  target: number,
  w: GmFacts,
): Result<GmOdds, Fact> {
  const [forbidden] = refusals(assaultChecks, s, { seat, unit: id, from, target }, w);
  return forbidden === undefined
    ? exchange(s, id, from, target, w)
    : noOdds(w.odds.forbidden(forbidden.text, forbidden.rule));
}

/** Reaction fire and then the assault, each with the weapon that promises most (2GM-ASSAULT-06, 2GM-ASSAULT-08). */
function exchange(s: GmState, id: number, from: number, target: number, w: GmFacts): Result<GmOdds, Fact> {
  const ready = cloneState(s);
  const u = unit(ready, id);
  if (from < 0 || distance(s, from, unit(s, target).at) !== 1) return noOdds(w.odds.onlyAttacks);
  if (u.at !== from) {
    takeOff(ready, id);
    endPair(ready, u);
    putOn(ready, id, from);
  }
  u.onto = unit(ready, target).at;
  u.assaults = target;
  const react = bestReaction(ready, target, id);
  const strike = bestStrike(ready, id, target);
  const answer = react === NONE ? [] : shotItems(ready, reactionShot(ready, target, react, id), w);
  const attack =
    strike === NONE ? [] : shotItems(ready, shotAt(ready, u.seat, id, strike, { mode: ASSAULT, target }), w);
  const outcomes = endingsOf(ready, assaultFrame(ready, id), { targets: [target], own: [id] }, w);
  return success(
    summed(outcomes, [...labelled(w.odds.reactionFire, answer, w), ...labelled(w.odds.assault, attack, w)]),
  );
}

function labelled(which: Fact, items: readonly Item[], w: GmFacts): Item[] {
  return items.map((item) => ({ ...item, label: w.odds.labelOf(which, item.label) }));
}
