import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Board, board, SoloTable } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);

/** A wounded tank in range of an enemy looks for cover: the die sends it there, further dice break ties. */
function seeks(x: Partial<Board>, more: readonly number[] = []): string {
  const table = new SoloTable(
    board({ phase: 'movement', band: 'B47', ai: ['T95 4,4 wounds=1'], human: ['SHM 2,4'], ...x }),
    [3, ...more],
  );
  const wish = table.next()?.wish ?? '';
  table.end();
  return wish;
}

describe('the nearest cover', () => {
  rule('SOLO-RULING-38', 'of two within reach the nearer, though the farther is better', () => {
    expect(seeks({ terrain: ['trench 4,3', 'house 6,4'] })).toBe('move d4 c4');
    expect(seeks({ terrain: ['trench 6,4', 'house 4,3'] })).toBe('move d4 c4');
    // in any direction, forward too
    expect(seeks({ terrain: ['trench 3,4', 'trench 6,4'] })).toBe('move d4 d3');
  });

  rule('SOLO-RULING-38', 'equally near: the better cover, before anything else', () => {
    expect(seeks({ terrain: ['trench 5,4', 'house 3,4'] })).toBe('move d4 d3');
    expect(seeks({ terrain: ['trench 3,4', 'house 5,4'] })).toBe('move d4 d5');
  });

  rule('SOLO-RULING-38', 'equally good: nearer to its HQ, then a die', () => {
    expect(seeks({ terrain: ['trench 3,4', 'trench 5,4'] })).toBe('move d4 d5');
    expect(seeks({ terrain: ['trench 4,3', 'trench 4,5'] })).toBe('move d4 e4'); // the middle is d and e
    // a step forward in the middle is as near to the HQ as one aside
    const equal = { ai: ['T95 5,3 wounds=1'], human: ['SHM 3,3'], terrain: ['trench 4,3', 'trench 5,2'] };
    expect([seeks(equal, [1]), seeks(equal, [6])].sort()).toEqual(['move c5 b5', 'move c5 c4']);
  });

  rule('SOLO-RULING-38', 'out of reach, taken, or no cover at all: it stays', () => {
    expect(seeks({ terrain: ['trench 4,8'] })).toBe('hold d4');
    expect(seeks({ ai: ['T95 4,4 wounds=1', 'LI 4,3'], terrain: ['trench 4,3'] })).toBe('hold d4');
    expect(seeks({ terrain: ['barbed-wire 4,3'] })).toBe('hold d4');
  });

  rule(['SOLO-RULING-38', 'SOLOT-MOVE-19'], 'the same in the opening of Tactics', () => {
    const moves = (terrain: readonly string[]): string | undefined =>
      new SoloTable(tactics({ phase: 'movement', turn: 2, stance: 'ADVANCE', ai: ['T95 5,4'], terrain }), []).next()
        ?.wish;
    expect(moves(['trench 5,3', 'house 5,6'])).toBe('move d5 c5');
    expect(moves(['house 4,4', 'trench 6,4'])).toBe('move d5 d4');
    expect(moves(['trench 4,4', 'trench 6,4'])).toBe('move d5 d6');
  });
});
