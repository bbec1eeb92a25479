import { catalogue } from '../content/index';
import type { UnitCard, Weapon } from '../content/types';
import type { Table } from '../state';
import type { PositionStats } from './shape';

const UNARMED: Weapon = { range: 1, hit: 5, crit: 10, pierce: 1, damage: 1 };

function weaponWith(weapon: Weapon | null, stats: PositionStats): Weapon | null {
  if (stats.weapon === false) return null;
  const { accuracy, range, pierce, damage } = stats;
  if (accuracy === undefined && range === undefined && pierce === undefined && damage === undefined) return weapon;
  const base = weapon ?? UNARMED;
  return {
    range: range ?? base.range,
    hit: accuracy?.[0] ?? base.hit,
    crit: accuracy?.[1] ?? base.crit,
    pierce: pierce ?? base.pierce,
    damage: damage ?? base.damage,
  };
}

/** A card with some of its numbers replaced; it keeps its name. */
function cardWith(card: UnitCard, stats: PositionStats): UnitCard {
  return {
    ...card,
    type: stats.type ?? card.type,
    cost: stats.cost ?? card.cost,
    move: stats.move ?? card.move,
    armor: stats.armor ?? card.armor,
    hp: stats.hp ?? card.hp,
    weapon: weaponWith(card.weapon, stats),
    secondGun: stats.secondGun === undefined ? card.secondGun : stats.secondGun,
    multiple: stats.multiple ?? card.multiple,
    bomber: stats.bomber ?? card.bomber,
    tags: stats.tags ?? card.tags,
    upgrades: stats.upgrades ?? card.upgrades,
  };
}

/** The printed card, or one of the position's own making, which the table keeps. */
export function cardNumber(s: Table, printed: number, stats: PositionStats | undefined): number {
  if (stats === undefined) return printed;
  const own = cardWith(catalogue.cards[printed] as UnitCard, stats);
  const text = JSON.stringify(own);
  const known = s.custom.findIndex((card) => JSON.stringify(card) === text);
  if (known >= 0) return catalogue.cards.length + known;
  return catalogue.cards.length + s.custom.push(own) - 1;
}

const PLAIN = ['type', 'cost', 'move', 'armor', 'hp', 'secondGun', 'multiple', 'bomber', 'tags', 'upgrades'] as const;

/** What a position has to say about a card of its own making to get it back. */
export function statsOf(card: UnitCard, printed: UnitCard): PositionStats {
  const out: Record<string, unknown> = {};
  for (const key of PLAIN) if (JSON.stringify(card[key]) !== JSON.stringify(printed[key])) out[key] = card[key];
  const { weapon } = card;
  if (weapon === null) {
    if (printed.weapon !== null) out.weapon = false;
    return out;
  }
  const before = printed.weapon;
  if (before?.hit !== weapon.hit || before.crit !== weapon.crit) out.accuracy = [weapon.hit, weapon.crit];
  for (const key of ['range', 'pierce', 'damage'] as const) {
    if (before?.[key] !== weapon[key]) out[key] = weapon[key];
  }
  return out;
}
