import type { Decision, Reply } from '@sandtable/kernel';
import { recorded } from '../../../words/en/recorded';
import { FIRST_TOKEN } from '../../attack/shot';
import { rangeOf } from '../../attack/weapons';
import { distance } from '../../ground';
import type { Dice } from '../dice';
import { bestBy } from '../rank';
import { Reasons } from '../reasons';
import type { Situation } from '../situation';
import { supportName } from '../support-tags';
import { unitWords } from '../words';

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
  const heat = decision.options.filter((o) => o[0] === 'play' && supportName(Number(o[1])) === 'overheat');
  if (heat.length > 0) {
    const nearest = bestBy(heat, (o) => [-situation.nearestOwn(situation.at(Number(o[2])))]);
    const tanks = nearest.filter((o) => situation.type(Number(o[2])) === 'tank');
    const option = dice.pick(tanks.length > 0 ? tanks : nearest, 'SOLOP-FLIP-03', recorded.whoseWeaponOverheats);
    const reasons = new Reasons(situation.w).rule('SOLOP-FLIP-02');
    if (nearest.length > 1) reasons.rule('SOLOP-FLIP-03');
    return reasons.reply(option, situation.w.solo.weaponOverheats(unitWords(s, Number(option[2]), situation.w)), dice);
  }
  return new Reasons(situation.w).rule('SOLOP-FLIP-01').reply(['end'], situation.w.solo.tokensTurnedBack, dice);
}

function hasAnyInRange(situation: Situation, id: number, token: number): boolean {
  const { s } = situation;
  const range = rangeOf(s, id, FIRST_TOKEN + token);
  return situation.foes.some((foe) => distance(s, situation.at(id), situation.at(foe)) <= range);
}
