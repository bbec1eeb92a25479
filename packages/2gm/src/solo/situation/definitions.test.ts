import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { marchingOf } from '../pacific/marching';
import { type Board, board } from '../table.fixture';
import { columnOfDie, distanceToHqOf, soloColumn, soloRow, soloSpace, zoneOf } from './field';
import { prospectAt } from './fire';
import { situationOf } from './situation.fixture';
import { powerValue } from './value';
import { goalRow } from './zones';

const rule = ruleTests<RuleId>(book);

const situation = (x: Omit<Board, 'phase'>) => situationOf(board({ ...x, phase: 'movement' }));

describe('definitions', () => {
  rule(
    ['SOLO-RULING-01', 'SOLO-RULING-02', 'SOLO-RULING-03'],
    'rows, columns, zones and distances as the opponent counts them',
    () => {
      const { s } = situation({});
      const a6 = soloSpace(s, 1, 6, 1);
      expect([soloRow(s, 1, a6), soloColumn(s, 1, a6)]).toEqual([6, 1]);
      expect([soloRow(s, 0, a6), soloColumn(s, 0, a6)]).toEqual([1, 8]);
      expect([1, 2, 3, 4, 5, 6].map((row) => zoneOf(s, row))).toEqual([2, 2, 1, 1, 0, 0]);
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(columnOfDie)).toEqual([1, 2, 3, 4, 4, 5, 5, 6, 7, 8]);
      expect(distanceToHqOf(s, soloSpace(s, 1, 3, 1), 0)).toBe(6);
      expect(distanceToHqOf(s, soloSpace(s, 1, 5, 5), 1)).toBe(2);
    },
  );

  rule('SOLO-RULING-52', 'expected damage and the chance to destroy', () => {
    const x = situation({ ai: ['T95 4,4'], human: ['HI 3,4', 'HTR 3,5 wounds=1', 'SHM 3,3'] });
    const at = (target: number) => prospectAt(x.s, 0, 0, target);
    // 5+/9+: hits on 6 of 10, 2 of them critical; damage 2 of 3 HP
    expect(at(1)).toMatchObject({ need: 5, pierces: true, kill: 0.2 });
    expect(at(1).expected).toBeCloseTo(0.4 * 2 + 0.2 * 3);
    expect(at(2)).toMatchObject({ kill: 0.6 });
    expect(at(3)).toMatchObject({ pierces: false, expected: 0, kill: 0 });
  });

  rule('SOLO-RULING-35', 'zones are filled from the opponent’s side', () => {
    const rowFor = (band: string, ai: readonly string[]): number => {
      const x = situation({ band, ai });
      const { zone, mode } = marchingOf(x);
      return goalRow(x, 0, zone, mode);
    };
    expect(rowFor('B47', ['LI 5,1', 'LI 6,1'])).toBe(4); // the first empty row
    expect(rowFor('B47', ['LI 5,1', 'LI 4,1'])).toBe(3); // row 4 is held
    expect(rowFor('B47', ['LI 4,1', 'LI 6,1'])).toBe(4); // it holds it alone
    expect(rowFor('B47', ['LI 2,1'])).toBe(2); // ahead of the zone it stays
    expect(rowFor('LE3', ['LI 2,1'])).toBe(6); // unless it pulls back
    expect(rowFor('B47', ['LI 5,1', 'LI 4,1', 'LI 3,1'])).toBe(4); // both held: the nearer one
  });

  rule(['SOLO-RULING-10', 'SOLO-RULING-17'], 'who breaks the human’s line', () => {
    const x = situation({ human: ['LI 1,1', 'LI 2,2', 'LI 3,3', 'LI 3,5'] });
    expect(x.foes.map((foe) => [x.lineLoss(foe), x.isLineBreaker(foe)])).toEqual([
      [3, true],
      [2, true],
      [0, false],
      [0, false],
    ]);
  });

  rule(
    'SOLO-RULING-06',
    'the value of a unit is its price and that of what it carries, however often it is asked',
    () => {
      const x = situation({ ai: ['HI 4,4 upgrades=["hmg","hit-the-dirt"]', 'HI 4,5', 'T95 4,6 upgrades=["tank-mg"]'] });
      for (let n = 0; n < 2; n++) expect([0, 1, 2].map((id) => powerValue(x.s, x.unit(id)))).toEqual([4, 2, 4]);
    },
  );

  rule('SOLO-RULING-51', 'danger: first what hurts the HQ', () => {
    const x = situation({ ai: ['LI 4,1'], human: ['LI 6,4', 'SHM 2,1'] });
    const [near = [], tank = []] = x.foes.map((foe) => x.danger(foe));
    expect(near[0]).toBeGreaterThan(0);
    expect(tank[0]).toBe(0);
    expect(tank[2]).toBeGreaterThan(0);
  });
});
