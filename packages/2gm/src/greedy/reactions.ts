import { type Option, PASS, type Seat } from '@sandtable/kernel';
import { HIT, MISS } from '../attack/attack-frame';
import { supportCard, unitCard } from '../cards';
import type { GmView } from '../seeing/view';
import { areEnemies, unit } from '../state';

/** A card or smoke in a window: used when the attack matters, and passed otherwise. */
export function chooseReaction(view: GmView, seat: Seat, options: readonly Option[]): Option {
  const pass: Option = [PASS];
  const { attack, table } = view;
  if (attack === null) return options.find(isAmbush) ?? pass;
  const smoke = options.find((o) => o[0] === 'smoke');
  if (smoke !== undefined) return smoke;
  const attacking = !areEnemies(table, seat, attack.seat);
  const target = attack.target < 0 ? null : unit(table, attack.target);
  const matters = target === null || unitCard(table, target.card).cost >= 3;
  for (const option of options) {
    if (option[0] === 'beside') return option;
    if (option[0] !== 'play' || !matters) continue;
    const name = supportCard(Number(option[1])).id.replace('support/', '');
    const rolledBadly = attacking ? attack.result === MISS : attack.result >= HIT;
    if ((name === 'fortunate' || name === 'luck') && rolledBadly && attack.face > 0) return option;
    if (name === 'you-missed' && !attacking && attack.result >= HIT) return option;
    if (['impact', 'on-target', 'bayonets', 'kamikaze', 'shrapnel', 'counterattack', 'rapid-fire'].includes(name))
      return option;
  }
  return pass;
}

/** Somebody has come near enough for those who lie in wait. */
function isAmbush(option: Option): boolean {
  return option[0] === 'play' && supportCard(Number(option[1])).id === 'support/ambush';
}
