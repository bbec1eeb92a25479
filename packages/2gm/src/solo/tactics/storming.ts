import { by, type Decision, type Option, type Reply } from '@sandtable/kernel';
import { ASSAULT } from '../../attack/shot';
import { shotAt } from '../../attack/targets';
import { recorded } from '../../recorded';
import type { Dice } from '../dice';
import { isDone } from '../moving/moving';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import { prospectOf } from '../situation/fire';
import type { Situation } from '../situation/situation';
import { EASY } from './goals';

/** The best chance one of its weapons has to destroy the defender in an assault. */
function killChance(situation: Situation, id: number, foe: number): number {
  const { s, seat } = situation;
  return Math.max(
    0,
    ...situation
      .weapons(id)
      .map((weapon) => prospectOf(s, shotAt(s, seat, id, weapon, { mode: ASSAULT, target: foe, extra: 0 })).kill),
  );
}

/**
 * SOLO-RULING-76: where the table lets it, unwounded infantry assaults whom it easily destroys (SOLO-RULING-56), the most dangerous
 * first. Without the lever nobody does.
 */
export function storm(situation: Situation, decision: Decision, dice: Dice): Reply | null {
  const { s, solo } = situation;
  if (!solo.levers.assaults) return null;
  const able = decision.options.filter((o) => {
    if (o[0] !== 'assault' || Number(o[4]) !== 0) return false;
    const id = Number(o[1]);
    return situation.unit(id).wounds === 0 && !isDone(situation, id) && situation.foes.includes(Number(o[3]));
  });
  const easy = able.filter((o) => killChance(situation, Number(o[1]), Number(o[3])) >= EASY);
  if (easy.length === 0) return null;
  const rank = (o: Option): readonly number[] => [
    ...situation.danger(Number(o[3])),
    killChance(situation, Number(o[1]), Number(o[3])),
    Number(situation.at(Number(o[1])) === Number(o[2])),
  ];
  const option = dice.pick(bestBy(easy, rank), 'SOLOT-GOAL-06', recorded.equalAssaults);
  const text = situation.w.solo.assaultsEasilyDestroys(
    unitWords(s, Number(option[1]), situation.w),
    unitWords(s, Number(option[3]), situation.w),
  );
  return by(
    new Reasons(situation.w).rule('SOLO-RULING-76', 'SOLO-RULING-56').reply(option, text, dice),
    'SOLO-RULING-68',
  );
}
