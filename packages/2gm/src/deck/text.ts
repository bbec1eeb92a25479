import { failure, type Result, success } from '@sandtable/kernel';
import type { Catalogue } from '../content/catalogue';
import { type Card, NATIONS, type Nation } from '../content/types';
import type { Deck } from './deck';
import { type DeckWords, deckEnglish } from './words';

/** The pack a deck was made with, by the name of its owner and the hash of what it changes (decision 45). */
export interface PackName {
  readonly name: string;
  readonly hash: string;
}

/** A deck as somebody gave it to us, with what could not be found in it. */
export interface ReadDeck {
  /** Empty where it has none. */
  readonly name: string;
  readonly deck: Deck;
  /** Lines that name no card of ours, as they were written. */
  readonly unknown: readonly string[];
  /** Null for the values of the house. */
  readonly pack: PackName | null;
}

const MOST_COPIES = 99;
/** Longer names are cut: they stand in lists. */
export const LONGEST_NAME = 60;

/** A deck as lines that people and this program can read: a name, the nation, its pack, `2 Light Infantry`, what is set aside. */
export function deckText(
  name: string,
  deck: Deck,
  catalogue: Catalogue,
  pack: PackName | null = null,
  w: DeckWords = deckEnglish,
): string {
  const title = (id: string): string => catalogue.byId.get(id)?.name ?? id;
  const lines = [
    `${w.deck.text.deck}: ${oneLine(name)}`,
    `${w.deck.text.nation}: ${w.deck.text.nations[deck.nation]}`,
    ...(pack === null ? [] : [`${w.deck.text.pack}: ${oneLine(pack.name)} [${pack.hash}]`]),
    '',
    ...deck.cards.map(({ id, copies }) => `${copies} ${title(id)}`),
  ];
  if (deck.setAside.length > 0)
    lines.push('', ...deck.setAside.map((id) => `${w.deck.text.setAside}: ${title(id)} [${id}]`));
  return `${lines.join('\n')}\n`;
}

function oneLine(name: string): string {
  return name.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME);
}

export const HASH = /^[0-9a-f]{8,64}$/u;
/** `My cards [0123…]`; a name without its hash is a pack all the same. */
function packNamed(text: string): PackName | null {
  const [, name = text, hash = ''] = /^(.*?)\s*\[([0-9a-f]{8,64})\]$/u.exec(text) ?? [];
  return name === '' && hash === '' ? null : { name: name.slice(0, LONGEST_NAME), hash };
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `2 Light Infantry`, `2x …`, `- 2 × …`; the number is what makes it a line of cards. */
const CARD_LINE = /^[-*•\s]*(\d{1,3})\s*[x×*]?\s+(.+)$/u;
const FIELD = /^\s*([\p{L} ]{2,20})\s*:\s*(.*)$/u;

/** Reads the text of a deck; only a text without a nation or without any card of ours is refused. */
export function readDeckText(text: string, catalogue: Catalogue, w: DeckWords = deckEnglish): Result<ReadDeck> {
  const { deck: deckWord, nation: nationWord, setAside: asideWord, pack: packWord } = w.deck.text;
  const listed: { readonly copies: number; readonly title: string; readonly line: string }[] = [];
  const asides: string[] = [];
  let name = '';
  let nation: Nation | null = null;
  let pack: PackName | null = null;
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === '') continue;
    const field = FIELD.exec(line);
    const card = CARD_LINE.exec(line);
    const [key, value] = [fold(field?.[1] ?? ''), (field?.[2] ?? '').trim()];
    if (card !== null) listed.push({ copies: Number(card[1]), title: (card[2] ?? '').trim(), line: line.trim() });
    else if (field !== null && key === fold(nationWord)) {
      nation = nationNamed(value, w);
      if (nation === null) return failure('', w.deck.text.unknownNation(value, nationNames(w)));
    } else if (field !== null && key === fold(asideWord)) asides.push(value);
    else if (field !== null && key === fold(packWord)) pack = packNamed(value);
    else if (field !== null && key === fold(deckWord)) name = value.slice(0, LONGEST_NAME);
    else if (name === '' && listed.length === 0) name = line.trim().slice(0, LONGEST_NAME);
  }
  if (listed.length === 0) return failure('', w.deck.text.noCards);
  const whose =
    nation ??
    guessed(
      listed.map(({ title }) => title),
      catalogue,
    );
  if (whose === null) return failure('', w.deck.text.noNation(nationWord));
  const find = finder(whose, catalogue);
  const cards: { readonly id: string; copies: number }[] = [];
  const unknown: string[] = [];
  for (const { title, line, copies: n } of listed) {
    const id = find(title);
    const there = cards.find((entry) => entry.id === id);
    if (id === null) unknown.push(line);
    else if (there !== undefined) there.copies = Math.min(MOST_COPIES, there.copies + n);
    else if (n > 0) cards.push({ id, copies: Math.min(MOST_COPIES, n) });
  }
  const setAside = asides.flatMap((told) => {
    const id = finder(null, catalogue)(told);
    if (id === null) unknown.push(told);
    return id ?? [];
  });
  if (cards.length === 0) return failure('', w.deck.text.noneKnown(unknown[0] ?? ''));
  return success({ name, deck: { nation: whose, cards, setAside }, unknown, pack });
}

function nationNames(w: DeckWords): readonly string[] {
  return NATIONS.map((nation) => w.deck.text.nations[nation]);
}

function nationNamed(text: string, w: DeckWords): Nation | null {
  const wanted = fold(text);
  return NATIONS.find((n) => fold(w.deck.text.nations[n]) === wanted || n === wanted) ?? null;
}

/** Cards by what a person may call them: their id, or their name among the cards of the nation (null: of all). */
function finder(nation: Nation | null, catalogue: Catalogue): (title: string) => string | null {
  const names = new Map<string, string>();
  for (const card of catalogue.cards) {
    if (!mayBring(card, nation)) continue;
    const spoken = [
      card.name,
      ...(card.kind === 'support' ? card.aliases : []),
      card.id,
      card.id.replace(/^.*\//u, ''),
    ];
    for (const each of spoken) if (!names.has(fold(each))) names.set(fold(each), card.id);
  }
  return (title) => {
    const bracketed = /\[([^\]]+)\]\s*$/u.exec(title)?.[1];
    if (bracketed !== undefined && catalogue.byId.has(bracketed)) return bracketed;
    if (catalogue.byId.has(title)) return title;
    return names.get(fold(title)) ?? null;
  };
}

function mayBring(card: Card, nation: Nation | null): boolean {
  if (card.kind === 'support' || card.kind === 'terrain') return true;
  return nation === null || card.nation === nation;
}

/** The nation that knows most of the names; null where none knows a unit. */
function guessed(titles: readonly string[], catalogue: Catalogue): Nation | null {
  const known = NATIONS.map((nation) => {
    const find = finder(nation, catalogue);
    return titles.filter((title) => find(title)?.startsWith(`${nation}/`) === true).length;
  });
  const most = Math.max(...known);
  return most === 0 ? null : (NATIONS[known.indexOf(most)] ?? null);
}
