import { Match, ScriptedDice } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { catalogue } from '../../content/index';
import { NATIONS } from '../../content/types';
import { gmRules } from '../../rules';
import { view } from '../../seeing/view';
import { readSetup } from '../../setup';
import type { GmState } from '../../state';
import { drawFrom, extraCards, matchingCounts, poolOf, typesOf } from '../deck/deck';
import { soloBid } from './bidding';
import { plainSolo, soloOf } from './setup-shape';

const rule = ruleTests<RuleId>(book);

const JAPAN = NATIONS.indexOf('japan');
const GERMANY = NATIONS.indexOf('germany');
const card = (id: string): number => catalogue.numberOf(id);
const ids = (cards: readonly number[]): string[] => cards.map((n) => catalogue.cards[n]?.id ?? '');
const levers = (more: object = {}) => soloOf({ ...plainSolo('pacific'), ...more }).levers;

/** A match with a person in the south and the opponent in the north, up to the first decision of the first turn. */
function start(dice: readonly number[], solo: object = {}, bid = 3) {
  const setup = readSetup({
    edition: 'pacific',
    seats: [
      { nation: 'usa', deck: 'usa-pacific' },
      { nation: 'japan', deck: 'japan-pacific', solo: { system: 'pacific', ...solo } },
    ],
    options: { surrender: false },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const scripted = new ScriptedDice(dice);
  const match = Match.start(gmRules, setup.value, 'solo', { dice: scripted, events: true });
  const events = [...match.takeEvents()];
  const answer = (...option: [string, ...number[]]): void => {
    const seat = match.waiting()[0] ?? -1;
    expect(seat).toBe(0); // the opponent is never asked in the set-up
    const done = match.submit(seat, option);
    if (!done.ok) throw new Error(done.message);
    events.push(...done.events);
  };
  return { match, answer, events, scripted, bid, s: () => match.state as GmState };
}

describe('the deck of the opponent', () => {
  const human = [
    ...new Array<string>(5).fill('usa/light-infantry'),
    ...new Array<string>(3).fill('usa/m1-37mm'),
    ...new Array<string>(4).fill('usa/m4a2'),
    ...new Array<string>(3).fill('usa/m3-scout'),
    'usa/p-40-warhawk',
    ...new Array<string>(12).fill('support/traps'),
  ].map(card);

  rule(
    ['SOLOP-DECK-24', 'SOLOP-DECK-09', 'SOLOP-DECK-10'],
    'the example of the book: 5-3-4-3-12 and an aircraft',
    () => {
      expect(typesOf(human)).toEqual([5, 3, 4, 3, 12, 1]);
      expect(matchingCounts(human)).toEqual([5, 3, 4, 3, 14]);
    },
  );

  rule('SOLOP-DECK-12', '1 and 2: no extra card', () =>
    expect([extraCards('pacific', 1), extraCards('pacific', 2)]).toEqual([[], []]),
  );
  rule('SOLOP-DECK-13', '3: infantry', () => expect(extraCards('pacific', 3)).toEqual([0]));
  rule('SOLOP-DECK-14', '4: artillery', () => expect(extraCards('pacific', 4)).toEqual([1]));
  rule('SOLOP-DECK-15', '5: a tank', () => expect(extraCards('pacific', 5)).toEqual([2]));
  rule('SOLOP-DECK-16', '6: a transport', () => expect(extraCards('pacific', 6)).toEqual([3]));
  rule('SOLOP-DECK-17', '7: support', () => expect(extraCards('pacific', 7)).toEqual([4]));
  rule('SOLOP-DECK-18', '8: infantry and a transport', () => expect(extraCards('pacific', 8)).toEqual([0, 3]));
  rule('SOLOP-DECK-19', '9 and 10: infantry and support', () =>
    expect([extraCards('pacific', 9), extraCards('pacific', 10)]).toEqual([
      [0, 4],
      [0, 4],
    ]),
  );

  rule(['SOLOP-DECK-04', 'SOLOP-DECK-05'], 'cards the opponent never holds', () => {
    const pool = ids(poolOf('pacific', JAPAN, levers(), 0).flat());
    const gone = [
      'conflicting-orders',
      'paratroopers',
      'general',
      'c-47-skytrain',
      'allies',
      'seized',
      'new-orders',
      'decoy',
      'ambush',
      'in-need-of-support',
      'defend-the-reich',
      'shrapnel',
      'lost',
    ];
    expect(pool.filter((id) => gone.includes(id.replace('support/', '')))).toEqual([]);
    expect(pool).toContain('support/traps');
  });

  rule(['SOLOP-DECK-02', 'SOLOP-DECK-06'], 'five piles of one nation, aircraft among the support cards', () => {
    const piles = poolOf('pacific', JAPAN, levers(), 0);
    const types = piles.map((pile) => typesOf(pile));
    expect(types.map((t) => t.findIndex((n) => n > 0))).toEqual([0, 1, 2, 3, 4]);
    expect(types[4]?.[5]).toBeGreaterThan(0);
    expect(ids(piles.flat()).every((id) => id.startsWith('japan/') || id.startsWith('support/'))).toBe(true);
  });

  rule(
    ['SOLOP-DECK-07', 'SOLOP-DECK-08'],
    'an easier pool: the human takes cards out, or the easy set of the book',
    () => {
      const easy = poolOf('pacific', JAPAN, levers({ easy: true }), 0);
      expect(typesOf(easy.flat())[5]).toBe(0);
      expect(ids(easy.flat()).filter((id) => id.endsWith('mine'))).toEqual([]);
      const dear = easy.flat().filter((n) => {
        const found = catalogue.cards[n];
        return found?.kind === 'unit' && ['artillery', 'tank'].includes(found.type) && found.cost > 6;
      });
      expect(dear).toEqual([]);
      const without = poolOf('pacific', JAPAN, levers({ without: ['support/traps'] }), 0);
      expect(ids(without.flat())).not.toContain('support/traps');
    },
  );

  rule(
    ['SOLOP-DECK-20', 'SOLOP-DECK-21'],
    'a scenario prints the numbers; without tanks no card that only helps tanks',
    () => {
      const counts = [4, 2, 0, 1, 6];
      const piles = poolOf('pacific', GERMANY, levers({ counts }), 0);
      expect(ids(piles.flat())).not.toContain('support/ram');
      expect(ids(poolOf('pacific', GERMANY, levers(), 0).flat())).toContain('support/ram');
      const types = typesOf(drawFrom(piles, counts));
      expect(types.slice(0, 4)).toEqual([4, 2, 0, 1]);
      expect((types[4] ?? 0) + (types[5] ?? 0)).toBe(6);
    },
  );

  rule('SOLOP-DECK-22', 'the sample lines of the book can be dealt', () => {
    const lines: [string, number[]][] = [
      ['usa', [19, 8, 5, 0, 14]],
      ['japan', [20, 3, 5, 4, 15]],
    ];
    for (const [nation, counts] of lines) {
      const piles = poolOf('pacific', NATIONS.indexOf(nation as 'usa'), levers({ counts }), 0);
      const types = typesOf(drawFrom(piles, counts));
      expect([...types.slice(0, 4), (types[4] ?? 0) + (types[5] ?? 0)]).toEqual(counts);
    }
  });

  rule(
    ['SOLOP-DECK-03', 'SOLOP-DECK-11', 'SOLOP-DECK-23', 'SOLOP-DECK-01'],
    'in a match: as many as the human has, one roll, one shuffled deck',
    () => {
      const { s, events } = start([8]);
      const told = events.find((e) => e.type === 'solo-deck') as unknown as { counts: number[] };
      const usa = typesOf((s().seats[0]?.deck ?? []).concat(s().seats[0]?.hand ?? []));
      const [i = 0, a = 0, t = 0, tr = 0, sup = 0, air = 0] = usa;
      expect(told.counts).toEqual([i + 1, a, t, tr + 1, sup + 2 * air]);
      const north = s().seats[1];
      expect((north?.deck.length ?? 0) + (north?.hand.length ?? 0)).toBe(told.counts.reduce((x, y) => x + y, 0));
    },
  );
});

describe('the table and the shuffled deck', () => {
  /** The table of a match with these seats, before anybody answers. */
  const laid = (solo: object | null, scenario: string | null, seed: string) => {
    const north = { nation: 'japan', deck: 'japan-pacific', ...(solo === null ? {} : { solo }) };
    const setup = readSetup({ edition: 'pacific', seats: [{ nation: 'usa', deck: 'usa-pacific' }, north], scenario });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    return Match.start(gmRules, setup.value, seed).state as GmState;
  };

  rule('SOLOP-DECK-01', 'the field is laid as for people, by the scenario where there is one', () => {
    const pacific = { system: 'pacific' };
    const [people, opponent] = [laid(null, 'tarawa', 'field'), laid(pacific, 'tarawa', 'field')];
    expect(opponent.natural).toEqual(people.natural);
    expect(opponent.pieces.map(({ card, spaces }) => [card, spaces])).toEqual(
      people.pieces.map(({ card, spaces }) => [card, spaces]),
    );
    const pitched = ['one', 'two', 'three'].map((seed) => laid(pacific, null, seed).natural.join());
    expect(new Set(pitched).size).toBe(3); // tiles by chance
    expect(pitched.every((natural) => /[^0,]/.test(natural))).toBe(true);
  });

  rule('SOLOP-DECK-23', 'its cards are one deck, shuffled: units and support in another order each time', () => {
    const counts = [6, 3, 3, 2, 8];
    const dealt = (seed: string) => {
      const seat = laid({ system: 'pacific', counts }, null, seed).seats[1];
      return [...(seat?.deck ?? []), ...(seat?.hand ?? [])];
    };
    const kinds = (cards: readonly number[]) => cards.map((card) => typesOf([card]).indexOf(1)).join('');
    const [one, two] = [dealt('one'), dealt('two')];
    expect([one.length, two.length]).toEqual([22, 22]);
    expect(kinds(one)).not.toBe(kinds(two));
    expect([...kinds(one)].sort().join('')).not.toBe(kinds(one)); // not pile by pile
  });
});

describe('the start', () => {
  rule(['SOLOP-START-01', 'SOLOP-START-02'], '5 AP and 5 cards, which nobody sees yet', () => {
    const { s } = start([1]);
    expect([s().seats[1]?.ap, s().seats[1]?.hand.length]).toEqual([5, 5]);
    expect(new Set(view(s(), 0).table.seats[1]?.hand)).toEqual(new Set([-9]));
  });

  rule('SOLOP-START-04', '1 to 3: no bid', () =>
    expect([1, 2, 3].map((face) => soloBid('pacific', face, 4, 5))).toEqual([0, 0, 0]),
  );
  rule('SOLOP-START-05', '4 and 5: two less than the human', () =>
    expect([soloBid('pacific', 4, 4, 5), soloBid('pacific', 5, 4, 5)]).toEqual([2, 2]),
  );
  rule('SOLOP-START-06', '6 and 7: one less', () =>
    expect([soloBid('pacific', 6, 4, 5), soloBid('pacific', 7, 3, 5)]).toEqual([3, 2]),
  );
  rule('SOLOP-START-07', '8 and 9: the same', () =>
    expect([soloBid('pacific', 8, 4, 5), soloBid('pacific', 9, 4, 5)]).toEqual([4, 4]),
  );
  rule('SOLOP-START-08', '10: one more', () => expect(soloBid('pacific', 10, 4, 5)).toBe(5));
  rule('SOLO-RULING-15', 'never below 0 nor above what it has', () =>
    expect([soloBid('pacific', 4, 1, 5), soloBid('pacific', 10, 5, 5)]).toEqual([0, 5]),
  );

  rule(['SOLOP-START-03', 'SOLOP-START-09', 'SOLOP-START-10'], 'the human bids first; the higher total begins', () => {
    const game = start([1, 8, 3, 9]);
    game.answer('keep');
    game.answer('bid', 0);
    expect(game.s().seats.map((x) => x.bid)).toEqual([0, 0]);
    expect(game.s().first).toBe(1);
    expect(game.scripted.left()).toEqual([]);
  });

  rule(
    [
      'SOLOP-TERRAIN-01',
      'SOLOP-TERRAIN-02',
      'SOLOP-TERRAIN-03',
      'SOLOP-TERRAIN-05',
      'SOLOP-TERRAIN-06',
      'SOLO-RULING-16',
      'SOLO-RULING-02',
    ],
    'terrain for the bid, row and column by dice',
    () => {
      // extra cards, bid (3: the same), first turn to the north, then row and column of each card
      const game = start([1, 8, 1, 9, 5, 1, 6, 10, 5, 2, 5, 3]);
      game.answer('keep');
      game.answer('bid', 3);
      const laid = game.events.filter((e) => e.type === 'terrain') as unknown as {
        seat: number;
        card: number;
        spaces: number[];
      }[];
      const own = laid.filter((e) => e.seat === 1);
      expect(own.length).toBeGreaterThan(0);
      // row 5 is the fifth from the south, column 1 is a
      expect(own[0]?.spaces).toEqual([32]);
      const cost = own.reduce((sum, e) => {
        const found = catalogue.cards[e.card];
        return sum + (found?.kind === 'terrain' ? found.cost : 0);
      }, 0);
      expect(cost).toBeLessThanOrEqual(3);
      expect(
        own.every((e) => !['terrain/barbed-wire', 'terrain/barrier'].includes(catalogue.cards[e.card]?.id ?? '')),
      ).toBe(true);
    },
  );

  rule('SOLOP-TERRAIN-07', 'where a card lies already, row and column are rolled again', () => {
    // a bid of 4 for two cards of 2: the second falls on the first and is rolled again
    const game = start([1, 8, 1, 9, 5, 1, 5, 1, 6, 10, 6, 9, 6, 8], { bid: 4 });
    game.answer('keep');
    game.answer('bid', 4);
    const laid = game.events.filter((e) => e.type === 'terrain') as unknown as { seat: number; spaces: number[] }[];
    const own = laid.filter((e) => e.seat === 1).flatMap((e) => e.spaces);
    expect(new Set(own).size).toBe(own.length);
  });
});
