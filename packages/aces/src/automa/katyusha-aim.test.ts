import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { AutomaTable, type Small, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);
const SIDES: Pick<Small, 'automa' | 'human' | 'size'> = { automa: 'soviet-union', human: 'germany-2', size: '13x9' };

function fired(units: readonly string[], dice: readonly number[]): { table: AutomaTable; act: string; strike: string } {
  const table = new AutomaTable(small({ ...SIDES, units }), dice);
  return { table, act: table.next().wish, strike: table.next().wish };
}

describe('where the Katyusha fires', () => {
  rule('AA-KATYUSHA-10', 'at its own target, even if another salvo would damage more enemies', () => {
    const x = fired(
      [
        'A katyusha 2,4',
        'A infantry 0,4 moved',
        'H infantry 6,1 damage=4',
        'H panther 6,6',
        'H panther 6,7',
        'H panther 5,6',
      ],
      [1, 1],
    );
    expect(x.act.endsWith('against 6,1')).toBe(true);
    expect(x.table.where(2)).toBeNull();
  });

  rule(
    ['AA-KATYUSHA-11', 'AA-KATYUSHA-09'],
    'so that the most enemies are damaged, aircraft and tough ones not counted',
    () => {
      // four hits: the Panthers take two damage, Mechanized Infantry in the forest one, the Fw 190 nothing
      const x = fired(
        [
          'A katyusha 2,4',
          'A infantry 0,4 moved',
          'H flak 8,4 xp=1',
          'H panther 8,2',
          'H fw-190 7,3',
          'H fw-190 8,6',
          'H fw-190 7,5',
          'H fw-190 9,5',
        ],
        [1, 1],
      );
      expect(x.act.endsWith('against 8,4')).toBe(true);
      expect([x.table.on('8,4').damage, x.table.on('8,2').damage]).toEqual([3, 2]);
    },
  );

  rule('AA-RULING-99', 'so that the fewest friends are hit', () => {
    const x = fired(['A katyusha 2,4', 'A infantry 5,4 moved', 'H panther 6,4'], [1, 1]);
    expect([x.table.on('6,4').damage, x.table.on('5,4').damage]).toEqual([2, 0]);
    expect(['6,3', '7,3', '7,4']).toContain(x.strike.split(' ')[2]);
  });

  rule('AA-RULING-99', 'it does not count itself where it stood before it moved', () => {
    // from five hexes away only salvos on 4,4 and 4,5 reach the Panther; they also cover 3,4, which it leaves
    const x = fired(['A katyusha 3,4', 'A infantry 0,4 moved', 'H panther 5,4'], [1, 1]);
    expect(['act 3,4 0,3 against 5,4', 'act 3,4 0,5 against 5,4']).toContain(x.act);
    expect(x.table.on('5,4').damage).toBe(2);
  });

  rule(
    ['AA-KATYUSHA-12', 'AA-RULING-99'],
    'nobody shoots back at it, not even from the next hex: experience counts',
    () => {
      const x = fired(['A katyusha 0,0', 'H panther 1,0 xp=3', 'H infantry 0,1'], [1, 1]);
      expect(x.act).toBe('act 0,0 0,0 against 1,0');
    },
  );

  rule(
    ['AA-KATYUSHA-11', 'AA-RULING-99', 'AA-AUTOMA-08'],
    'of equal targets it takes the one whose salvo damages most, and no die is rolled between them',
    () => {
      // three equal Panthers: 8,4 and 8,5 stand side by side, 8,1 alone
      const units = ['A katyusha 2,4', 'A infantry 0,4 moved', 'H panther 8,1', 'H panther 8,4', 'H panther 8,5'];
      for (const face of [1, 6, 12]) {
        const table = new AutomaTable(small({ ...SIDES, units }), new Array(4).fill(face));
        const act = table.next();
        table.next();
        expect(['against 8,4', 'against 8,5']).toContain(act.wish.slice(-11));
        expect([table.on('8,1').damage, table.on('8,4').damage, table.on('8,5').damage]).toEqual([0, 2, 2]);
        expect(table.asked.filter((purpose) => purpose.startsWith('which of the equal targets'))).toEqual([]);
        const alone = act.thought.candidates.find((c) => c.note === '“damages the most enemies” counts more');
        expect([alone?.option[3], alone?.rule]).toEqual([2, 'AA-KATYUSHA-11']);
      }
    },
  );

  rule(['AA-KATYUSHA-11', 'AA-AUTOMA-08'], 'equal targets far apart are still left to the die', () => {
    const units = ['A katyusha 2,4', 'A infantry 0,4 moved', 'H panther 7,1', 'H panther 7,6'];
    const targets = [1, 12].map((face) => {
      const table = new AutomaTable(small({ ...SIDES, units }), new Array(6).fill(face));
      const act = table.next().wish;
      table.next();
      return [act.slice(-3), table.on(act.slice(-3)).damage];
    });
    expect(targets).toEqual([
      ['7,1', 2],
      ['7,6', 2],
    ]);
  });

  rule(['AA-KATYUSHA-11', 'AA-RULING-96'], 'stopped on its way too', () => {
    const units = ['A katyusha 3,4', 'H panther 6,1', 'H panther 6,4', 'H panther 6,5', 'H ju-88 3,5'];
    const turn = { seat: 'soviet-union', phase: 'move', round: 3, moving: { at: '3,4', spent: 1 } };
    for (const face of [1, 12]) {
      const table = new AutomaTable({ ...(small({ ...SIDES, units }) as object), turn }, new Array(4).fill(face));
      table.submit(1, ['intercept', 4]);
      const attack = table.next();
      expect([table.on('6,1').damage, table.on('6,4').damage, table.on('6,5').damage]).toEqual([0, 2, 2]);
      expect(attack.thought.because).toContain('AA-KATYUSHA-11');
    }
  });

  rule('AA-KATYUSHA-11', 'the sentence counts the enemies', () => {
    const said = (units: readonly string[]): string => {
      const table = new AutomaTable(small({ ...SIDES, units }), new Array(4).fill(1));
      table.next();
      return table.next().thought.text;
    };
    expect(said(['A katyusha 2,4', 'A infantry 0,4 moved', 'H panther 7,4'])).toMatch(/: the salvo damages 1 enemy\.$/);
    expect(said(['A katyusha 2,4', 'A infantry 0,4 moved', 'H panther 8,4', 'H panther 8,5'])).toMatch(
      /: the salvo damages 2 enemies\.$/,
    );
  });

  rule(['AA-RULING-99', 'AA-AUTOMA-08'], 'equal salvos by the die', () => {
    const units = ['A katyusha 2,4', 'A infantry 0,4 moved', 'H panther 7,4'];
    const low = fired(units, [1]).strike;
    const high = fired(units, [12]).strike;
    expect(low).not.toBe(high);
  });
});
