import { type GmView, NONE } from '@sandtable/2gm/table';
import type { WantedDie } from '@sandtable/host';
import type { Seat } from '@sandtable/kernel';
import type { GmReactWords } from '../../i18n/en/gm-react';
import { readIn } from '../../i18n/reading';
import { aimWords, attackerWords, capital, titleOf, weaponWords } from './names';

/**
 * What a die is for, as somebody with the die in hand wants to know it: who attacks whom and what it takes. Where the view tells
 * nothing more, the engine's own words.
 */
export function dieWords(view: GmView, seat: Seat, roll: WantedDie, t: GmReactWords): string {
  const { attack, table } = view;
  const at = { table, seat };
  if (roll.rule === '2GM-SHOOT-08' && attack !== null) {
    const { target, hq, space, hit, crit } = attack;
    const whom = aimWords(at, { target, hq, spaces: [space] }, t);
    return t.dice.attack(capital(attackerWords(at, attack, t)), whom, weaponWords(table, attack, t), hit, crit);
  }
  if (roll.rule === '2GM-OPT-38' && attack !== null && attack.target !== NONE)
    return t.dice.shielding(titleOf(table, attack.target), attack.armor);
  if (roll.rule === '2GM-SETUP-05') return t.dice.first(table.seats[roll.seat]?.bid ?? 0);
  return readIn('2gm', roll.purpose);
}
