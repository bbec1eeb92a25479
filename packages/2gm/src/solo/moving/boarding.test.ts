import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Answered, board, SoloTable } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);

/** Every face for the first die, then enough for ties that do not matter. */
const DICE = Array.from({ length: 10 }, (_x, face) => [
  face + 1,
  ...Array.from({ length: 80 }, (_y, i) => ((i * 7 + face) % 10) + 1),
]);

const NAMES: Readonly<Record<string, string>> = {
  'heavy-infantry': 'Heavy Infantry',
  'light-infantry': 'Light Infantry',
  'type-94-37mm': 'Type 94 37mm',
};

/** Who was said to come aboard, and who did: the card of each load is named by the deployment before it. */
function loads(answers: readonly Answered[]): { said: string; came: string }[] {
  return answers.flatMap(({ option, wish, thought }, i) => {
    if (option[0] !== 'load') return [];
    const before = answers
      .slice(0, i)
      .reverse()
      .find((a) => a.option[0] === 'deploy');
    expect(thought.text).toContain(NAMES[wish.split(' ')[1] ?? '']);
    return [{ said: before?.thought.text ?? '', came: NAMES[wish.split(' ')[1] ?? ''] ?? '?' }];
  });
}

describe('who comes aboard', () => {
  rule(['SOLO-RULING-60', 'SOLOT-GOAL-06'], 'is whom the deployment named, in Tactics', () => {
    const seen = new Set<string>();
    for (const dice of DICE) {
      const x = { phase: 'deployment', stance: 'ADVANCE', ap: 4, hand: ['TRK', 'HI', 'A37'] };
      const [load] = loads(new SoloTable(tactics(x), dice).phase());
      expect(load?.said).toContain('Heavy Infantry or Type 94 37mm aboard');
      seen.add(load?.came ?? '');
    }
    expect([...seen].sort()).toEqual(['Heavy Infantry', 'Type 94 37mm']);
  });

  rule('SOLO-RULING-60', 'is whom the deployment named where two carriers of one kind come', () => {
    for (const dice of DICE) {
      const hand = ['TRK', 'TRK', 'HI', 'LI'];
      const x = { phase: 'deployment', stance: 'ADVANCE', ap: 9, hand };
      const came = loads(new SoloTable(tactics(x), dice).phase());
      expect(came).toHaveLength(2);
      for (const { said, came: who } of came) expect(said).toContain(`${who} aboard`);
    }
  });

  rule(['SOLO-RULING-21', 'SOLO-RULING-24'], 'is whom the deployment named, in Pacific', () => {
    const seen = new Set<string>();
    for (const dice of DICE) {
      const x = { phase: 'deployment', band: 'GE8', ap: 5, hand: ['TRK', 'HI', 'MED'] };
      const [load] = loads(new SoloTable(board(x), dice).phase());
      expect(load?.said).toMatch(/(Heavy Infantry or Light Infantry|Light Infantry or Heavy Infantry) aboard/);
      seen.add(load?.came ?? '');
    }
    expect([...seen].sort()).toEqual(['Heavy Infantry', 'Light Infantry']);
  });

  rule('SOLO-RULING-21', 'is whom the deployment named where two carriers of one kind come, in Pacific', () => {
    for (const dice of DICE) {
      const x = { phase: 'deployment', band: 'GE8', ap: 8, hand: ['TRK', 'TRK', 'HI', 'LI'] };
      const came = loads(new SoloTable(board(x), dice).phase());
      expect(came.map((each) => each.came)).toEqual(['Heavy Infantry', 'Light Infantry']);
      for (const { said, came: who } of came) expect(said).toContain(`${who} aboard`);
    }
  });
});
