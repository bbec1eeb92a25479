import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { because, board, SoloTable } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 100 }, (_x, i) => ((i * 3) % 10) + 1);

/** So many units on the Deployment Line, from the left. */
const line = (count: number): string[] => Array.from({ length: count }, (_x, i) => `LI 6,${i + 1}`);

function moved(position: object): { rows: number[]; because: string[] } {
  const table = new SoloTable(position, DICE);
  const answers = table.phase();
  return { rows: table.standing().map((at) => Number(at[1])), because: because(answers) };
}

const onLine = (rows: readonly number[]): number => rows.filter((row) => row === 6).length;

describe('a crowded Deployment Line', () => {
  rule('SOLO-RULING-77', 'who secures the last rows makes room until three spaces are free', () => {
    const x = { phase: 'movement', band: 'LE3' };
    expect(onLine(moved(board({ ...x, ai: [...line(8), 'HI 5,1'] })).rows)).toBe(5);
    expect(onLine(moved(board({ ...x, ai: [...line(5), 'HI 5,1'] })).rows)).toBe(5);
    // nowhere to go
    const row5 = Array.from({ length: 8 }, (_x, i) => `HI 5,${i + 1}`);
    expect(onLine(moved(board({ ...x, ai: [...line(8), ...row5] })).rows)).toBe(8);
  });

  rule(
    'SOLO-RULING-77',
    'the Tactics stance DEFENSE sends nobody back who would fill it, and nobody to and fro',
    () => {
      const x = { phase: 'movement', stance: 'DEFENSE' };
      const full = moved(tactics({ ...x, ai: [...line(8), 'HI 5,1'] }));
      expect(onLine(full.rows)).toBe(5);
      expect(full.because).toContain('SOLO-RULING-77');
      expect(onLine(moved(tactics({ ...x, ai: [...line(5), 'HI 5,1', 'HI 5,3'] })).rows)).toBe(5);
      expect(onLine(moved(tactics({ ...x, ai: [...line(4), 'HI 5,1', 'HI 5,3', 'HI 5,5'] })).rows)).toBe(5);
    },
  );

  rule('SOLO-RULING-77', 'units without a space are not in the piles, so that support cards are played', () => {
    const x = { phase: 'deployment', band: 'LE3', ap: 4, hand: ['HI', 'traps'], human: ['LI 4,4'] };
    // Heavy Infantry with an upgrade costs 3 and would leave too little for a card
    const full = new SoloTable(board({ ...x, ai: line(8) }), DICE);
    expect(full.wishes()).toEqual(['play traps d4']);
    const free = new SoloTable(board({ ...x, ai: line(2) }), DICE);
    expect(free.wishes()[0]).toMatch(/^deploy heavy-infantry/);
  });
});
