import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { incomeOf } from '../turn/income';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const supply = (f: Field, seat: number): number =>
  incomeOf(f.state, seat).find((part) => part.rule === '2GM-TERM-05')?.ap ?? 0;

describe('Infiltration', () => {
  rule(['2GM-ABIL-43', '2GM-ABIL-44', '2GM-RULING-125'], 'a row less, and the line is not broken (2GM-EX-37)', () => {
    const f = new Field();
    for (const at of ['a6', 'b5', 'c5', 'd4']) f.enemy('germany/light-infantry', at);
    expect(supply(f, 1)).toBe(3);
    f.own('usa/rangers', 'h5'); // American row 5, German row 2
    expect(supply(f, 1)).toBe(2);
  });

  rule('2GM-ABIL-43', 'only of the opponent, and only by units that can', () => {
    const f = new Field();
    f.enemy('germany/light-infantry', 'a6');
    f.own('usa/light-infantry', 'h6');
    f.own('usa/rangers', 'a1');
    expect([supply(f, 0), supply(f, 1)]).toEqual([1, 1]);
  });

  rule('2GM-ABIL-44', 'a row without a unit of its owner still ends the line', () => {
    const f = new Field();
    for (const at of ['a6', 'd4']) f.enemy('germany/light-infantry', at);
    f.own('usa/rangers', 'h5');
    expect(supply(f, 1)).toBe(1);
  });

  rule('2GM-ABIL-43', 'a destroyed unit infiltrates nothing', () => {
    const f = new Field();
    f.enemy('germany/light-infantry', 'a6');
    const rangers = f.own('usa/rangers', 'h6');
    expect(supply(f, 1)).toBe(0);
    f.state.on[f.unit(rangers).at] = -1;
    f.unit(rangers).at = -1;
    expect(supply(f, 1)).toBe(1);
  });
});
