import { type Rng, randomBelow, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../content/index';
import { NATIONS } from '../content/types';
import { checkDeck } from './check';
import { deckCode, readDeckCode, sortedDeck } from './code';
import type { Deck } from './deck';
import { deckFile, readAnyDeck } from './file';
import { completedDeck, STYLES } from './random';
import { pitchedBattle } from './rules';
import { deckText } from './text';

const LINK = 'https://example.org/sandtable/#/decks/new?code=';

/** Any list of cards, legal or not: foreign, forbidden, many copies, cards set aside. */
function anyDeck(rng: Rng): Deck {
  const nation = NATIONS[randomBelow(rng, NATIONS.length)] ?? 'usa';
  const mine = catalogue.cards.filter(
    (card) => card.kind === 'support' || ((card.kind === 'unit' || card.kind === 'hero') && card.nation === nation),
  );
  const copies = new Map<string, number>();
  for (let i = 1 + randomBelow(rng, 25); i > 0; i--)
    copies.set(
      mine[randomBelow(rng, mine.length)]?.id ?? '',
      1 + randomBelow(rng, randomBelow(rng, 20) === 0 ? 99 : 4),
    );
  const setAside = Array.from({ length: randomBelow(rng, 3) }, () => {
    return catalogue.units[randomBelow(rng, catalogue.units.length)]?.id ?? '';
  });
  return sortedDeck({ nation, cards: [...copies].map(([id, n]) => ({ id, copies: n })), setAside }, catalogue);
}

function read(text: string): Deck {
  const found = readAnyDeck(text, catalogue);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  expect(found.value.unknown).toEqual([]);
  return sortedDeck(found.value.deck, catalogue);
}

const PACK = { name: 'My cards [1st print]', hash: '0123456789abcdef' };

function roundTrip(deck: Deck): void {
  const code = deckCode(deck, catalogue);
  expect(read(code)).toEqual(deck);
  expect(read(`${LINK}${code}&name=Two+armies`)).toEqual(deck);
  expect(read(deckText('Two armies', deck, catalogue))).toEqual(deck);
  expect(read(deckFile('Two armies', deck))).toEqual(deck);
}

describe('decks travel', () => {
  it('as code, link, text and file, whatever is in them', () => {
    const rng = seedRng('travel');
    const decks = Number(process.env.DECKS ?? 600);
    for (let i = 0; i < decks; i++) roundTrip(anyDeck(rng));
  });

  it('with their name', () => {
    const [deck] = catalogue.decks;
    if (deck === undefined) throw new Error('no deck');
    const name = '2 brothers: a deck';
    for (const text of [deckText(name, deck, catalogue), deckFile(name, deck)])
      expect(readAnyDeck(text, catalogue)).toMatchObject({ ok: true, value: { name } });
    const link = `${LINK}${deckCode(deck, catalogue)}&name=${encodeURIComponent(name)}`;
    expect(readAnyDeck(link, catalogue)).toMatchObject({ ok: true, value: { name } });
  });

  it('with the pack they were made with', () => {
    const [deck] = catalogue.decks;
    if (deck === undefined) throw new Error('no deck');
    const link = `${LINK}${deckCode(deck, catalogue)}&name=x&pack=${PACK.hash}&pack-name=${encodeURIComponent(PACK.name)}`;
    for (const text of [deckText('x', deck, catalogue, PACK), deckFile('x', deck, PACK), link])
      expect(readAnyDeck(text, catalogue)).toMatchObject({ ok: true, value: { name: 'x', pack: PACK } });
    for (const text of [
      deckText('x', deck, catalogue),
      deckFile('x', deck),
      `${LINK}${deckCode(deck, catalogue)}&pack=no`,
    ])
      expect(readAnyDeck(text, catalogue)).toMatchObject({ ok: true, value: { pack: null } });
    expect(readAnyDeck('Pack: Ours\n2 M4A2', catalogue)).toMatchObject({ value: { pack: { name: 'Ours', hash: '' } } });
  });

  it('out of a message in a forum, with the copies as people write them', () => {
    const text =
      'My island army\n\nNation: japan\n- 3x Light Infantry\n* 2 × type 97 chi ha\n1 support/promotion\n1 Death Star';
    const found = readAnyDeck(text, catalogue);
    expect(found).toMatchObject({ ok: true, value: { name: 'My island army', unknown: ['1 Death Star'] } });
    expect(found.ok && found.value.deck).toEqual({
      nation: 'japan',
      cards: [
        { id: 'japan/light-infantry', copies: 3 },
        { id: 'japan/type-97-chi-ha', copies: 2 },
        { id: 'support/promotion', copies: 1 },
      ],
      setAside: [],
    });
  });

  it('knows whose deck it is by its units, and says so when it cannot', () => {
    expect(readAnyDeck('2 M4A2\n1 Promotion', catalogue)).toMatchObject({
      ok: true,
      value: { deck: { nation: 'usa' } },
    });
    expect(readAnyDeck('2 Promotion', catalogue)).toEqual({
      ok: false,
      problems: [{ path: '', message: 'It does not say whose deck it is: expected a line such as "Nation: Japan".' }],
    });
  });

  it('reads the rows of a content pack and the lists of a set-up', () => {
    const list = ['usa/m4a2', 'usa/m4a2', 'support/promotion'];
    const lines = [
      { id: 'usa/m4a2', copies: 2 },
      { id: 'support/promotion', copies: 1 },
    ];
    const record = { 'usa/m4a2': 2, 'support/promotion': 1 };
    for (const cards of [list, lines, record]) {
      expect(read(JSON.stringify({ nation: 'usa', cards })).cards).toEqual(lines);
    }
  });

  it('lists the cards of a file it does not know', () => {
    const file = JSON.stringify({ nation: 'usa', cards: { 'usa/m4a2': 1, 'usa/x-wing': 2 }, setAside: ['uk/tardis'] });
    expect(readAnyDeck(file, catalogue)).toMatchObject({ ok: true, value: { unknown: ['usa/x-wing', 'uk/tardis'] } });
  });
});

describe('broken decks', () => {
  /** A letter changed, lost, doubled, or the text torn. */
  function broken(text: string, rng: Rng): string {
    const at = randomBelow(rng, text.length);
    const letter = String.fromCharCode(33 + randomBelow(rng, 90));
    switch (randomBelow(rng, 4)) {
      case 0:
        return text.slice(0, at) + letter + text.slice(at + 1);
      case 1:
        return text.slice(0, at) + text.slice(at + 1);
      case 2:
        return text.slice(0, at);
      default:
        return text.slice(0, at) + letter.repeat(40) + text.slice(at);
    }
  }

  it('are read, or refused with one sentence; a damaged code never gives another deck', () => {
    const rng = seedRng('broken');
    let refused = 0;
    for (let i = 0; i < 1000; i++) {
      const deck = anyDeck(rng);
      const code = deckCode(deck, catalogue);
      const whole = [code, `${LINK}${code}`, deckText('x', deck, catalogue), deckFile('x', deck)][i % 4] ?? '';
      const text = broken(whole, rng);
      const found = readAnyDeck(text, catalogue);
      if (found.ok) {
        if (i % 4 < 2) expect(sortedDeck(found.value.deck, catalogue)).toEqual(deck);
        continue;
      }
      refused++;
      expect(found.problems).toHaveLength(1);
      expect(found.problems[0]?.message).toMatch(/^[A-Z].{5,400}[.]$/su);
    }
    expect(refused).toBeGreaterThan(300);
  });

  it('says what is missing', () => {
    const said = (text: string): string => {
      const found = readAnyDeck(text, catalogue);
      return found.ok ? 'read' : (found.problems[0]?.message ?? '');
    };
    expect(said('  ')).toMatch(/^There is nothing to read/);
    expect(said('x'.repeat(100_001))).toBe('Expected a deck of at most 100000 letters.');
    expect(said('hello')).toMatch(/^Expected a deck code, a link, a deck file, or lines/);
    expect(said('Nation: Atlantis\n1 M4A2')).toMatch(/^Expected one of United States.*found "Atlantis"\.$/);
    expect(said('Nation: Japan\n1 Death Star')).toMatch(/the first is "1 Death Star"\.$/);
    expect(said('{"nation":"usa","cards":7}')).toMatch(/^This is no deck file: cards: /);
    expect(said('{"nation":')).toMatch(/^This is not JSON/);
    expect(said('2GM9.AAAA.BBBBB')).toMatch(/version 1, found version 9/);
  });
});

describe('random armies', () => {
  it('are legal, nearly spend their points, and are the same for the same seed', () => {
    for (const nation of NATIONS) {
      for (const style of STYLES) {
        const rules = pitchedBattle('tactics');
        const make = (seed: string): Deck =>
          completedDeck({ nation, cards: [], setAside: [] }, rules, style, catalogue, seedRng(seed));
        const deck = make(`${nation}/${style}`);
        expect(checkDeck(deck, rules, catalogue)).toEqual([]);
        expect(make(`${nation}/${style}`)).toEqual(deck);
        expect(make('another')).not.toEqual(deck);
      }
    }
  });

  it('keep to the year, to a smaller limit and to what one owns', () => {
    const deck: Deck = { nation: 'germany', cards: [], setAside: [] };
    const rules = { ...pitchedBattle('tactics'), year: 1940, points: 40, maxCopies: { 'germany/light-infantry': 2 } };
    const made = completedDeck(deck, rules, 'balanced', catalogue, seedRng('x'));
    expect(made.cards).toEqual([{ id: 'germany/light-infantry', copies: 2 }]);
  });

  it('complete what is there and take nothing out', () => {
    const deck: Deck = { nation: 'usa', cards: [{ id: 'usa/m26-pershing', copies: 3 }], setAside: [] };
    const made = completedDeck(deck, pitchedBattle('pacific'), 'infantry', catalogue, seedRng('y'));
    expect(made.cards[0]).toEqual({ id: 'usa/m26-pershing', copies: 3 });
    expect(made.cards.length).toBeGreaterThan(5);
  });
});

describe('the code of a ready deck', () => {
  it('is the same whichever way its cards were added', () => {
    for (const deck of catalogue.decks) {
      const backwards = { ...deck, cards: deck.cards.slice().reverse() };
      expect(deckCode(backwards, catalogue)).toBe(deckCode(deck, catalogue));
      expect(readDeckCode(deckCode(deck, catalogue), catalogue)).toMatchObject({ ok: true });
    }
  });
});
