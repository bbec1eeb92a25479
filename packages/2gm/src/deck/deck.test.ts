import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue, NATIONS } from '../content/index';
import { checkDeck } from './check';
import type { Deck } from './deck';
import { deckPoints, deckSize } from './points';
import { type DeckRules, pitchedBattle } from './rules';
import { setupCount } from './set-aside';

const rule = ruleTests<RuleId>(book);

function deckOf(nation: Deck['nation'], cards: Readonly<Record<string, number>>, setAside: string[] = []): Deck {
  return { nation, cards: Object.entries(cards).map(([id, copies]) => ({ id, copies })), setAside };
}

/** What is wrong with a deck, apart from its being small. */
function wrong(deck: Deck, rules: Partial<DeckRules> = {}): string[] {
  return checkDeck(deck, { ...pitchedBattle('pacific'), ...rules }, catalogue)
    .filter((p) => p.warning !== true)
    .map((p) => `${p.path}: ${p.message}`);
}

describe('points', () => {
  rule(
    ['2GM-DECK-07', '2GM-DECK-12', '2GM-DECK-08'],
    '2GM-EX-01: Heavy Infantry 2, M4 Sherman 4, Impact 4 and an Antitank Mine 4 are 14 points',
    () => {
      const deck = deckOf('usa', {
        'usa/heavy-infantry': 1,
        'usa/m4-sherman': 1,
        'support/impact': 1,
        'support/anti-tank-mine': 1,
      });
      expect(deckPoints(deck, catalogue)).toBe(14);
      expect(pitchedBattle('tactics').points).toBe(120);
      expect(pitchedBattle('pacific').points).toBe(120);
      expect(wrong(deck, { points: 14 })).toEqual([]);
      expect(wrong(deck, { points: 13 })).toEqual(['cards: The deck costs 14 points of 13 (2GM-DECK-07).']);
      const light = (copies: number) => deckOf('usa', { 'usa/light-infantry': copies });
      expect(wrong(light(120))).toEqual([]);
      expect(wrong(light(121))).toEqual(['cards: The deck costs 121 points of 120 (2GM-DECK-07).']);
    },
  );

  rule(['2GM-DECK-09', '2GM-DECK-10'], 'players agree on another limit, or a scenario sets it', () => {
    const deck = deckOf('usa', { 'usa/m26-pershing': 12 });
    expect(wrong(deck, { points: 80 })).toEqual(['cards: The deck costs 84 points of 80 (2GM-DECK-07).']);
    expect(wrong(deck, { points: 84 })).toEqual([]);
  });

  rule('2GM-DECK-13', '2GM-EX-23: Promotion counts 2 points and costs 0 AP to play', () => {
    const card = catalogue.byId.get('support/promotion');
    expect(card).toMatchObject({ kind: 'support', cost: 2, play: 0 });
    expect(deckPoints(deckOf('usa', { 'support/promotion': 3 }), catalogue)).toBe(6);
  });

  rule('2GM-DECK-14', 'a Sherman with all its upgrades to take counts 4 points', () => {
    const sherman = catalogue.units.find((card) => card.id === 'usa/m4-sherman');
    expect(sherman?.upgrades.map((offer) => offer.cost)).toEqual([1, 0, 3, 1]);
    expect(deckPoints(deckOf('usa', { 'usa/m4-sherman': 1 }), catalogue)).toBe(4);
  });

  it('are saved by a General known from the start who brings cards for nothing', () => {
    const deck = deckOf('ussr', { 'ussr/light-infantry': 6, 'ussr/kv-1': 1 });
    expect(deckPoints(deck, catalogue)).toBe(11);
    expect(deckPoints(deck, catalogue, 'general/zhukov')).toBe(7);
    expect(deckPoints(deck, catalogue, 'general/chuikov')).toBe(11);
    expect(wrong(deck, { points: 7, general: 'general/zhukov' })).toEqual([]);
  });
});

describe('a deck', () => {
  rule('2GM-DECK-06', 'is of any size: one card, or a hundred and twenty of the same', () => {
    expect(wrong(deckOf('italy', { 'italy/alpini': 1 }))).toEqual([]);
    expect(wrong(deckOf('italy', {}))).toEqual([]);
    expect(wrong(deckOf('italy', { 'italy/light-infantry': 120 }))).toEqual([]);
    const small = checkDeck(deckOf('italy', {}), pitchedBattle('tactics'), catalogue);
    expect(small).toEqual([
      {
        rule: '2GM-SETUP-19',
        path: 'cards',
        message: 'An opening hand takes 5 cards, found 0 (2GM-SETUP-19).',
        warning: true,
      },
    ]);
  });

  it('keeps to copies if the players agree on them', () => {
    const deck = deckOf('germany', { 'germany/tiger': 2, 'support/impact': 3 });
    expect(wrong(deck)).toEqual([]);
    expect(wrong(deck, { maxCopies: 'boxes' })).toEqual([
      'cards/0/copies: The boxes hold 1 of Tiger, found 2 (2GM-DECK-09).',
      'cards/1/copies: The boxes hold 2 of Impact, found 3 (2GM-DECK-09).',
    ]);
    expect(wrong(deck, { maxCopies: 2 })).toEqual([
      'cards/1/copies: The players agreed on at most 2 of Impact, found 3 (2GM-DECK-09).',
    ]);
  });

  rule('2GM-DECK-04', "is one faction's: no unit of another, no card that is ONLY for another", () => {
    const deck = deckOf('uk', { 'usa/m4-sherman': 1, 'support/kamikaze': 1, 'support/c-47-skytrain': 1 });
    expect(wrong(deck)).toEqual([
      'cards/0/id: M4 Sherman belongs to the United States, not to the United Kingdom (2GM-DECK-04).',
      'cards/1/id: Kamikaze is ONLY for Japan (2GM-DECK-04).',
    ]);
  });

  rule(['2GM-DECK-15', '2GM-DECK-16', '2GM-RULING-168'], 'holds units, support and heroes; never terrain', () => {
    const deck = deckOf('usa', {
      'usa/marines': 1,
      'support/luck': 1,
      'hero/r-winters': 1,
      'terrain/house': 1,
      'general/patton': 1,
      'usa/tiger': 1,
    });
    const others = [
      'cards/3/id: House is a Terrain card (2GM-DECK-16).',
      'cards/4/id: Patton is a General, not a deck card (2GM-DECK-15).',
      'cards/5/id: There is no card "usa/tiger" (2GM-DECK-15).',
    ];
    expect(wrong(deck, { edition: 'pacific' })).toEqual(others);
    expect(wrong(deck, { edition: 'tactics' })).toEqual(others);
  });

  rule('2GM-HERO-02', '2GM-EX-54: R. Winters adds 2 points to a deck of the United States, and to no other', () => {
    const usa = { 'usa/marines': 1, 'hero/r-winters': 1 };
    expect(deckPoints(deckOf('usa', usa), catalogue)).toBe(3 + 2);
    expect(wrong(deckOf('usa', usa))).toEqual([]);
    expect(wrong(deckOf('uk', { 'hero/r-winters': 1 }))).toEqual([
      'cards/0/id: R. Winters belongs to the United States, not to the United Kingdom (2GM-HERO-02).',
    ]);
  });

  rule(
    ['2GM-DECK-17', '2GM-DECK-18', '2GM-DECK-19', '2GM-DECK-20', '2GM-RULING-48'],
    '2GM-EX-03: with the year 1943, cards of 1939 to 1943 and cards without a year; none of 1944 and 1945',
    () => {
      const legal = catalogue.units.filter(
        (card) => !card.scenarioOnly && wrong(deckOf(card.nation, { [card.id]: 1 }), { year: 1943 }).length === 0,
      );
      const all = catalogue.units.filter((card) => !card.scenarioOnly);
      expect(legal).toEqual(all.filter((card) => card.year === null || card.year <= 1943));
      const years = new Set(legal.map((card) => card.year));
      for (const year of [null, 1939, 1940, 1941, 1942, 1943]) expect(years.has(year)).toBe(true);
      expect(all.filter((card) => !legal.includes(card)).map((card) => card.year)).toContain(1944);
      expect(wrong(deckOf('usa', { 'usa/m26-pershing': 1, 'usa/m4a3': 1 }), { year: 1943 })).toEqual([
        'cards/0/id: M26 Pershing entered service in 1945, after 1943 (2GM-DECK-19).',
      ]);
      expect(wrong(deckOf('usa', { 'usa/m26-pershing': 1 }), { year: 1945 })).toEqual([]);
    },
  );

  rule('2GM-DECK-21', 'may hold aircraft unless the scenario forbids them', () => {
    const deck = deckOf('uk', { 'uk/spitfire': 1, 'uk/matilda-ii': 1 });
    expect(wrong(deck)).toEqual([]);
    expect(wrong(deck, { forbidden: ['aircraft'] })).toEqual([
      'cards/0/id: The battle allows no aircraft, and Spitfire is one (2GM-DECK-21).',
    ]);
    expect(wrong(deck, { forbidden: ['tank', 'aircraft'] })).toHaveLength(2);
  });

  it('holds no landing craft: scenarios issue them', () => {
    expect(wrong(deckOf('usa', { 'usa/lcvp': 1 }))).toEqual([
      'cards/0/id: LCVP is issued by scenarios only (2GM-LCVP-01).',
    ]);
  });

  it('is told everything that is wrong at once', () => {
    const deck: Deck = {
      nation: 'italy',
      cards: [
        { id: 'germany/maus', copies: 20 },
        { id: 'italy/alpini', copies: 0 },
        { id: 'italy/alpini', copies: 1.5 },
        { id: 'nobody', copies: 1 },
      ],
      setAside: ['uk/sas'],
    };
    expect(wrong(deck, { year: 1941, forbidden: ['tank'], maxCopies: 'boxes' })).toEqual([
      'cards/0/id: Maus belongs to Germany, not to Italy (2GM-DECK-04).',
      'cards/0/id: Maus entered service in 1944, after 1941 (2GM-DECK-19).',
      'cards/0/id: The battle allows no tank, and Maus is one (2GM-DECK-05).',
      'cards/0/copies: The boxes hold 1 of Maus, found 20 (2GM-DECK-09).',
      'cards/1/copies: Expected at least 1 copy of "italy/alpini", found 0.',
      'cards/2/copies: Expected at least 1 copy of "italy/alpini", found 1.5.',
      'cards/2/id: Expected each card in one line, found "italy/alpini" twice.',
      'cards/2/copies: The boxes hold 1 of Alpini, found 1.5 (2GM-DECK-09).',
      'cards/3/id: There is no card "nobody" (2GM-DECK-15).',
      'setAside: Expected 0 set aside, one for each SETUP card, found 1 (2GM-ABIL-85).',
      'setAside/0: Expected a card of another army of the Axis, found uk/sas (2GM-ABIL-85).',
      'cards: The deck costs 184.5 points of 120 (2GM-DECK-07).',
    ]);
  });

  rule('2GM-RULING-167', 'mixes cards of both editions in either', () => {
    const deck = deckOf('usa', { 'usa/m4-sherman': 1, 'usa/m4a2': 1, 'support/luck': 1, 'support/fortunate': 1 });
    expect(wrong(deck, { edition: 'tactics' })).toEqual([]);
    expect(wrong(deck, { edition: 'pacific' })).toEqual([]);
  });
});

describe('cards set aside', () => {
  const allies = (copies: number, ...setAside: string[]) =>
    deckOf('uk', { 'uk/sas': 1, 'support/allies': copies }, setAside);

  rule('2GM-ABIL-85', 'one of a friendly army for each SETUP card in the deck', () => {
    expect(setupCount(allies(2), catalogue)).toBe(2);
    expect(wrong(allies(2, 'usa/m4-sherman', 'ussr/t-34-76'))).toEqual([]);
    expect(wrong(allies(1, 'usa/m4-sherman'), { edition: 'tactics' })).toEqual([]);
    expect(wrong(allies(2, 'usa/m4-sherman'))).toEqual([
      'setAside: Expected 2 set aside, one for each SETUP card, found 1 (2GM-ABIL-85).',
    ]);
    expect(wrong(allies(1, 'germany/tiger'))).toEqual([
      'setAside/0: Expected a card of another army of the Allies, found germany/tiger (2GM-ABIL-85).',
    ]);
    expect(wrong(allies(1, 'uk/churchill'))).toHaveLength(1);
    expect(wrong(allies(1, 'nobody'))).toEqual(['setAside/0: There is no card "nobody" (2GM-ABIL-85).']);
  });

  rule(
    ['2GM-ABIL-86', '2GM-RULING-158'],
    'none with the word ONLY, and nothing that is no card of an army deck',
    () => {
      expect(wrong(allies(1, 'support/luck'))).toEqual([]);
      expect(wrong(allies(1, 'support/war-bonds'))).toEqual(['setAside/0: War Bonds is marked ONLY (2GM-ABIL-86).']);
      expect(wrong(allies(1, 'terrain/house'))).toEqual(['setAside/0: House is a Terrain card (2GM-DECK-16).']);
      // of the cards everybody may have, those of the friends' boxes
      expect(wrong(allies(1, 'support/traps'))).toEqual([
        'setAside/0: Expected a card of another army of the Allies, found support/traps (2GM-ABIL-85).',
      ]);
      expect(wrong(allies(1, 'support/captured'))).toEqual([]);
      expect(wrong(allies(1, 'general/patton'))).toHaveLength(1);
      expect(wrong(allies(1, 'hero/r-winters'))).toHaveLength(1);
    },
  );

  it('keep to the year and the types of the battle', () => {
    expect(wrong(allies(1, 'usa/m26-pershing'), { year: 1944 })).toEqual([
      'setAside/0: M26 Pershing entered service in 1945, after 1944 (2GM-DECK-19).',
    ]);
  });
});

/** As the Pacific book lists them: units, then support. */
const PRECON = {
  'usa-pacific': `Radio Operator 2, Light Infantry 2, Recon Marines 1, Heavy Infantry 2, Marines 1, Special Forces 1,
    Raiders 1, Mechanized Infantry 1, M1 Howitzer 1, M3 Howitzer 1, M1 37mm 1, M2 Light Tank 1, M4A2 2, M4A3 1,
    M26 Pershing 1, M3 Scout 2, M6 Fargo 1, P-38 Lightning 1, P-40 Warhawk 1, Promotion 2, Veteran 1, Counterattack 1,
    Bayonets 1, Flares 1, Fuel 1, Surplus 1, Fortunate 2, Shrapnel 1, Duplicate 1, Enlist 1, Captured 1, Sabotage 1,
    In need of support 1, Extra Ammo 1, I Want You 2, War Bonds 2, General 1`,
  'japan-pacific': `Radio Operator 2, Light Infantry 3, Heavy Infantry 3, Special Forces 1, Mounted Infantry 1,
    Special Naval Forces 1, Type 94 37mm 1, Type 92 70mm 1, Type 96 150mm 1, Type 96 25mm 1, Type 97 TE-KE 1,
    Type 95 HA-GO 2, Type 97 CHI-HA 1, Type 3 CHI-NU 1, Type 94 Lorry 2, Type 1 HO-HA 1, Mits. A6M Zero 1, Aichi D3A 1,
    Promotion 2, Veteran 1, Counterattack 1, Bayonets 1, Fuel 1, Camouflage 1, Fortified HQ 1, Fortunate 2, Shrapnel 1,
    Sick patients 1, Reinforcements 2, Traps 1, AT Mine 1, Ambush 1, Lost 1, You Missed 1, Banzai 1, Kamikaze 1,
    General 1`,
};

function ready(id: string) {
  const deck = catalogue.decks.find((d) => d.id === id);
  if (deck === undefined) throw new Error(`There is no deck ${id}.`);
  return deck;
}

/** Infantry, artillery, tanks, transports, aircraft, support. */
function counts(deck: Deck): number[] {
  const kinds = ['infantry', 'artillery', 'tank', 'transport', 'aircraft', 'support'];
  const kindOf = (id: string) => {
    const card = catalogue.byId.get(id);
    return card?.kind === 'unit' ? card.type : card?.kind;
  };
  return kinds.map((kind) =>
    deck.cards.filter((entry) => kindOf(entry.id) === kind).reduce((total, entry) => total + entry.copies, 0),
  );
}

describe('ready decks', () => {
  rule('2GM-PRECON-01', 'the two of the Pacific book, card by card, at exactly 120 points', () => {
    for (const id of ['usa-pacific', 'japan-pacific'] as const) {
      const lines = ready(id).cards.map((entry) => `${catalogue.byId.get(entry.id)?.name} ${entry.copies}`);
      expect(lines).toEqual(PRECON[id].split(',').map((line) => line.trim()));
      expect(deckPoints(ready(id), catalogue)).toBe(120);
      expect(ready(id).book).toBe(true);
    }
  });

  rule('2GM-PRECON-02', 'the United States: 46 cards, 24 of them units', () => {
    expect(deckSize(ready('usa-pacific'))).toBe(46);
    expect(counts(ready('usa-pacific'))).toEqual([11, 3, 5, 3, 2, 22]);
  });

  rule('2GM-PRECON-03', 'Japan: 47 cards, 25 of them units', () => {
    expect(deckSize(ready('japan-pacific'))).toBe(47);
    expect(counts(ready('japan-pacific'))).toEqual([11, 4, 5, 3, 2, 22]);
  });

  it('one for each nation, legal from the boxes at exactly 120 points in both editions', () => {
    expect(catalogue.decks.map((deck) => deck.nation).sort()).toEqual(NATIONS.slice().sort());
    for (const deck of catalogue.decks) {
      expect(deckPoints(deck, catalogue)).toBe(120);
      expect(wrong(deck, { edition: 'tactics', maxCopies: 'boxes' })).toEqual([]);
      expect(wrong(deck, { edition: 'pacific', maxCopies: 'boxes' })).toEqual([]);
    }
  });

  it('ours are armies for a first game: of the size of the printed ones, with every arm in them', () => {
    for (const deck of catalogue.decks.filter((d) => !d.book)) {
      const [infantry = 0, artillery = 0, tanks = 0, transports = 0, aircraft = 0, support = 0] = counts(deck);
      expect(deckSize(deck)).toBeGreaterThanOrEqual(44);
      expect(deckSize(deck)).toBeLessThanOrEqual(48);
      expect(infantry).toBeGreaterThanOrEqual(11);
      expect(artillery).toBeGreaterThanOrEqual(3);
      expect(tanks).toBeGreaterThanOrEqual(5);
      expect(transports).toBeLessThanOrEqual(3);
      expect(aircraft).toBeLessThanOrEqual(2);
      expect(support).toBeGreaterThanOrEqual(16);
    }
  });
});
