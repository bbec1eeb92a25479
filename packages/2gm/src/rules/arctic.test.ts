import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { movementOf } from '../field/movement';
import { act, foe, sandbox, tank, unit } from './field.fixture';
import { firing, needs } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

const snow = { options: { arctic: true } };

function moves(units: readonly object[], more: Readonly<Record<string, unknown>>): number[] {
  const { state } = sandbox(units, more);
  return state.units.map((_u, id) => movementOf(state, id));
}

describe('arctic warfare', () => {
  rule(['2GM-ARCTIC-01', '2GM-RULING-146', 'SOLOT-REF-07'], 'takes 1 off every Movement, down to 1', () => {
    const units = [3, 2, 1, 0].map((move, i) => tank(`${'abcd'[i]}3`, { stats: { move } }));
    expect(moves(units, snow)).toEqual([2, 1, 1, 0]);
    expect(moves(units, {})).toEqual([3, 2, 1, 0]);
  });

  rule(['2GM-ARCTIC-02', 'SOLOT-REF-07'], 'save for Mobility', () => {
    const units = [
      tank('a3', { stats: { move: 3, tags: ['mobility'] } }),
      tank('b3', { stats: { move: 3, tags: [] } }),
    ];
    expect(moves(units, snow)).toEqual([3, 2]);
  });

  rule('2GM-ARCTIC-03', 'and for Siberians, who have 1 MP more and −1/−1 in the snow', () => {
    const siberians = unit('south', 'siberians', 'c3', { stats: { move: 2, accuracy: [5, 9] } });
    const south = { nation: 'ussr' };
    expect(moves([siberians], { ...snow, edition: 'pacific', south })).toEqual([3]);
    expect(moves([siberians], { edition: 'pacific', south })).toEqual([2]);
    const aimed = (more: object) => {
      const s = firing([siberians, foe('c4')], { edition: 'pacific', south, ...more }, [1]);
      act(s, 'shoot c3 c4');
      return needs(s);
    };
    expect([aimed(snow), aimed({})]).toEqual(['4+/8+', '5+/9+']);
  });
});
