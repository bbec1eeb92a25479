import { readFileSync } from 'node:fs';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { book, type RuleId } from '../../book/index';
import { fixedHits, UNIT_TYPES } from '../content/unit-types';
import { type Answered, AutomaTable } from './table.fixture';

const rule = ruleTests<RuleId>(book);

function open(name: string, dice: readonly number[] = []): AutomaTable {
  const file = new URL(`../../test/positions/${name}.yaml`, import.meta.url);
  return new AutomaTable(parse(readFileSync(file, 'utf8')), dice);
}

interface Good {
  /** Everything the Automa does up to its purchases; not a single die is rolled. */
  readonly turn: readonly string[];
  /** Rows that must be among those of the first answer, in this order. */
  readonly because: readonly RuleId[];
  readonly after?: (table: AutomaTable, first: Answered) => void;
}

/** Plays the Automa's turn from the position file and compares everything it does. */
function situation(name: string, { turn, because, after }: Good): void {
  // people who defend themselves roll; none of their dice hits
  const table = open(name, new Array(12).fill(12));
  const first = table.next();
  const rest = table.match.over === null ? table.turn() : [];
  expect([first.wish, ...rest]).toEqual(turn);
  expect(table.asked).toEqual([]);
  expect(first.thought.because.filter((r) => because.includes(r as RuleId))).toEqual(because);
  after?.(table, first);
}

describe('what good looks like', () => {
  rule(
    ['AA-AUTOMA-10', 'AA-AUTOMA-11', 'AA-AUTOMA-25', 'AA-RULING-87'],
    'aa-good-02: enemy Infantry beside the factory bars its conquest; next to it, furthest from the enemy, without attack',
    () => situation('aa-good-02', { turn: ['act 3,3 4,4'], because: ['AA-AUTOMA-10', 'AA-AUTOMA-11', 'AA-AUTOMA-25'] }),
  );

  rule(['AA-AUTOMA-10', 'AA-RULING-91'], 'aa-good-03: the factory is conquered whatever Infantry stands inside', () =>
    situation('aa-good-03', {
      turn: ['act 4,4 4,3'],
      because: ['AA-AUTOMA-10'],
      after: (t) => {
        expect([t.where(1), t.state.owners, t.on('4,3').xp]).toEqual([null, [0], 0]);
      },
    }),
  );

  rule(
    ['AA-AUTOMA-02', 'AA-AUTOMA-03', 'AA-AUTOMA-11', 'AA-AUTOMA-12'],
    'aa-good-04: Regular Infantry first; no second Infantry next to the same factory',
    () =>
      situation('aa-good-04', {
        turn: ['act 6,5 9,4', 'act 4,4 4,3'],
        because: ['AA-AUTOMA-03', 'AA-AUTOMA-12', 'AA-AUTOMA-11'],
      }),
  );

  rule(['AA-AUTOMA-12', 'AA-AUTOMA-13'], 'aa-good-05: enemy Infantry next to the factory lifts that exclusion', () =>
    situation('aa-good-05', { turn: ['act 5,6 5,3', 'act 4,4 4,4'], because: ['AA-AUTOMA-13', 'AA-AUTOMA-11'] }),
  );

  rule(
    ['AA-AUTOMA-14', 'AA-AUTOMA-25', 'AA-RULING-89'],
    'aa-good-06: order 3 goes where the next move ends beside the factory',
    () => situation('aa-good-06', { turn: ['act 2,4 5,2'], because: ['AA-AUTOMA-14', 'AA-AUTOMA-25'] }),
  );

  rule(
    ['AA-AUTOMA-15', 'AA-AUTOMA-36', 'AA-AUTOMA-30', 'AA-AUTOMA-61'],
    'aa-good-07: order 4 attacks whom it destroys',
    () =>
      situation('aa-good-07', {
        turn: ['act 2,4 4,4 against 5,4', 'attack 4,4 5,4'],
        because: ['AA-AUTOMA-15', 'AA-AUTOMA-36', 'AA-AUTOMA-30'],
        after: (t) => {
          expect([t.where(2), t.on('4,4').xp]).toEqual([null, 2]);
        },
      }),
  );

  rule(
    ['AA-AUTOMA-16', 'AA-AUTOMA-17', 'AA-RULING-90'],
    'aa-good-08: order 5 leaves an enemy alone who meets neither a nor b',
    () => situation('aa-good-08', { turn: ['act 2,4 5,5'], because: ['AA-AUTOMA-16'] }),
  );

  rule(['AA-AUTOMA-35', 'AA-AUTOMA-63', 'AA-RULING-92'], 'aa-good-10: who can damage nobody stays', () =>
    situation('aa-good-10', { turn: ['act 2,4 2,4'], because: ['AA-AUTOMA-35', 'AA-RULING-92', 'AA-AUTOMA-18'] }),
  );

  rule(['AA-AUTOMA-38', 'AA-AUTOMA-44', 'AA-AUTOMA-30'], 'aa-good-13: c before i', () =>
    situation('aa-good-13', {
      turn: ['act 3,4 5,4 against 6,4', 'attack 5,4 6,4'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-38', 'AA-AUTOMA-30'],
      after: (t) => {
        expect([t.on('6,4').damage, t.on('5,4').damage]).toEqual([4, 0]);
      },
    }),
  );

  rule(['AA-AUTOMA-36', 'AA-AUTOMA-38'], 'aa-good-14: a before c', () =>
    situation('aa-good-14', {
      turn: ['act 3,4 3,3 against 4,3', 'attack 3,3 4,3'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-36'],
      after: (t) => {
        expect(t.where(2)).toBeNull();
      },
    }),
  );

  rule(['AA-AUTOMA-39', 'AA-AUTOMA-60'], 'aa-good-18: d: a Fighter attacks the Bomber, which shoots back', () =>
    situation('aa-good-18', {
      turn: ['act 1,4 5,6 against 6,6', 'attack 5,6 6,6'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-39', 'AA-AUTOMA-30'],
    }),
  );

  rule(['AA-AUTOMA-38', 'AA-AUTOMA-39'], 'aa-good-19: c before d', () =>
    situation('aa-good-19', {
      turn: ['act 1,4 4,3 against 5,3', 'attack 4,3 5,3'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-38'],
    }),
  );

  rule(['AA-AUTOMA-42'], 'aa-good-20: g: who was attacked before this turn', () =>
    situation('aa-good-20', {
      turn: ['act 3,4 4,6 against 5,6', 'attack 4,6 5,6'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-42'],
    }),
  );

  rule(['AA-AUTOMA-43', 'AA-AUTOMA-28'], 'aa-good-21: h: the most experience where nobody shoots back', () =>
    situation('aa-good-21', {
      turn: ['act 1,4 2,5 against 5,6', 'attack 2,5 5,6'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-43', 'AA-AUTOMA-28'],
    }),
  );

  rule(
    ['AA-AUTOMA-38', 'AA-AUTOMA-43', 'AA-RULING-93'],
    'aa-good-22: c removes the most experienced of all, h chooses among the rest',
    () =>
      situation('aa-good-22', {
        turn: ['act 1,4 4,3 against 5,2', 'attack 4,3 5,2'],
        because: ['AA-AUTOMA-20', 'AA-AUTOMA-38', 'AA-AUTOMA-43'],
      }),
  );

  rule(['AA-AUTOMA-44'], 'aa-good-23: i: the lowest attack value', () =>
    situation('aa-good-23', {
      turn: ['act 3,4 4,3 against 5,2', 'attack 4,3 5,2'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-44'],
    }),
  );

  rule(['AA-AUTOMA-45'], 'aa-good-24: j: the most expensive', () =>
    situation('aa-good-24', {
      turn: ['act 3,4 4,6 against 5,6', 'attack 4,6 5,6'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-45'],
    }),
  );

  rule(
    ['AA-AUTOMA-36', 'AA-AUTOMA-69'],
    'aa-good-26: a reads the forest line of the target: four hits are enough',
    () =>
      situation('aa-good-26', {
        turn: ['act 3,4 2,4 against 5,2', 'attack 2,4 5,2'],
        because: ['AA-AUTOMA-20', 'AA-AUTOMA-36'],
        after: (t) => {
          expect(t.where(2)).toBeNull();
        },
      }),
  );

  rule(
    ['AA-AUTOMA-36', 'AA-AUTOMA-68'],
    'aa-good-27: a reads the forest line of the target: six hits are not enough',
    () =>
      situation('aa-good-27', {
        turn: ['act 3,4 4,6 against 5,6', 'attack 4,6 5,6'],
        because: ['AA-AUTOMA-20', 'AA-AUTOMA-36'],
        after: (t) => {
          expect(t.where(3)).toBeNull();
        },
      }),
  );

  rule(['AA-AUTOMA-27', 'AA-AUTOMA-30'], 'aa-good-28: movement c before f', () =>
    situation('aa-good-28', {
      turn: ['act 2,4 5,3 against 6,4', 'attack 5,3 6,4'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-27'],
    }),
  );

  rule(
    ['AA-KATYUSHA-10', 'AA-KATYUSHA-11', 'AA-RULING-99'],
    'aa-good-32: the Katyusha covers its target and the most other enemies',
    () =>
      situation('aa-good-32', {
        turn: ['act 2,4 6,6 against 9,3', 'attack 6,6 10,4'],
        because: ['AA-AUTOMA-20', 'AA-AUTOMA-36', 'AA-KATYUSHA-10', 'AA-KATYUSHA-11'],
        after: (t) => {
          expect([t.where(2), t.on('10,3').damage, t.on('10,5').damage, t.on('9,4').damage]).toEqual([null, 2, 3, 0]);
          expect(t.on('6,6').xp).toBe(2);
        },
      }),
  );

  rule(['AA-AUTOMA-30'], 'aa-good-34: movement f: closest to an own unit', () =>
    situation('aa-good-34', {
      turn: ['act 1,1 5,4 against 6,4', 'attack 5,4 6,4'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-30'],
    }),
  );

  rule(['AA-RULING-92', 'AA-B17-01'], 'aa-good-36: a B-17 beside nothing but a Fighter stays', () =>
    situation('aa-good-36', { turn: ['act 3,4 3,4'], because: ['AA-B17-01', 'AA-RULING-92', 'AA-AUTOMA-21'] }),
  );

  rule(
    ['AA-AUTOMA-35', 'AA-AUTOMA-18'],
    'aa-good-37: order 6 takes the Pak 40, because two hits do not damage a Tiger',
    () =>
      situation('aa-good-37', {
        turn: ['act 3,4 3,5 against 4,6', 'attack 3,5 4,6'],
        because: ['AA-AUTOMA-35', 'AA-AUTOMA-18'],
      }),
  );

  rule(['AA-AUTOMA-11', 'AA-RULING-84'], 'aa-good-38: no river hex while a dry one fulfils the order', () =>
    situation('aa-good-38', { turn: ['act 2,4 4,3'], because: ['AA-AUTOMA-11', 'AA-RULING-84'] }),
  );

  rule(['AA-AUTOMA-04', 'AA-RULING-95'], 'aa-good-39: of two Flaks the one with the better letter acts first', () =>
    situation('aa-good-39', {
      turn: ['act 1,1 2,3 against 5,1', 'attack 2,3 5,1', 'act 1,8 2,7 against 5,8', 'attack 2,7 5,8'],
      because: ['AA-RULING-95', 'AA-AUTOMA-20'],
      after: (t) => {
        expect(t.where(4)).toBeNull();
      },
    }),
  );

  rule(
    ['AA-AUTOMA-20', 'AA-AUTOMA-36', 'AA-AUTOMA-37', 'AA-AUTOMA-38', 'AA-AUTOMA-43', 'AA-AUTOMA-27', 'AA-AUTOMA-30'],
    'aa-ex-34: the book example of the tank (AA-EX-34, AA-EX-35)',
    () =>
      situation('aa-ex-34', {
        turn: ['act 1,4 6,4 against 7,4', 'attack 6,4 7,4'],
        because: ['AA-AUTOMA-20', 'AA-AUTOMA-38', 'AA-AUTOMA-43', 'AA-AUTOMA-30'],
        after: (t, first) => {
          expect([t.on('7,4').damage, t.on('6,4').damage, t.on('6,4').xp]).toEqual([4, 0, 1]);
          expect(first.thought.text).toBe(
            'The Panther moves to 6,4 to attack the Howitzer on 7,4: it cannot shoot back (c) and has the most experience (h). ' +
              'Of the hexes that allow it, 6,4 is closest to another unit of the Automa (f).',
          );
        },
      }),
  );

  rule(['AA-AUTOMA-36', 'AA-AUTOMA-43', 'AA-AUTOMA-28'], 'aa-ex-36: the book example of the Flak (AA-EX-36)', () =>
    situation('aa-ex-36', {
      turn: ['act 1,4 4,4 against 7,4', 'attack 4,4 7,4'],
      because: ['AA-AUTOMA-20', 'AA-AUTOMA-43', 'AA-AUTOMA-28'],
      after: (t) => {
        expect([t.where(2), t.on('4,4').xp]).toEqual([null, 2]);
      },
    }),
  );

  const typed = (id: string) => {
    const type = UNIT_TYPES.find((t) => t.id === id);
    if (type === undefined) throw new Error(`There is no ${id}.`);
    return type;
  };

  rule('AA-AUTOMA-62', 'two more hits for each level while it has at most two damage', () => {
    const panther = typed('panther');
    expect([0, 2, 3, 4, 5, 9].map((xp) => fixedHits(panther, 0, xp))).toEqual([6, 6, 8, 8, 10, 10]);
    expect([0, 1, 2, 3].map((damage) => fixedHits(panther, damage, 3))).toEqual([8, 8, 8, 4]);
  });

  rule('AA-AUTOMA-66', 'the regular Infantry of the book lands two', () => {
    expect([0, 1, 2].map((damage) => fixedHits(typed('infantry'), damage, 0))).toEqual([2, 2, 2]);
  });

  rule('AA-AUTOMA-67', 'the damaged Howitzer of the book lands three', () => {
    expect([3, 4, 5].map((damage) => fixedHits(typed('howitzer'), damage, 0))).toEqual([3, 3, 3]);
  });

  rule(
    ['AA-AUTOMA-61', 'AA-AUTOMA-62', 'AA-AUTOMA-63', 'AA-AUTOMA-64', 'AA-AUTOMA-66', 'AA-AUTOMA-67'],
    'fixed hits',
    () => {
      const hits = (id: string, xp: number, damage: number): number => fixedHits(typed(id), damage, xp);
      // AA-GOOD-40, AA-EX-32, AA-EX-33
      expect([hits('panther', 3, 3), hits('flak', 3, 0), hits('howitzer', 6, 4), hits('infantry', 0, 5)]).toEqual([
        4, 6, 5, 1,
      ]);
      expect([hits('infantry', 0, 0), hits('howitzer', 0, 3), hits('howitzer', 3, 3), hits('howitzer', 5, 3)]).toEqual([
        2, 3, 4, 5,
      ]);
      expect([hits('panther', 0, 0), hits('panther', 5, 2), hits('flak', 0, 2)]).toEqual([6, 10, 4]);
    },
  );

  rule(
    ['AA-AUTOMA-60', 'AA-AUTOMA-64', 'AA-AUTOMA-65'],
    'AA-GOOD-41: people roll, the Automa shoots back with fixed hits',
    () => {
      const table = open('aa-good-41', new Array(12).fill(12));
      const seat = table.match.waiting()[0] ?? 0;
      table.submit(seat, ['attack', 1, 0]);
      table.submit(seat, ['end']);
      table.end();
      expect([table.on('4,3').damage, table.on('4,4').damage, table.on('4,4').xp]).toEqual([2, 3, 4]);
    },
  );
});
