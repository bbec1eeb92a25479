import { type Decision, type Option, PASS, type Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { isBomber } from '../../air/declare';
import { HIT, MISS } from '../../attack/attack-frame';
import { ASSAULT, FLAK, plainShot, type Shot } from '../../attack/shot';
import { reactionShot, shotAt } from '../../attack/targets';
import { hpLeft } from '../../cards';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { areEnemies, GONE, NONE, unit } from '../../state';
import { supportName } from '../cards/support-tags';
import type { Dice } from '../dice';
import { tieOf } from '../saying/own-book';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import { prospectOf } from '../situation/fire';
import { hitsPlace, isHqObjective } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { answerMove, decoy, WORTHY } from './answering';

function pass(situation: Situation, rule: RuleId, dice: Dice): Reply {
  return new Reasons(situation.w).rule(rule).reply([PASS], situation.w.solo.letsPass, dice);
}

/** Windows in which somebody may step in, whoever's turn it is (SOLO-RULING-48, SOLOP-CARDUSE-04). */
export const WINDOWS: readonly string[] = [
  'fire',
  'cover',
  'rolled',
  'resolved',
  'moved',
  'arrived',
  'drop',
  'orders',
  'beside',
  'intercept',
  'escort',
  'flak',
];

export function chooseReaction(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { levers } = situation.solo;
  const own = view.attack !== null && view.attack.seat === situation.seat;
  if (!levers.reacts && !own && decision.kind !== 'escort' && decision.kind !== 'beside')
    return pass(situation, 'SOLO-RULING-48', dice);
  switch (decision.kind) {
    case 'flak':
    case 'drop':
      return flak(situation, decision, dice);
    case 'intercept':
      return intercept(situation, view, decision, dice);
    case 'escort':
      return escort(situation, view, decision, dice);
    case 'beside':
      return beside(situation, decision, dice);
    case 'cover':
      return cover(situation, view, decision, dice);
    case 'moved':
    case 'arrived':
      return answerMove(situation, view, decision, dice) ?? pass(situation, 'SOLO-RULING-81', dice);
    default:
      return own ? ownAttack(situation, view, decision, dice) : answerAttack(situation, view, decision, dice);
  }
}

/** Anti-aircraft guns always fire, where it does most (SOLO-RULING-48). */
function flak(situation: Situation, decision: Decision, dice: Dice): Reply {
  const { s, seat } = situation;
  const shots = decision.options.filter((o) => o[0] === 'flak');
  if (shots.length === 0) return pass(situation, 'SOLO-RULING-48', dice);
  const damage = (o: Option): number =>
    prospectOf(s, shotAt(s, seat, Number(o[1]), 0, { mode: FLAK, target: Number(o[2]), extra: 0 })).expected;
  const able = shots.filter((o) => damage(o) > 0);
  if (able.length === 0) return pass(situation, 'SOLO-RULING-48', dice);
  const option = dice.pick(
    bestBy(able, (o) => [damage(o)]),
    'SOLO-RULING-48',
    recorded.gunFiresAircraft,
  );
  return new Reasons(situation.w)
    .rule('SOLO-RULING-48')
    .reply(
      option,
      situation.w.solo.fires(
        unitWords(s, Number(option[1]), situation.w),
        unitWords(s, Number(option[2]), situation.w),
      ),
      dice,
    );
}

/** A fighter rises against an attack on the HQ or objective, on a unit worth 3 or more, or by a bomber. */
function intercept(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s, solo } = situation;
  const raid = view.raid;
  const fighters = decision.options.filter((o) => o[0] === 'intercept');
  if (raid === null || fighters.length === 0 || raid.interceptors.length > 0)
    return pass(situation, 'SOLO-RULING-48', dice);
  const hit = [raid.target, ...raid.spaces.map((space) => s.on[space] ?? NONE)].filter((id) => id !== NONE);
  const dear = hit.some((id) => unit(s, id).seat === situation.seat && situation.value(id) >= WORTHY);
  const objective = raid.hq !== NONE || raid.spaces.some((space) => solo.objective.includes(space));
  if (!dear && !objective && !isBomber(s, unit(s, raid.aircraft))) return pass(situation, 'SOLO-RULING-48', dice);
  const option = dice.pick(
    bestBy(fighters, (o) => situation.power(Number(o[1]))),
    'SOLO-RULING-48',
    recorded.fighterRises,
  );
  return new Reasons(situation.w)
    .rule('SOLO-RULING-48')
    .reply(option, situation.w.solo.intercepts(unitWords(s, Number(option[1]), situation.w)), dice);
}

/** An intercepted bomber of its own is escorted if a fighter is there. */
function escort(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const fighters = decision.options.filter((o) => o[0] === 'escort');
  // 2GM-AIR-40: in Tactics fighters could go along from the start; they wait until somebody intercepts
  const intercepted = view.raid !== null && view.raid.interceptors.length > 0;
  if (fighters.length === 0 || !intercepted) return pass(situation, 'SOLO-RULING-48', dice);
  const option = dice.pick(
    bestBy(fighters, (o) => situation.power(Number(o[1]))),
    'SOLO-RULING-48',
    recorded.fighterGoesAlong,
  );
  return new Reasons(situation.w)
    .rule('SOLO-RULING-48')
    .reply(option, situation.w.solo.escorts(unitWords(s, Number(option[1]), situation.w)), dice);
}

/** The second rocket comes down on whom it may hurt most. */
function beside(situation: Situation, decision: Decision, dice: Dice): Reply {
  const foes = decision.options.filter((o) => o[0] === 'beside');
  if (foes.length === 0) return pass(situation, 'SOLO-RULING-08', dice);
  const option = dice.pick(
    bestBy(foes, (o) => situation.power(Number(o[1]))),
    tieOf(situation),
    recorded.whereSecondRocketFalls,
  );
  return new Reasons(situation.w)
    .rule('SOLO-RULING-08')
    .reply(option, situation.w.solo.secondRocketFalls(unitWords(situation.s, Number(option[1]), situation.w)), dice);
}

/**
 * Could the attack under way hurt its target? The numbers of the frame are set later, so they are asked anew. Who fell by an answer
 * to it has no weapon any more.
 */
function couldHurt({ s }: Situation, { attack }: GmView): boolean {
  if (attack === null || s.units[attack.shooter]?.at === GONE) return false;
  return prospectOf(s, plainShot(attack)).pierces;
}

/** Smoke against the first attack of the turn that could damage its bearer (SOLO-RULING-48). */
function cover(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const smoke = decision.options.find((o) => o[0] === 'smoke');
  if (smoke === undefined || !couldHurt(situation, view))
    return decoy(situation, view, decision, dice) ?? answerAttack(situation, view, decision, dice);
  return new Reasons(situation.w)
    .rule('SOLO-RULING-48')
    .reply(smoke, situation.w.solo.throwsSmokeBeforeShot(unitWords(situation.s, Number(smoke[1]), situation.w)), dice);
}

/** The target matters: it is worth 3 or more and could be lost, or it is the HQ. */
function matters(situation: Situation, view: GmView): boolean {
  const { attack } = view;
  if (attack === null || attack.target === NONE) return attack !== null && attack.hq !== NONE;
  return situation.value(attack.target) >= WORTHY;
}

function plays(decision: Decision, names: readonly string[]): Option[] {
  return decision.options.filter((o) => o[0] === 'play' && names.includes(supportName(Number(o[1]))));
}

/** Cards kept for attacks of the human: against one that could destroy a unit worth 3 or more, or hits the HQ. */
function answerAttack(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const { attack } = view;
  if (attack === null || !matters(situation, view) || !couldHurt(situation, view))
    return pass(situation, 'SOLO-RULING-48', dice);
  const mine = attack.target === NONE || !areEnemies(s, situation.seat, unit(s, attack.target).seat);
  if (!mine) return pass(situation, 'SOLO-RULING-48', dice);
  const deadly =
    attack.target === NONE ||
    attack.result > HIT ||
    (attack.result === HIT && attack.damage >= hpLeft(s, attack.target));
  const names =
    decision.kind === 'rolled'
      ? deadly && attack.result >= HIT
        ? ['you-missed', 'fortunate', 'luck']
        : []
      : decision.kind === 'resolved'
        ? ['counterattack']
        : [];
  const [option] = plays(decision, names);
  if (option === undefined) return pass(situation, 'SOLO-RULING-48', dice);
  return new Reasons(situation.w).rule('SOLO-RULING-48').reply(option, situation.w.solo.answersAttackCard, dice);
}

/** SOLOP-CARDUSE-04: cards for its own attack, when it goes against the objective or would break the human's line. */
function ownAttack(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { attack } = view;
  if (attack === null) return pass(situation, 'SOLOP-CARDUSE-04', dice);
  const objective = attack.hq !== NONE ? isHqObjective(situation) : hitsPlace(situation, attack);
  const breaker =
    attack.target !== NONE && situation.foes.includes(attack.target) && situation.isLineBreaker(attack.target);
  if (!objective && !breaker) return pass(situation, 'SOLOP-CARDUSE-04', dice);
  const names =
    decision.kind === 'fire'
      ? ['impact', 'on-target', 'kamikaze', 'bayonets']
      : decision.kind === 'rolled' && attack.result === MISS
        ? ['fortunate', 'luck']
        : decision.kind === 'resolved'
          ? ['shrapnel']
          : [];
  const [option] = plays(decision, names);
  if (option === undefined) return pass(situation, 'SOLOP-CARDUSE-04', dice);
  return new Reasons(situation.w)
    .rule('SOLOP-CARDUSE-04', ...(breaker ? (['SOLO-RULING-10'] as const) : []))
    .reply(
      option,
      situation.w.solo.playsCardAttack(
        objective ? situation.w.solo.goesAgainstObjective : situation.w.solo.wouldBreakLine,
      ),
      dice,
    );
}

/** Reaction fire at who assaults it, with the weapon that hurts most. */
export function chooseReactionFire(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const { assault } = view;
  const options = decision.options.filter((o) => o[0] === 'react' || o[0] === 'strike');
  const rest = decision.options.find((o) => !options.includes(o));
  if (assault === null || options.length === 0) {
    if (rest === undefined) throw new Error('There is nothing to answer with.');
    return new Reasons(situation.w).rule('SOLO-RULING-48').reply(rest, situation.w.solo.notFire, dice);
  }
  const reacts = decision.kind === 'react';
  const [shooter, target] = reacts ? [assault.target, assault.unit] : [assault.unit, assault.target];
  const shot = (weapon: number): Shot =>
    reacts
      ? reactionShot(s, shooter, weapon, target)
      : shotAt(s, situation.seat, shooter, weapon, { mode: ASSAULT, target, extra: 0 });
  const best = bestBy(options, (o) => [prospectOf(s, shot(Number(o[1]))).expected]);
  const option = dice.pick(best, 'SOLO-RULING-48', recorded.weaponFires);
  const text = reacts ? situation.w.solo.firesWhoAssaults : situation.w.solo.strikes(unitWords(s, target, situation.w));
  return new Reasons(situation.w)
    .rule('SOLO-RULING-48')
    .reply(option, situation.w.solo.does(unitWords(s, shooter, situation.w), text), dice);
}
