import type { Option, Reply } from '@sandtable/kernel';
import { BOUGHT, unit } from '../state';
import { type Dice, needed, pick } from './dice';
import { Reasons } from './reasons';
import type { Situation } from './situation';
import { sentence } from './words';

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
  const chosen = pick(good, dice, 'which armies the Automa uses');
  if (chosen === null) return needed(dice);
  const reasons = new Reasons();
  reasons.rule('AA-RULING-82');
  const names = [1, 2, 3].filter((army) => (Number(chosen[1]) & (1 << (army - 1))) !== 0);
  return { option: chosen, thought: reasons.thought(sentence(`the Automa uses army ${names.join(' and ')}`)) };
}

function count(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}
