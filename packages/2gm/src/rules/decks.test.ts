import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { deckCode } from '../deck/code';
import { gmGame } from '../game';
import type { GmSetup } from '../setup';
import { EDITIONS } from './field.fixture';
import { begin } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const copies = (n: number, id: string) => new Array<string>(n).fill(id);

/** What is wrong with a match in which south brings these cards. */
function wrong(
  deck: string | string[],
  more: { nation?: string; aside?: string[]; edition?: string } = {},
  options = {},
) {
  const { edition = 'tactics', nation = 'usa', aside = [] } = more;
  const setup = {
    edition,
    options,
    seats: [
      { nation, deck, aside },
      { nation: 'germany', deck: 'germany-starter' },
    ],
  };
  const read = gmGame.rules.parseSetup(setup);
  return read.ok ? [] : read.problems.map((p) => `${p.path}: ${p.message}`);
}

describe('armies', () => {
  rule('2GM-DECK-01', 'nobody plays alone with himself, and not more than four play', () => {
    const { seats } = gmGame.defaultSetup('tactics');
    const [south, north] = seats;
    for (const list of [[], [south], [south, north, south, north, south]]) {
      const read = gmGame.rules.parseSetup({ edition: 'tactics', seats: list });
      expect(read.ok ? '' : read.problems[0]?.message).toMatch(new RegExp(`seats, found ${list.length}`));
    }
    expect(gmGame.rules.parseSetup({ edition: 'tactics', seats }).ok).toBe(true);
  });

  rule(
    ['2GM-DECK-03', '2GM-DECK-04'],
    'each seat has one faction and a deck of it: by name, by code or card by card',
    () => {
      expect(wrong('usa-pacific')).toEqual([]);
      expect(wrong(['usa/m4-sherman'])).toEqual([]);
      const code = deckCode({ nation: 'usa', cards: [{ id: 'usa/marines', copies: 9 }], setAside: [] }, catalogue);
      expect(wrong(code)).toEqual([]);
      expect(wrong('uk-starter')).toEqual([
        'seats/0/deck: Expected a deck of the United States, found one of the United Kingdom.',
      ]);
      expect(wrong('nobody')[0]).toMatch(/^seats\/0\/deck: Expected a deck code or one of /);
      expect(wrong(['germany/tiger'])).toEqual([
        'seats/0/deck/cards/0/id: Tiger belongs to Germany, not to the United States (2GM-DECK-04).',
      ]);
      const seats: GmSetup['seats'] = [
        { nation: 'usa', deck: code, recruit: 0, aside: [] },
        { nation: 'germany', deck: 'germany-starter', recruit: 0, aside: [] },
      ];
      const { match } = begin('tactics', 'by code', { seats });
      const [south] = match.state.seats;
      const marines = catalogue.numberOf('usa/marines');
      expect([...(south?.hand ?? []), ...(south?.deck ?? [])]).toEqual(new Array<number>(9).fill(marines));
    },
  );

  rule(
    ['2GM-DECK-05', '2GM-DECK-07', '2GM-DECK-08', '2GM-DECK-09'],
    'a match knows its points and takes no deck beyond them',
    () => {
      for (const edition of EDITIONS) {
        expect(gmGame.defaultSetup(edition).options.points).toBe(120);
        const setup = gmGame.defaultSetup(edition);
        expect(gmGame.rules.parseSetup(setup).ok).toBe(true);
        expect(wrong(copies(120, 'usa/light-infantry'), { edition })).toEqual([]);
        expect(wrong(copies(121, 'usa/light-infantry'), { edition })).toEqual([
          'seats/0/deck/cards: The deck costs 121 points of 120 (2GM-DECK-07).',
        ]);
      }
      expect(wrong(copies(60, 'usa/heavy-infantry'), {}, { points: 150 })).toEqual([]);
      expect(wrong(copies(60, 'usa/light-infantry'), {}, { points: 50 })).toEqual([
        'seats/0/deck/cards: The deck costs 60 points of 50 (2GM-DECK-07).',
        'seats/1/deck/cards: The deck costs 120 points of 50 (2GM-DECK-07).',
      ]);
    },
  );

  rule(['2GM-DECK-15', '2GM-DECK-16'], 'terrain and Generals stay out', () => {
    expect(wrong(['terrain/house'])).toEqual(['seats/0/deck/cards/0/id: House is a Terrain card (2GM-DECK-16).']);
    expect(wrong(['general/patton'])).toEqual([
      'seats/0/deck/cards/0/id: Patton is a General, not a deck card (2GM-DECK-15).',
    ]);
    expect(wrong(['hero/r-winters', 'usa/marines'], { edition: 'pacific' })).toEqual([]);
    expect(wrong(['hero/r-winters', 'usa/marines'])).toEqual([]); // 2GM-RULING-168
    expect(wrong(['support/allies', 'usa/marines'])).toHaveLength(1); // nothing was set aside for it
    expect(wrong(['support/allies', 'usa/marines'], { aside: ['uk/sas'] })).toEqual([]);
  });

  rule(
    ['2GM-DECK-19', '2GM-DECK-20', '2GM-RULING-48'],
    'cards later than the year of the battle drop out by themselves',
    () => {
      const deck = ['usa/m26-pershing', 'usa/m4a3', 'usa/m4-sherman', 'usa/light-infantry', 'support/impact'];
      expect(wrong(deck, {}, { year: 1943 })).toEqual([]);
      const cardsIn = (year: number): (string | undefined)[] => {
        const seats: GmSetup['seats'] = [
          { nation: 'usa', deck, recruit: 0, aside: [] },
          { nation: 'germany', deck: 'germany-starter', recruit: 0, aside: [] },
        ];
        const [south] = begin('tactics', 'years', { seats, options: { year } }).match.state.seats;
        const cards = [...(south?.hand ?? []), ...(south?.deck ?? [])].map((n) => catalogue.cards[n]?.id);
        return deck.filter((id) => cards.includes(id));
      };
      expect(cardsIn(0)).toEqual(deck);
      expect(cardsIn(1945)).toEqual(deck);
      expect(cardsIn(1944)).toEqual(deck.slice(1));
      expect(cardsIn(1943)).toEqual(deck.slice(1)); // the M4A3 is of that very year
      expect(cardsIn(1942)).toEqual(deck.slice(2));
      expect(cardsIn(1941)).toEqual(deck.slice(3));
    },
  );
});
