import { parseWish } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { type Desk, deskOf } from './desk';
import { openTable } from './open';
import { factsOf, inWords, must, watching } from './testing';
import { countGame, opponent, person } from './testing-game';

const opening = { setup: toyGame.defaultSetup('toy'), seed: 's1', seats: [person('Ada'), person('Bo')] };

function duel(more: object = {}) {
  const table = must(openTable(toyGame, { ...opening, ...more }));
  must(table.answer(0, ['bid', 3]));
  must(table.answer(1, ['bid', 0]));
  const desk = deskOf(toyGame, table);
  if (desk === null) throw new Error('The duel has a language.');
  return { table, desk };
}

describe('a wish', () => {
  it('is carried out like the answer it stands for', () => {
    const { table, desk } = duel();
    const seen = watching(table, 0);
    const done = must(desk.wish(0, 'step p1'));
    expect(done).toEqual({ seq: seen.at(-1)?.seq, open: false });
    expect(table.journal.at(-1)?.option).toEqual(['step', 1]);
    expect(factsOf(seen.at(-1)).map((fact) => fact.told)).toEqual(['Left steps to p1']);
  });

  it('is open while others have to answer, and goes on when they have', () => {
    const { table, desk } = duel();
    expect(must(desk.wish(0, 'end'))).toMatchObject({ open: true });
    expect(must(desk.goOn(0, 'end'))).toEqual({ seq: null, open: true });
    must(table.answer(1, ['end']));
    expect(must(desk.goOn(0, 'end'))).toEqual({ seq: null, open: false });
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
    const desk = deskOf(spoken as unknown as typeof countGame, table) as Desk<never, never, never>;
    expect(must(desk.wish(0, 'count'))).toEqual({ seq: 1, open: true });
    must(table.answer(1, ['say', 1]));
    must(table.answer(2, ['say', 1]));
    expect(must(desk.goOn(0, 'count'))).toEqual({ seq: 4, open: true });
    expect(table.journal.map((e) => e.seat)).toEqual([0, 1, 2, 0]);
  });

  it('that the rules forbid changes nothing and names every rule', () => {
    const { table, desk } = duel();
    const before = table.journal.length;
    expect(desk.wish(0, 'strike sword')).toMatchObject({
      ok: false,
      code: 'forbidden',
      because: [{ rule: expect.stringMatching(/^TOY-/), text: { key: expect.stringMatching(/^refusals\./) } }],
    });
    expect(table.journal).toHaveLength(before);
  });

  it.each([
    ['fly', 'not-understood', /^At column 1: expected one of /],
    ['strike banana', 'not-understood', /^The duel knows no such thing as "strike banana" names\.$/],
    ['', 'malformed', /./],
    [7, 'malformed', /./],
    ['x'.repeat(201), 'malformed', /./],
  ])('%j is answered with a sentence', (text, code, message) => {
    const { desk } = duel();
    for (const reply of [desk.wish(0, text), desk.explain(0, text), desk.odds(0, text)]) {
      expect(inWords(reply)).toMatchObject({ ok: false, code, message: expect.stringMatching(message) });
    }
  });
});

describe('what may be wished', () => {
  it('is what the seat is offered, in the same order, and every wish can be read', () => {
    const { table, desk } = duel();
    const { question, standing } = must(table.sync(0));
    const wishes = must(desk.wishes(0));
    expect(wishes).toHaveLength((question?.options.length ?? 0) + standing.length);
    for (const wish of wishes) expect(parseWish(toyGame.language, wish).ok).toBe(true);
    question?.options.forEach((option, i) => {
      expect(toyGame.wishOf(must(table.stateAt(0)), 0, option)).toBe(wishes[i]);
      expect(must(desk.explain(0, wishes[i]))).toEqual({ legal: true, refusals: [] });
    });
  });

  it('says nothing about the options of others', () => {
    const { desk } = duel();
    expect(must(desk.explain(1, 'end')).legal).toBe(false);
  });

  it('is nobody’s business but the person’s in the seat', () => {
    const { desk } = duel();
    const machine = duel({ seats: [person('Ada'), person('Bo')] });
    must(machine.table.seat(1, opponent('rulebook')));
    for (const reply of [machine.desk.wishes(1), machine.desk.explain(1, 'end'), machine.desk.odds(1, 'end')]) {
      expect(reply).toMatchObject({ ok: false, code: 'not-a-person' });
    }
    expect(desk.wishes(2)).toMatchObject({ ok: false, code: 'unknown-seat' });
  });
});

describe('odds', () => {
  it('are exact, or there are none', () => {
    const { table, desk } = duel();
    must(table.answer(0, ['step', 3]));
    const wish = must(desk.wishes(0)).find((w) => w.startsWith('strike'));
    const odds = must(desk.odds(0, wish));
    expect(odds.outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 12);
    expect(odds.breakdown.length).toBeGreaterThan(0);
    expect(desk.odds(0, 'end')).toMatchObject({ ok: false, code: 'not-an-option' });
  });

  it('are told of several options in one reply, and of none that is not offered', () => {
    const { table, desk } = duel();
    must(table.answer(0, ['step', 3]));
    const options = must(table.sync(0)).question?.options ?? [];
    const strikes = options.filter(([verb]) => verb === 'strike');
    const found = must(desk.oddsOf(0, [...strikes, ['end'], ['strike', 99], ['fly']]));
    expect(found.map((odds) => odds === null)).toEqual([...strikes.map(() => false), true, true, true]);
    const wish = must(desk.wishes(0)).find((w) => w.startsWith('strike'));
    expect(found[0]).toEqual(must(desk.odds(0, wish)));
    expect(desk.oddsOf(1, strikes)).toEqual({ ok: true, value: strikes.map(() => null) });
  });

  it.each([[null], ['strike'], [[1]], [[[]]], [[['strike', {}]]], [Array.from({ length: 65 }, () => ['end'])]])(
    'are refused for what is no list of options: %j',
    (options) => {
      expect(duel().desk.oddsOf(0, options)).toMatchObject({ ok: false, code: 'malformed' });
    },
  );
});

describe('a game without a language', () => {
  it('has no desk', () => {
    const table = must(
      openTable(countGame, { setup: null, seed: 's', seats: [person('A'), person('A'), person('A')] }),
    );
    expect(deskOf(countGame, table)).toBeNull();
  });
});
