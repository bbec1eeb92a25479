import { factOfText } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { openTable } from '../table/open';
import { factsOf, must, watching } from '../testing';
import { countGame, opponent, person } from '../testing-game';

const physical = {
  setup: null,
  seed: 'words',
  dice: 'physical' as const,
  seats: [person('Ada'), opponent('dicer'), person('Bo')],
};

describe('facts', () => {
  it('reach whoever is shown them, live and later, and are kept as one word', () => {
    const table = must(openTable(countGame, physical));
    const told = watching(table, 0);
    must(table.answer(0, ['roll', 3]));
    expect(told.at(-1)?.question?.roll?.purpose).toEqual(factOfText('three dice at once'));
    for (const face of [1, 2, 3]) must(table.answer(0, ['face', face]));
    expect(factsOf(told.at(-1))[0]?.event).toMatchObject({ type: 'roll', purpose: factOfText('three dice at once') });
    table.advance();
    expect(told.at(-1)?.question?.roll?.purpose).toEqual(factOfText('what to do'));
    must(table.answer(0, ['face', 7]));
    expect(table.journal.at(-1)?.option).toEqual(['$roll', 10, 'COUNT-04', 'what to do']);
    const rolls = must(table.history('spectator')).flatMap((step) => step.facts.map((fact) => fact.event));
    expect(rolls.map((e) => 'purpose' in e && e.purpose)).toEqual(['three dice at once', 'what to do'].map(factOfText));
  });
});
