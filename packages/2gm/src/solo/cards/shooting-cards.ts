import type { Decision, Option, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { MAIN } from '../../attack/shot';
import { rangeOf } from '../../attack/weapons';
import { distance } from '../../ground';
import { spaceName } from '../../names/names';
import { recorded } from '../../recorded';
import { NONE } from '../../state';
import { SPACE_AIM } from '../../support/aim-kinds';
import type { Dice } from '../dice';
import { rowOf, tieOf } from '../saying/own-book';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import { mainPierces } from '../situation/fire';
import { canHitObjective } from '../situation/objective';
import type { Situation } from '../situation/situation';
import { hasTag, supportName } from './support-tags';
import { legalAims, mostDangerous } from './support-use';

/** D3 6.4: a Smoke Screen between itself and the most dangerous enemy in range, if he could fire at it. */
export function smoke(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const screens = decision.options.filter((o) => o[0] === 'screen' && Number(o[3]) === 0);
  const aimed = screens.filter(
    (o) => situation.foes.includes(s.on[Number(o[2])] ?? NONE) && s.turn >= (s.screens[Number(o[2])] ?? 0),
  );
  if (aimed.length === 0) return null;
  const foes = aimed
    .map((o) => s.on[Number(o[2])] ?? NONE)
    .filter((foe) => situation.own.some((id) => situation.isThreat(foe, id, situation.at(id))));
  if (foes.length === 0) return null;
  const foe = dice.pick(
    mostDangerous(
      situation,
      foes.filter((f, i) => foes.indexOf(f) === i),
    ),
    'SOLO-RULING-51',
    recorded.whomSmokeHides,
  );
  const option = aimed.find((o) => s.on[Number(o[2])] === foe);
  if (option === undefined) return null;
  return new Reasons(situation.w)
    .rule('SOLO-RULING-51')
    .reply(
      option,
      situation.w.solo.laysSmoke(unitWords(s, Number(option[1]), situation.w), unitWords(s, foe, situation.w)),
      dice,
    );
}

/** SOLOP-CARDUSE-04: Rapid Fire for a unit whose next target would be the objective, or breaks the line. */
export function fireAgain(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s } = situation;
  const options = decision.options.filter((o) => o[0] === 'play' && supportName(Number(o[1])) === 'rapid-fire');
  const able = options.filter((o) => worthIt(situation, Number(o[2])));
  if (able.length === 0) return null;
  const option = dice.pick(
    bestBy(able, (o) => situation.power(Number(o[2]))),
    tieOf(situation),
    recorded.whoFiresAgain,
  );
  return new Reasons(situation.w)
    .rule(
      rowOf(situation, 'SOLOP-CARDUSE-04', 'SOLO-RULING-49'),
      rowOf(situation, 'SOLOP-SUPPORT-01', 'SOLOT-CARDUSE-12'),
    )
    .reply(option, situation.w.solo.firesAgain(unitWords(s, Number(option[2]), situation.w)), dice);
}

/** The objective, or a unit whose loss would break the line, in range of its main weapon. */
function worthIt(situation: Situation, id: number): boolean {
  const { s } = situation;
  if (canHitObjective(situation, id, [MAIN])) return true;
  const range = rangeOf(s, id, MAIN);
  return situation.foes.some(
    (foe) =>
      situation.isLineBreaker(foe) &&
      distance(s, situation.at(id), situation.at(foe)) <= range &&
      mainPierces(s, id, foe),
  );
}

/**
 * Cards of the Shooting Phase that attack by themselves (Goliath): on the terrain it has to destroy where a row asks for that,
 * otherwise on the most dangerous enemy.
 */
export function strikeByCard(
  situation: Situation,
  decision: Decision,
  dice: Dice,
  objective: RuleId | null,
): Reply | null {
  const { s, solo } = situation;
  const cards = decision.options.filter((o) => o[0] === 'play' && hasTag(Number(o[1]), 'dmg'));
  const [first] = cards;
  if (first === undefined) return null;
  const card = Number(first[1]);
  const aims = legalAims(situation, card, 'shooting');
  const places = aims.filter((aim) => aim >= SPACE_AIM && solo.objective.includes(aim - SPACE_AIM));
  if (objective !== null && solo.aim === 'destroy' && places.length > 0) {
    const at = dice.pick(places, tieOf(situation), recorded.placeCardStrikes);
    return new Reasons(situation.w)
      .rule(objective)
      .reply(['play', card, at], situation.w.solo.cardStrikesObjective(spaceName(s, at - SPACE_AIM)), dice);
  }
  const foes = aims.filter((foe) => situation.foes.includes(foe));
  if (foes.length === 0) return null;
  const foe = dice.pick(mostDangerous(situation, foes), 'SOLO-RULING-51', recorded.whomCardStrikes);
  const option: Option = ['play', card, foe];
  return new Reasons(situation.w)
    .rule('SOLO-RULING-51')
    .reply(option, situation.w.solo.cardStrikes(unitWords(s, foe, situation.w)), dice);
}
