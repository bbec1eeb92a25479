import { describe, expect, it } from 'vitest';
import { openTable } from './open';
import { retellEvents } from './speech';
import { factsOf, must, settle, watching } from './testing';
import { type CountState, countGame, opponent, person } from './testing-game';

/** The same game at a table that speaks another language. */
const spoken = { ...countGame, retell: (recorded: string) => `⟦${recorded}⟧` };

const physical = {
  setup: null,
  seed: 'words',
  dice: 'physical' as const,
  seats: [person('Ada'), opponent('dicer'), person('Bo')],
};

describe('texts of the record', () => {
  it('are retold to whoever is shown them, and kept as they are', () => {
    const table = must(openTable(spoken, physical));
    const told = watching(table, 0);
    must(table.answer(0, ['roll', 3]));
    expect(told.at(-1)?.question?.roll?.purpose).toBe('⟦three dice at once⟧');
    for (const face of [1, 2, 3]) must(table.answer(0, ['face', face]));
    expect(factsOf(told.at(-1))[0]?.event).toMatchObject({ type: 'roll', purpose: '⟦three dice at once⟧' });
    table.advance();
    expect(told.at(-1)?.question?.roll?.purpose).toBe('⟦what to do⟧');
    must(table.answer(0, ['face', 7]));
    expect(table.journal.at(-1)?.option).toEqual(['$roll', 10, 'COUNT-04', 'what to do']);
    const rolls = must(table.history('spectator')).flatMap((step) => step.facts.map((fact) => fact.event));
    expect(rolls.map((e) => 'purpose' in e && e.purpose)).toEqual(['⟦three dice at once⟧', '⟦what to do⟧']);
  });

  it('name the parts of a number, and leave other events alone', () => {
    const income = { type: 'income', rule: 'R', parts: [{ rule: 'R', label: 'Supply', ap: 2 }] };
    const moved = { type: 'moved', rule: 'R', parts: [1, 2] };
    expect(retellEvents([income, moved], spoken.retell)).toEqual([
      { type: 'income', rule: 'R', parts: [{ rule: 'R', label: '⟦Supply⟧', ap: 2 }] },
      moved,
    ]);
  });

  it('say why the match ended, of those who sit at the table', () => {
    const one = opponent('one');
    const naming = { ...countGame, retell: (recorded: string, s: CountState) => `⟦${recorded}⟧ Sum ${s.sum}` };
    const table = must(openTable(naming, { ...physical, seats: [one, one, one] }));
    const told = watching(table, 'spectator');
    settle(table);
    expect(told.at(-1)?.over?.reason).toBe('⟦Forty.⟧ Sum 40');
    expect(table.over?.reason).toBe('Forty.');
  });
});
