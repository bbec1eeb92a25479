import { failure, type Result, success } from '@sandtable/kernel';
import type { Catalogue } from '../content/catalogue';
import type { Nation } from '../content/types';
import { readDeckCode } from './code';
import type { Deck, DeckEntry } from './deck';
import { type DeckWords, deckEnglish } from './words';

/** Cards one for each copy, as a set-up lists them, gathered into lines. */
export function gatheredDeck(nation: Nation, ids: readonly string[], setAside: readonly string[] = []): Deck {
  const lines = new Map<string, number>();
  const order: string[] = [];
  for (const id of ids) {
    if (!lines.has(id)) order.push(id);
    lines.set(id, (lines.get(id) ?? 0) + 1);
  }
  const cards = order.map((id): DeckEntry => ({ id, copies: lines.get(id) ?? 0 }));
  return { nation, cards, setAside };
}

/** The same the other way round. */
export function deckList(deck: Deck): string[] {
  return deck.cards.flatMap(({ id, copies }) => new Array<string>(copies).fill(id));
}

/** A deck as a set-up names it: the id of one of ours, a deck code, or its cards. Whether it is legal is another question. */
export function namedDeck(
  nation: Nation,
  deck: string | readonly string[],
  setAside: readonly string[],
  catalogue: Catalogue,
  w: DeckWords = deckEnglish,
): Result<Deck> {
  if (typeof deck !== 'string') return success(gatheredDeck(nation, deck, setAside));
  const found = byName(deck, catalogue, w);
  if (!found.ok) return found;
  if (found.value.nation !== nation) {
    const [theirs, ours] = [w.names.nations[found.value.nation], w.names.nations[nation]];
    return failure('', w.deck.expectedDeckFoundOne(ours, theirs));
  }
  const { cards } = found.value;
  return success({ nation, cards, setAside: setAside.length > 0 ? setAside : found.value.setAside });
}

function byName(name: string, catalogue: Catalogue, w: DeckWords): Result<Deck> {
  const ready = catalogue.decks.find((deck) => deck.id === name);
  if (ready !== undefined) return success(ready);
  // our own decks have names such as "usa-pacific"; whatever looks different was meant as a code
  if (!/^[a-z-]+$/.test(name)) return readDeckCode(name, catalogue, w);
  const ids = catalogue.decks.map((deck) => deck.id);
  return failure('', w.deck.expectedDeckCodeOne(ids, name.slice(0, 40)));
}
