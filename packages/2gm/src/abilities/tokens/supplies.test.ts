import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { labels } from '../../labels';
import { incomeOf } from '../../turn/income';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Supplies', () => {
  const ap = (f: Field, seat: number) =>
    incomeOf(f.state, seat).find((part) => part.label === labels.supplies)?.ap ?? 0;

  rule('2GM-TURN-06', '1 AP for each transport that has them on the field', () => {
    const f = new Field();
    f.own('germany/bmw-r75', 'a1', { upgrades: ['supplies'] });
    f.own('germany/bmw-r75', 'b1', { upgrades: ['supplies'] });
    f.own('germany/bmw-r75', 'c1');
    expect([ap(f, 0), ap(f, 1)]).toEqual([2, 0]);
  });
});
