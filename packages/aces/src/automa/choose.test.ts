import { factOfText } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { narrow, type Row } from './choose';

const rule = ruleTests<RuleId>(book);

function row(letter: string, value: (word: string) => number, who?: () => boolean): Row<null, string> {
  const shape = {
    rule: 'AA-AUTOMA-07',
    letter,
    kind: 'superlative',
    says: factOfText(letter),
    value: (_: null, w: string) => value(w),
  } as const;
  return who === undefined ? shape : { ...shape, who };
}

describe('the lexicographic filter', () => {
  rule(['AA-AUTOMA-07', 'AA-RULING-85'], 'keeps the best of each row and refines what is equal', () => {
    const x = narrow([row('a', () => 0), row('b', (w) => w.length), row('c', (w) => w.charCodeAt(0))], null, [
      'aa',
      'bb',
      'c',
      'ab',
    ]);
    expect([x.left, x.decided.map((r) => r.letter)]).toEqual([['bb'], ['b', 'c']]);
    expect(x.all.map((t) => [t.candidate, t.rank, t.lostAt?.letter])).toEqual([
      ['aa', [0, 2, 97], 'c'],
      ['bb', [0, 2, 98], undefined],
      ['c', [0, 1], 'b'],
      ['ab', [0, 2, 97], 'c'],
    ]);
  });

  rule('AA-AUTOMA-07', 'skips rows that are not for the unit, and stops when one is left', () => {
    const x = narrow(
      [
        row(
          'a',
          (w) => -w.length,
          () => false,
        ),
        row('b', (w) => w.length),
        row('c', () => 1),
      ],
      null,
      ['a', 'bb'],
    );
    expect([x.left, x.all.map((t) => t.rank)]).toEqual([['bb'], [[1], [2]]]);
  });

  rule('AA-AUTOMA-08', 'leaves equals for the die', () => {
    expect(narrow([row('a', (w) => w.length)], null, ['aa', 'b', 'cc']).left).toEqual(['aa', 'cc']);
  });
});
