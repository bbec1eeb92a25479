import type { Option, Reply } from '@sandtable/kernel';
import { say } from '../say';
import { BOUGHT, unit } from '../state';
import { type Dice, needed, pick } from './dice';
import { Reasons } from './reasons';
import type { Situation } from './situation';

/** AA-RULING-82: in the first round it uses armies by the die, none of them empty while others are not. */
export function chooseArmies(situation: Situation, options: readonly Option[], dice: Dice): Reply {
  const { s, own } = situation;
  let manned = 0;
  for (const id of own) {
    const { army } = unit(s, id);
    if (army !== BOUGHT) manned |= 1 << army;
  }
  const most = Math.max(...options.map((o) => count(Number(o[1]) & manned)));
  const good = options.filter((o) => count(Number(o[1]) & manned) === most);
  const chosen = pick(good, dice, say.rolls.whichArmies);
  if (chosen === null) return needed(dice);
  const reasons = new Reasons();
  reasons.rule('AA-RULING-82');
  if (good.length > 1) reasons.rule('AA-AUTOMA-08');
  const names = ['1', '2', '3'].filter((_, army) => (Number(chosen[1]) & (1 << army)) !== 0);
  return { option: chosen, thought: reasons.thought(say.automa.usesArmies(names)) };
}

function count(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}
