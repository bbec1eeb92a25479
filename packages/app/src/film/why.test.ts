import type { Trace } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../aces/record/match.fixture';
import { whyOf } from './why';

const match = playMatch('records');
const traces = match.steps.flatMap((step) => match.traceAt(step.answers) ?? []);

function trace(because: readonly string[], notes: readonly (readonly [wish: string, note: string])[]): Trace {
  return {
    answers: 1,
    seat: 0,
    thought: {
      because,
      text: 'It attacks.',
      candidates: notes.map(([, note], i) => ({ option: ['attack', i], rank: [], note })),
    },
    choice: { option: ['attack', 1], wish: 'chosen', candidates: notes.map(([wish]) => wish) },
  };
}

describe('whyOf', () => {
  it('has the words, the rules and the wish of every decision of the Automa', () => {
    expect(traces.length).toBeGreaterThan(50);
    for (const { thought, choice } of traces) {
      const { text, because: rules } = thought;
      expect(whyOf({ thought, choice })).toMatchObject({ text, rules, wish: choice.wish });
    }
  });

  it('reads every note of the Automa: what is left out was chosen', () => {
    for (const { thought, choice } of traces) {
      const { alternatives } = whyOf({ thought, choice });
      expect(alternatives.filter((other) => other.how === 'words')).toEqual([]);
      const notes = new Set(alternatives.map((other) => other.note));
      for (const { note } of thought.candidates) {
        const isSelf = thought.candidates.some((c, i) => c.note === note && choice.candidates[i] === choice.wish);
        expect(note === 'chosen' || isSelf || notes.has(note), note).toBe(true);
      }
    }
  });

  it('names the row that told the last ones apart', () => {
    const why = whyOf(
      trace(
        ['AA-AUTOMA-36', 'AA-AUTOMA-43'],
        [
          ['two', 'lost at a (AA-AUTOMA-36)'],
          ['chosen', 'chosen'],
          ['four', 'lost at h (AA-AUTOMA-43)'],
        ],
      ),
    );
    expect(why.decided).toEqual({ how: 'row', says: 'h', rule: 'AA-AUTOMA-43' });
    expect(why.alternatives.map((other) => other.wish)).toEqual(['four', 'two']);
  });

  it('knows reasons in words, with a rule and without', () => {
    const why = whyOf(
      trace(
        ['SOLO-RULING-08', 'SOLOT-GOAL-05'],
        [
          ['a', 'would break the Supply Line (SOLO-RULING-34)'],
          ['chosen', 'chosen'],
          ['b', 'lost: another does more'],
          ['c', 'lost: another is nearer (SOLOT-GOAL-05)'],
          ['d', 'ranked lower (priority 1, cost 2)'],
          ['e', 'SOLO-RULING-08: nothing of the kind in range'],
        ],
      ),
    );
    expect(why.decided).toEqual({ how: 'words', says: 'another is nearer', rule: 'SOLOT-GOAL-05' });
    expect(why.alternatives.map(({ wish, says, rule }) => [wish, says, rule])).toEqual([
      ['c', 'another is nearer', 'SOLOT-GOAL-05'],
      ['e', 'nothing of the kind in range', 'SOLO-RULING-08'],
      ['a', 'would break the Supply Line', 'SOLO-RULING-34'],
      ['b', 'another does more', null],
      ['d', 'ranked lower (priority 1, cost 2)', null],
    ]);
  });

  it('decides nothing where nothing was compared', () => {
    expect(whyOf(trace(['SOLOP-PRIO-23'], [['a', 'costs 7, more than is left']])).decided).toBeNull();
    expect(whyOf(trace(['SOLOP-PRIO-23'], [])).decided).toBeNull();
  });

  it('says that the die chose', () => {
    const byDie = traces.filter(({ thought }) => {
      const lost = thought.candidates.filter((c) => c.note !== 'chosen');
      return lost.length > 0 && lost.every((c) => c.note.startsWith('lost by the die'));
    });
    expect(byDie.length).toBeGreaterThan(0);
    for (const found of byDie) expect(whyOf(found).decided).toMatchObject({ how: 'die', rule: 'AA-AUTOMA-08' });
    expect(whyOf(trace([], [['a', 'lost by the die']])).decided).toMatchObject({ how: 'die', rule: null });
  });

  it('counts only rules that the thought names', () => {
    for (const found of traces) {
      const { decided, rules } = whyOf(found);
      if (decided !== null) expect(rules).toContain(decided.rule);
    }
  });
});
