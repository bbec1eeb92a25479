import { type Decision, numberAt, type Option, type Reply } from '@sandtable/kernel';
import { GRANTED, plainShot } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { rangeOf } from '../../attack/weapons';
import { playCost, unitCard } from '../../cards';
import { spaceName } from '../../names/names';
import { recorded } from '../../recorded';
import type { GmView } from '../../seeing/view';
import { NONE, seatState, unit } from '../../state';
import { inAmbush } from '../../support/ambush';
import { offerBringing } from '../../support/bringing';
import { numbersOf } from '../../verbs/writing';
import { supportName } from '../cards/support-tags';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { cardWords, unitWords } from '../saying/words';
import { coverRank } from '../situation/cover';
import { prospectOf } from '../situation/fire';
import { harmFrom } from '../situation/imagined';
import { isDefended } from '../situation/objective';
import type { Situation } from '../situation/situation';

/** SOLO-RULING-48: what is worth an answer. */
export const WORTHY = 3;

/** Ways to play a card of that name now. */
function plays(decision: Decision, name: string): Option[] {
  return decision.options.filter((o) => o[0] === 'play' && supportName(Number(o[1])) === name);
}

/** The enemy unit that has just come or moved, if it is worth an answer and to be seen; NONE otherwise. */
function intruder(situation: Situation, view: GmView): number {
  for (const id of [view.deploying?.unit ?? NONE, view.mover])
    if (situation.foes.includes(id) && !unit(situation.s, id).faceDown)
      return situation.value(id) >= WORTHY ? id : NONE;
  return NONE;
}

/** SOLO-RULING-81: what an attack would cost: the chance of the loss times the value. */
function loss(situation: Situation, view: GmView, target: number): number {
  if (view.attack === null) return 0;
  const shot = plainShot(view.attack);
  shot.target = target;
  shot.space = situation.at(target);
  return prospectOf(situation.s, shot).kill * situation.value(target);
}

/** SOLO-RULING-81: who has less to lose stands in for a unit worth 3 or more that the attack could destroy. */
export function decoy(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const target = view.attack?.target ?? NONE;
  if (view.attack === null || !situation.own.includes(target) || situation.value(target) < WORTHY) return null;
  const now = loss(situation, view, target);
  const better = plays(decision, 'decoy').filter((o) => loss(situation, view, Number(o[2])) < now);
  if (better.length === 0) return null;
  const option = dice.pick(
    bestBy(better, (o) => [-loss(situation, view, Number(o[2])), -situation.value(Number(o[2]))]),
    'SOLO-RULING-81',
    recorded.whoStandsIn,
  );
  return new Reasons(situation.w)
    .rule('SOLO-RULING-48', 'SOLO-RULING-81')
    .reply(
      option,
      situation.w.solo.standsIn(unitWords(s, Number(option[2]), situation.w), unitWords(s, target, situation.w)),
      dice,
    );
}

/** The cards of the hand that could come out of a space for so many AP. */
function hidden(situation: Situation, space: number, ap: number): number[] {
  const out: Option[] = [];
  offerBringing(situation.s, inAmbush(situation.seat, space, ap), out);
  return out.map((o) => numberAt(o, 1));
}

/** SOLO-RULING-81: an ambush on an enemy worth 3 or more, by somebody who can hurt it. */
function ambush(situation: Situation, foe: number, decision: Decision, dice: Dice): Reply | null {
  const { s, seat } = situation;
  const harm = (o: Option): number => {
    const space = Number(o[2]);
    const left = seatState(s, seat).ap - playCost(s, seat, Number(o[1]));
    return Math.max(0, ...hidden(situation, space, left).map((card) => harmFrom(situation, card, space, foe)));
  };
  const able = plays(decision, 'ambush').filter((o) => harm(o) > 0);
  if (able.length === 0) return null;
  const option = dice.pick(
    bestBy(able, (o) => [harm(o), ...coverRank(s, Number(o[2]))]),
    'SOLO-RULING-81',
    recorded.equalSpaces,
  );
  return new Reasons(situation.w)
    .rule('SOLO-RULING-81')
    .reply(option, situation.w.solo.liesInAmbush(unitWords(s, foe, situation.w)), dice);
}

/** From where it stands the enemy holds what is defended, or could hurt the HQ or a unit worth 3 or more. */
function menaces(situation: Situation, foe: number): boolean {
  const { s } = situation;
  const at = situation.at(foe);
  if (isDefended(situation, at)) return true;
  if (situation.weapons(foe).some((weapon) => situation.ownHqDistance(at) <= rangeOf(s, foe, weapon))) return true;
  return situation.own.some((id) => situation.value(id) >= WORTHY && situation.isThreat(foe, id, situation.at(id)));
}

/** SOLO-RULING-81: an enemy worth 3 or more that menaces something loses its way to where it does not. */
function mislead(situation: Situation, foe: number, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const options = plays(decision, 'lost');
  if (options.length === 0 || !menaces(situation, foe)) return null;
  const harmless = options.filter((o) => situation.standing(foe, Number(o[2]), () => !menaces(situation, foe)));
  if (harmless.length === 0) return null;
  const option = dice.pick(
    bestBy(harmless, (o) => [situation.ownHqDistance(Number(o[2])), -coverRank(s, Number(o[2]))[0]]),
    'SOLO-RULING-81',
    recorded.equalSpaces,
  );
  return new Reasons(situation.w)
    .rule('SOLO-RULING-81')
    .reply(option, situation.w.solo.losesItsWay(unitWords(s, foe, situation.w), spaceName(s, Number(option[2]))), dice);
}

/** Cards against who has just come or moved: an ambush first, which may destroy it. */
export function answerMove(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  const foe = intruder(situation, view);
  if (foe === NONE) return null;
  return ambush(situation, foe, decision, dice) ?? mislead(situation, foe, decision, dice);
}

/** Out of the ambush comes who does most to the one it was laid for, and fires at the dearest it can hurt. */
export function chooseInAmbush(situation: Situation, view: GmView, decision: Decision, dice: Dice): Reply | null {
  const { s, seat } = situation;
  const foe = intruder(situation, view);
  const comes = decision.options.filter((o) => o[0] === 'deploy');
  if (comes.length > 0) {
    const harm = (o: Option): number => (foe === NONE ? 0 : harmFrom(situation, Number(o[1]), Number(o[2]), foe));
    const option = dice.pick(
      bestBy(comes, (o) => [harm(o), unitCard(s, Number(o[1])).cost]),
      'SOLO-RULING-81',
      recorded.equalCards,
    );
    const text = situation.w.solo.comesOutOfCover(cardWords(s, Number(option[1]), situation.w));
    return new Reasons(situation.w).rule('SOLO-RULING-81').reply(option, text, dice);
  }
  const worth = (o: Option): number =>
    prospectOf(s, shotAt(s, seat, Number(o[1]), Number(o[2]), { mode: GRANTED, target: Number(o[3]), extra: 0 }))
      .expected * situation.value(Number(o[3]));
  const shots = decision.options.filter((o) => o[0] === 'shoot' && worth(o) > 0);
  if (shots.length === 0) return null;
  const option = dice.pick(
    bestBy(shots, (o) => [worth(o)]),
    'SOLO-RULING-81',
    recorded.equalTargets,
  );
  const [id, , target] = numbersOf(option);
  return new Reasons(situation.w)
    .rule('SOLO-RULING-81')
    .reply(option, situation.w.solo.fires(unitWords(s, id, situation.w), unitWords(s, target, situation.w)), dice);
}
