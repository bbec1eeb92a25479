import type { Fact } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { en } from '../../words/en/index';
import { gmReader } from '../telling/reading';
import { supplyLine } from '../turn/income';
import { apOf, EDITIONS, foe, offers, own, sandbox, told, unit } from './field.fixture';

const rule = ruleTests<RuleId>(book);

const headquarters = { phase: 'headquarters' };
const partsOf = (s: ReturnType<typeof sandbox>) =>
  told<{ parts: { label: Fact; ap: number }[] }>(s, 'income')[0]?.parts.map(({ label, ap }) => [
    gmReader(en)(label),
    ap,
  ]);

describe('rows and lines', () => {
  rule('2GM-TERM-01', "the Deployment Line is one's own row 1", () => {
    const south = sandbox([], { phase: 'deployment', south: { hand: ['light-infantry'] } });
    expect(offers(south, 'deploy')).toEqual([...'abcdefgh'].map((column) => `deploy light-infantry ${column}1`));
    const north = sandbox([], { phase: 'deployment', active: 'north', turn: 4, north: { hand: ['light-infantry'] } });
    expect(offers(north, 'deploy')).toEqual([...'abcdefgh'].map((column) => `deploy light-infantry ${column}6`));
  });

  rule(
    ['2GM-TERM-03', '2GM-TERM-04', '2GM-TERM-05', '2GM-TURN-06'],
    '2GM-EX-04: units on rows 1, 2 and 4: 2 AP from the Supply Line and 1 from the HQ',
    () => {
      for (const edition of EDITIONS) {
        const s = sandbox([own('a1'), own('h2'), own('c4')], { ...headquarters, edition, south: { ap: 0 } });
        expect(partsOf(s)).toEqual([
          ['HQ', 1],
          ['Supply Line', 2],
        ]);
        expect(apOf(s, 0)).toBe(3);
      }
    },
  );

  rule(['2GM-TERM-03', '2GM-TERM-04', '2GM-TERM-05'], 'from row 1 on without a gap, once for each row', () => {
    const cases: readonly [string[], number][] = [
      [[], 0],
      [['a2', 'a3'], 0],
      [['a1'], 1],
      [['a1', 'b1', 'c1', 'd1'], 1],
      [['a1', 'b2', 'c2', 'd3'], 3],
      [['a1', 'b2', 'c3', 'd4', 'e5', 'f6'], 6],
      [['a1', 'b3', 'c4', 'd5', 'e6'], 1],
    ];
    for (const [places, rows] of cases) {
      const s = sandbox(
        places.map((at) => own(at)),
        { ...headquarters, south: { ap: 0 } },
      );
      expect([places, apOf(s, 0)]).toEqual([places, 1 + rows]);
    }
    const north = sandbox([foe('a6'), foe('a5'), foe('a3')], { ...headquarters, active: 'north', turn: 4 });
    expect(supplyLine(north.state, 1)).toBe(2);
    expect([apOf(north, 0), apOf(north, 1)]).toEqual([5, 8]);
  });

  rule('2GM-TERM-06', 'enemy units in a row take nothing from it', () => {
    const s = sandbox([own('a1'), own('a2'), foe('b1'), foe('c2'), foe('d3')], { ...headquarters, south: { ap: 0 } });
    expect(partsOf(s)).toEqual([
      ['HQ', 1],
      ['Supply Line', 2],
    ]);
  });

  rule('2GM-TERM-07', 'aircraft at the HQ stand in no row', () => {
    const plane = unit('south', 'p-51-mustang', 'hq');
    const s = sandbox([plane, own('a2')], { ...headquarters, south: { ap: 0 } });
    expect(partsOf(s)).toEqual([['HQ', 1]]);
  });
});

describe('recruits', () => {
  rule(['2GM-RECRUIT-01', '2GM-RECRUIT-02'], 'a beginner has 1 AP more in each of his Headquarters Phases', () => {
    for (const edition of EDITIONS) {
      const s = sandbox([], { ...headquarters, edition, south: { ap: 0, recruit: 1 } });
      expect(partsOf(s)).toEqual([
        ['HQ', 1],
        ['Recruit', 1],
      ]);
      const other = sandbox([], { ...headquarters, edition, active: 'north', turn: 4, south: { ap: 0, recruit: 1 } });
      expect([apOf(other, 0), apOf(other, 1)]).toEqual([0, 6]);
    }
  });
});
