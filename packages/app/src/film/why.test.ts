import { describe, expect, it } from 'vitest';
import { playMatch } from '../aces/record/match.fixture';
import { whyOf } from './why';

const match = playMatch('records');

describe('whyOf', () => {
  it('has the words, the rules and the wish of every decision of the Automa', () => {
    const thoughts = match.steps.filter((step) => step.thought !== null);
    expect(thoughts.length).toBeGreaterThan(50);
    for (const step of thoughts) {
      expect(whyOf(step)).toMatchObject({
        text: step.thought?.text,
        rules: step.thought?.because,
        wish: step.choice?.wish,
      });
    }
  });

  it('reads every note of the Automa: what is left out was chosen', () => {
    for (const { thought, choice } of match.steps) {
      const notes = new Set(whyOf({ thought, choice })?.alternatives.map((other) => other.note));
      for (const { note } of thought?.candidates ?? []) {
        const isSelf = thought?.candidates.some((c, i) => c.note === note && choice?.candidates[i] === choice?.wish);
        expect(note === 'chosen' || isSelf === true || notes.has(note), note).toBe(true);
      }
    }
  });

  it('names the row that told the last ones apart', () => {
    const why = whyOf({
      thought: {
        because: ['AA-AUTOMA-36', 'AA-AUTOMA-43'],
        text: 'It attacks.',
        candidates: [
          { option: ['attack', 1, 2], rank: [0], note: 'lost at a (AA-AUTOMA-36)' },
          { option: ['attack', 1, 3], rank: [1, 5], note: 'chosen' },
          { option: ['attack', 1, 4], rank: [1, 2], note: 'lost at h (AA-AUTOMA-43)' },
        ],
      },
      choice: { option: ['attack', 1, 3], wish: 'three', candidates: ['two', 'three', 'four'] },
    });
    expect(why?.decided).toEqual({ letter: 'h', rule: 'AA-AUTOMA-43' });
    expect(why?.alternatives.map((other) => other.wish)).toEqual(['four', 'two']);
  });

  it('says that the die chose', () => {
    const byDie = match.steps.filter(({ thought }) => {
      const lost = thought?.candidates.filter((c) => c.note !== 'chosen') ?? [];
      return lost.length > 0 && lost.every((c) => c.note.startsWith('lost by the die'));
    });
    expect(byDie.length).toBeGreaterThan(0);
    for (const step of byDie) expect(whyOf(step)?.decided).toEqual({ letter: null, rule: 'AA-AUTOMA-08' });
  });

  it('counts only rules that the thought names', () => {
    for (const step of match.steps) {
      const why = whyOf(step);
      if (why !== null && why.decided !== null) expect(why.rules).toContain(why.decided.rule);
    }
  });

  it('has nothing to say about a die', () => {
    expect(whyOf({ thought: null, choice: null })).toBeNull();
  });
});
