import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { field, miss } from './battlefield.fixture';

const rule = ruleTests<RuleId>(book);

describe('special units', () => {
  rule('AA-RULING-62', 'a Katyusha supports at its printed range only, however far its salvo reaches', () => {
    // t-34 attacks the Panther on 6,4; two arms would add two red dice
    const dice = (rocketAt: string) => {
      const distance = { '6,5': 12, '6,6': 14, '6,8': 14, '1,4': 12 }[rocketAt] ?? 0;
      return [...miss(distance), ...miss(12)];
    };
    for (const at of ['6,5', '6,6', '6,8', '1,4']) {
      const units = ['SU t-34 6,3', `SU katyusha ${at}`, 'G2 panther 6,4'];
      const s = new Sandbox(acesGame, field(units, { active: 'SU' }), dice(at));
      s.do('attack 6,3 6,4', 'end').end();
    }
  });
});
