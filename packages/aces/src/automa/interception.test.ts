import { readFileSync } from 'node:fs';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { book, type RuleId } from '../../book/index';
import { hexNamed } from '../names/names';
import { AutomaTable, type Small, small } from './table.fixture';

const rule = ruleTests<RuleId>(book);

/** The human's unit walks; what the Automa answers to the last step, or null if it is not asked. */
function walk(table: AutomaTable, id: number, ...path: string[]): { wish: string; because: readonly string[] } | null {
  for (const hex of path) table.submit(1, ['step', id, hexNamed(table.state, hex)]);
  if (table.match.decision()?.kind !== 'intercept') return null;
  const { wish, thought } = table.next();
  return { wish, because: thought.because };
}

function file(name: string): AutomaTable {
  return new AutomaTable(parse(readFileSync(new URL(`../../test/positions/${name}.yaml`, import.meta.url), 'utf8')));
}

function human(x: Omit<Small, 'active'>): AutomaTable {
  return new AutomaTable(small({ ...x, active: 'H' }));
}

describe('the Automa intercepts', () => {
  rule(['AA-INTERCEPT-19', 'AA-AUTOMA-37'], 'AA-GOOD-49: Infantry beside a neutral factory (b)', () => {
    expect(walk(file('aa-good-49'), 1)).toEqual({
      wish: 'intercept 4,2',
      because: ['AA-INTERCEPT-19', 'AA-AUTOMA-37', 'AA-AUTOMA-40'],
    });
  });

  rule('AA-INTERCEPT-19', 'AA-GOOD-50: lets a Sherman pass its Infantry', () => {
    expect(walk(file('aa-good-50'), 1)).toEqual({ wish: 'pass', because: ['AA-INTERCEPT-19'] });
  });

  rule(['AA-INTERCEPT-19', 'AA-INTERCEPT-09', 'AA-INTERCEPT-10'], 'AA-GOOD-52: no question where nobody can', () => {
    expect(walk(file('aa-good-52'), 3, '4,6', '4,5')).toBeNull();
  });

  rule(['AA-INTERCEPT-19', 'AA-AUTOMA-36'], 'whom it would destroy (a)', () => {
    expect(walk(human({ units: ['A panther 4,3', 'H sherman 4,5 damage=4', 'H infantry 0,0'] }), 1, '4,4')).toEqual({
      wish: 'intercept 4,3',
      because: ['AA-INTERCEPT-19', 'AA-AUTOMA-36'],
    });
  });

  rule(['AA-INTERCEPT-19', 'AA-AUTOMA-38'], 'who cannot shoot back (c)', () => {
    expect(walk(human({ units: ['A ju-88 4,3', 'H sherman 4,5'] }), 1, '4,4')).toEqual({
      wish: 'intercept 4,3',
      because: ['AA-INTERCEPT-19', 'AA-AUTOMA-38'],
    });
  });

  rule(['AA-INTERCEPT-19', 'AA-AUTOMA-39'], 'a Bomber, by Fighters (d)', () => {
    expect(walk(human({ units: ['A fw-190 4,3', 'H b-17 4,5'] }), 1, '4,4')?.because).toEqual([
      'AA-INTERCEPT-19',
      'AA-AUTOMA-39',
    ]);
    expect(walk(human({ units: ['A ju-88 4,3', 'H b-17 4,5'] }), 1, '4,4')?.wish).toBe('pass');
  });

  rule(['AA-INTERCEPT-19', 'AA-AUTOMA-40'], 'Infantry that could be beside a factory next turn (e)', () => {
    const x = { units: ['A panther 4,3', 'H infantry 4,5'] };
    expect(walk(human({ ...x, hexes: { '8,2': 'factory' } }), 1, '4,4')?.because).toEqual([
      'AA-INTERCEPT-19',
      'AA-AUTOMA-40',
    ]);
    expect(walk(human({ ...x, size: '13x9', hexes: { '12,0': 'factory' } }), 1, '4,4')?.wish).toBe('pass');
  });

  rule('AA-INTERCEPT-19', 'only if it would damage the mover', () => {
    // the Tiger cannot shoot back at aircraft, but two hits do nothing to it
    const sides = { automa: 'usa', human: 'germany-1' };
    expect(walk(human({ ...sides, units: ['A p-51 4,3 damage=3', 'H tiger 4,5'] }), 1, '4,4')?.wish).toBe('pass');
    expect(walk(human({ ...sides, units: ['A p-51 4,3', 'H tiger 4,5'] }), 1, '4,4')?.wish).toBe('intercept 4,3');
  });

  rule('AA-INTERCEPT-19', 'no letter after e is a reason', () => {
    const x = human({ units: ['A panther 4,3', 'H sherman 4,5 attackers=1 xp=1'] });
    expect(walk(x, 1, '4,4')?.wish).toBe('pass');
  });

  rule('AA-INTERCEPT-19', 'of several with the best letters, then the most hits, then the first', () => {
    const bomber = human({ units: ['A ju-88 3,3', 'A fw-190 5,3', 'H b-17 4,6'] });
    expect(walk(bomber, 2, '4,5', '4,4')?.wish).toBe('intercept 5,3');
    const hits = human({ units: ['A fw-190 3,3', 'A ju-88 5,3', 'H sherman 4,6'] });
    expect(walk(hits, 2, '4,5', '4,4')?.wish).toBe('intercept 5,3');
    const first = human({ units: ['A ju-88 3,3', 'A ju-88 5,3', 'H sherman 4,6'] });
    expect(walk(first, 2, '4,5', '4,4')?.wish).toBe('intercept 3,3');
  });

  rule('AA-INTERCEPT-19', 'never, where the table agreed so', () => {
    const x = human({ units: ['A ju-88 4,3', 'H sherman 4,5'], options: { automaIntercepts: false } });
    expect(walk(x, 1, '4,4')?.wish).toBe('pass');
  });
});
