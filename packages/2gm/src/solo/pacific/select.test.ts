import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Purse, readTable } from './select';
import { type Entry, PRIORITIES } from './tables';
import type { Variant } from './variants';

const rule = ruleTests<RuleId>(book);
const [ANY] = PRIORITIES.variable[0] ?? [];
if (ANY === undefined) throw new Error('The tables are empty.');
const entry: Entry = ANY;

/** A card of a pile for so many AP. */
function way(card: number, priority: number, cost: number, more: Partial<Variant> = {}): Variant {
  const base = { cards: [card], upgrades: [0], cost, full: true, use: null, boards: false };
  return { ...base, entry: { ...entry, priority }, ...more };
}

function read(variants: readonly Variant[], budget: number, more: Partial<Purse> = {}) {
  const hand = variants.flatMap((v) => v.cards);
  const { sets, rules } = readTable(variants, { budget, hand, done: [], most: 3, berths: 0, ...more });
  return { sets: sets.map((set) => set.map((v) => v.cards.join('+'))), rules };
}

describe('how many cards the AP are for', () => {
  rule('SOLO-RULING-23', '1 AP: one card', () =>
    expect(read([way(1, 1, 1), way(2, 2, 0)], 1)).toEqual({ sets: [['1']], rules: ['SOLO-RULING-23'] }),
  );

  rule('SOLOP-COUNT-01', '2 or 3 AP: one card, though two could be paid', () => {
    for (const ap of [2, 3])
      expect(read([way(1, 1, 1), way(2, 2, 1)], ap)).toEqual({ sets: [['1']], rules: ['SOLOP-COUNT-01'] });
  });

  rule(['SOLOP-COUNT-02', 'SOLOP-COUNT-03'], '4 or 5 AP: two cards, else the dearest alone', () => {
    for (const ap of [4, 5]) {
      expect(read([way(1, 1, 2), way(2, 2, 2), way(3, 3, 1)], ap)).toEqual({
        sets: [['1', '2']],
        rules: ['SOLOP-COUNT-02'],
      });
      expect(read([way(1, 1, 3), way(2, 2, 4), way(3, 3, 4)], ap)).toEqual({
        sets: [['2']],
        rules: ['SOLOP-COUNT-03'],
      });
    }
    // exactly all of it
    expect(read([way(1, 1, 3), way(2, 2, 2)], 5).sets).toEqual([['1', '2']]);
    expect(read([way(1, 1, 3), way(2, 2, 2)], 4).sets).toEqual([['1']]);
  });

  rule('SOLOP-COUNT-04', '6 or more AP: one card of 5 or more, whatever its pile', () => {
    for (const ap of [6, 9])
      expect(read([way(1, 1, 3), way(2, 2, 3), way(3, 5, 5)], ap)).toEqual({
        sets: [['3']],
        rules: ['SOLOP-COUNT-04'],
      });
    // not for 5 AP, and not one of 4
    expect(read([way(1, 1, 2), way(2, 2, 3), way(3, 5, 5)], 5).rules).toEqual(['SOLOP-COUNT-02']);
    expect(read([way(1, 1, 3), way(2, 2, 3), way(3, 5, 4)], 6).rules).toEqual(['SOLOP-COUNT-05']);
  });

  rule('SOLOP-COUNT-05', 'else two of 3 or more each', () => {
    expect(read([way(1, 1, 2), way(2, 2, 3), way(3, 3, 3)], 6)).toEqual({
      sets: [['2', '3']],
      rules: ['SOLOP-COUNT-05'],
    });
    expect(read([way(1, 1, 2), way(2, 2, 3), way(3, 3, 4)], 6).rules).toEqual(['SOLOP-COUNT-06', 'SOLOP-COUNT-07']);
  });

  rule(['SOLOP-COUNT-06', 'SOLOP-COUNT-07'], 'else three, else two, never four', () => {
    const cheap = [way(1, 1, 1), way(2, 2, 1), way(3, 3, 2), way(4, 4, 2)];
    expect(read(cheap, 6)).toEqual({ sets: [['1', '2', '3']], rules: ['SOLOP-COUNT-06', 'SOLOP-COUNT-07'] });
    expect(read(cheap, 6, { most: 2 })).toEqual({ sets: [['1', '2']], rules: ['SOLOP-COUNT-06', 'SOLOP-COUNT-07'] });
    expect(read(cheap.slice(2), 6)).toEqual({ sets: [['3', '4']], rules: ['SOLOP-COUNT-06', 'SOLOP-COUNT-07'] });
  });

  rule('SOLO-RULING-25', 'else the dearest alone', () => {
    expect(read([way(1, 1, 2), way(2, 2, 4)], 6, { most: 1 })).toEqual({ sets: [['2']], rules: ['SOLO-RULING-25'] });
  });

  rule('SOLOP-COUNT-08', 'nothing that can be paid: no card, and no line', () => {
    for (const ap of [0, 1, 3, 5, 7]) expect(read([way(1, 1, 8)], ap)).toEqual({ sets: [[]], rules: [] });
    expect(read([], 4)).toEqual({ sets: [[]], rules: [] });
  });
});

describe('which of them', () => {
  rule(['SOLOP-PRIO-06', 'SOLO-RULING-24'], 'one of each pile before two of one; equals are left to a die', () => {
    const { sets } = read([way(1, 1, 2), way(2, 1, 2), way(3, 2, 2)], 4);
    expect(sets).toEqual([
      ['1', '3'],
      ['2', '3'],
    ]);
    // two of one pile where there is nothing else
    expect(read([way(1, 2, 2), way(2, 2, 2)], 4).sets).toEqual([['1', '2']]);
  });

  rule(
    ['SOLOP-PRIO-03', 'SOLOP-PRIO-07', 'SOLO-RULING-24'],
    'the better piles, in whatever order the cards lie',
    () => {
      for (const cards of [
        [way(1, 1, 2), way(2, 2, 2), way(3, 3, 2)],
        [way(3, 3, 2), way(2, 2, 2), way(1, 1, 2)],
      ])
        expect(read(cards, 4).sets).toEqual([['1', '2']]);
    },
  );

  rule(
    'SOLO-RULING-24',
    'then those with all their upgrades, then the dearest of the best pile, then of the next',
    () => {
      const bare = { full: false };
      expect(read([way(1, 1, 3, bare), way(2, 1, 2)], 3).sets).toEqual([['2']]);
      expect(read([way(1, 1, 1), way(2, 1, 3), way(3, 1, 2)], 3).sets).toEqual([['2']]);
      // 3 and 2 before 2 and 3: the best pile counts first
      const two = [way(4, 2, 3), way(3, 2, 2), way(2, 1, 2), way(1, 1, 3)];
      expect(read(two, 5).sets).toEqual([['1', '3']]);
      // the full one of the best pile before a full one of the next
      const mixed = [way(1, 1, 2), way(2, 1, 2, bare), way(3, 2, 2), way(4, 2, 2, bare)];
      expect(read(mixed, 4).sets).toEqual([['1', '3']]);
      expect(read([way(2, 1, 2, bare), way(3, 2, 2), way(4, 2, 3, bare)], 5).sets).toEqual([['2', '3']]);
    },
  );

  rule('SOLO-RULING-24', 'of the dearest the better pile, and a die between the rest', () => {
    expect(read([way(1, 3, 4), way(2, 2, 4), way(3, 2, 4), way(4, 1, 3)], 4).sets).toEqual([['2'], ['3']]);
  });

  rule('SOLOP-PRIO-02', 'a card comes as often as it lies in the hand', () => {
    const twice = way(7, 1, 2);
    expect(read([twice], 4, { hand: [7, 7] }).sets).toEqual([['7', '7']]);
    expect(read([twice], 4, { hand: [7] })).toEqual({ sets: [['7']], rules: ['SOLOP-COUNT-03'] });
    // one passenger cannot come in two carriers
    const pairs = [way(1, 1, 2, { cards: [1, 9] }), way(2, 1, 2, { cards: [2, 9] })];
    expect(read(pairs, 4, { hand: [1, 2, 9] }).sets).toEqual([['1+9'], ['2+9']]);
    expect(read(pairs, 4, { hand: [1, 2, 9, 9] }).sets).toEqual([['1+9', '2+9']]);
  });

  rule('SOLO-RULING-79', 'as many board as craft are waiting', () => {
    const boards = { boards: true };
    const two = [way(1, 1, 2, boards), way(2, 2, 2, boards), way(3, 3, 2)];
    expect(read(two, 4, { berths: 2 }).sets).toEqual([['1', '2']]);
    expect(read(two, 4, { berths: 1 }).sets).toEqual([['1', '3']]);
  });

  rule(['SOLOP-COUNT-08', 'SOLO-RULING-24'], 'what lies on the table already is part of the set', () => {
    const cards = [way(1, 1, 2), way(2, 2, 2), way(3, 3, 2)];
    expect(read(cards, 4, { done: [3] }).sets).toEqual([['1', '3']]);
    expect(read(cards, 4, { done: [2, 3] }).sets).toEqual([['2', '3']]);
    expect(read([way(1, 1, 4), way(2, 2, 4)], 5, { done: [2] }).sets).toEqual([['2']]);
    expect(read([way(7, 1, 2)], 4, { hand: [7, 7], done: [7, 7] }).sets).toEqual([['7', '7']]);
    expect(read([way(7, 1, 3)], 4, { hand: [7, 7], done: [7, 7] }).sets).toEqual([[]]);
  });
});
