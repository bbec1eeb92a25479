import { readFileSync } from 'node:fs';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { book, type RuleId } from '../../book/index';
import { AutomaTable, type Small, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);

/** Everything it buys, and what is left in its purse. */
function spent(table: AutomaTable): [string[], number] {
  const bought: string[] = [];
  for (let wish = table.next().wish; wish !== 'end'; wish = table.next().wish) bought.push(wish);
  table.end();
  return [bought, table.state.seats[0]?.coins ?? -1];
}

function file(name: string): AutomaTable {
  return new AutomaTable(parse(readFileSync(new URL(`../../test/positions/${name}.yaml`, import.meta.url), 'utf8')));
}

const TWO = { hexes: { '1,1': 'factory', '7,7': 'factory' }, flags: ['A 1,1', 'A 7,7'], phase: 'money' };
const TROOPS = ['A infantry 1,4', 'A mechanized-infantry 2,4'];

function bought(x: Partial<Small> & { units: readonly string[] }, dice: readonly number[] = []): [string[], number] {
  return spent(new AutomaTable(small({ ...TWO, ...x }), dice));
}

describe('purchases', () => {
  rule(['AA-AUTOMA-50', 'AA-AUTOMA-51', 'AA-AUTOMA-56'], 'AA-GOOD-42: fewer than two Infantry, the special one', () => {
    expect(spent(file('aa-good-42'))).toEqual([['buy mechanized-infantry 1,1'], 0]);
  });

  rule(['AA-AUTOMA-52', 'AA-RULING-97'], 'AA-GOOD-43: what it cannot pay for it saves for', () => {
    expect(spent(file('aa-good-43'))).toEqual([[], 4]);
  });

  rule(['AA-AUTOMA-52', 'AA-AUTOMA-56'], 'AA-GOOD-44: otherwise a tank', () => {
    expect(spent(file('aa-good-44'))).toEqual([['buy panther 1,1'], 0]);
  });

  rule('AA-AUTOMA-53', 'AA-GOOD-45: four tanks, so a gun', () => {
    expect(spent(file('aa-good-45'))).toEqual([['buy flak 1,1'], 1]);
  });

  rule(['AA-AUTOMA-55', 'AA-RULING-88'], 'AA-GOOD-46: where enemy Infantry could be next turn', () => {
    expect(spent(file('aa-good-46'))).toEqual([['buy panther 1,1'], 0]);
  });

  rule(['AA-AUTOMA-56', 'AA-RULING-97'], 'AA-GOOD-47: as long as coins and empty factories last', () => {
    expect(spent(file('aa-good-47'))).toEqual([['buy panther 9,7', 'buy panther 1,1'], 0]);
  });

  rule(['AA-AUTOMA-53', 'AA-RULING-97'], 'without the limit it goes on buying tanks', () => {
    const tanks = [5, 6, 7, 8].map((row) => `A panther 0,${row}`);
    const x = { units: [...TROOPS, ...tanks, 'H sherman 4,4'], coins: 3, options: { maxPerType: 0 } };
    expect(bought(x)).toEqual([['buy panther 1,1'], 0]);
  });

  rule(
    ['AA-AUTOMA-54', 'AA-AUTOMA-08'],
    'four tanks and four guns: a type by the die, among those below the limit',
    () => {
      const full = [5, 6, 7, 8].flatMap((row) => [`A panther 0,${row}`, `A flak 1,${row}`]);
      const x = { units: [...TROOPS, ...full, 'H sherman 4,4'], coins: 3 };
      // Infantry, Mechanized Infantry, Fw 190, Ju 88: three faces each; the rest buys nothing
      expect(bought(x, [12, 1])).toEqual([['buy ju-88 1,1'], 0]);
      expect(bought(x, [6, 7])).toEqual([['buy mechanized-infantry 1,1'], 1]);
      expect(bought(x, [1, 3, 6])).toEqual([['buy infantry 1,1', 'buy infantry 7,7'], 1]);
    },
  );

  rule(['AA-AUTOMA-51', 'AA-RULING-97'], 'just bought Infantry counts for the next purchase', () => {
    const x = { units: ['A infantry 1,4', 'H sherman 4,4'], coins: 11 };
    expect(bought(x)).toEqual([['buy mechanized-infantry 1,1', 'buy panther 7,7'], 4]);
  });

  rule(['AA-AUTOMA-50', 'AA-REPAIR-08'], 'it spends nothing on repairs', () => {
    const table = new AutomaTable(
      small({ ...TWO, units: ['A infantry 7,7', 'A panther 1,1 damage=5', 'H sherman 4,4'], coins: 9 }),
    );
    expect(table.decision().options).toEqual([['end']]);
  });
});

describe('placement', () => {
  rule(['AA-AUTOMA-55', 'AA-RULING-98'], 'enemy Infantry already beside the factory counts for a', () => {
    // a tank stands beside the other factory: nearer than the Infantry would have been by b, which is not asked
    const units = [...TROOPS, 'H infantry 1,2', 'H sherman 7,6'];
    const table = new AutomaTable(small({ ...TWO, units, coins: 3 }));
    const bought = table.next();
    expect([bought.wish, bought.thought.because]).toEqual(['buy panther 1,1', ['AA-AUTOMA-52', 'AA-AUTOMA-55']]);
  });

  rule(['AA-AUTOMA-56', 'AA-RULING-98'], 'Infantry beside both factories: b tells them apart', () => {
    const units = [...TROOPS, 'H infantry 1,2', 'H infantry 7,4', 'H sherman 7,6'];
    expect(bought({ units, coins: 3 })[0]).toEqual(['buy panther 7,7']);
  });

  rule(['AA-RULING-98', 'AA-INTERCEPT-05'], 'not Infantry that has to stay because it has intercepted', () => {
    const units = [...TROOPS, 'H infantry 1,2 marks=1,3', 'A flak 1,3', 'H sherman 7,5'];
    const far = [...TROOPS, 'H infantry 1,2 marks=1,3', 'A flak 1,3', 'H infantry 7,5'];
    expect(bought({ units, coins: 3 })[0]).toEqual(['buy panther 1,1']); // by b
    expect(bought({ units: far, coins: 3 })[0]).toEqual(['buy panther 7,7']); // by a
  });

  rule('AA-AUTOMA-57', 'equally near: more enemies that near, then the nearer second, third …', () => {
    const three = { size: '17x5', hexes: { '2,2': 'factory', '14,2': 'factory' }, flags: ['A 2,2', 'A 14,2'] };
    const troops = ['A infantry 7,0', 'A mechanized-infantry 9,0'];
    const at = (units: string[]): string[] => bought({ ...three, units: [...troops, ...units], coins: 3 })[0];
    expect(at(['H sherman 4,2', 'H sherman 12,2', 'H sherman 2,4'])).toEqual(['buy panther 2,2']);
    expect(at(['H sherman 4,2', 'H sherman 12,2', 'H sherman 11,3'])).toEqual(['buy panther 14,2']);
  });

  rule(['AA-AUTOMA-56', 'AA-RULING-83'], 'the way of the enemy counts, in his own movement points', () => {
    // two hexes of forest cost the Sherman three points, three plain hexes cost it three
    const hexes = { ...TWO.hexes, '1,2': 'forest', '0,2': 'forest', '2,2': 'forest', '1,3': 'forest' };
    const units = [...TROOPS.map((u) => `${u} army=1`), 'H sherman 1,3', 'H sherman 7,4'];
    expect(bought({ hexes, units, coins: 3 })[0]).toEqual(['buy panther 1,1']);
    expect(bought({ hexes, units: [...TROOPS, 'H sherman 1,3', 'H sherman 7,5'], coins: 3 })[0]).toEqual([
      'buy panther 7,7',
    ]);
  });

  rule('AA-AUTOMA-08', 'what is still equal by the die', () => {
    const even = { size: '9x3', hexes: { '0,1': 'factory', '8,1': 'factory' }, flags: ['A 0,1', 'A 8,1'] };
    const units = ['A infantry 3,0', 'A mechanized-infantry 5,0', 'H sherman 4,1'];
    expect(bought({ ...even, units, coins: 3 }, [6])[0]).toEqual(['buy panther 0,1']);
    expect(bought({ ...even, units, coins: 3 }, [7])[0]).toEqual(['buy panther 8,1']);
  });
});
