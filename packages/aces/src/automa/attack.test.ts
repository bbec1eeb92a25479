import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { AutomaTable, type Small, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);

/** The Automa's first unit sets out and is intercepted at the first chance. */
function stopped(x: Small): AutomaTable {
  const table = new AutomaTable(small(x), new Array(30).fill(12));
  table.next();
  const window = table.match.decision();
  const option = window?.options.find((o) => o[0] === 'intercept');
  if (window?.kind !== 'intercept' || option === undefined) throw new Error('Nobody can intercept.');
  table.submit(window.seat, option);
  return table;
}

describe('the attack after the move', () => {
  rule(
    ['AA-AUTOMA-01', 'AA-TURN-08'],
    'the target named before the move is attacked at once, before the next unit moves',
    () => {
      const table = new AutomaTable(
        small({ units: ['A panther 3,4', 'A panther 0,0', 'A infantry 2,4 moved', 'H infantry 5,2', 'H sherman 5,6'] }),
        [1, ...new Array(30).fill(12)],
      );
      expect(table.next().wish).toBe('act 3,4 4,3 against 5,2');
      const attack = table.next();
      expect([attack.wish, attack.thought.because]).toEqual(['attack 4,3 5,2', ['AA-AUTOMA-01']]);
      expect(table.next().option[1]).toBe(1);
    },
  );

  rule('AA-AUTOMA-08', 'the target a die has chosen stays the target', () => {
    const units = ['A panther 3,4', 'A infantry 3,7 moved', 'H sherman 4,3', 'H sherman 4,5'];
    for (const [face, hex] of [
      [6, '4,3'],
      [7, '4,5'],
    ] as const) {
      const table = new AutomaTable(small({ units }), [face, ...new Array(30).fill(12)]);
      const act = table.next();
      expect([act.wish.endsWith(`against ${hex}`), table.next().wish.endsWith(hex)]).toEqual([true, true]);
    }
  });

  rule(
    ['AA-RULING-96', 'AA-INTERCEPT-06'],
    'an interceptor stays and attacks the unit it has stopped, whatever else there is',
    () => {
      const table = new AutomaTable(
        small({ units: ['A panther 3,4 marks=4,4', 'H sherman 4,4', 'H howitzer 3,5 damage=5'] }),
        new Array(30).fill(12),
      );
      const act = table.next();
      const attack = table.next();
      expect([act.wish, act.thought.because]).toEqual(['act 3,4 3,4', ['AA-INTERCEPT-05', 'AA-RULING-96']]);
      expect([attack.wish, attack.thought.because]).toEqual(['attack 3,4 4,4', ['AA-INTERCEPT-06', 'AA-RULING-96']]);
      expect(act.thought.text).toBe('The Panther stays to attack the M4 Sherman, which it has intercepted.');
    },
  );

  rule(
    ['AA-AUTOMA-65', 'AA-SUPPORT-16'],
    'no bonus for three arms around the target, even where dice-less people get one',
    () => {
      const units = ['A panther 3,3', 'A infantry 3,4 moved', 'A ju-88 4,5 moved', 'H sherman 4,4'];
      const table = new AutomaTable(small({ units, options: { diceless: true, dicelessSupport: true } }));
      table.turn();
      // six hits are three damage, seven would be four
      expect(table.on('4,4').damage).toBe(3);
    },
  );

  rule('AA-RULING-95', 'an interceptor acts in the place of its arm', () => {
    const table = new AutomaTable(
      small({ units: ['A panther 3,4 marks=4,4', 'A infantry 0,0', 'H sherman 4,4'] }),
      new Array(30).fill(1),
    );
    expect(table.next().option[1]).toBe(1);
  });

  rule('AA-RULING-96', 'stopped on its way, a tank attacks by the letters from where it stands', () => {
    const table = stopped({ units: ['A panther 0,4', 'A infantry 0,0 moved', 'H sherman 2,3', 'H howitzer 5,4'] });
    const attack = table.next();
    expect(attack.wish.endsWith(' 2,3')).toBe(true);
    expect(attack.thought.because).toEqual(['AA-RULING-96']);
  });

  rule('AA-RULING-96', 'stopped short of a sure kill, a tank still attacks whom it can', () => {
    const table = stopped({
      units: ['A panther 0,4', 'A infantry 0,0 moved', 'H sherman 2,3', 'H sherman 5,4 damage=5'],
    });
    expect(table.next().wish.endsWith(' 2,3')).toBe(true);
  });

  /** Whichever way the Infantry on 2,4 takes to the east, one of them is beside its first step. */
  const GUARDS = ['H sherman 3,2', 'H sherman 3,5'];
  const FACTORY = { size: '15x9', hexes: { '14,4': 'factory' } };

  rule(
    ['AA-RULING-96', 'AA-AUTOMA-17'],
    'stopped under order 5, Infantry attacks nobody who meets neither a nor b',
    () => {
      const hold = stopped({ ...FACTORY, units: ['A infantry 2,4', ...GUARDS] }).next();
      expect([hold.wish, hold.thought.because]).toEqual(['hold', ['AA-AUTOMA-17', 'AA-RULING-87']]);
    },
  );

  rule('AA-RULING-96', 'stopped under order 4 short of its target, it does not attack just anybody', () => {
    const hold = stopped({ ...FACTORY, units: ['A infantry 2,4', 'H sherman 6,4 damage=5', ...GUARDS] }).next();
    expect(hold.wish).toBe('hold');
  });

  rule('AA-RULING-96', 'stopped under order 6, Infantry attacks like a tank', () => {
    const attack = stopped({ size: '15x9', units: ['A infantry 2,4', 'H howitzer 6,4', ...GUARDS] }).next();
    expect([attack.wish.slice(0, 6), attack.thought.because]).toEqual(['attack', ['AA-RULING-96']]);
  });
});

describe('Infantry after orders 2 and 3', () => {
  const healthy = ['A infantry 4,6', 'H sherman 5,4', 'H sherman 2,4'];
  const shaken = ['A infantry 4,6', 'H sherman 5,4 damage=5', 'H sherman 2,4 damage=5'];

  function turn(units: readonly string[], policy: 'a-or-b' | 'never' | 'always'): string[] {
    const position = small({
      hexes: { '4,3': 'factory' },
      units,
      options: { automaInfantryAttacksAfterOrders23: policy },
    });
    return new AutomaTable(position, new Array(30).fill(12)).turn().map((wish) => wish.split(' ')[0] ?? '');
  }

  rule('AA-RULING-87', 'attacks on a or b only', () => {
    expect([turn(healthy, 'a-or-b'), turn(shaken, 'a-or-b')]).toEqual([
      ['act', 'hold'],
      ['act', 'attack'],
    ]);
  });

  rule('AA-RULING-87', 'by option never, or whenever it can', () => {
    expect([turn(shaken, 'never'), turn(healthy, 'always')]).toEqual([
      ['act', 'hold'],
      ['act', 'attack'],
    ]);
  });

  rule('AA-RULING-87', 'the reason to hold is the one of this table', () => {
    const reason = (policy: 'a-or-b' | 'never') => {
      const options = { automaInfantryAttacksAfterOrders23: policy };
      const units = policy === 'never' ? shaken : healthy;
      const table = new AutomaTable(small({ hexes: { '4,3': 'factory' }, units, options }), new Array(30).fill(12));
      table.next();
      const { text, because } = table.next().thought;
      return [text.slice(text.indexOf(':') + 2), because];
    };
    expect(reason('never')).toEqual([
      'in this match Infantry on its way to a factory attacks nobody.',
      ['AA-RULING-87'],
    ]);
    expect(reason('a-or-b')).toEqual([
      'on its way to a factory it fights only whom it destroys (a) or who stands beside one (b).',
      ['AA-AUTOMA-17', 'AA-RULING-87'],
    ]);
  });

  rule('AA-RULING-87', 'never after order 1: who has occupied a factory is not even asked', () => {
    const position = small({
      hexes: { '4,3': 'factory' },
      units: ['A infantry 4,4', 'H sherman 3,3 damage=5', 'H sherman 8,8'],
    });
    expect(new AutomaTable(position).turn()).toEqual(['act 4,4 4,3']);
  });
});
