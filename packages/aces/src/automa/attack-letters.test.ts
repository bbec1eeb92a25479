import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { ATTACK_LETTERS } from './attack-letters';
import { type Answered, AutomaTable, type Small, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);
const AUTOMA = 'AA-AUTOMA-';

/** The letter of the row where a candidate lost; what the row asks is told before it. */
function rowOf(note: string): string {
  return note.replace(/^“.+” counts more \(row (\w)\)$/, 'Row $1');
}

/** Whom the Automa's first unit means to attack, and where each other enemy was out. */
function aimed(
  x: Small,
  dice: readonly number[] = [1, 1],
): { at: string; out: Record<string, string>; first: Answered } {
  const table = new AutomaTable({ ...(small(x) as object), whatIf: true }, dice);
  const hexes = table.state.units.map((_, id) => table.where(id) ?? '');
  const first = table.next();
  const out: Record<string, string> = {};
  for (const { option, note, rule } of first.thought.candidates) {
    const target = hexes[Number(option[3] ?? -1)];
    if (target !== undefined && option[3] !== first.option[3]) out[target] = `${rowOf(note)} (${rule})`;
  }
  return { at: hexes[Number(first.option[3] ?? -1)] ?? 'nobody', out, first };
}

const TANK = 'A panther 3,4';

describe('the attack letters', () => {
  it('stand in the order of the book', () => {
    expect(ATTACK_LETTERS.map((row) => `${row.letter} ${row.rule}`)).toEqual(
      [...'abcdefghijk'].map((letter, i) => `${letter} ${AUTOMA}${36 + i}`),
    );
  });

  rule(['AA-AUTOMA-36', 'AA-RULING-85'], 'a: whom the attack destroys, before anything else', () => {
    const x = aimed({ units: [TANK, 'H infantry 5,2', 'H sherman 5,6 damage=3'] });
    expect([x.at, x.out]).toEqual(['5,6', { '5,2': 'Row a (AA-AUTOMA-36)' }]);
    // one hit short: three damage would need five hits in the open, six in the forest
    const y = aimed({ hexes: { '5,6': 'forest' }, units: [TANK, 'H infantry 5,2', 'H sherman 5,6 damage=2'] });
    expect([y.at, y.out]).toEqual(['5,2', { '5,6': 'Row i (AA-AUTOMA-44)' }]);
  });

  rule('AA-AUTOMA-37', 'b: Infantry beside a neutral factory or one of the Automa', () => {
    const units = [TANK, 'H infantry 5,2', 'H howitzer 5,6'];
    const hexes = { '6,2': 'factory' };
    const taken = { '5,6': 'Row b (AA-AUTOMA-37)' };
    expect(aimed({ units, hexes })).toMatchObject({ at: '5,2', out: taken });
    expect(aimed({ units, hexes, flags: ['A 6,2'] })).toMatchObject({ at: '5,2', out: taken });
    // a factory of the enemy is nothing to protect, and only Infantry threatens one
    expect(aimed({ units, hexes, flags: ['H 6,2'] })).toMatchObject({ at: '5,6' });
    expect(aimed({ units: [TANK, 'H sherman 5,2', 'H howitzer 5,6'], hexes })).toMatchObject({ at: '5,6' });
  });

  rule('AA-AUTOMA-38', 'c: who cannot shoot back', () => {
    const x = aimed({ units: [TANK, 'H infantry 5,2', 'H howitzer 5,6'] });
    expect([x.at, x.out]).toEqual(['5,6', { '5,2': 'Row c (AA-AUTOMA-38)' }]);
    // Infantry in a river does not shoot back either
    const y = aimed({ hexes: { '5,2': 'river' }, units: [TANK, 'H infantry 5,2', 'H infantry 5,6'] });
    expect([y.at, y.out]).toEqual(['5,2', { '5,6': 'Row c (AA-AUTOMA-38)' }]);
  });

  rule('AA-RULING-86', 'the same enemy is another choice from two hexes away: a Pak 40 keeps out of range', () => {
    const x = aimed({ automa: 'germany-1', units: ['A pak-40 3,4', 'A infantry 0,4 moved', 'H sherman 4,4'] });
    expect(x.first.thought.candidates[0]).toMatchObject({
      note: '“cannot shoot back” counts more (row c)', // from the next hex
      rule: 'AA-AUTOMA-38',
    });
    expect(x.first.wish).toBe('act 3,4 2,4 against 4,4');
  });

  rule('AA-AUTOMA-39', 'd: Bombers, for Fighters only', () => {
    const units = ['H p-51 5,3', 'H b-17 5,6'];
    const fighter = aimed({ units: ['A fw-190 1,4', ...units] });
    expect([fighter.at, fighter.out]).toEqual(['5,6', { '5,3': 'Row d (AA-AUTOMA-39)' }]);
    const bomber = aimed({ units: ['A ju-88 1,4', ...units] });
    expect([bomber.at, bomber.out]).toEqual(['5,3', { '5,6': 'Row i (AA-AUTOMA-44)' }]);
  });

  rule(['AA-AUTOMA-40', 'AA-RULING-88'], 'e: Infantry that can be beside such a factory after its next move', () => {
    const units = [TANK, 'H infantry 5,2', 'H infantry 5,6'];
    // four steps from 5,2: its neighbours are three steps away
    const near = aimed({ units, hexes: { '8,0': 'factory' } });
    expect([near.at, near.out]).toEqual(['5,2', { '5,6': 'Row e (AA-AUTOMA-40)' }]);
    expect(aimed({ units, size: '11x9', hexes: { '10,2': 'factory' } }).out).toEqual({
      '5,6': 'The die chose between equals (AA-AUTOMA-08)',
    });
    // only Infantry takes factories
    const tanks = aimed({ units: [TANK, 'H sherman 5,2', 'H sherman 5,6'], hexes: { '8,0': 'factory' } });
    expect(tanks.out).toEqual({ '5,6': 'The die chose between equals (AA-AUTOMA-08)' });
    // units where they stand now: a wall of Shermans leaves no way
    const walled = ['H sherman 6,2', 'H sherman 6,3', 'H sherman 5,3', 'H sherman 5,1', 'H sherman 4,2'].map(
      (u) => `${u} xp=1`,
    );
    const x = aimed({ units: [...units, ...walled], hexes: { '8,0': 'factory', '4,3': 'standard' } });
    expect(x.out['5,2']).toBeUndefined();
  });

  rule('AA-AUTOMA-40', 'e: an interceptor that must stay reaches nothing', () => {
    const units = [TANK, 'A flak 5,3 moved', 'H infantry 5,2 marks=5,3', 'H infantry 5,6'];
    expect(aimed({ units, hexes: { '8,0': 'factory' } }).out).toEqual({
      '5,6': 'The die chose between equals (AA-AUTOMA-08)',
    });
  });

  rule(
    ['AA-AUTOMA-41', 'AA-RULING-88'],
    'f: Infantry on an enemy factory that Infantry of the Automa can reach',
    () => {
      const hexes = { '5,2': 'factory' };
      const flags = ['H 5,2'];
      const x = aimed({ units: [TANK, 'A infantry 2,1 moved', 'H infantry 5,2', 'H infantry 5,6'], hexes, flags });
      expect([x.at, x.out]).toEqual(['5,2', { '5,6': 'Row f (AA-AUTOMA-41)' }]);
      // too far away: four steps to the nearest neighbour of the factory
      const y = aimed({ units: [TANK, 'A infantry 0,1 moved', 'H infantry 5,2', 'H infantry 5,6'], hexes, flags });
      expect(y.out).toEqual({ '5,6': 'The die chose between equals (AA-AUTOMA-08)' });
      // beside it already
      const near = aimed({ units: [TANK, 'A infantry 5,1 moved', 'H infantry 5,2', 'H infantry 5,6'], hexes, flags });
      expect(near.out).toEqual({ '5,6': 'Row f (AA-AUTOMA-41)' });
      // the ruins of a factory are nobody's
      const position = small({ units: [TANK, 'A infantry 2,1 moved', 'H infantry 5,2', 'H infantry 5,6'], hexes });
      const factories = [{ at: '5,2', owner: 'destroyed' }];
      const ruin = new AutomaTable({ ...(position as object), factories }, [1, 1]).next();
      expect(ruin.thought.because).not.toContain('AA-AUTOMA-41');
      // nothing but Infantry is meant
      const z = aimed({ units: [TANK, 'A infantry 2,1 moved', 'H sherman 5,2', 'H sherman 5,6'], hexes, flags });
      expect(z.out).toEqual({ '5,6': 'The die chose between equals (AA-AUTOMA-08)' });
    },
  );

  rule('AA-AUTOMA-42', 'g: who has been attacked this turn', () => {
    const x = aimed({ units: [TANK, 'H infantry 5,2', 'H sherman 5,6 attackers=1'] });
    expect([x.at, x.out]).toEqual(['5,6', { '5,2': 'Row g (AA-AUTOMA-42)' }]);
  });

  rule(['AA-AUTOMA-43', 'AA-RULING-93'], 'h: the most experienced, unless it can shoot back', () => {
    const safe = aimed({ units: [TANK, 'H howitzer 5,2', 'H howitzer 5,6 xp=1'] });
    expect([safe.at, safe.out]).toEqual(['5,6', { '5,2': 'Row h (AA-AUTOMA-43)' }]);
    const close = aimed({ units: [TANK, 'H sherman 5,2', 'H sherman 5,6 xp=1'] });
    expect([close.at, close.out]).toEqual(['5,2', { '5,6': 'Row k (AA-AUTOMA-46)' }]);
  });

  rule(['AA-AUTOMA-44', 'AA-RULING-94'], 'i: the lowest value on the mat, whatever its experience and damage', () => {
    const x = aimed({ units: [TANK, 'H infantry 5,2 xp=5', 'H sherman 5,6 damage=1'] });
    expect([x.at, x.out]).toEqual(['5,2', { '5,6': 'Row i (AA-AUTOMA-44)' }]);
  });

  rule(['AA-AUTOMA-45', 'AA-RULING-94'], 'j: the dearest', () => {
    const x = aimed({ units: [TANK, 'H infantry 5,2', 'H mobile-infantry 5,6'] });
    expect([x.at, x.out]).toEqual(['5,6', { '5,2': 'Row j (AA-AUTOMA-45)' }]);
  });

  rule(['AA-AUTOMA-46', 'AA-RULING-94'], 'k: the least experienced, by points and not by level', () => {
    const x = aimed({ units: [TANK, 'H sherman 5,2 xp=2', 'H sherman 5,6 xp=1'] });
    expect([x.at, x.out]).toEqual(['5,6', { '5,2': 'Row k (AA-AUTOMA-46)' }]);
  });

  rule('AA-AUTOMA-35', 'nobody is chosen whom the attack would not damage', () => {
    const units = ['A infantry 3,4', 'H tiger 3,3', 'H tiger 3,5', 'H pak-40 6,4'];
    const x = aimed({ human: 'germany-1', automa: 'usa', units });
    expect([x.at, x.first.thought.because[0]]).toEqual(['6,4', 'AA-AUTOMA-35']);
  });

  rule(
    ['AA-AUTOMA-07', 'AA-AUTOMA-08'],
    'letters nobody meets are skipped; what is equal to the end is left to the die',
    () => {
      const units = [TANK, 'A infantry 2,2 moved', 'H sherman 5,2', 'H sherman 5,6'];
      const first = aimed({ units }, [6]);
      const second = aimed({ units }, [7, 1]);
      expect([first.at, second.at]).toEqual(['5,2', '5,6']);
      expect(first.first.thought.because).toContain('AA-AUTOMA-08');
    },
  );
});
