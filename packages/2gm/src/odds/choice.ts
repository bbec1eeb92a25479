import type { Option } from '@sandtable/kernel';
import { canDestroy, type Numbers, numbersOf, penetrates } from '../attack/numbers';
import { ASSAULT, type Shot } from '../attack/shot';
import { offerAssaultWeapons, offerReactions, reactionShot, shotAt } from '../attack/targets';
import { hpLeft } from '../cards';
import { NONE, type Table, unit } from '../state';

const numbers: Numbers = { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 };

/** Wounds one may expect of an attack: only for choosing a weapon, the odds themselves are played out. */
function promise(s: Table, shot: Shot): number {
  const n = numbersOf(s, shot, numbers);
  if (!penetrates(s, shot, n)) return 0;
  const left = hpLeft(s, shot.target);
  const critical = canDestroy(s, shot, n) ? (11 - n.crit) / 10 : 0;
  const plain = (11 - n.hit) / 10 - critical;
  return critical * left + plain * Math.min(n.damage, left);
}

function best(options: readonly Option[], rate: (weapon: number) => number): number {
  let chosen = NONE;
  let most = -1;
  for (const [, weapon] of options) {
    const worth = rate(Number(weapon));
    if (worth > most) {
      most = worth;
      chosen = Number(weapon);
    }
  }
  return chosen;
}

/** The weapon the assaulted unit fires with, NONE if it has none. */
export function bestReaction(s: Table, defender: number, attacker: number): number {
  const options: Option[] = [];
  offerReactions(s, defender, options);
  return best(options, (weapon) => promise(s, reactionShot(s, defender, weapon, attacker)));
}

/** The weapon the assaulting unit fights with, NONE if it has none. */
export function bestStrike(s: Table, attacker: number, defender: number): number {
  const options: Option[] = [];
  offerAssaultWeapons(s, attacker, options);
  const { seat } = unit(s, attacker);
  return best(options, (weapon) => promise(s, shotAt(s, seat, attacker, weapon, { mode: ASSAULT, target: defender })));
}
