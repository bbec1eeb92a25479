import { describe, expect, it } from 'vitest';
import { cardsAbout as gmCardsAbout } from '../2gm/cards/about';
import { gmCardsOf } from '../2gm/cards/catalogue';
import { TAG_RULES } from '../2gm/cards/rules';
import { cardsAbout as acesCardsAbout } from '../aces/cards/about';
import { acesCardsOf } from '../aces/cards/catalogue';
import { cards as words } from '../i18n/en/cards';
import { gmCards } from '../i18n/en/gm-cards';
import { nations } from '../i18n/en/nations';
import { comparedNumbers, comparedTraits } from './compare';
import { type CardEntry, NUMBERS } from './entry';
import { findCards } from './find';
import { ALL_CARDS, type CardQuery, readCardQuery, writeCardQuery } from './query';
import { sourceOf } from './source';

const entries = [gmCardsOf, acesCardsOf].flatMap((game) => game.entries({ ...gmCards, nations, ...words }));
const relatedTo = (of: CardEntry, among: readonly CardEntry[]) => of.of.relatedTo(of, among);
const find = (query: Partial<CardQuery>): string[] =>
  findCards(entries, { ...ALL_CARDS, ...query }).map(({ key }) => key);
const entry = (key: string) => {
  const found = entries.find((each) => each.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};

describe('the catalogue', () => {
  it('has every card once, each with a name, a class in words and something to find it by', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    for (const { key, name, type, words: said } of entries) {
      expect(name, key).not.toBe('');
      expect(words.types[type], key).toBeDefined();
      expect(said.length, key).toBeGreaterThan(name.length);
    }
  });

  it('finds by names first, then by abilities, equipment and texts', () => {
    expect(find({ words: 'tiger' })[0]).toMatch(/tiger$/);
    expect(find({ words: 'smoke screen' })).toContain(
      '2gm/usa/m4a2'.replace('m4a2', find({ equip: 'smoke-screen', nation: 'usa' })[0]?.split('/')[2] ?? ''),
    );
    expect(find({ words: 'promotion token' })).toContain('2gm/support/promotion');
    expect(find({ words: 'xyzzy' })).toEqual([]);
    expect(find({ words: 'TÍGER' })[0]).toMatch(/tiger$/);
  });

  it('is narrowed by every filter', () => {
    expect(find({ game: 'aces' })).toHaveLength(24);
    expect(find({ nation: 'japan', type: 'tank' }).every((key) => key.startsWith('2gm/japan/'))).toBe(true);
    expect(find({ least: 3, most: 3 }).every((key) => entry(key).numbers.cost === 3)).toBe(true);
    expect(find({ year: 1940, nation: 'germany' })).not.toContain('2gm/germany/tiger');
    expect(find({ ability: 'anti-aircraft' }).every((key) => entry(key).abilities.includes('anti-aircraft'))).toBe(
      true,
    );
    expect(find({ equip: 'bazooka' }).length).toBeGreaterThan(3);
    expect(find({ deck: 'usa-pacific' })).toHaveLength(37);
    // a deck of this browser has its cards by their keys
    const mine = findCards(entries, { ...ALL_CARDS, deck: 'abc123' }, new Set(['2gm/usa/m4a2']));
    expect(mine.map(({ key }) => key)).toEqual(['2gm/usa/m4a2']);
    expect(find({ deck: 'abc123' })).toEqual([]);
    expect(find({ weapon: 'none', game: '2gm' })).toContain('2gm/support/general');
    expect(find({ edition: 'pacific', nation: 'germany' }).length).toBeLessThan(find({ nation: 'germany' }).length);
  });

  it('is sorted by any number, what has it not comes last', () => {
    for (const sort of NUMBERS) {
      for (const down of [false, true]) {
        const values = find({ sort, down }).map((key) => entry(key).numbers[sort] ?? null);
        const known = values.filter((value) => value !== null);
        expect(values.slice(0, known.length)).toEqual(known);
        expect(known).toEqual(known.slice().sort((a, b) => (down ? b - a : a - b)));
      }
    }
  });

  it('keeps what narrows it in the address, and reads rubbish as nothing', () => {
    const query: CardQuery = {
      ...ALL_CARDS,
      words: 'heavy tank',
      nation: 'uk',
      most: 6,
      sort: 'armor',
      down: true,
      view: 'list',
      compare: ['2gm/uk/matilda', 'aces/usa/sherman'],
    };
    expect(readCardQuery(writeCardQuery(query))).toEqual(query);
    expect(readCardQuery('sort=colour&most=many&view=cube&compare=,,&q=')).toEqual(ALL_CARDS);
    expect(writeCardQuery(ALL_CARDS)).toBe('');
  });
});

describe('a rule', () => {
  it('leads to the cards it is about, in both books', () => {
    const about = (search: string | null): string[] => find(readCardQuery(search ?? 'q=zzzz'));
    expect(about(acesCardsAbout('AA-B17-03'))).toEqual(['aces/usa/b-17']);
    expect(about(acesCardsAbout('AA-KATYUSHA-01'))).toEqual(['aces/soviet-union/katyusha']);
    expect(about(acesCardsAbout('AA-DECLARE-11')).length).toBeGreaterThan(5);
    expect(about(acesCardsAbout('AA-DECLARE-11'))).not.toContain('aces/usa/b-17');
    expect(acesCardsAbout('AA-MOVE-01')).toBeNull();
    expect(about(gmCardsAbout(TAG_RULES['anti-tank'] ?? '')).every((key) => key.startsWith('2gm/'))).toBe(true);
    expect(about(gmCardsAbout(TAG_RULES['anti-tank'] ?? '')).length).toBeGreaterThan(5);
    expect(gmCardsAbout('2GM-MOVE-01')).toBeNull();
  });
});

describe('cards side by side', () => {
  it('says which numbers differ and who has the best', () => {
    const two = [entry('2gm/usa/m4a2'), entry('2gm/germany/tiger')];
    const armor = comparedNumbers(two).find(({ key }) => key === 'armor');
    expect(armor).toEqual({ key: 'armor', values: [5, 6], differs: true, best: [1] });
    const cost = comparedNumbers(two).find(({ key }) => key === 'cost');
    expect(cost?.best).toEqual([0]);
    expect(comparedNumbers([two[0] ?? entry(''), two[0] ?? entry('')]).every(({ differs }) => !differs)).toBe(true);
    expect(comparedTraits(two, 'equips').some(({ differs }) => differs)).toBe(true);
  });
});

describe('a card', () => {
  it('knows who works on it', () => {
    const onTank = relatedTo(entry('2gm/germany/tiger'), entries).map(({ key }) => key);
    expect(onTank).toContain('2gm/hero/m-wittman');
    expect(onTank).not.toContain('2gm/hero/r-winters');
    expect(relatedTo(entry('2gm/hero/m-wittman'), entries).every(({ type }) => type === 'tank')).toBe(true);
  });

  it('says whether the books state a number', () => {
    expect(sourceOf(entry('2gm/japan/light-infantry'), 'hp')).toBe('book');
    expect(sourceOf(entry('2gm/japan/light-infantry'), 'armor')).toBe('house');
    expect(sourceOf(entry('2gm/japan/light-infantry'), 'range')).toBe('book');
    expect(sourceOf(entry('aces/usa/infantry'), 'move')).toBe('book');
    expect(sourceOf(entry('aces/usa/infantry'), 'cost')).toBe('house');
  });

  it('says which numbers come from a pack', () => {
    const pack = {
      game: '2gm',
      units: [
        { nation: 'usa', id: 'm4a2', hp: 9, weapon: { range: 3, hit: 5, crit: 9, pierce: 7, damage: 2 } },
        { nation: 'uk', id: 'light-infantry', armor: 2 },
      ],
      support: [{ id: 'promotion', cost: 3 }],
    };
    expect(sourceOf(entry('2gm/usa/m4a2'), 'hp', pack)).toBe('pack');
    expect(sourceOf(entry('2gm/usa/m4a2'), 'pierce', pack)).toBe('pack');
    expect(sourceOf(entry('2gm/usa/m4a2'), 'armor', pack)).toBe('house');
    // another nation's card of the same name is another card
    expect(sourceOf(entry('2gm/japan/light-infantry'), 'armor', pack)).toBe('house');
    expect(sourceOf(entry('2gm/support/promotion'), 'cost', pack)).toBe('pack');
    const mats = { game: 'aces', units: [{ faction: 'usa', id: 'infantry', speed: 2 }] };
    expect(sourceOf(entry('aces/usa/infantry'), 'move', mats)).toBe('pack');
  });
});
