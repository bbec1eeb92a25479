import { by, type Fact, type Item } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { itemsOf } from '../abilities/registry';
import { cellDamage, cellOf } from '../attack/hit-table';
import { ignoresArmor, type Numbers, numbersOf, partsOf, profileOf } from '../attack/numbers';
import { ASSAULT, REACTION, type Shot } from '../attack/shot';
import { unitCard } from '../cards';
import { coverCard } from '../ground';
import { cardFact, weaponFact } from '../names/titles';
import type { GmFacts } from '../say';
import { NONE, type Table, unit } from '../state';

function item(rule: RuleId, label: Fact, value: number): Item {
  return { rule, label, value };
}

/** Every number of an attack with its rule: what it needs, whether it pierces, what it does. */
export function shotItems(s: Table, shot: Shot, w: GmFacts): Item[] {
  const n: Numbers = numbersOf(s, shot, { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 });
  const damage = damageItems(s, shot, n, w);
  // 2GM-SHOOT-22: empty terrain is hit without a roll and has no Armor
  if (shot.target === NONE && shot.hq === NONE) return [item('2GM-SHOOT-22', w.odds.terrainHit, 0), ...damage];
  return [...accuracyItems(s, shot, n, w), ...piercingItems(s, shot, n, w), ...armorItems(s, shot, n, w), ...damage];
}

function accuracyItems(s: Table, shot: Shot, n: Numbers, w: GmFacts): Item[] {
  const { hit, crit } = profileOf(s, shot);
  const weapon = shot.shooter === NONE ? null : weaponFact(unit(s, shot.shooter), shot.weapon);
  return [
    item('2GM-CARD-23', weapon === null ? w.odds.accuracyOfCard(hit, crit) : w.odds.accuracyOf(weapon, hit, crit), hit),
    ...modifierItems(s, shot, w),
    // 2GM-HQ-08: an HQ takes no critical hits
    item('2GM-SHOOT-08', shot.hq === NONE ? w.odds.hitsOn(n.hit, n.crit) : w.odds.hitsHqOn(n.hit), n.hit),
  ];
}

/** Everything that changes the two numbers; the weapon itself is told before. */
function modifierItems(s: Table, shot: Shot, w: GmFacts): Item[] {
  const [, ...modifiers] = partsOf(s, shot);
  return modifiers.map(({ rule, label, hit, crit }) => ({
    rule,
    label: w.odds.modifier(label, hit, crit),
    value: hit,
  }));
}

/** What was printed, what added to it, and, if something is left, what else did. */
function summed(first: Item, more: readonly Item[], total: number, rest: Item): Item[] {
  const sum = [first, ...more].reduce((value, i) => value + i.value, 0);
  return [first, ...more, ...(sum === total ? [] : [{ ...rest, value: total - sum }])];
}

function piercingItems(s: Table, shot: Shot, n: Numbers, w: GmFacts): Item[] {
  const own = shot.shooter === NONE ? [] : itemsOf('pierce', s, shot.shooter, shot);
  const printed = item('2GM-CARD-26', w.odds.armorPiercing, profileOf(s, shot).pierce);
  return summed(printed, own, n.pierce, item('2GM-ABIL-35', w.odds.heat, 0));
}

function armorItems(s: Table, shot: Shot, n: Numbers, w: GmFacts): Item[] {
  if (ignoresArmor(s, shot)) return [item(whyNoArmor(shot), w.odds.noArmor, 0)];
  if (shot.target === NONE) return [item('2GM-HQ-07', n.armor === 0 ? w.odds.noArmorOfHq : w.odds.armorOfHq, n.armor)];
  const u = unit(s, shot.target);
  const card = unitCard(s, u.card);
  const cover = u.at < 0 ? 0 : (coverCard(s, u.at)?.armor ?? 0);
  const more = [
    ...(cover === 0 ? [] : [item('2GM-TERRAIN-32', w.odds.armorOfTerrain, cover)]),
    ...itemsOf('armor', s, shot.target, { unit: shot.target, shot }),
  ];
  const printed = item('2GM-CARD-27', w.odds.armorOf(cardFact(card)), card.armor);
  return summed(printed, more, n.armor, item('2GM-CARD-27', w.odds.otherArmor, 0));
}

/** Assaults, reaction fire where the table plays so, and flamethrowers against buildings. */
function whyNoArmor(shot: Shot): RuleId {
  if (shot.mode === ASSAULT) return '2GM-ASSAULT-09';
  return shot.mode === REACTION ? '2GM-RULING-60' : '2GM-TOKEN-05';
}

function damageItems(s: Table, shot: Shot, n: Numbers, w: GmFacts): Item[] {
  const own = shot.shooter === NONE ? [] : itemsOf('damage', s, shot.shooter, shot);
  const isTerrain = shot.target === NONE && shot.hq === NONE;
  if (s.opt.hitTable && !isTerrain) {
    // the cell takes the place of the printed Damage; what adds to that adds to it (2GM-RULING-141)
    const cells = by(ignoresArmor(s, shot) ? 0 : n.pierce - n.armor, '2GM-HITTAB-01');
    if (cells < 0) return [item('2GM-HITTAB-04', w.odds.tableFails, 0)];
    return [
      item('2GM-HITTAB-06', w.odds.table(n.hit, n.crit, cells), cellDamage(cellOf(n.hit, n.crit, cells))),
      ...own,
    ];
  }
  const printed = item('2GM-CARD-28', w.odds.damage, profileOf(s, shot).damage);
  return summed(printed, own, n.damage, item('2GM-SHOOT-14', w.odds.otherDamage, 0));
}
