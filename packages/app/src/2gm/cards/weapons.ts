import { ANY_RANGE, type UnitCard, type Weapon } from '@sandtable/2gm/table';
import type { Catalogue } from '../../i18n/with-gm-cards';
import type { FieldToken } from '../board/model';

type Words = Catalogue['gmCards'];

/** One line of the list of weapons. */
export interface WeaponLine {
  readonly name: string;
  readonly range: string;
  readonly accuracy: string;
  readonly pierce: number;
  readonly damage: number;
  /** It cannot fire now: turned over or dismounted. */
  readonly idle: boolean;
}

function lineOf(name: string, weapon: Weapon, idle: boolean, t: Words): WeaponLine {
  return {
    name,
    range: rangeWord(weapon.range, t),
    accuracy: accuracyWord(weapon),
    pierce: weapon.pierce,
    damage: weapon.damage,
    idle,
  };
}

export function rangeWord(range: number, t: Pick<Words, 'any'>): string {
  return range >= ANY_RANGE ? t.any : String(range);
}

export function accuracyWord({ hit, crit }: Pick<Weapon, 'hit' | 'crit'>): string {
  return `${hit}+/${crit}`;
}

/** Every weapon of a card with its tokens, the main one with the numbers it has `now`; an upgrade in exchange stands in the place of the main weapon (2GM-ABIL-22). */
export function weaponLines(
  card: UnitCard,
  tokens: readonly FieldToken[],
  t: Words,
  now: Weapon | null = null,
): WeaponLine[] {
  const lines: WeaponLine[] = [];
  const exchanged = tokens.some(({ token }) => card.upgrades.some((u) => u.token === token.id && u.exchange));
  if (card.weapon !== null && !exchanged) lines.push(lineOf(t.main, now ?? card.weapon, false, t));
  if (card.weapon !== null && card.secondGun !== null)
    lines.push(lineOf(t.secondGun, { ...card.weapon, ...card.secondGun }, false, t));
  for (const { token, name, grey } of tokens)
    if (token.weapon !== null) lines.push(lineOf(name, token.weapon, grey, t));
  return lines;
}
