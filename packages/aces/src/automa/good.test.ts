import { readFileSync } from 'node:fs';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { book, type RuleId } from '../../book/index';
import { fixedHits, UNIT_TYPES } from '../unit-types';
import { type Answered, AutomaTable } from './table.fixture';

const rule = ruleTests<RuleId>(book);

function open(name: string, dice: readonly number[] = []): AutomaTable {
  const file = new URL(`../../test/positions/${name}.yaml`, import.meta.url);
  return new AutomaTable(parse(readFileSync(file, 'utf8')), dice);
}

interface Good {
  readonly ids: readonly RuleId[];
  readonly title: string;
  /** Everything the Automa does up to its purchases; not a single die is rolled. */
  readonly turn: readonly string[];
  /** Rows that must be among those of the first answer, in this order. */
  readonly because: readonly RuleId[];
  readonly after?: (table: AutomaTable, first: Answered) => void;
}

const SITUATIONS: Readonly<Record<string, Good>> = {
  'aa-good-02': {
    ids: ['AA-AUTOMA-10', 'AA-AUTOMA-11', 'AA-AUTOMA-25', 'AA-RULING-87'],
    title: 'enemy Infantry beside the factory bars its conquest; next to it, furthest from the enemy, without attack',
    turn: ['act 3,3 4,4'],
    because: ['AA-AUTOMA-10', 'AA-AUTOMA-11', 'AA-AUTOMA-25'],
  },
  'aa-good-03': {
    ids: ['AA-AUTOMA-10', 'AA-RULING-91'],
    title: 'the factory is conquered whatever Infantry stands inside',
    turn: ['act 4,4 4,3'],
    because: ['AA-AUTOMA-10'],
    after: (t) => {
      expect([t.where(1), t.state.owners, t.on('4,3').xp]).toEqual([null, [0], 0]);
    },
  },
  'aa-good-04': {
    ids: ['AA-AUTOMA-02', 'AA-AUTOMA-03', 'AA-AUTOMA-11', 'AA-AUTOMA-12'],
    title: 'Regular Infantry first; no second Infantry next to the same factory',
    turn: ['act 6,5 9,4', 'act 4,4 4,3'],
    because: ['AA-AUTOMA-03', 'AA-AUTOMA-12', 'AA-AUTOMA-11'],
  },
  'aa-good-05': {
    ids: ['AA-AUTOMA-12', 'AA-AUTOMA-13'],
    title: 'enemy Infantry next to the factory lifts that exclusion',
    turn: ['act 5,6 5,3', 'act 4,4 4,4'],
    because: ['AA-AUTOMA-13', 'AA-AUTOMA-11'],
  },
  'aa-good-06': {
    ids: ['AA-AUTOMA-14', 'AA-AUTOMA-25', 'AA-RULING-89'],
    title: 'order 3 goes where the next move ends beside the factory',
    turn: ['act 2,4 5,2'],
    because: ['AA-AUTOMA-14', 'AA-AUTOMA-25'],
  },
  'aa-good-07': {
    ids: ['AA-AUTOMA-15', 'AA-AUTOMA-36', 'AA-AUTOMA-30', 'AA-AUTOMA-61'],
    title: 'order 4 attacks whom it destroys',
    turn: ['act 2,4 4,4 against 5,4', 'attack 4,4 5,4'],
    because: ['AA-AUTOMA-15', 'AA-AUTOMA-36', 'AA-AUTOMA-30'],
    after: (t) => {
      expect([t.where(2), t.on('4,4').xp]).toEqual([null, 2]);
    },
  },
  'aa-good-08': {
    ids: ['AA-AUTOMA-16', 'AA-AUTOMA-17', 'AA-RULING-90'],
    title: 'order 5 leaves an enemy alone who meets neither a nor b',
    turn: ['act 2,4 5,5'],
    because: ['AA-AUTOMA-16'],
  },
  'aa-good-10': {
    ids: ['AA-AUTOMA-35', 'AA-AUTOMA-63', 'AA-RULING-92'],
    title: 'who can damage nobody stays',
    turn: ['act 2,4 2,4'],
    because: ['AA-AUTOMA-35', 'AA-RULING-92', 'AA-AUTOMA-18'],
  },
  'aa-good-13': {
    ids: ['AA-AUTOMA-38', 'AA-AUTOMA-44', 'AA-AUTOMA-30'],
    title: 'c before i',
    turn: ['act 3,4 5,4 against 6,4', 'attack 5,4 6,4'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-38', 'AA-AUTOMA-30'],
    after: (t) => {
      expect([t.on('6,4').damage, t.on('5,4').damage]).toEqual([4, 0]);
    },
  },
  'aa-good-14': {
    ids: ['AA-AUTOMA-36', 'AA-AUTOMA-38'],
    title: 'a before c',
    turn: ['act 3,4 3,3 against 4,3', 'attack 3,3 4,3'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-36'],
    after: (t) => {
      expect(t.where(2)).toBeNull();
    },
  },
  'aa-good-18': {
    ids: ['AA-AUTOMA-39', 'AA-AUTOMA-60'],
    title: 'd: a Fighter attacks the Bomber, which shoots back',
    turn: ['act 1,4 5,6 against 6,6', 'attack 5,6 6,6'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-39', 'AA-AUTOMA-30'],
  },
  'aa-good-19': {
    ids: ['AA-AUTOMA-38', 'AA-AUTOMA-39'],
    title: 'c before d',
    turn: ['act 1,4 4,3 against 5,3', 'attack 4,3 5,3'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-38'],
  },
  'aa-good-20': {
    ids: ['AA-AUTOMA-42'],
    title: 'g: who was attacked before this turn',
    turn: ['act 3,4 4,6 against 5,6', 'attack 4,6 5,6'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-42'],
  },
  'aa-good-21': {
    ids: ['AA-AUTOMA-43', 'AA-AUTOMA-28'],
    title: 'h: the most experience where nobody shoots back',
    turn: ['act 1,4 2,5 against 5,6', 'attack 2,5 5,6'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-43', 'AA-AUTOMA-28'],
  },
  'aa-good-22': {
    ids: ['AA-AUTOMA-38', 'AA-AUTOMA-43', 'AA-RULING-93'],
    title: 'c removes the most experienced of all, h chooses among the rest',
    turn: ['act 1,4 4,3 against 5,2', 'attack 4,3 5,2'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-38', 'AA-AUTOMA-43'],
  },
  'aa-good-23': {
    ids: ['AA-AUTOMA-44'],
    title: 'i: the lowest attack value',
    turn: ['act 3,4 4,3 against 5,2', 'attack 4,3 5,2'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-44'],
  },
  'aa-good-24': {
    ids: ['AA-AUTOMA-45'],
    title: 'j: the most expensive',
    turn: ['act 3,4 4,6 against 5,6', 'attack 4,6 5,6'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-45'],
  },
  'aa-good-26': {
    ids: ['AA-AUTOMA-36', 'AA-AUTOMA-69'],
    title: 'a reads the forest line of the target: four hits are enough',
    turn: ['act 3,4 2,4 against 5,2', 'attack 2,4 5,2'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-36'],
    after: (t) => {
      expect(t.where(2)).toBeNull();
    },
  },
  'aa-good-27': {
    ids: ['AA-AUTOMA-36', 'AA-AUTOMA-68'],
    title: 'a reads the forest line of the target: six hits are not enough',
    turn: ['act 3,4 4,6 against 5,6', 'attack 4,6 5,6'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-36'],
    after: (t) => {
      expect(t.where(3)).toBeNull();
    },
  },
  'aa-good-28': {
    ids: ['AA-AUTOMA-27', 'AA-AUTOMA-30'],
    title: 'movement c before f',
    turn: ['act 2,4 5,3 against 6,4', 'attack 5,3 6,4'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-27'],
  },
  'aa-good-32': {
    ids: ['AA-KATYUSHA-10', 'AA-KATYUSHA-11', 'AA-RULING-99'],
    title: 'the Katyusha covers its target and the most other enemies',
    turn: ['act 2,4 6,6 against 9,3', 'attack 6,6 10,4'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-36', 'AA-KATYUSHA-10', 'AA-KATYUSHA-11'],
    after: (t) => {
      expect([t.where(2), t.on('10,3').damage, t.on('10,5').damage, t.on('9,4').damage]).toEqual([null, 2, 3, 0]);
      expect(t.on('6,6').xp).toBe(2);
    },
  },
  'aa-good-34': {
    ids: ['AA-AUTOMA-30'],
    title: 'movement f: closest to an own unit',
    turn: ['act 1,1 5,4 against 6,4', 'attack 5,4 6,4'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-30'],
  },
  'aa-good-36': {
    ids: ['AA-RULING-92', 'AA-B17-01'],
    title: 'a B-17 beside nothing but a Fighter stays',
    turn: ['act 3,4 3,4'],
    because: ['AA-B17-01', 'AA-RULING-92', 'AA-AUTOMA-21'],
  },
  'aa-good-37': {
    ids: ['AA-AUTOMA-35', 'AA-AUTOMA-18'],
    title: 'order 6 takes the Pak 40, because two hits do not damage a Tiger',
    turn: ['act 3,4 3,5 against 4,6', 'attack 3,5 4,6'],
    because: ['AA-AUTOMA-35', 'AA-AUTOMA-18'],
  },
  'aa-good-38': {
    ids: ['AA-AUTOMA-11', 'AA-RULING-84'],
    title: 'no river hex while a dry one fulfils the order',
    turn: ['act 2,4 4,3'],
    because: ['AA-AUTOMA-11', 'AA-RULING-84'],
  },
  'aa-good-39': {
    ids: ['AA-AUTOMA-04', 'AA-RULING-95'],
    title: 'of two Flaks the one with the better letter acts first',
    turn: ['act 1,1 2,3 against 5,1', 'attack 2,3 5,1', 'act 1,8 2,7 against 5,8', 'attack 2,7 5,8'],
    because: ['AA-RULING-95', 'AA-AUTOMA-20'],
    after: (t) => {
      expect(t.where(4)).toBeNull();
    },
  },
  'aa-ex-34': {
    ids: [
      'AA-AUTOMA-20',
      'AA-AUTOMA-36',
      'AA-AUTOMA-37',
      'AA-AUTOMA-38',
      'AA-AUTOMA-43',
      'AA-AUTOMA-27',
      'AA-AUTOMA-30',
    ],
    title: 'the book example of the tank (AA-EX-34, AA-EX-35)',
    turn: ['act 1,4 6,4 against 7,4', 'attack 6,4 7,4'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-38', 'AA-AUTOMA-43', 'AA-AUTOMA-30'],
    after: (t, first) => {
      expect([t.on('7,4').damage, t.on('6,4').damage, t.on('6,4').xp]).toEqual([4, 0, 1]);
      expect(first.thought.text).toBe(
        'The Panther moves to 6,4 and attacks the Howitzer on 7,4: it cannot shoot back (c) and has the most experience (h). ' +
          'Of the hexes that allow it, 6,4 is closest to another unit of the Automa (f).',
      );
    },
  },
  'aa-ex-36': {
    ids: ['AA-AUTOMA-36', 'AA-AUTOMA-43', 'AA-AUTOMA-28'],
    title: 'the book example of the Flak (AA-EX-36)',
    turn: ['act 1,4 4,4 against 7,4', 'attack 4,4 7,4'],
    because: ['AA-AUTOMA-20', 'AA-AUTOMA-43', 'AA-AUTOMA-28'],
    after: (t) => {
      expect([t.where(2), t.on('4,4').xp]).toEqual([null, 2]);
    },
  },
};

describe('what good looks like', () => {
  for (const [name, { ids, title, turn, because, after }] of Object.entries(SITUATIONS)) {
    rule(ids, `${name}: ${title}`, () => {
      // people who defend themselves roll; none of their dice hits
      const table = open(name, new Array(12).fill(12));
      const first = table.next();
      const rest = table.match.over === null ? table.turn() : [];
      expect([first.wish, ...rest]).toEqual(turn);
      expect(table.asked).toEqual([]);
      expect(first.thought.because.filter((r) => because.includes(r as RuleId))).toEqual(because);
      after?.(table, first);
    });
  }

  rule(
    ['AA-AUTOMA-61', 'AA-AUTOMA-62', 'AA-AUTOMA-63', 'AA-AUTOMA-64', 'AA-AUTOMA-66', 'AA-AUTOMA-67'],
    'fixed hits',
    () => {
      const hits = (id: string, xp: number, damage: number): number => {
        const type = UNIT_TYPES.find((t) => t.id === id);
        if (type === undefined) throw new Error(`There is no ${id}.`);
        return fixedHits(type, damage, xp);
      };
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
