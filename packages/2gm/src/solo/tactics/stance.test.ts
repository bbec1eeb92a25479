import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import type { SoloType } from '../solo';
import { SoloTable } from '../table.fixture';
import { type Tactics, tactics } from './board.fixture';
import { BANDS, STANCE_NAMES } from './stance';

const rule = ruleTests<RuleId>(book);

interface Mood {
  readonly rule: string;
  readonly mood: string;
  readonly sum: number;
  readonly parts: readonly { readonly rule: string; readonly value: number }[];
}

function roll(face: number, x: Partial<Tactics> = {}): Mood {
  const table = new SoloTable(tactics({ phase: 'initial', ...x }), [face]);
  const [mood] = table.told<Mood>('behaviour');
  if (mood === undefined) throw new Error('It has taken no stance.');
  return mood;
}

/** The modifiers besides the die. */
function modifiers(x: Partial<Tactics>): readonly (readonly [string, number])[] {
  return roll(5, x)
    .parts.slice(1)
    .map((p) => [p.rule, p.value] as const);
}

describe('the stance of a variable opponent', () => {
  rule('SOLOT-STANCE-01', 'one die at the start of each of its turns, told with its modifiers', () => {
    const table = new SoloTable(tactics({ phase: 'initial' }), [4]);
    expect(table.told<{ rule: string }>('roll').filter((e) => e.rule === 'SOLOT-STANCE-01')).toHaveLength(1);
    expect(roll(4)).toMatchObject({ sum: 7, mood: 'ADVANCE' });
    expect(table.north.solo).toMatchObject({ mood: 3, sum: 7 });
  });

  rule(['SOLOT-STANCE-03', 'SOLO-RULING-54'], 'the foremost enemy: on line 1, whoever stands behind', () =>
    expect(modifiers({ human: ['LI 6,1', 'LI 2,1'] })).toEqual([['SOLOT-STANCE-03', -3]]),
  );

  rule(['SOLOT-STANCE-04', 'SOLO-RULING-54'], 'the foremost enemy: on line 2', () =>
    expect(modifiers({ human: ['LI 5,1', 'LI 1,1'] })).toEqual([['SOLOT-STANCE-04', -2]]),
  );

  rule(['SOLOT-STANCE-06', 'SOLO-RULING-54'], 'the foremost enemy: on line 3', () =>
    expect(modifiers({ human: ['LI 4,1'] })).toEqual([['SOLOT-STANCE-06', 1]]),
  );

  rule(['SOLOT-STANCE-06', 'SOLO-RULING-54'], 'the foremost enemy: on line 4', () =>
    expect(modifiers({ human: ['LI 3,1', 'LI 1,2'] })).toEqual([['SOLOT-STANCE-06', 1]]),
  );

  rule(['SOLOT-STANCE-07', 'SOLO-RULING-54'], 'the foremost enemy: on line 5', () =>
    expect(modifiers({ human: ['LI 2,1', 'LI 1,1'] })).toEqual([['SOLOT-STANCE-07', 2]]),
  );

  rule(['SOLOT-STANCE-08', 'SOLO-RULING-54'], 'the foremost enemy: only on its own line', () =>
    expect(modifiers({ human: ['LI 1,1'] })).toEqual([['SOLOT-STANCE-08', 3]]),
  );

  rule(['SOLOT-STANCE-08', 'SOLO-RULING-54'], 'the foremost enemy: nobody who counts', () =>
    expect(modifiers({ human: [] })).toEqual([['SOLOT-STANCE-08', 3]]),
  );

  rule('SOLOT-STANCE-02', 'unarmed transports and scout vehicles do not count', () => {
    expect(modifiers({ human: ['TRK 6,1', 'LI 2,1'] })).toEqual([['SOLOT-STANCE-07', 2]]);
    const scout = { side: 'south', card: 'm3-scout', at: 'c5', stats: { tags: ['scout'], range: 2 } };
    const position = tactics({ phase: 'initial' }) as { units: object[] };
    position.units.push(scout);
    const [mood] = new SoloTable(position, [5]).told<Mood>('behaviour');
    expect(mood?.parts.slice(1)).toMatchObject([{ rule: 'SOLOT-STANCE-08', value: 3 }]);
  });

  rule(['SOLOT-STANCE-05', 'SOLO-RULING-10'], 'a line the human has broken, not one it has given up itself', () => {
    const cut: Partial<Tactics> = { ai: ['LI 6,1', 'LI 4,1'], human: ['LI 1,1'] };
    expect(modifiers({ ...cut, solo: { chain: 3 } })).toContainEqual(['SOLOT-STANCE-05', -1]);
    expect(modifiers({ ...cut, solo: { chain: 1 } })).toEqual([['SOLOT-STANCE-08', 3]]);
  });
});

describe('the stance in a scenario', () => {
  rule(['SOLOT-STANCE-09', 'SOLO-RULING-17'], 'a line with both sides is held', () => {
    const x: Partial<Tactics> = { type: 'offensive', ai: ['LI 6,1', 'LI 6,2', 'LI 5,1'], human: ['LI 5,5'] };
    expect(modifiers(x)).toEqual([['SOLOT-STANCE-09', 2]]);
  });

  rule('SOLOT-STANCE-10', 'a line of the human alone is lost', () => {
    expect(modifiers({ type: 'defensive', human: ['LI 5,5', 'LI 5,6', 'LI 2,1'] })).toEqual([['SOLOT-STANCE-10', -2]]);
  });
});

describe('the bands of the result', () => {
  const TYPES: readonly SoloType[] = ['variable', 'offensive', 'defensive'];

  /** Nothing lies on the table: the die alone in scenarios, and three more for the variable opponent. */
  function band(index: number, sums: readonly number[]): void {
    for (const type of TYPES) {
      for (const sum of sums) {
        const face = sum - (type === 'variable' ? 3 : 0);
        if (face < 1) continue;
        expect(roll(face, { type })).toMatchObject({ rule: BANDS[index]?.rule, mood: STANCE_NAMES[type][index], sum });
      }
    }
  }

  rule('SOLOT-STANCE-11', 'up to 2: total defence or reinforced lines', () => band(0, [1, 2]));
  rule('SOLOT-STANCE-12', '3 and 4: defence, seize and hold, or reinforced lines', () => band(1, [3, 4]));
  rule('SOLOT-STANCE-13', '5 and 6: reinforce, advance or hold', () => band(2, [5, 6]));
  rule('SOLOT-STANCE-14', '7 and 8: advance, attack, or seize and hold', () => band(3, [7, 8]));
  rule('SOLOT-STANCE-15', '9 and more: full assault, or the defence overcome', () => band(4, [9, 10]));

  rule('SOLOT-STANCE-11', 'a variable opponent with an enemy on its first line', () => {
    expect(roll(5, { human: ['LI 6,1'] })).toMatchObject({ rule: 'SOLOT-STANCE-11', mood: 'TOTAL DEFENSE', sum: 2 });
    expect(roll(6, { human: ['LI 6,1'] })).toMatchObject({ rule: 'SOLOT-STANCE-12', mood: 'DEFENSE', sum: 3 });
  });

  rule('SOLOT-STANCE-15', 'the difficulty shifts the result and says so', () => {
    const bold = roll(5, { type: 'offensive', solo: { levers: { bias: 1 } } });
    expect(bold).toMatchObject({ sum: 6, parts: [{ value: 5 }, { value: 1 }] });
  });
});
