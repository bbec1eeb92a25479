import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import type { RuleId as Id } from '../../book/index';
import { book, type RuleId } from '../../book/index';
import { incomeOf } from '../turn/income';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const from = (f: Field, seat: number, id: Id): number =>
  incomeOf(f.state, seat).find((part) => part.rule === id)?.ap ?? 0;

describe('Synergy', () => {
  rule(['2GM-ABIL-94', '2GM-RULING-127'], '1, 2 and 3 Communication Links bring 0, 1 and 2 AP (2GM-EX-42)', () => {
    const f = new Field();
    const seen: number[] = [];
    for (const at of ['a1', 'b1', 'c1']) {
      f.own('usa/communication-link', at);
      seen.push(from(f, 0, '2GM-ABIL-94'));
    }
    expect(seen).toEqual([0, 1, 2]);
  });

  rule(['2GM-ABIL-94', '2GM-RULING-127'], 'a Radio Operator counts among them', () => {
    const f = new Field();
    f.own('usa/communication-link', 'a1');
    f.own('usa/radio-operator', 'b1');
    expect(from(f, 0, '2GM-ABIL-94')).toBe(1);
  });

  rule('2GM-ABIL-94', 'each player’s own, and only what is on the field', () => {
    const f = new Field();
    f.own('usa/communication-link', 'a1');
    f.enemy('germany/communication-link', 'a6');
    const gone = f.own('usa/communication-link', 'b1');
    f.state.on[f.unit(gone).at] = -1;
    f.unit(gone).at = -1;
    expect([from(f, 0, '2GM-ABIL-94'), from(f, 1, '2GM-ABIL-94')]).toEqual([0, 0]);
  });
});

describe.each(['tactics', 'pacific'] as const)('Command Groups (%s)', (edition) => {
  rule(
    ['2GM-TURN-07', '2GM-TURN-08', '2GM-TURN-09'],
    'bring 1 in the first row, 2 in the second, 3 from the third on',
    () => {
      const seen = ['d1', 'd2', 'd3', 'd4', 'd6'].map((at) => {
        const f = new Field(edition);
        f.own('usa/command-group', at);
        return from(f, 0, '2GM-TURN-07');
      });
      expect(seen).toEqual([1, 2, 3, 3, 3]);
    },
  );

  rule('2GM-TURN-07', 'counted from their own side, each of them', () => {
    const f = new Field(edition);
    f.enemy('germany/command-group', 'd6');
    f.enemy('germany/command-group', 'a5');
    expect([from(f, 1, '2GM-TURN-07'), from(f, 0, '2GM-TURN-07')]).toEqual([3, 0]);
  });
});
