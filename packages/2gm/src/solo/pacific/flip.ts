import type { Decision, Reply } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { FIRST_TOKEN } from '../../attack/shot';
import { rangeOf } from '../../attack/weapons';
import { distance } from '../../ground';
import { recorded } from '../../recorded';
import { supportName } from '../cards/support-tags';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';

/** P7 of the rules: idle weapons are taken down, then Overheat is played (SOLOP-FLIP-01 to SOLOP-FLIP-03). */
export function chooseFlip(situation: Situation, decision: Decision, dice: Dice): Reply {
  const { s } = situation;
  const idle = decision.options.find(
    (o) => o[0] === 'dismount' && !hasAnyInRange(situation, Number(o[1]), Number(o[2])),
  );
  if (idle !== undefined)
    return new Reasons(situation.w)
      .rule('SOLO-RULING-47')
      .reply(idle, situation.w.solo.takesWeaponDownNobody(unitWords(s, Number(idle[1]), situation.w)), dice);
  const heated = overheat(situation, decision, dice, ['SOLOP-FLIP-02', 'SOLOP-FLIP-03']);
  if (heated !== null) return heated;
  return new Reasons(situation.w).rule('SOLOP-FLIP-01').reply(['end'], situation.w.solo.tokensTurnedBack, dice);
}

function hasAnyInRange(situation: Situation, id: number, token: number): boolean {
  const { s } = situation;
  const range = rangeOf(s, id, FIRST_TOKEN + token);
  return situation.foes.some((foe) => distance(s, situation.at(id), situation.at(foe)) <= range);
}

/** Overheat on the upgraded enemy nearest to one of its units, a tank before others; the second rule is that of the choice. */
export function overheat(
  situation: Situation,
  decision: Decision,
  dice: Dice,
  [rule, choice]: readonly [RuleId, RuleId],
): Reply | null {
  const { s } = situation;
  const heat = decision.options.filter((o) => o[0] === 'play' && supportName(Number(o[1])) === 'overheat');
  if (heat.length === 0) return null;
  const nearest = bestBy(heat, (o) => [-situation.nearestOwn(situation.at(Number(o[2])))]);
  const tanks = nearest.filter((o) => situation.type(Number(o[2])) === 'tank');
  const option = dice.pick(tanks.length > 0 ? tanks : nearest, choice, recorded.whoseWeaponOverheats);
  const reasons = new Reasons(situation.w).rule(rule);
  if (nearest.length > 1) reasons.rule(choice);
  return reasons.reply(option, situation.w.solo.weaponOverheats(unitWords(s, Number(option[2]), situation.w)), dice);
}
