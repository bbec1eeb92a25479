import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { pieceAt } from '../ground';
import { Field } from './field.fixture';

const rule = ruleTests<RuleId>(book);

describe.each(['tactics', 'pacific'] as const)('Building (%s)', (edition) => {
  rule(
    ['2GM-ABIL-13', '2GM-BUILD-09'],
    'destroyed it is turned over and stays as Ruins, other terrain is removed',
    () => {
      const f = new Field(edition).lay('house', 'c3').lay('wall', 'd3');
      const weapon = { range: 4, hit: 5, crit: 10, pierce: 3, damage: 8 };
      f.own('usa/m4a3', 'c1', { stats: { weapon } });
      f.own('usa/m4a3', 'd1', { stats: { weapon } });
      f.play('shoot');
      f.do('shoot c1 c3');
      f.do('shoot d1 d3');
      expect([pieceAt(f.state, f.space('c3'))?.ruins, pieceAt(f.state, f.space('d3'))]).toEqual([true, null]);
    },
  );
});
