import type { Decision, Reply } from '@sandtable/kernel';
import { FIRST_TOKEN } from '../../attack/shot';
import { rangeOf } from '../../attack/weapons';
import { distance } from '../../ground';
import type { Dice } from '../dice';
import { overheat } from '../pacific/flip';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';

/** SOLOT-FLIP-01: as the base rules say; a weapon nobody is in range of is taken down (SOLO-RULING-47). */
export function chooseFlip(situation: Situation, decision: Decision, dice: Dice): Reply {
  const { s, foes } = situation;
  const idle = decision.options.find((o) => {
    if (o[0] !== 'dismount') return false;
    const [id, token] = [Number(o[1]), Number(o[2])];
    const range = rangeOf(s, id, FIRST_TOKEN + token);
    return !foes.some((foe) => distance(s, situation.at(id), situation.at(foe)) <= range);
  });
  if (idle === undefined)
    return (
      overheat(situation, decision, dice, ['SOLO-RULING-83', 'SOLOT-GOAL-06']) ??
      new Reasons(situation.w).rule('SOLOT-FLIP-01').reply(['end'], situation.w.solo.tokensTurnedBack, dice)
    );
  return new Reasons(situation.w)
    .rule('SOLOT-FLIP-01', 'SOLO-RULING-47')
    .reply(idle, situation.w.solo.takesWeaponDownNobody(unitWords(s, Number(idle[1]), situation.w)), dice);
}
