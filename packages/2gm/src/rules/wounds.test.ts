import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, endTurn, foe, own, tank, unit } from './field.fixture';
import { firing, needs, results, shotAt, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

const tough = { hp: 20 };

describe('wounds', () => {
  rule('2GM-WOUND-01', 'damage stays on the unit and adds up', () => {
    const s = firing([tank('c3', { upgrades: ['tank-mg'] }), foe('c4', { stats: tough })], {}, [5, 5]);
    act(s, 'shoot c3 c4', 'shoot c3 c4 with mg');
    expect(wounds(s)).toEqual([0, 3]);
    endTurn(s);
    expect(wounds(s)).toEqual([0, 3]);
    s.end();
  });

  rule(
    ['2GM-WOUND-02', '2GM-WOUND-03', '2GM-CARD-25', 'SOLOT-REF-03'],
    'each is +1/+1 for its own fire, three at most',
    () => {
      for (const edition of EDITIONS) {
        const of = (hurt: number) => {
          const shooter = own('c3', { wounds: hurt, stats: { ...tough, accuracy: [3, 6] } });
          return needs(firing([shooter, foe('c4')], { edition }, [1]).do('shoot c3 c4'));
        };
        expect([0, 1, 2, 3, 4, 9].map(of)).toEqual(['3+/6+', '4+/7+', '5+/8+', '6+/9+', '6+/9+', '6+/9+']);
      }
    },
  );

  rule('2GM-RULING-07', 'wounds of the target change nothing', () => {
    expect(needs(shotAt(foe('c4', { wounds: 2 }), 1))).toBe('5+/10+');
  });

  rule(['2GM-WOUND-02', '2GM-RULING-08'], 'with tokens, in reaction fire and in an assault too', () => {
    const s = firing([own('c3', { wounds: 2, upgrades: ['grenades'] }), foe('c4')], {}, [1]);
    act(s, 'shoot c3 c4 with grenades');
    expect(needs(s)).toBe('7+/10+');
    const storm = firing([own('c3', { assaults: 'c4', wounds: 1 }), foe('c4', { wounds: 2 })], {}, [1, 1]);
    act(storm, 'resolve c3', 'react');
    expect(needs(storm)).toBe('7+/10+');
    act(storm, 'strike');
    expect(needs(storm)).toBe('6+/10+');
  });

  rule(
    ['2GM-WOUND-02', '2GM-WOUND-04', '2GM-WOUND-05'],
    'Example 19: 5+/10 with two wounds needs 7+/10, and the third is its end',
    () => {
      const s = firing([own('c3', { wounds: 2 }), foe('c4')], {}, [6]).do('shoot c3 c4');
      expect([needs(s), results(s)]).toEqual(['7+/10+', ['miss']]);
      const ten = firing([own('c3', { wounds: 2 }), foe('c4')], {}, [10]).do('shoot c3 c4');
      expect([results(ten), wounds(ten)]).toEqual([['critical'], [2, 'gone']]);
      expect(wounds(shotAt(foe('c4', { wounds: 2 }), 5))).toEqual([0, 'gone']);
      expect(wounds(shotAt(foe('c4', { wounds: 1 }), 5))).toEqual([0, 2]);
    },
  );

  rule('2GM-WOUND-06', 'aircraft carry theirs in the same way', () => {
    const shoot = (hurt: number) => {
      const s = firing([unit('south', 'p-51-mustang', 'hq', { wounds: hurt }), foe('c4')], { edition: 'pacific' }, [1]);
      act(s, 'raid south:p-51-mustang c4');
      return needs(s);
    };
    expect([shoot(0), shoot(1), shoot(2)]).toEqual(['3+/8+', '4+/9+', '5+/10+']);
    const hit = (hurt: number) => {
      const flak = unit('north', 'flak-38', 'd4');
      const target = unit('south', 'p-51-mustang', 'hq', { wounds: hurt, stats: { hp: 4 } });
      const s = firing([target, foe('c4'), flak], { edition: 'pacific' }, hurt < 2 ? [5, 1] : [5]);
      act(s, 'raid south:p-51-mustang c4', 'flak d4 south:p-51-mustang');
      s.end();
      return [results(s)[0], wounds(s)[1]];
    };
    expect(hit(2)).toEqual(['hit', 0]);
  });

  rule(
    ['2GM-RULING-82', '2GM-TRANS-25'],
    'of a transport are those of its passenger in Pacific and not in Tactics, unless the table says otherwise',
    () => {
      const hit = (edition: string, transportShareWounds: string) => {
        const truck = unit('north', 'sdkfz-251', 'c4');
        const rider = { side: 'north', card: 'light-infantry', at: 'craft', carrier: 'c4' };
        const s = firing([tank('c3'), truck, rider], { edition, options: { transportShareWounds } }, [5]);
        return wounds(s.do('shoot c3 c4')).slice(1);
      };
      expect(hit('pacific', 'edition')).toEqual([2, 2]);
      expect(hit('tactics', 'edition')).toEqual([2, 0]);
      expect(hit('pacific', 'no')).toEqual([2, 0]);
      expect(hit('tactics', 'yes')).toEqual([2, 2]);
    },
  );
});
