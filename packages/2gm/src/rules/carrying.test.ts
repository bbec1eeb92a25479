import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { act, EDITIONS, foe, offers, own, sandbox, told, unit } from './field.fixture';
import { attacks, bomber, raiding } from './sky.fixture';

/** Transports and bombers at the edges of their rules. */
const rule = ruleTests<RuleId>(book);

const truck = (at: string, more: object = {}): object => unit('south', 'm3-half-track', at, more);
const inside = (carrier: string): object => own('craft', { carrier });

describe('carrying', () => {
  rule('2GM-TRANS-14', 'beside it is in its own row: not round the edge of the field', () => {
    for (const edition of EDITIONS) {
      const edge = sandbox([truck('h2'), inside('h2')], { edition });
      expect(offers(edge, 'unload')).toEqual(['unload h2 g2']);
      expect(edge).toRefuseCiting('unload h2 a3', ['2GM-TRANS-14']);
      expect(offers(sandbox([truck('a3'), inside('a3')], { edition }), 'unload')).toEqual(['unload a3 b3']);
    }
  });

  rule('2GM-TRANS-01', 'nobody boards a transport of the enemy, and none of his men is taken', () => {
    const s = sandbox([own('c3'), unit('north', 'sdkfz-251', 'c4'), truck('d3'), foe('e3')]);
    expect(s).toRefuseCiting('board c3 c4', ['2GM-TRANS-01']);
    expect(offers(s, 'board')).toEqual(['board c3 d3']);
  });

  rule(
    ['2GM-TRANS-08', '2GM-TRANS-11'],
    'one that has moved fetches nobody, but a craft takes who is at its ramp',
    () => {
      const gun = unit('south', 'm1-90mm', 'd3');
      const fetched = (moved: boolean) =>
        offers(sandbox([truck('c3', { moved }), gun], { edition: 'pacific' }), 'fetch');
      expect([fetched(false), fetched(true)]).toEqual([['fetch c3 d3'], []]);
      const craft = unit('south', 'lcvp', 'c2', { moved: true });
      const waiting = unit('south', 'm1-90mm', 'c3');
      const shore = { edition: 'pacific', natural: { c1: 'sea', c2: 'sea', b2: 'sea', d2: 'sea' } };
      expect(offers(sandbox([craft, waiting], shore), 'fetch')).toEqual(['fetch c2 c3']);
    },
  );

  rule('2GM-TRANS-14', 'only who carries somebody lets him off, and only one’s own', () => {
    const north = [unit('north', 'sdkfz-251', 'c4'), unit('north', 'light-infantry', 'craft', { carrier: 'c4' })];
    const s = sandbox([...north, truck('d2')]);
    expect(s).toRefuseCiting('unload c4 d4', ['2GM-TRANS-14']);
    expect(s).toRefuseCiting('unload d2 e2', ['2GM-TRANS-14']);
  });

  rule(
    ['2GM-TRANS-05', '2GM-TRANS-08'],
    'everybody is told who came aboard, and by which way the transport went',
    () => {
      const boarded = sandbox([truck('c3'), own('c4')]);
      act(boarded, 'board c4 c3');
      expect(told(boarded, 'loaded')).toMatchObject([{ rule: '2GM-TRANS-05', unit: 1, with: 0 }]);
      const fetched = sandbox([truck('c3'), unit('south', 'm1-90mm', 'd4')], { edition: 'pacific' });
      act(fetched, 'fetch c3 d4');
      expect(told(fetched, 'loaded')).toMatchObject([{ rule: '2GM-TRANS-08', unit: 1, with: 0 }]);
      const [moved] = told<{ rule: string; unit: number; path: readonly number[] }>(fetched, 'moved');
      expect([moved?.rule, moved?.unit, moved?.path.at(-1)]).toEqual(['2GM-TRANS-08', 0, 27]);
    },
  );

  rule(['2GM-LCVP-14', '2GM-RULING-86'], 'a craft of the north comes to its own side of the shore', () => {
    for (const edition of EDITIONS) {
      const units = [unit('north', 'daihatsu', 'c6'), unit('north', 'type-94-37mm', 'c4', { stats: { move: 0 } })];
      const natural = { c6: 'sea', c5: 'sea' };
      const s = sandbox(units, { edition, natural, active: 'north', north: { nation: 'japan' } });
      act(s, 'fetch c6 c4');
      expect([s.state.units[0]?.at, s.state.units[0]?.cargo]).toEqual([34, 1]);
    }
  });
});

describe('bombs', () => {
  rule('2GM-AIR-27', 'fall on who stands there; on the ground only where nobody does', () => {
    const terrain = [
      { at: 'c3', card: 'trench' },
      { at: 'd3', card: 'trench' },
    ];
    const s = raiding([bomber(), foe('c3', { stats: { hp: 9 } })], [1, 1, 1], { terrain });
    const wish = offers(s, 'raid').find((text) => text.includes(' c3')) ?? '';
    act(s, wish);
    expect(attacks(s).filter((text) => text === '0 > space 18')).toEqual([]);
    expect(attacks(s)).toContain('0 > 1');
  });
});
