import { failure, type Result, stableHash, success } from '@sandtable/kernel';
import type { Catalogue } from '../content/catalogue';
import { NATIONS } from '../content/types';
import { fromLetters, toLetters } from './base64';
import { readNumbers, writeNumber } from './byte-numbers';
import { codeNumbers } from './code-numbers';
import type { Deck, DeckEntry } from './deck';
import { type DeckWords, deckEnglish } from './words';

/*
 * A deck code is `2GM1.<deck>.<check>`. The deck: the nation, the number of lines, then each card as the step from the card
 * before it with its copies, then the cards set aside. The check is taken over the ids of the cards, so that a code read
 * with other content, where the same numbers mean other cards, is refused instead of giving another deck.
 */
const VERSION = 1;
const PREFIX = `2GM${VERSION}`;
const CHECK_LETTERS = 5;
/** Far more than any deck; a longer text is not read at all. */
const LONGEST = 2000;
const MOST_COPIES = 99;
/** Copies 1 to 3 share a number with the step; more follow in a number of their own. */
const SHARED = 4;

/** The same deck with its cards in the order in which a code gives them back: the nation's units, support, the rest. */
export function sortedDeck(deck: Deck, catalogue: Catalogue): Deck {
  const numbers = codeNumbers(deck.nation, catalogue);
  const at = (id: string): number => numbers.numberOf(id);
  return {
    nation: deck.nation,
    cards: deck.cards.map(({ id, copies }) => ({ id, copies })).sort((a, b) => at(a.id) - at(b.id)),
    setAside: deck.setAside.slice().sort((a, b) => at(a) - at(b)),
  };
}

/**
 * A deck as short text for a message or a web address. It need not be legal, but it is a list of cards: each that exists in
 * one line with 1 to 99 copies. Anything else is an error of the program.
 */
export function deckCode(deck: Deck, catalogue: Catalogue): string {
  const sorted = sortedDeck(deck, catalogue);
  const { numberOf } = codeNumbers(deck.nation, catalogue);
  const bytes: number[] = [];
  writeNumber(bytes, NATIONS.indexOf(sorted.nation));
  writeNumber(bytes, sorted.cards.length);
  let last = -1;
  for (const { id, copies } of sorted.cards) {
    const n = numberOf(id);
    if (n === last || !Number.isInteger(copies) || copies < 1 || copies > MOST_COPIES)
      throw new RangeError(`A deck code cannot hold ${copies} of "${id}".`);
    const shared = Math.min(copies, SHARED);
    writeNumber(bytes, (n - last - 1) * SHARED + shared - 1);
    if (shared === SHARED) writeNumber(bytes, copies - SHARED);
    last = n;
  }
  for (const id of sorted.setAside) writeNumber(bytes, numberOf(id));
  return `${PREFIX}.${toLetters(bytes)}.${checkOf(sorted)}`;
}

/** 30 bits over everything the deck says. */
function checkOf(deck: Deck): string {
  const bits = Number.parseInt(stableHash({ version: VERSION, deck }).slice(0, 8), 16);
  return toLetters([bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255]).slice(0, CHECK_LETTERS);
}

/** The deck of a code, exactly as it was written, or one sentence why not. */
export function readDeckCode(text: string, catalogue: Catalogue, w: DeckWords = deckEnglish): Result<Deck> {
  const code = text.trim();
  const [prefix = '', body = '', check = '', ...more] = code.slice(0, LONGEST + 1).split('.');
  if (code === '') return failure('', w.deck.noDeckCode);
  if (code.length > LONGEST) return failure('', w.deck.expectedDeckCodeMost(LONGEST));
  const version = /^2GM(\d+)$/.exec(prefix)?.[1];
  if (version === undefined) return failure('', w.deck.deckCode2gmBegins(PREFIX));
  if (version !== String(VERSION)) return failure('', w.deck.expectedDeckCodeVersion(VERSION, version));
  if (body === '' || check === '' || more.length > 0) return failure('', w.deck.expectedThreePartsDots(PREFIX));
  const bytes = fromLetters(body);
  if (bytes === null || fromLetters(check) === null) return failure('', w.deck.expectedLettersDigitsBetween);
  const numbers = readNumbers(bytes);
  const deck = numbers === null ? null : deckOf(numbers, catalogue);
  const fits = deck !== null && deckCode(deck, catalogue) === code;
  return fits ? success(deck) : failure('', w.deck.deckCodeDamagedMade);
}

/** What the numbers say, or null if they say nothing a deck could hold. */
function deckOf(numbers: readonly number[], catalogue: Catalogue): Deck | null {
  let read = 0;
  const next = (): number => numbers[read++] ?? Number.NaN;
  const nation = NATIONS[next()];
  const lines = next();
  if (nation === undefined || !(lines <= catalogue.cards.length)) return null;
  const { idOf } = codeNumbers(nation, catalogue);
  const cards: DeckEntry[] = [];
  let n = -1;
  for (let i = 0; i < lines; i++) {
    const step = next();
    n += Math.floor(step / SHARED) + 1;
    const shared = (step % SHARED) + 1;
    const copies = shared < SHARED ? shared : SHARED + next();
    const id = idOf(n);
    if (id === undefined || !(copies <= MOST_COPIES)) return null;
    cards.push({ id, copies });
  }
  const setAside: string[] = [];
  while (read < numbers.length) {
    const id = idOf(next());
    if (id === undefined) return null;
    setAside.push(id);
  }
  return { nation, cards, setAside };
}
