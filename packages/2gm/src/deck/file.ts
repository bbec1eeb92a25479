import { failure, parseJson, type Result, readShape, success } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Catalogue } from '../content/catalogue';
import { NATIONS } from '../content/types';
import { readDeckCode } from './code';
import type { Deck } from './deck';
import { gatheredDeck } from './read';
import { HASH, LONGEST_NAME, type PackName, type ReadDeck, readDeckText } from './text';
import { type DeckWords, deckEnglish } from './words';

/** Far more than any deck needs; a longer text is not read at all. */
const LONGEST = 100_000;
const MOST_LINES = 500;

const Copies = z.int().check(z.minimum(1), z.maximum(99));

/** The files of this version, rows of a content pack, and the lists of cards of a set-up. */
const FileShape = z.looseObject({
  name: z.optional(z.string().check(z.maxLength(2000))),
  nation: z.enum(NATIONS),
  cards: z.union([
    z.record(z.string(), Copies),
    z.array(z.string()).check(z.maxLength(MOST_LINES)),
    z.array(z.object({ id: z.string(), copies: Copies })).check(z.maxLength(MOST_LINES)),
  ]),
  setAside: z.optional(z.array(z.string()).check(z.maxLength(MOST_LINES))),
  pack: z.optional(
    z.object({
      name: z.string().check(z.maxLength(2000)),
      hash: z.string().check(z.regex(HASH)),
    }),
  ),
});

/** A deck as a file. */
export function deckFile(name: string, { nation, cards, setAside }: Deck, pack: PackName | null = null): string {
  const file = {
    format: 'sandtable-deck',
    formatVersion: 1,
    game: '2gm',
    name,
    nation,
    cards: Object.fromEntries(cards.map(({ id, copies }) => [id, copies])),
    setAside,
    ...(pack === null ? {} : { pack: { name: pack.name, hash: pack.hash } }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A code anywhere in a text: alone, in a link, in a line of a forum. */
const CODE = /2GM\d+\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*/u;
const NAME_OF_LINK = /[?&]name=([^&\s]*)/u;
const PACK_OF_LINK = /[?&]pack=([^&\s]*)/u;
const PACK_NAME_OF_LINK = /[?&]pack-name=([^&\s]*)/u;

/** One box takes them all: a code, a link, a text, a file. Refused with one sentence that says what was expected. */
export function readAnyDeck(raw: string, catalogue: Catalogue, w: DeckWords = deckEnglish): Result<ReadDeck> {
  const text = raw.trim();
  if (text === '') return failure('', w.deck.text.empty);
  if (text.length > LONGEST) return failure('', w.deck.text.tooLong(LONGEST));
  if (text.startsWith('{')) return readFile(text, catalogue, w);
  const lines = text.split('\n').length;
  const code = CODE.exec(text)?.[0];
  if (code !== undefined && lines <= 3) return named(readDeckCode(code, catalogue, w), linkName(text), linkPack(text));
  if (lines === 1 && (/^2GM/u.test(text) || /#\/decks/u.test(text)))
    return named(readDeckCode(text.replace(/^.*code=/u, ''), catalogue, w), '', null);
  return readDeckText(text, catalogue, w);
}

function named(read: Result<Deck>, name: string, pack: PackName | null): Result<ReadDeck> {
  return read.ok ? success({ name, deck: read.value, unknown: [], pack }) : read;
}

function linkName(text: string, of = NAME_OF_LINK): string {
  try {
    return decodeURIComponent((of.exec(text)?.[1] ?? '').replaceAll('+', ' ')).slice(0, LONGEST_NAME);
  } catch {
    return '';
  }
}

function linkPack(text: string): PackName | null {
  const hash = PACK_OF_LINK.exec(text)?.[1] ?? '';
  return HASH.test(hash) ? { name: linkName(text, PACK_NAME_OF_LINK), hash } : null;
}

function readFile(text: string, catalogue: Catalogue, w: DeckWords): Result<ReadDeck> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const read = readShape(FileShape, json.value);
  if (!read.ok) {
    const [first] = read.problems;
    const { path = '', message = '' } = first ?? {};
    // the list may be written in three ways, and none of them is what the others lack
    return failure('', w.deck.text.noDeckFile(path, path === 'cards' ? w.deck.text.cardsExpected : message));
  }
  const { name = '', nation, cards, setAside = [], pack = null } = read.value;
  const listed = Array.isArray(cards)
    ? cards.flatMap((each) => (typeof each === 'string' ? [each] : new Array<string>(each.copies).fill(each.id)))
    : // eslint-disable-next-line no-restricted-syntax -- the order of the file, which is the player's
      Object.entries(cards).flatMap(([id, copies]) => new Array<string>(copies).fill(id));
  const known = (id: string): boolean => catalogue.byId.has(id);
  const deck = gatheredDeck(nation, listed.filter(known), setAside.filter(known));
  const unknown = [...listed, ...setAside].filter((id, at, all) => !known(id) && all.indexOf(id) === at);
  if (deck.cards.length === 0) return failure('', w.deck.text.noneKnown(unknown[0] ?? ''));
  return success({
    name: name.slice(0, LONGEST_NAME),
    deck,
    unknown,
    pack: pack === null ? null : { name: pack.name.slice(0, LONGEST_NAME), hash: pack.hash },
  });
}
