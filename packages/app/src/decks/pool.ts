import { type Card, type Catalogue, type DeckCard, type Nation, UNIT_TYPES } from '@sandtable/2gm/decks';
import { fold, wordsOf } from '../rules/words';

/** The kinds of cards a deck is sorted into. */
export const CLASSES = [...UNIT_TYPES, 'support', 'hero'] as const;
export type CardClass = (typeof CLASSES)[number];

export function classOf(card: Card): CardClass | null {
  if (card.kind === 'unit') return card.type;
  return card.kind === 'support' || card.kind === 'hero' ? card.kind : null;
}

/** Every card an army of the nation may bring at all; craft that only scenarios issue are not among them. */
export function cardsOf(nation: Nation, catalogue: Catalogue): readonly DeckCard[] {
  return [
    ...catalogue.units.filter((card) => card.nation === nation && !card.scenarioOnly),
    ...catalogue.support.filter(({ nations }) => nations === 'any' || nations.includes(nation)),
    ...catalogue.heroes.filter((card) => card.nation === nation),
  ];
}

export interface PoolQuery {
  readonly words: string;
  readonly class: CardClass | null;
  /** At most so many points. */
  readonly most: number | null;
}

export function findInPool(cards: readonly DeckCard[], { words, class: wanted, most }: PoolQuery): readonly DeckCard[] {
  const typed = wordsOf(words);
  return cards.filter((card) => {
    if (wanted !== null && classOf(card) !== wanted) return false;
    if (most !== null && card.cost > most) return false;
    const said = fold(`${card.name} ${'text' in card ? card.text : card.tags.join(' ')}`);
    return typed.every((word) => said.includes(word));
  });
}

/** A line somebody typed: how many, and of what. `-1 Tiger` takes one out. */
export interface TypedLine {
  readonly copies: number;
  readonly title: string;
}

const LINE = /^\s*([-−+]?)\s*(\d{1,2})?\s*[x×]?\s+?(.+?)\s*$/u;

export function typedLines(text: string): readonly TypedLine[] {
  return text.split(/[\n;,]/u).flatMap((line) => {
    if (line.trim() === '') return [];
    const [, sign = '', number = '1', title = ''] = LINE.exec(` ${line.trim()}`) ?? [];
    const copies = Number(number) * (sign === '' || sign === '+' ? 1 : -1);
    return [{ copies, title: title.trim() }];
  });
}

/** The card that is meant: by its whole name, or by the only one that begins like that or has it. */
export function cardMeant(cards: readonly DeckCard[], title: string): DeckCard | null {
  const wanted = fold(title);
  if (wanted === '') return null;
  const names = cards.map((card) => fold(card.name));
  const exact = names.indexOf(wanted);
  if (exact >= 0) return cards[exact] ?? null;
  for (const fits of [(name: string) => name.startsWith(wanted), (name: string) => name.includes(wanted)]) {
    const found = cards.filter((_card, at) => fits(names[at] ?? ''));
    if (found.length === 1) return found[0] ?? null;
  }
  return null;
}

/** What a card that is being dragged says of itself: it is to come into the deck, or to leave it. */
export const INTO_DECK = 'application/x-sandtable-into-deck';
export const OUT_OF_DECK = 'application/x-sandtable-out-of-deck';

/** Whether something of that kind is dragged here: then it may be dropped. */
export function mayDrop(event: DragEvent, kind: typeof INTO_DECK | typeof OUT_OF_DECK): boolean {
  if (event.dataTransfer?.types.includes(kind) !== true) return false;
  event.preventDefault();
  return true;
}
