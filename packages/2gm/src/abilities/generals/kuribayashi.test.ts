import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { armorOfUnit } from '../../attack/numbers';
import { Field } from '../field.fixture';

const rule = ruleTests<RuleId>(book);

describe('Kuribayashi', () => {
  rule('2GM-HQ-14', '1 Armor more in Tunnels or Trenches', () => {
    const f = new Field().general('kuribayashi').lay('tunnels', 'a1').lay('trench', 'b1').lay('house', 'c1');
    const armor = (id: number) => armorOfUnit(f.state, id, null);
    const put = (at: string) => f.own('japan/light-infantry', at, { stats: { armor: 1 } });
    // a Trench gives 1 and a House 2 of its own
    expect(['a1', 'b1', 'c1', 'd1'].map((at) => armor(put(at)))).toEqual([2, 3, 3, 1]);
  });

  rule('2GM-HQ-14', 'not for the enemy who has taken them', () => {
    const f = new Field().general('kuribayashi').lay('tunnels', 'a6');
    const enemy = f.enemy('usa/light-infantry', 'a6', { stats: { armor: 1 } });
    expect(armorOfUnit(f.state, enemy, null)).toBe(1);
  });
});
