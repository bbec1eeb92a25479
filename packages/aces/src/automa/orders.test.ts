import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { INFANTRY_ORDERS, OTHER_ORDERS } from './orders';
import { AutomaTable, answer, numbers, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);

describe('the orders', () => {
  it('stand in the order of the charts', () => {
    expect(INFANTRY_ORDERS.map((o) => `${o.order} ${o.rule}`)).toEqual([
      '1 AA-AUTOMA-10',
      '2 AA-AUTOMA-11',
      '3 AA-AUTOMA-14',
      '4 AA-AUTOMA-15',
      '5 AA-AUTOMA-16',
      '6 AA-AUTOMA-18',
    ]);
    expect(OTHER_ORDERS.map((o) => `${o.order} ${o.rule}`)).toEqual(['1 AA-AUTOMA-20', '2 AA-AUTOMA-21']);
  });

  rule(['AA-AUTOMA-01', 'AA-AUTOMA-02', 'AA-AUTOMA-03'], 'every usable unit acts once, by arm', () => {
    const table = new AutomaTable(
      small({
        size: '13x9',
        units: [
          'A panther 0,0 army=1',
          'A ju-88 0,1 army=1',
          'A flak 0,2 army=1',
          'A mechanized-infantry 0,3 army=1',
          'A infantry 0,4 army=1',
          'A infantry 0,8 moved',
          'H sherman 12,8',
        ],
      }),
      new Array(20).fill(1),
    );
    const acts = [1, 2, 3, 4, 5].map(() => table.next());
    expect(acts.map(({ option }) => option[1])).toEqual([4, 3, 2, 1, 0]);
    // the row is named as long as another arm waits, the one about Infantry while Mechanized Infantry does
    const named = acts.map(({ thought }) => thought.because.filter((rule) => /^AA-AUTOMA-0[23]$/.test(rule)));
    expect(named).toEqual([['AA-AUTOMA-02', 'AA-AUTOMA-03'], ['AA-AUTOMA-02'], ['AA-AUTOMA-02'], ['AA-AUTOMA-02'], []]);
    expect(table.decision().kind).toBe('money');
  });

  rule('AA-AUTOMA-05', 'the first order that can be fulfilled: a factory before a sure kill', () => {
    const x = answer({ hexes: { '4,3': 'factory' }, units: ['A infantry 4,4', 'H sherman 3,4 damage=5'] });
    expect([x.wish, numbers(x.thought)]).toEqual(['act 4,4 4,3', '10']);
  });

  rule(['AA-AUTOMA-10', 'AA-AUTOMA-06'], 'order 1: of two factories the one the movement letters choose', () => {
    // both beside 4,4; 3,4 lies further from the Sherman
    const hexes = { '5,3': 'factory', '3,4': 'factory' };
    const x = answer({ hexes, units: ['A infantry 4,4', 'H sherman 8,2'] });
    expect([x.wish, numbers(x.thought)]).toEqual(['act 4,4 3,4', '10 25']);
    // enemy Infantry beside that one: the other is left
    const y = answer({ hexes, units: ['A infantry 4,4', 'H infantry 2,4', 'H sherman 8,2'] });
    expect(y.wish).toBe('act 4,4 5,3');
  });

  rule('AA-AUTOMA-11', 'order 2: a factory two steps away cannot be entered, so it goes next to it', () => {
    const x = answer({ hexes: { '4,3': 'factory' }, units: ['A infantry 4,6', 'H sherman 8,0'] });
    expect([x.wish, numbers(x.thought)]).toEqual(['act 4,6 4,4', '11 25 31']);
  });

  rule(['AA-AUTOMA-10', 'AA-AUTOMA-12', 'AA-AUTOMA-13'], 'order 2: a unit is not in its own way', () => {
    const x = answer({ hexes: { '4,3': 'factory' }, units: ['A infantry 3,3', 'H infantry 3,2'] });
    expect(numbers(x.thought)).toBe('10 11 25 31');
  });

  rule(
    ['AA-AUTOMA-12', 'AA-AUTOMA-14', 'AA-RULING-89'],
    'order 2 closed: order 3, but only to hexes nearer than now',
    () => {
      const x = answer(
        {
          size: '13x9',
          hexes: { '8,4': 'factory' },
          units: ['A infantry 5,4', 'A mechanized-infantry 8,5 moved', 'H sherman 12,4'],
        },
        [1],
      );
      expect(numbers(x.thought).slice(0, 8)).toBe('12 14 25');
      const columns = x.thought.candidates.map((c) => Number(c.option[2]) % 13);
      expect(Math.min(...columns)).toBeGreaterThan(5);
    },
  );

  rule(['AA-AUTOMA-12', 'AA-RULING-89'], 'order 3 does not mind other Infantry at the same factory', () => {
    const x = answer({
      size: '13x9',
      hexes: { '8,4': 'factory' },
      units: ['A infantry 2,4', 'A mechanized-infantry 8,5 moved', 'H sherman 12,0'],
    });
    expect(numbers(x.thought).split(' ').slice(0, 2)).toEqual(['14', '25']);
  });

  rule(
    ['AA-AUTOMA-14', 'AA-RULING-89'],
    'order 3: nearer, and beside the factory with one more move, round whatever stands there',
    () => {
      // the factory in the corner has two hexes beside it, five steps away
      const hexes = { '0,0': 'factory' };
      const open = answer({ hexes, units: ['A infantry 4,4', 'H sherman 8,8', 'H sherman 0,1'] });
      expect(open.thought.because[0]).toBe('AA-AUTOMA-14');
      const taken = answer({ hexes, units: ['A infantry 4,4', 'H sherman 1,0', 'H sherman 0,1'] }, [1]);
      expect(taken.thought.because[0]).toBe('AA-AUTOMA-16');
      const friends = answer(
        { hexes, units: ['A infantry 4,4', 'A panther 1,0 moved', 'A flak 0,1 moved', 'H sherman 8,8'] },
        [1],
      );
      expect(friends.thought.because[0]).toBe('AA-AUTOMA-16');
    },
  );

  rule(['AA-AUTOMA-15', 'AA-AUTOMA-37'], 'order 4: failing a, an enemy that meets b', () => {
    const x = answer({
      size: '15x9',
      hexes: { '14,4': 'factory', '5,3': 'factory' },
      flags: ['A 5,3'],
      units: ['A infantry 2,4', 'A panther 1,2 moved', 'H infantry 5,4', 'H infantry 3,6'],
    });
    expect([x.wish, numbers(x.thought)]).toEqual(['act 2,4 4,4 against 5,4', '15 37 30']);
    expect(x.thought.text).toBe(
      'The Infantry on 2,4 moves to 4,4 to attack the Infantry on 5,4: it is Infantry beside a neutral factory or one of the Automa (b). ' +
        'Of the hexes that allow it, 4,4 is closest to another unit of the Automa (f).',
    );
  });

  rule(
    'AA-AUTOMA-16',
    'order 5: as near as it gets to the closest of several factories, even towards the enemy',
    () => {
      const x = answer(
        {
          size: '25x5',
          hexes: { '18,2': 'factory', '0,2': 'factory' },
          flags: ['H 18,2'],
          units: ['A infantry 10,2', 'H sherman 24,2'],
        },
        [1],
      );
      expect([x.wish.slice(0, 12), x.thought.because[0]]).toEqual(['act 10,2 13,', 'AA-AUTOMA-16']);
    },
  );

  rule(
    ['AA-AUTOMA-16', 'AA-AUTOMA-18', 'AA-RULING-90'],
    'order 5 that brings it no closer leaves it to order 6',
    () => {
      // the Mobile Infantry stands at the wall of friends; every hex it can reach is further away
      const x = answer({
        size: '25x3',
        automa: 'usa',
        human: 'germany-2',
        hexes: { '24,1': 'factory' },
        units: ['A infantry 2,1', 'H panther 3,0', 'H panther 3,1', 'H infantry 2,2'],
      });
      expect(x.thought.because).toContain('AA-AUTOMA-18');
    },
  );

  rule(
    ['AA-AUTOMA-18', 'AA-AUTOMA-21'],
    'order 6: without factories Infantry attacks or approaches like a tank',
    () => {
      const near = answer({ units: ['A infantry 3,4', 'A panther 2,7 moved', 'H infantry 6,4'] });
      expect([near.wish, near.thought.because[0]]).toEqual(['act 3,4 5,4 against 6,4', 'AA-AUTOMA-18']);
      const far = answer({ size: '13x9', units: ['A infantry 0,4', 'H infantry 10,4'] }, [1]);
      expect([far.wish.slice(0, 9), far.option.length]).toEqual(['act 0,4 3', 3]);
    },
  );

  rule(['AA-AUTOMA-21', 'AA-RULING-92'], 'order II.2: towards the target it would choose if all were in range', () => {
    const x = answer({ size: '15x9', units: ['A panther 0,4', 'H howitzer 14,4', 'H infantry 12,4 xp=4'] }, [1]);
    expect([x.wish.slice(0, 10), numbers(x.thought)]).toEqual(['act 0,4 5,', '21 38 08']);
    expect(x.thought.text).toContain('as close as it gets to the Howitzer: it cannot shoot back (c)');
    // two hexes away nobody shoots back at a gun: the more experienced one
    const gun = answer({ size: '15x9', units: ['A flak 0,4', 'H howitzer 14,4', 'H infantry 14,2 xp=4'] }, [1]);
    expect(numbers(gun.thought)).toContain('21 43');
    expect(gun.thought.text).toContain('as close as it gets to the Infantry');
  });

  rule('AA-RULING-92', 'nobody to attack, whatever the distance: it stays', () => {
    const x = answer({ units: ['A panther 0,4', 'H p-51 8,4'] });
    expect([x.wish, numbers(x.thought)]).toEqual(['act 0,4 0,4', 'AA-DECLARE-11 AA-RULING-92 21']);
  });

  rule(['AA-RULING-84', 'AA-AUTOMA-20'], 'from the water nobody attacks', () => {
    const river = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => [`3,${row}`, 'river']));
    const x = answer({ hexes: river, units: ['A infantry 2,4', 'H infantry 4,4'] }, [1]);
    expect([x.option.length, x.thought.because[0]]).toEqual([3, 'AA-AUTOMA-18']);
  });

  rule('AA-RULING-84', 'water only where nothing dry fulfils the order', () => {
    const lakes = { '3,2': 'lake', '4,2': 'lake', '5,2': 'lake', '5,3': 'lake', '4,4': 'lake', '3,3': 'lake' };
    const x = answer({ hexes: { '4,3': 'factory', ...lakes }, units: ['A infantry 4,5', 'H sherman 8,8'] });
    expect([x.wish, x.thought.because[0]]).toEqual(['act 4,5 4,4', 'AA-AUTOMA-11']);
    // during frost the ice is as good as any ground
    const ice = answer({
      hexes: { '4,3': 'factory', '4,4': 'lake', '3,3': 'lake' },
      weather: 'frost',
      units: ['A infantry 4,6', 'H sherman 8,8'],
    });
    expect(ice.thought.because).not.toContain('AA-RULING-84');
  });
});

describe('who acts first within an arm', () => {
  rule(['AA-AUTOMA-04', 'AA-RULING-95'], 'the lower order number', () => {
    const x = answer({ hexes: { '6,4': 'factory' }, units: ['A infantry 1,1', 'A infantry 6,5', 'H sherman 0,8'] });
    expect([x.wish, x.thought.because[0]]).toEqual(['act 6,5 6,4', 'AA-AUTOMA-04']);
  });

  rule('AA-RULING-95', 'aircraft of both kinds by the same comparison, the Fighter first when all is equal', () => {
    const equal = answer({ units: ['A ju-88 1,2', 'A fw-190 1,6', 'H sherman 5,4'] });
    expect(equal.option[1]).toBe(1);
    const kill = answer({ units: ['A ju-88 1,2', 'A fw-190 1,6', 'H sherman 5,4 damage=3'] });
    expect(kill.option[1]).toBe(0);
  });

  rule(['AA-RULING-95', 'AA-AUTOMA-08'], 'equal units by the die', () => {
    const units = ['A flak 1,2', 'A flak 1,6', 'A infantry 0,4 moved', 'H sherman 6,4'];
    expect([answer({ units }, [1, 1]).option[1], answer({ units }, [7]).option[1]]).toEqual([0, 1]);
  });
});

it('who only comes nearer is told to move, not to attack (AA-AUTOMA-21)', () => {
  const { thought } = answer({ automa: 'germany-1', units: ['A tiger 0,4', 'H sherman 8,4'] }, [1]);
  expect(thought.text).toMatch(/^The Tiger moves to \d,\d/);
  expect(thought.text).not.toMatch(/attacks/);
  // the most attractive target is out of reach: what an attack would do to it explains the way, and no attack is told
  const units = ['A tiger 0,4', 'H sherman 14,4 damage=3', 'H infantry 12,4 xp=4'];
  const far = answer({ automa: 'germany-1', size: '15x9', units }, [1]);
  expect([far.option.length, far.thought.because.includes('AA-AUTOMA-36')]).toEqual([3, true]);
  expect(far.thought.text).toContain(
    'as close as it gets to the M4 Sherman: it would be destroyed if it were in range (a)',
  );
  expect([far.thought.text, ...far.thought.candidates.map(({ note }) => note)].join()).not.toMatch(/attack/);
});
