import type { Item } from '@sandtable/kernel';
import type { RuleId } from '../book/index';
import { itemsOf } from './abilities/registry';
import { explainNumbers, ignoresArmor, type Numbers, numbersOf, profileOf } from './attack/numbers';
import type { Shot } from './attack/shot';
import { unitCard } from './cards';
import { coverCard } from './ground';
import { weaponTitle } from './names-weapons';
import { NONE, type Table, unit } from './state';

function item(rule: RuleId, label: string, value: number): Item {
  return { rule, label, value };
}

/** Every number of an attack with its rule: what it needs, whether it pierces, what it does. */
export function shotItems(s: Table, shot: Shot): Item[] {
  const n: Numbers = numbersOf(s, shot, { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 });
  const damage = damageItems(s, shot, n);
  // 2GM-SHOOT-22: empty terrain is hit without a roll and has no Armor
  if (shot.target === NONE && shot.hq === NONE)
    return [item('2GM-SHOOT-22', 'Terrain is hit without a roll', 0), ...damage];
  return [...accuracyItems(s, shot, n), ...piercingItems(s, shot, n), ...armorItems(s, shot, n), ...damage];
}

function accuracyItems(s: Table, shot: Shot, n: Numbers): Item[] {
  const { hit, crit } = profileOf(s, shot);
  const weapon = shot.shooter === NONE ? 'the card' : `the ${weaponTitle(unit(s, shot.shooter), shot.weapon)}`;
  return [
    item('2GM-CARD-23', `Accuracy of ${weapon} ${hit}/${crit}`, hit),
    ...explainNumbers(s, shot),
    item('2GM-SHOOT-08', `Hits on ${n.hit}, critically on ${n.crit}`, n.hit),
  ];
}

/** What was printed, what added to it, and, if something is left, what else did. */
function summed(first: Item, more: readonly Item[], total: number, rest: Item): Item[] {
  const sum = [first, ...more].reduce((value, i) => value + i.value, 0);
  return [first, ...more, ...(sum === total ? [] : [{ ...rest, value: total - sum }])];
}

function piercingItems(s: Table, shot: Shot, n: Numbers): Item[] {
  const own = shot.shooter === NONE ? [] : itemsOf('pierce', s, shot.shooter, shot);
  const printed = item('2GM-CARD-26', 'Armor-piercing', profileOf(s, shot).pierce);
  return summed(printed, own, n.pierce, item('2GM-ABIL-35', 'HEAT', 0));
}

function armorItems(s: Table, shot: Shot, n: Numbers): Item[] {
  if (ignoresArmor(s, shot)) return [item('2GM-ASSAULT-09', 'Armor does not count', 0)];
  if (shot.target === NONE) return [item('2GM-HQ-07', 'Armor of the HQ', n.armor)];
  const u = unit(s, shot.target);
  const card = unitCard(s, u.card);
  const cover = u.at < 0 ? 0 : (coverCard(s, u.at)?.armor ?? 0);
  const more = [
    ...(cover === 0 ? [] : [item('2GM-TERRAIN-32', 'Armor of the terrain', cover)]),
    ...itemsOf('armor', s, shot.target, { unit: shot.target, shot }),
  ];
  const printed = item('2GM-CARD-27', `Armor of ${card.name}`, card.armor);
  return summed(printed, more, n.armor, item('2GM-CARD-27', 'Other Armor', 0));
}

function damageItems(s: Table, shot: Shot, n: Numbers): Item[] {
  const own = shot.shooter === NONE ? [] : itemsOf('damage', s, shot.shooter, shot);
  const printed = item('2GM-CARD-28', 'Damage', profileOf(s, shot).damage);
  return summed(printed, own, n.damage, item('2GM-SHOOT-14', 'Other damage', 0));
}
