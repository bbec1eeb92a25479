import { describe, expect, it } from 'vitest';
import { catalogue, NATIONS } from '../content/index';
import { randomly } from '../content/mutations.fixture';
import { catalogueWith } from '../content/pack';
import { deckCode, readDeckCode, sortedDeck } from './code';
import type { Deck } from './deck';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%&/ é€\n';

function said(code: string): string {
  const read = readDeckCode(code, catalogue);
  return read.ok ? 'a deck' : read.problems.map((p) => p.message).join(' ');
}

const EMPTY: Deck = { nation: 'uk', cards: [], setAside: [] };

/** Any deck at all, legal or not. */
function randomDeck(below: (n: number) => number): Deck {
  const cards = catalogue.cards
    .filter(() => below(8) === 0)
    .map((card) => ({ id: card.id, copies: 1 + below(below(3) === 0 ? 99 : 4) }));
  const setAside = catalogue.cards.filter(() => below(200) === 0).map((card) => card.id);
  return { nation: NATIONS[below(6)] ?? 'usa', cards, setAside };
}

describe('deck codes', () => {
  it('are short, and fit into a web address as they are', () => {
    for (const deck of catalogue.decks) {
      const code = deckCode(deck, catalogue);
      expect(code).toMatch(/^2GM1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{5}$/);
      expect(code.length).toBeLessThan(80);
      expect(encodeURIComponent(code)).toBe(code);
    }
  });

  it('never change for the same deck', () => {
    const tigers: Deck = {
      nation: 'germany',
      cards: [
        { id: 'germany/tiger', copies: 2 },
        { id: 'germany/light-infantry', copies: 12 },
      ],
      setAside: [],
    };
    expect(deckCode(tigers, catalogue)).toBe('2GM1.AQIDCGE.6cu7o');
    expect(said('2GM1.AQIDCGE.6cu7o')).toBe('a deck');
  });

  it('give back exactly the deck they were made of', () => {
    const below = randomly(1);
    const decks = [...catalogue.decks, ...Array.from({ length: 300 }, () => randomDeck(below))];
    for (const deck of decks) {
      const code = deckCode(deck, catalogue);
      const read = readDeckCode(` ${code}\n`, catalogue);
      expect(read).toEqual({ ok: true, value: sortedDeck(deck, catalogue) });
      expect(read.ok && deckCode(read.value, catalogue)).toBe(code);
    }
    expect(readDeckCode(deckCode(EMPTY, catalogue), catalogue)).toEqual({ ok: true, value: EMPTY });
  });

  it('say in one sentence what is wrong', () => {
    const code = deckCode(catalogue.decks[0] ?? EMPTY, catalogue);
    const damaged = 'The deck code is damaged, or made for other cards: its check does not fit.';
    expect(said('  ')).toBe('There is no deck code.');
    expect(said('hello')).toBe('A deck code of 2GM begins with "2GM1.".');
    expect(said(code.toLowerCase())).toBe('A deck code of 2GM begins with "2GM1.".');
    expect(said(code.replace('2GM1', '2GM2'))).toBe('Expected a deck code of version 1, found version 2.');
    expect(said('2GM1.AAAA')).toBe('Expected three parts with dots between them, as in 2GM1.deck.check.');
    expect(said(`${code}.x`)).toBe('Expected three parts with dots between them, as in 2GM1.deck.check.');
    expect(said(code.replace('.A', '.?'))).toBe('Expected letters, digits, - and _ between the dots of the deck code.');
    expect(said(`${code.slice(0, 20)}${code.slice(21)}`)).toBe(damaged);
    expect(said(code.slice(0, -1))).toBe(damaged);
    expect(said('2GM1.____.AAAAA')).toBe(damaged);
    expect(said(`2GM1.${'A'.repeat(5000)}.AAAAA`)).toBe('Expected a deck code of at most 2000 letters.');
  });

  it('give no other deck where the same numbers mean other cards', () => {
    const code = deckCode(catalogue.decks[0] ?? EMPTY, catalogue);
    const { units } = catalogue;
    const marines = units.findIndex((card) => card.id === 'usa/marines');
    const swapped = units.map(
      (card, i) => units[i === marines ? marines + 1 : i === marines + 1 ? marines : i] ?? card,
    );
    expect(readDeckCode(code, { ...catalogue, units: swapped }).ok).toBe(false);
    expect(readDeckCode(code, { ...catalogue, units: units.slice(1) }).ok).toBe(false);
  });

  it('live through new cards at the end of a list, and through packs', () => {
    const code = deckCode(catalogue.decks[0] ?? EMPTY, catalogue);
    const added = catalogue.units.flatMap((card, i, all) =>
      card.nation === all[i + 1]?.nation ? [card] : [card, { ...card, id: `${card.nation}/new` }],
    );
    const support = catalogue.support.concat(
      catalogue.support.slice(-1).map((card) => ({ ...card, id: 'support/new' })),
    );
    const more = { ...catalogue, units: added, support };
    expect(readDeckCode(code, more)).toEqual(readDeckCode(code, catalogue));
    const patched = catalogueWith({ game: '2gm', units: [{ nation: 'usa', id: 'm5-stuart', hp: 4 }] });
    expect(patched.ok && readDeckCode(code, patched.value).ok).toBe(true);
  });

  it('refuse 1,000 damaged codes, each with a sentence', () => {
    const below = randomly(2);
    const codes = catalogue.decks.map((deck) => deckCode(deck, catalogue));
    for (let i = 0; i < 1000; i++) {
      const code = codes[below(codes.length)] ?? '';
      const bad = damaged(code, below);
      const same = bad.trim() === code;
      const sentence = said(bad);
      if (same) expect(sentence).toBe('a deck');
      else expect(sentence).toMatch(/^(The|There|Expected|A) [^\n]*\.$/);
    }
  });

  it('hold lists of cards only: anything else is an error of the program', () => {
    const deck = (...cards: Deck['cards']): Deck => ({ nation: 'usa', cards, setAside: [] });
    const marines = { id: 'usa/marines', copies: 1 };
    expect(() => deckCode(deck(marines, marines), catalogue)).toThrow('A deck code cannot hold 1 of "usa/marines".');
    expect(() => deckCode(deck({ id: 'usa/marines', copies: 0 }), catalogue)).toThrow(RangeError);
    expect(() => deckCode(deck({ id: 'usa/marines', copies: 100 }), catalogue)).toThrow(RangeError);
    expect(() => deckCode(deck({ id: 'usa/tiger', copies: 1 }), catalogue)).toThrow('There is no card "usa/tiger".');
  });
});

/** One letter replaced, dropped, doubled or swapped with the next, or a piece cut out. */
function damaged(code: string, below: (n: number) => number): string {
  const at = below(code.length);
  const letter = ALPHABET[below(ALPHABET.length)] ?? '';
  switch (below(5)) {
    case 0:
      return code.slice(0, at) + letter + code.slice(at + 1);
    case 1:
      return code.slice(0, at) + code.slice(at + 1);
    case 2:
      return code.slice(0, at) + letter + code.slice(at);
    case 3:
      return code.slice(0, at) + code.slice(at + 1, at + 2) + code.slice(at, at + 1) + code.slice(at + 2);
    default:
      return code.slice(0, at) + code.slice(at + 1 + below(code.length));
  }
}
