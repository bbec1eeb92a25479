import { parseWish } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { openTable } from '../table/open';
import { factsOf, inWords, must, watching } from '../testing';
import { countGame, opponent, person } from '../testing-game';
import { type Interpreter, interpreterOf } from './interpreter';

const opening = { setup: toyGame.defaultSetup('toy'), seed: 's1', seats: [person('Ada'), person('Bo')] };

function duel(more: object = {}) {
  const table = must(openTable(toyGame, { ...opening, ...more }));
  must(table.answer(0, ['bid', 3]));
  must(table.answer(1, ['bid', 0]));
  const interpreter = interpreterOf(toyGame, table);
  if (interpreter === null) throw new Error('The duel has a language.');
  return { table, interpreter };
}

describe('a wish', () => {
  it('is carried out like the answer it stands for', () => {
    const { table, interpreter } = duel();
    const seen = watching(table, 0);
    const done = must(interpreter.wish(0, 'step p1'));
    expect(done).toEqual({ seq: seen.at(-1)?.seq, open: false });
    expect(table.journal.at(-1)?.option).toEqual(['step', 1]);
    expect(factsOf(seen.at(-1)).map((fact) => fact.told)).toEqual(['Left steps to p1']);
  });

  it('is open while others have to answer, and goes on when they have', () => {
    const { table, interpreter } = duel();
    expect(must(interpreter.wish(0, 'end'))).toMatchObject({ open: true });
    expect(must(interpreter.goOn(0, 'end'))).toEqual({ seq: null, open: true });
    must(table.answer(1, ['end']));
    expect(must(interpreter.goOn(0, 'end'))).toEqual({ seq: null, open: false });
  });

  it('takes as many answers as it needs', () => {
    const table = must(
      openTable(countGame, { setup: null, seed: 's', seats: [person('A'), person('A'), person('A')] }),
    );
    const spoken = {
      ...toyGame,
      rules: countGame.rules,
      opponents: countGame.opponents,
      language: { ...toyGame.language, forms: [{ verb: 'count', slots: [], help: '' }] },
      optionOf: () => ['say', 1] as const,
      continueWish: (s: { sum: number }) => (s.sum < 4 ? (['say', 1] as const) : null),
    };
    const interpreter = interpreterOf(spoken as unknown as typeof countGame, table) as Interpreter<never, never, never>;
    expect(must(interpreter.wish(0, 'count'))).toEqual({ seq: 1, open: true });
    must(table.answer(1, ['say', 1]));
    must(table.answer(2, ['say', 1]));
    expect(must(interpreter.goOn(0, 'count'))).toEqual({ seq: 4, open: true });
    expect(table.journal.map((e) => e.seat)).toEqual([0, 1, 2, 0]);
  });

  it('that the rules forbid changes nothing and names every rule', () => {
    const { table, interpreter } = duel();
    const before = table.journal.length;
    expect(interpreter.wish(0, 'strike sword')).toMatchObject({
      ok: false,
      code: 'forbidden',
      because: [{ rule: expect.stringMatching(/^TOY-/), text: { key: expect.stringMatching(/^refusals\./) } }],
    });
    expect(table.journal).toHaveLength(before);
  });

  it.each([
    ['fly', 'not-understood', /^There is no command "fly"\. Possible now: [a-z]+(, [a-z]+)*\.$/],
    ['strkie', 'not-understood', /^There is no command "strkie"\. Did you mean strike\?$/],
    ['end now', 'not-understood', /^At column 5: expected the end of "end", found "now"\.$/],
    ['strike banana', 'not-understood', /^The duel does not know what "strike banana" names\.$/],
    ['', 'malformed', /./],
    [7, 'malformed', /./],
    ['x'.repeat(201), 'malformed', /./],
  ])('%j is answered with a sentence', (text, code, message) => {
    const { interpreter } = duel();
    for (const reply of [interpreter.wish(0, text), interpreter.explain(0, text), interpreter.odds(0, text)]) {
      expect(inWords(reply)).toMatchObject({ ok: false, code, message: expect.stringMatching(message) });
    }
  });
});

describe('what may be wished', () => {
  it('is what the seat is offered, in the same order, and every wish can be read', () => {
    const { table, interpreter } = duel();
    const { question, standing } = must(table.sync(0));
    const wishes = must(interpreter.wishes(0));
    expect(wishes).toHaveLength((question?.options.length ?? 0) + standing.length);
    for (const wish of wishes) expect(parseWish(toyGame.language, wish).ok).toBe(true);
    question?.options.forEach((option, i) => {
      expect(toyGame.wishOf(must(table.stateAt(0)), 0, option)).toBe(wishes[i]);
      expect(must(interpreter.explain(0, wishes[i]))).toEqual({ legal: true, refusals: [] });
    });
  });

  it('says nothing about the options of others', () => {
    const { interpreter } = duel();
    expect(must(interpreter.explain(1, 'end')).legal).toBe(false);
  });

  it('is nobody’s business but the person’s in the seat', () => {
    const { interpreter } = duel();
    const machine = duel({ seats: [person('Ada'), person('Bo')] });
    must(machine.table.seat(1, opponent('rulebook')));
    for (const reply of [
      machine.interpreter.wishes(1),
      machine.interpreter.explain(1, 'end'),
      machine.interpreter.odds(1, 'end'),
    ]) {
      expect(reply).toMatchObject({ ok: false, code: 'not-a-person' });
    }
    expect(interpreter.wishes(2)).toMatchObject({ ok: false, code: 'unknown-seat' });
  });
});

describe('odds', () => {
  it('are exact, or there are none', () => {
    const { table, interpreter } = duel();
    must(table.answer(0, ['step', 3]));
    const wish = must(interpreter.wishes(0)).find((w) => w.startsWith('strike'));
    const odds = must(interpreter.odds(0, wish));
    expect(odds.outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 12);
    expect(odds.breakdown.length).toBeGreaterThan(0);
    expect(interpreter.odds(0, 'end')).toMatchObject({ ok: false, code: 'not-an-option' });
  });

  it('are told of several options in one reply, and of none that is not offered', () => {
    const { table, interpreter } = duel();
    must(table.answer(0, ['step', 3]));
    const options = must(table.sync(0)).question?.options ?? [];
    const strikes = options.filter(([verb]) => verb === 'strike');
    const found = must(interpreter.oddsOf(0, [...strikes, ['end'], ['strike', 99], ['fly']]));
    expect(found.map((odds) => odds === null)).toEqual([...strikes.map(() => false), true, true, true]);
    const wish = must(interpreter.wishes(0)).find((w) => w.startsWith('strike'));
    expect(found[0]).toEqual(must(interpreter.odds(0, wish)));
    expect(interpreter.oddsOf(1, strikes)).toEqual({ ok: true, value: strikes.map(() => null) });
  });

  it.each([[null], ['strike'], [[1]], [[[]]], [[['strike', {}]]], [Array.from({ length: 65 }, () => ['end'])]])(
    'are refused for what is no list of options: %j',
    (options) => {
      expect(duel().interpreter.oddsOf(0, options)).toMatchObject({ ok: false, code: 'malformed' });
    },
  );
});

describe('a game without a language', () => {
  it('has no interpreter', () => {
    const table = must(
      openTable(countGame, { setup: null, seed: 's', seats: [person('A'), person('A'), person('A')] }),
    );
    expect(interpreterOf(countGame, table)).toBeNull();
  });
});
