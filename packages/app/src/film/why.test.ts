import { acesReader } from '@sandtable/aces/reading';
import { en } from '@sandtable/aces/words/en';
import type { Trace } from '@sandtable/host';
import { factOfText } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../aces/record/match.fixture';
import { whyOf } from './why';

const read = acesReader(en);
const match = playMatch('records');
const traces = match.steps.flatMap((step) => match.traceAt(step.answers) ?? []);

type Told = readonly [wish: string, fate: Trace['thought']['candidates'][number]['fate'], note: string, rule?: string];

function trace(because: readonly string[], notes: readonly Told[]): Trace {
  return {
    answers: 1,
    seat: 0,
    thought: {
      because,
      text: factOfText('It attacks.'),
      candidates: notes.map(([, fate, note, rule = null], i) => ({
        option: ['attack', i],
        rank: [],
        fate,
        note: factOfText(note),
        rule,
      })),
    },
    choice: { option: ['attack', 1], wish: 'chosen', candidates: notes.map(([wish]) => wish) },
  };
}

describe('whyOf', () => {
  it('has the words, the rules and the wish of every decision of the Automa', () => {
    expect(traces.length).toBeGreaterThan(50);
    for (const { thought, choice } of traces) {
      const { because: rules } = thought;
      const text = read(thought.text);
      expect(whyOf({ thought, choice }, read)).toMatchObject({ text, rules, wish: choice.wish });
    }
  });

  it('leaves out of the candidates of the Automa only what was chosen', () => {
    for (const { thought, choice } of traces) {
      const notes = new Set(whyOf({ thought, choice }, read).alternatives.map((other) => other.says));
      for (const { note: said, fate } of thought.candidates) {
        const note = read(said);
        const isSelf = thought.candidates.some((c, i) => read(c.note) === note && choice.candidates[i] === choice.wish);
        expect(fate === 'chosen' || isSelf || notes.has(note), note).toBe(true);
      }
    }
  });

  it('names the row that told the last ones apart', () => {
    const why = whyOf(
      trace(
        ['AA-AUTOMA-36', 'AA-AUTOMA-43'],
        [
          ['two', 'row', 'Row a', 'AA-AUTOMA-36'],
          ['chosen', 'chosen', 'chosen'],
          ['four', 'row', 'Row h', 'AA-AUTOMA-43'],
        ],
      ),
      read,
    );
    expect(why.decided).toEqual({ says: 'Row h', rule: 'AA-AUTOMA-43' });
    expect(why.alternatives.map((other) => other.wish)).toEqual(['four', 'two']);
  });

  it('knows what was weighed from what was out before, whatever the language says', () => {
    const why = whyOf(
      trace(
        ['SOLO-RULING-08', 'SOLOT-GOAL-05'],
        [
          ['a', 'out', '⟦would break⟧', 'SOLO-RULING-34'],
          ['chosen', 'chosen', '⟦chosen⟧'],
          ['b', 'behind', '⟦another does more⟧'],
          ['c', 'behind', '⟦another is nearer⟧', 'SOLOT-GOAL-05'],
          ['e', 'out', '⟦nothing in range⟧', 'SOLO-RULING-08'],
        ],
      ),
      read,
    );
    expect(why.decided).toEqual({ says: '⟦another is nearer⟧', rule: 'SOLOT-GOAL-05' });
    expect(why.alternatives.map(({ wish, rule }) => [wish, rule])).toEqual([
      ['c', 'SOLOT-GOAL-05'],
      ['e', 'SOLO-RULING-08'],
      ['a', 'SOLO-RULING-34'],
      ['b', null],
    ]);
  });

  it('decides nothing where nothing was compared', () => {
    expect(whyOf(trace(['SOLOP-PRIO-23'], [['a', 'out', 'costs 7, more than is left']]), read).decided).toBeNull();
    expect(whyOf(trace(['SOLOP-PRIO-23'], []), read).decided).toBeNull();
  });

  it('says that the die chose', () => {
    const byDie = traces.filter(({ thought }) => {
      const lost = thought.candidates.filter((c) => c.fate !== 'chosen');
      return lost.length > 0 && lost.every((c) => c.fate === 'die');
    });
    expect(byDie.length).toBeGreaterThan(0);
    for (const found of byDie) expect(whyOf(found, read).decided).toMatchObject({ rule: 'AA-AUTOMA-08' });
    expect(whyOf(trace([], [['a', 'die', 'by the die']]), read).decided).toEqual({ says: 'by the die', rule: null });
  });

  it('counts only rules that the thought names', () => {
    for (const found of traces) {
      const { decided, rules } = whyOf(found, read);
      if (decided !== null) expect(rules).toContain(decided.rule);
    }
  });
});
