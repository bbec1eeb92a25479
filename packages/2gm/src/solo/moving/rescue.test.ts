import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { board, SoloTable } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 100 }, (_x, i) => (i % 4) + 1);

describe('units to be brought home', () => {
  const goal = { kind: 'rescue', card: 'heavy-infantry', row: 1, count: 1 };
  const scenario = { id: 'rescue', north: { goals: [{ goal, held: 0 }] } };
  const north = (card: string, at: string, wounds = 0) => ({ side: 'north', card, at, wounds });
  const foe = { side: 'south', card: 'light-infantry', at: 'd1' };
  const x = { phase: 'movement', type: 'offensive' as const };
  // nobody is behind the wounded prisoner on d3: there is no line to keep
  const units = [north('heavy-infantry', 'd3', 1), north('light-infantry', 'a6'), foe];

  rule('SOLO-RULING-84', 'go there before everything else, without a roll for their wounds', () => {
    for (const position of [
      board({ ...x, band: 'GE8', table: { scenario, units } }),
      tactics({ ...x, stance: 'FULL ASSAULT', table: { scenario, units } }),
    ]) {
      const table = new SoloTable(position, DICE);
      const answers = table.phase();
      const home = answers.find((a) => a.wish.startsWith('move d3'));
      expect(home?.wish).toBe('move d3 d4');
      expect(home?.thought.because).toContain('SOLO-RULING-84');
      expect(table.asked.filter((purpose) => purpose.includes('Heavy Infantry'))).toEqual([]);
    }
  });

  rule('SOLO-RULING-84', 'stay once they are there; where nobody is to be rescued all move as ever', () => {
    const there = [north('heavy-infantry', 'd6'), north('heavy-infantry', 'd5', 1), foe];
    const two = { id: 'rescue', north: { goals: [{ goal: { ...goal, count: 2 }, held: 0 }] } };
    const safe = new SoloTable(board({ ...x, band: 'GE8', table: { scenario: two, units: there } }), DICE).wishes();
    expect(safe).toHaveLength(1);
    expect(safe[0]).toMatch(/^move d5 [ce]5$/);
    // the line would hold without it, yet nobody sends it out again
    const home = [north('heavy-infantry', 'd6'), north('radio-operator', 'h6'), foe];
    for (const position of [
      board({ ...x, band: 'GE8', table: { scenario: two, units: home } }),
      tactics({ ...x, stance: 'ATTACK', table: { scenario: two, units: home } }),
    ])
      expect(new SoloTable(position, DICE).wishes().filter((wish) => wish.startsWith('move d6'))).toEqual([]);
    const plain = new SoloTable(board({ ...x, band: 'GE8', table: { units } }), DICE).phase();
    expect(plain.flatMap((a) => a.thought.because)).not.toContain('SOLO-RULING-84');
  });
});
