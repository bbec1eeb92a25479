import { type GmNames, names } from '../../words/en/names';
import { FIRST_TOKEN, MAIN, SECOND } from '../attack/shot';
import { weaponOf } from '../attack/weapons';
import { upgradeNumber, upgradeOf } from '../cards';
import { houseCards } from '../content/cards';
import { type Card, EDITIONS, type UpgradeToken } from '../content/types';
import { tokenName } from '../editions/index';
import { NONE, type Table, type Unit } from '../state';
import { letters, printedName, shortId } from './names';

const MAIN_WEAPON = 'main';
const SECOND_GUN = 'second-gun';

/** What a token may be called: its id, its name in either book, `mg` for a tank's MG, and what the armies call it. */
function spellings(token: UpgradeToken): string[] {
  const plain = token.id.replace(/^(tank|bomber)-/, '');
  const books = EDITIONS.map((edition) => tokenName(edition, null, token));
  // eslint-disable-next-line no-restricted-syntax -- a set of names; their order does not matter
  return [token.id, plain, ...books, ...Object.values(token.localNames)].map(letters);
}

/** Is the token meant by this name? */
export function isToken(kind: number, name: string): boolean {
  return spellings(upgradeOf(kind)).includes(letters(name));
}

/** The tokens of a unit by name: a second one of the same kind is `tank-mg-2`. */
export function tokenNames(u: Pick<Unit, 'tokens'>): string[] {
  return u.tokens.map((t, i) => {
    const before = u.tokens.slice(0, i).filter((other) => other.kind === t.kind).length;
    const { id } = upgradeOf(t.kind);
    return before === 0 ? id : `${id}-${before + 1}`;
  });
}

/** The token of a unit that a name means, NONE if it has none. */
export function tokenNamed(u: Pick<Unit, 'tokens'>, name: string): number {
  const exact = tokenNames(u).indexOf(name);
  if (exact >= 0) return exact;
  const numbered = /^(.*)-(\d)$/.exec(name);
  const plain = numbered?.[1] ?? name;
  const nth = numbered === null ? 1 : Number(numbered[2]);
  const found = u.tokens.flatMap((t, i) => (isToken(t.kind, plain) ? [i] : []));
  return found[nth - 1] ?? NONE;
}

/** The card on the unit that is its weapon of this number (2GM-CARD-14). */
function cardOf(u: Pick<Unit, 'tokens' | 'cards'>, weapon: number): Card | undefined {
  return houseCards.cards[u.cards[weapon - FIRST_TOKEN - u.tokens.length]?.card ?? NONE];
}

export function weaponName(u: Pick<Unit, 'tokens' | 'cards'>, weapon: number): string {
  if (weapon === MAIN) return MAIN_WEAPON;
  if (weapon === SECOND) return SECOND_GUN;
  return tokenNames(u)[weapon - FIRST_TOKEN] ?? shortId(cardOf(u, weapon)?.id ?? 'unknown');
}

/** The number of the weapon a name means, NONE if the unit has none; without a name the main weapon. */
export function weaponNamed(s: Table, u: Unit, name: string | undefined): number {
  if (name === undefined || name === MAIN_WEAPON) return MAIN;
  if (name === SECOND_GUN) return SECOND;
  const token = tokenNamed(u, name);
  if (token === NONE) {
    const card = u.cards.findIndex((_a, i) => weaponName(u, FIRST_TOKEN + u.tokens.length + i) === name);
    return card < 0 ? NONE : FIRST_TOKEN + u.tokens.length + card;
  }
  // 2GM-RULING-149: an upgrade that took the place of the main weapon is the main weapon
  const isWeapon = upgradeOf(u.tokens[token]?.kind ?? 0).weapon !== null;
  return isWeapon && weaponOf(s, u, token + FIRST_TOKEN) === null ? MAIN : token + FIRST_TOKEN;
}

/** The upgrade token or card that the weapon is, by its id; none for the weapons printed on the unit. */
export function armOf(u: Pick<Unit, 'tokens' | 'cards'>, weapon: number): string | undefined {
  if (weapon < FIRST_TOKEN) return undefined;
  const token = u.tokens[weapon - FIRST_TOKEN];
  return token === undefined ? cardOf(u, weapon)?.id : upgradeOf(token.kind).id;
}

/** "Bazooka", "main weapon" */
export function weaponTitle(u: Pick<Unit, 'tokens' | 'cards'>, weapon: number, words: GmNames = names): string {
  return armTitle(weapon, armOf(u, weapon), words);
}

/** The same, of a weapon that was noted down. */
export function armTitle(weapon: number, arm: string | undefined, words: GmNames): string {
  if (weapon === MAIN) return words.mainWeapon;
  if (weapon === SECOND) return words.secondGun;
  const printed =
    arm === undefined
      ? undefined
      : (houseCards.upgrades[upgradeNumber(arm)] ?? houseCards.cards.find((c) => c.id === arm));
  return printed === undefined ? words.weapon : printedName(printed, words);
}
