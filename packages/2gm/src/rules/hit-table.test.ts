import { parseWish } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { cellDamage, cellOf, isDestroyed, shifted } from '../attack/hit-table';
import { gmGame } from '../game';
import { say } from '../say';
import { act, foe, own, sandbox, tank, told, unit } from './field.fixture';
import { firing, results, wounds } from './fire.fixture';

const rule = ruleTests<RuleId>(book);

/** Read off the back cover, column by column from 10 to 1+, each from row 10 down to row 1+. */
const COLUMNS = [
  '1111112223',
  '1111112223',
  '1111122233',
  '1111222333',
  '1112233344',
  '1122333444',
  '1223344455',
  '2233445555',
  '2334455555',
  '3344555555',
];

const options = { hitTable: true };
const on = { edition: 'pacific', options };

/** The target of a gun with these numbers on the table; nobody rolls. */
function shot(accuracy: readonly [number, number], pierce: number, armor: number, more: object = {}) {
  const shooter = tank('c3', { stats: { accuracy, pierce } });
  const target = unit('north', 'panzer-iv', 'c5', { stats: { armor, hp: 20 }, ...more });
  const s = firing([shooter, target, foe('h6')], on);
  act(s, 'shoot c3 c5');
  expect(s.rolls()).toEqual([]);
  return s;
}

describe('the Successful Hit Table', () => {
  rule(
    ['2GM-HITTAB-01', '2GM-HITTAB-04', '2GM-HITTAB-06'],
    'the preview reckons with the cell, not with the Damage',
    () => {
      const last = (pierce: number) => {
        const shooter = tank('c3', { stats: { accuracy: [5, 9], pierce, damage: 2 } });
        const s = firing([shooter, unit('north', 'panzer-iv', 'c5', { stats: { armor: 1, hp: 20 } }), foe('h6')], on);
        const wish = parseWish(gmGame.language, 'shoot c3 c5');
        const found = wish.ok ? gmGame.odds(s.state, 0, wish.value) : wish;
        return found.ok && [found.value.outcomes.length, found.value.breakdown.at(-1)];
      };
      const walked = { rule: '2GM-HITTAB-06', label: say.odds.table(5, 9, 5), value: 4 };
      expect(last(6)).toEqual([1, walked]);
      expect(last(0)).toEqual([1, { rule: '2GM-HITTAB-04', label: say.odds.tableFails, value: 0 }]);
    },
  );

  rule(['2GM-HITTAB-01', '2GM-HITTAB-02'], 'all hundred cells', () => {
    COLUMNS.forEach((column, c) => {
      [...column].forEach((damage, r) => {
        expect([10 - r, 10 - c, cellDamage(cellOf(10 - r, 10 - c, 0))]).toEqual([10 - r, 10 - c, Number(damage)]);
      });
    });
  });

  rule(
    ['2GM-HITTAB-02', '2GM-HITTAB-03', '2GM-HITTAB-06'],
    'example 2GM-EX-53: a Tiger 4+/8+ with 8 against Armor 5',
    () => {
      expect(cellDamage(cellOf(4, 8, 0))).toBe(2);
      const s = firing([unit('south', 'tiger', 'c3'), unit('north', 'm4-sherman', 'c5'), foe('h6')], {
        ...on,
        south: { nation: 'germany' },
        north: { nation: 'usa' },
      });
      act(s, 'shoot c3 c5');
      expect(wounds(s)[1]).toBe(3);
      expect(s.rolls()).toEqual([]);
    },
  );

  rule(
    ['2GM-HITTAB-04', '2GM-HITTAB-05', '2GM-HITTAB-06'],
    'below its Armor nothing, even with it the cell, above it a cell further for each point',
    () => {
      expect([4, 5, 6, 7, 8].map((pierce) => wounds(shot([6, 9], pierce, 5))[1])).toEqual([0, 1, 1, 2, 2]);
      expect(results(shot([6, 9], 4, 5))).toEqual(['no-effect']);
    },
  );

  rule(
    ['2GM-HITTAB-02', '2GM-HITTAB-06'],
    'the walk is told: where it begins, how far it goes, what it comes to',
    () => {
      const walk = { type: 'cell', rule: '2GM-HITTAB-02', hit: 6, shift: 0, bonus: 0 };
      expect(told(shot([6, 9], 7, 5), 'cell')).toEqual([{ ...walk, crit: 9, surplus: 2, damage: 2, destroyed: false }]);
      expect(told(shot([6, 3], 8, 5), 'cell')).toEqual([{ ...walk, crit: 3, surplus: 3, damage: 5, destroyed: true }]);
    },
  );

  rule('2GM-HITTAB-07', 'beyond the last column it is destroyed, whatever its HP', () => {
    expect(wounds(shot([6, 3], 7, 5))[1]).toBe(5); // the last column
    expect(wounds(shot([6, 3], 8, 5))[1]).toBe('gone');
    expect(wounds(shot([6, 3], 15, 5))[1]).toBe('gone');
    expect(isDestroyed(cellOf(6, 3, 3))).toBe(true);
  });

  rule('2GM-HITTAB-08', 'and without the rule a die is rolled', () => {
    const s = firing([tank('c3'), unit('north', 'panzer-iv', 'c5')], { edition: 'pacific' }, [2]);
    act(s, 'shoot c3 c5');
    expect(s.rolls()).toHaveLength(1);
  });

  rule('2GM-RULING-141', 'with the changed numbers, which stay between 1 and 10', () => {
    const forest = firing(
      [
        tank('c3', { stats: { accuracy: [4, 4], pierce: 5 } }),
        unit('north', 'panzer-iv', 'c5', { stats: { armor: 5 } }),
      ],
      { ...on, natural: { c5: 'forest' } },
    );
    act(forest, 'shoot c3 c5');
    expect(wounds(forest)[1]).toBe(cellDamage(cellOf(5, 5, 0)));
    // a critical number below the standard one has a cell of its own
    expect(wounds(shot([7, 3], 5, 5))[1]).toBe(3);
  });

  rule('2GM-RULING-141', 'Damage bonuses add to the cell, the Damage itself does not', () => {
    const fired = (tags: readonly string[], damage: number) => {
      const gun = unit('south', 'm4-sherman', 'c3', { stats: { accuracy: [5, 9], pierce: 5, damage, tags } });
      const s = firing([gun, unit('north', 'panzer-iv', 'c5', { stats: { armor: 5, hp: 9 } })], on);
      act(s, 'shoot c3 c5');
      return wounds(s)[1];
    };
    expect([fired([], 1), fired([], 4)]).toEqual([1, 1]);
    expect(fired(['anti-tank'], 1)).toBeGreaterThan(fired([], 1) as number);
  });

  rule(
    '2GM-RULING-141',
    'an HQ and an Impenetrable unit take the last column at most; a building takes what its occupant takes',
    () => {
      const rows = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((hit) => {
        const gun = tank('d5', { stats: { accuracy: [hit, 5], pierce: 20 } });
        const s = firing([gun], { ...on, north: { nation: 'germany', hq: 20 } });
        act(s, 'shoot d5 north');
        return 20 - (s.state.hqs[1]?.hp ?? 0);
      });
      expect(rows).toEqual([3, 3, 4, 4, 5, 5, 5, 5, 5, 5]);
      const thick = shot([6, 3], 15, 5, { card: 'king-tiger' });
      expect(wounds(thick)[1]).toBe(5);
      const inside = (pierce: number) => {
        const gun = tank('c3', { stats: { accuracy: [5, 9], pierce } });
        const target = unit('north', 'heavy-infantry', 'c5', { stats: { armor: 0, hp: 9 } });
        const s = firing([gun, target, foe('h6')], { ...on, terrain: [{ at: 'c5', card: 'bunker' }] });
        act(s, 'shoot c3 c5');
        return [wounds(s)[1], s.state.pieces[0]?.damage];
      };
      const [hurt, damage] = inside(6);
      expect(damage).toBe(hurt);
      const [killed, most] = inside(20);
      expect(killed).toBe('gone');
      expect(most).toBeGreaterThanOrEqual(3);
    },
  );

  rule('2GM-RULING-142', 'luck beyond the ends of the table', () => {
    expect(isDestroyed(shifted(cellOf(6, 1, 0), 1))).toBe(true);
    expect(shifted(cellOf(6, 10, 0), -1)).toEqual(cellOf(6, 10, 0));
    expect(shifted(cellOf(6, 1, 7), -1)).toEqual(cellOf(6, 1, 0));
    expect(shifted(cellOf(6, 5, 0), 1)).toEqual(cellOf(6, 4, 0));
  });

  rule('2GM-HITTAB-01', 'assaults and reaction fire as well', () => {
    const s = sandbox([own('c3'), foe('c4')], on);
    act(s, 'assault c3 c4', 'end', 'end', 'resolve c3');
    s.do('react');
    act(s, 'strike');
    // Light Infantry 5+/10+ with 2 against Armor 1, and then without Armor
    expect(wounds(s)).toEqual([cellDamage(cellOf(5, 10, 1)), 1]);
    expect(s.rolls()).toEqual([]);
  });
});

describe('cards with the Successful Hit Table', () => {
  rule('2GM-HITTAB-11', 'a Sticky Bomb is looked up like a main weapon and then gone', () => {
    const foot = own('c4', { cards: ['sticky-bomb'] });
    const s = firing([foot, unit('north', 'panzer-iv', 'c5', { stats: { armor: 5, hp: 9 } })], on);
    act(s, 'shoot c4 c5 with sticky-bomb');
    expect(s.rolls()).toEqual([]);
    expect(s.state.units[0]?.cards).toEqual([]);
    expect(wounds(s)[1]).toBe(2);
  });

  rule('2GM-HITTAB-14', 'a Goliath is looked up like a main weapon', () => {
    const s = firing([own('c3'), unit('north', 'm4-sherman', 'c5', { stats: { armor: 5, hp: 9 } })], {
      ...on,
      south: { nation: 'germany', ap: 9, hand: ['goliath'] },
      north: { nation: 'usa' },
    });
    act(s, 'play goliath c5');
    expect(s.rolls()).toEqual([]);
    expect(wounds(s)[1]).toBe(3);
  });

  rule('2GM-HITTAB-16', 'a Kamikaze adds 1', () => {
    const dive = (kamikaze: boolean) => {
      const zero = unit('south', 'mits-a6m-zero', 'hq', { stats: { accuracy: [5, 9], pierce: 5 } });
      const s = firing([zero, unit('north', 'm4-sherman', 'c5', { stats: { armor: 5, hp: 9 } })], {
        ...on,
        south: { nation: 'japan', ap: 9, hand: ['kamikaze'] },
        north: { nation: 'usa' },
      });
      s.do('raid south:mits-a6m-zero c5');
      while (s.kind !== 'fire' && s.kind !== 'shoot') s.do('pass');
      if (kamikaze) s.do('play kamikaze');
      while (s.kind !== 'shoot') s.do('pass');
      expect(s.rolls()).toEqual([]);
      return wounds(s)[1];
    };
    expect(dive(false)).toBe(cellDamage(cellOf(5, 9, 0)));
    expect(dive(true)).toBe(cellDamage(cellOf(4, 8, 0)) + 1);
  });
});
