import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Scout (%s)', (edition) => {
  rule('2GM-ABIL-84', 'difficult terrain is normal, to enter, to cross and to leave', () => {
    const f = new Field(edition).nature('forest', 'a1', 'b1').nature('mountain', 'a2');
    const car = f.own('germany/sdkfz-234', 'a1', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(car)).toEqual(['a2', 'a3', 'b1', 'b2', 'c1']);
  });

  rule('2GM-ABIL-84', 'what is closed stays closed', () => {
    const f = new Field(edition).nature('lake', 'b1').lay('barrier', 'a2');
    const car = f.own('germany/sdkfz-234', 'a1', { stats: { move: 2 } });
    f.play('move');
    expect(f.moves(car)).toEqual([]);
  });

  rule('2GM-ABIL-84', 'others are held up, and a scout beside them does not help', () => {
    const f = new Field(edition).nature('forest', 'b1');
    const tank = f.own('usa/m4a3', 'a1', { stats: { move: 2 } });
    f.own('germany/sdkfz-234', 'b1');
    f.play('move');
    expect(f.moves(tank)).toEqual(['a2', 'a3', 'b2']);
  });
});
