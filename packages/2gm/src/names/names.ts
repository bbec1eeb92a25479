import { parseSpace, printSpace } from '@sandtable/geometry';
import { type GmNames, names } from '../../words/en/names';
import { houseCards } from '../content/cards';
import { type Card, NATIONS, type UpgradeToken } from '../content/types';
import { tokenName } from '../editions/index';
import { fieldOf } from '../ground';
import { NONE, seatState, type Table } from '../state';

/** A space as people write it. */
export function spaceName(s: Table, space: number): string {
  return printSpace(fieldOf(s), space);
}

/** The space a text means, NONE if it is not on the field. */
export function spaceNamed(s: Table, text: string): number {
  const parsed = parseSpace(fieldOf(s), text);
  return parsed.ok ? parsed.value : NONE;
}

/** The name printed on a card or token, or what the language calls it. */
export function printedName(card: { readonly id: string; readonly name: string }, words: GmNames): string {
  return words.cards[card.id] ?? card.name;
}

/** The same of a token, which each edition may call by a name of its own. */
export function tokenTitle(s: Table, token: UpgradeToken, words: GmNames): string {
  return words.cards[token.id] ?? tokenName(s.edition, null, token);
}

/** "south (the United States)", for who does not see the table. */
export function seatedTitle(s: Table, seat: number, words: GmNames): string {
  const { side, nation } = seatState(s, seat);
  return words.seat(words.sides[side] ?? '', words.nations[NATIONS[nation] ?? 'usa']);
}

/** "the United States"; with its side only where both sides lead that nation. */
function armyTitle(s: Table, seat: number, words: GmNames): string {
  const { side, nation } = seatState(s, seat);
  const onBoth = s.seats.some((x) => x.side !== side && x.nation === nation);
  return onBoth ? seatedTitle(s, seat, words) : words.nations[NATIONS[nation] ?? 'usa'];
}

/** The army; 2GM-TEAM-02: partners of one nation are told apart by their rank. */
export function seatTitle(s: Table, seat: number, words: GmNames = names): string {
  const { side, nation, fieldMarshal } = seatState(s, seat);
  const title = armyTitle(s, seat, words);
  const isShared = s.seats.some((x, i) => i !== seat && x.side === side && x.nation === nation);
  return isShared ? words.ranked(title, fieldMarshal) : title;
}

/** "the HQ in the north" */
export function hqTitle(s: Table, hq: number, words: GmNames): string {
  return words.hq(words.sides[s.hqs[hq]?.side ?? 0] ?? '');
}

/** The id of a card without its shelf: `m4a2`, `fortunate`, `trench`. */
export function shortId(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Hyphens, dots, spaces and capitals do not matter: M4A2, m4-a2 and m4a2 are one name. */
export function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

function spellings(card: Card): string[] {
  const short = shortId(card.id);
  const nation = 'nation' in card ? [`${card.nation}-${short}`] : [];
  const aliases = card.kind === 'support' ? card.aliases : [];
  return [short, card.name, ...nation, ...aliases].map(letters);
}

/** Every card a spelling may mean, by the order of the catalogue. */
const bySpelling = new Map<string, number[]>();
houseCards.cards.forEach((card, n) => {
  spellings(card).forEach((spelling, i, all) => {
    if (all.indexOf(spelling) < i) return;
    const known = bySpelling.get(spelling);
    if (known === undefined) bySpelling.set(spelling, [n]);
    else known.push(n);
  });
});

export type CardKind = Card['kind'];

function nationOf(card: Card): string | null {
  return 'nation' in card ? card.nation : null;
}

/** Cards of other nations are named with it: `japan-light-infantry`. */
function isFullName(n: number, name: string): boolean {
  const card = houseCards.cards[n];
  return card !== undefined && letters(`${nationOf(card) ?? ''}-${shortId(card.id)}`) === letters(name);
}

/** The card of that kind a name means to a nation: its own, then a common one, then somebody else's; NONE if none does. */
export function cardNamed(nation: number, name: string, kinds: readonly CardKind[]): number {
  const found = (bySpelling.get(letters(name)) ?? []).filter((n) => {
    const card = houseCards.cards[n];
    return card !== undefined && kinds.includes(card.kind);
  });
  const of = (wanted: string | null) => found.find((n) => nationOf(houseCards.cards[n] as Card) === wanted);
  return of(NATIONS[nation] ?? null) ?? of(null) ?? found.find((n) => isFullName(n, name)) ?? NONE;
}

const ALL_KINDS: readonly CardKind[] = ['unit', 'support', 'hero', 'general', 'terrain'];

/** Whether any card is called so. */
export function isCardName(nation: number, name: string): boolean {
  return cardNamed(nation, name, ALL_KINDS) !== NONE;
}

/** The shortest word that means this card to a nation. */
export function cardName(s: Pick<Table, 'custom'>, nation: number, n: number): string {
  const card = houseCards.cards[n] ?? s.custom[n - houseCards.cards.length];
  if (card === undefined) return 'unknown';
  const short = shortId(card.id);
  const meant = cardNamed(nation, short, ALL_KINDS);
  return houseCards.cards[meant]?.id === card.id ? short : `${nationOf(card) ?? ''}-${short}`;
}

/** The title printed on a card. */
export function cardTitle(s: Pick<Table, 'custom'>, n: number, words: GmNames = names): string {
  const card = houseCards.cards[n] ?? s.custom[n - houseCards.cards.length];
  return card === undefined ? words.unknownCard : printedName(card, words);
}
