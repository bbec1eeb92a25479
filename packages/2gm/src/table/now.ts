import type { Fact, Item, Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { battleItems, costItems, itemsOf } from '../abilities/registry';
import { armorOfUnit, numbersOf, partsOf, profileOf } from '../attack/numbers';
import { blankShot, MAIN } from '../attack/shot';
import { calmRange, rangeOf, weaponOf } from '../attack/weapons';
import { generalIs, isHeroCard, isUnitCard, playCost, supportCard, unitCard } from '../cards';
import { houseCards } from '../content/cards';
import type { Weapon } from '../content/types';
import { movementOf } from '../field/movement';
import { coverCard } from '../ground';
import { isPressed } from '../heroes/r-winters';
import { labels } from '../labels';
import { type Table, type Unit, unit } from '../state';

/** Which number of a unit something changes. */
export type NumberKind = 'accuracy' | 'range' | 'pierce' | 'damage' | 'armor' | 'move';

/** One reason why a number is not what is printed; accuracy has two numbers, everything else only `by`. */
export interface NumberChange {
  readonly kind: NumberKind;
  readonly rule: string;
  readonly label: Fact;
  readonly by: number;
  readonly crit?: number;
}

/** The numbers a unit has now, whomever it attacks: wounds, suppression, tokens, heroes, its General, its space, the weather. */
export interface NumbersNow {
  readonly weapon: Weapon | null;
  readonly armor: number;
  readonly move: number;
  readonly changes: readonly NumberChange[];
}

function changed(kind: NumberKind, items: readonly Item[]): NumberChange[] {
  return items.flatMap(({ rule, label, value }) => (value === 0 ? [] : [{ kind, rule, label, by: value }]));
}

function item(rule: RuleId, label: Fact, value: number): Item {
  return { rule, label, value };
}

/** What sets a number is told with what that comes to. */
function worth(items: readonly Item[], value: number): Item[] {
  return items.map((each) => ({ ...each, value }));
}

export function numbersNow(s: Table, id: number): NumbersNow {
  const u = unit(s, id);
  const gun = weaponNow(s, id, u);
  const armor = armorOfUnit(s, id, null);
  const cover = u.at < 0 ? 0 : (coverCard(s, u.at)?.armor ?? 0);
  const move = movementOf(s, id);
  return {
    weapon: gun.weapon,
    armor,
    move,
    changes: [
      ...gun.changes,
      ...changed('armor', [
        item('2GM-TERRAIN-32', labels.cover, cover),
        ...itemsOf('armor', s, id, { unit: id, shot: null }),
      ]),
      ...changed('move', moveItems(s, id, u, move)),
    ],
  };
}

function weaponNow(s: Table, id: number, u: Unit): Pick<NumbersNow, 'weapon' | 'changes'> {
  if (weaponOf(s, u, MAIN) === null) return { weapon: null, changes: [] };
  // nobody in particular is attacked, at no distance: what is left is what the unit brings with it
  const shot = { ...blankShot(), seat: u.seat, shooter: id, space: Math.max(0, u.at) };
  const printed = profileOf(s, shot);
  const { hit, crit, pierce, damage } = numbersOf(s, shot, { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 });
  const range = rangeOf(s, id, MAIN);
  const [, ...aim] = partsOf(s, shot);
  const own = itemsOf('range', s, id, { unit: id, weapon: MAIN });
  const calm = calmRange(s, id, MAIN) - printed.range - own.reduce((sum, { value }) => sum + value, 0);
  return {
    weapon: { range, hit, crit, pierce, damage },
    changes: [
      ...aim.map((part) => ({
        kind: 'accuracy' as const,
        rule: part.rule,
        label: part.label,
        by: part.hit,
        crit: part.crit,
      })),
      ...changed('range', [
        ...own,
        ...worth(battleItems('weatherReach', s, printed.range), calm),
        ...worth(battleItems('weatherSight', s, null), range - calmRange(s, id, MAIN)),
      ]),
      ...changed('pierce', itemsOf('pierce', s, id, shot)),
      ...changed('damage', itemsOf('damage', s, id, shot)),
    ],
  };
}

/** 2GM-RULING-55: what sets or lowers the value, then what adds to it. */
function moveItems(s: Table, id: number, u: Unit, move: number): Item[] {
  const printed = unitCard(s, u.card).move;
  const own = printed === 0 ? [] : itemsOf('movement', s, id, id);
  const rest = move - printed - own.reduce((sum, { value }) => sum + value, 0);
  const [capped] = worth(battleItems('weatherCap', s, null), rest);
  const pressed = isPressed(s, u)
    ? item('2GM-SUPPR-06', labels.underSuppressiveFire, rest)
    : item('2GM-ARCTIC-01', labels.snow, rest);
  return [capped ?? pressed, ...own];
}

/** What a card of the hand costs now, and why that is not what is printed. */
export interface PriceNow {
  readonly printed: number;
  readonly ap: number;
  readonly changes: readonly Item[];
}

/** `into` is the carrier it would come in, −1 for who comes by itself. */
export function priceNow(s: Table, seat: Seat, card: number, into = -1): PriceNow {
  if (isUnitCard(card)) {
    const printed = unitCard(s, card).cost;
    const changes = costItems(s, { seat, card, space: -1, into }, printed);
    return {
      printed,
      ap: Math.max(
        0,
        changes.reduce((sum, { value }) => sum + value, printed),
      ),
      changes,
    };
  }
  if (isHeroCard(card)) {
    const hero = houseCards.cards[card];
    const printed = hero?.kind === 'hero' ? hero.cost : 0;
    return { printed, ap: printed, changes: [] };
  }
  const { play } = supportCard(card);
  const ap = playCost(s, seat, card);
  const led = generalIs(s, seat, 'wavell') ? [item('2GM-HQ-14', labels.wavell, ap - play)] : [];
  return { printed: play, ap, changes: led.filter(({ value }) => value !== 0) };
}
