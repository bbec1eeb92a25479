import { factOfText } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { factsOf, hash, inWords, must, settle, watching } from '../testing';
import { countGame, opponent, person } from '../testing-game';
import { openTable, restoreTable } from './open';

const ADA = person('Ada');
const RULEBOOK = opponent('rulebook');
const duel = { setup: toyGame.defaultSetup('toy'), seed: 's1', seats: [ADA, RULEBOOK] };

describe('an opponent', () => {
  it('makes one decision for every call', () => {
    const table = must(openTable(toyGame, { ...duel, seats: [RULEBOOK, RULEBOOK] }));
    let calls = 0;
    for (let more = true; more; calls++) {
      expect(table.journal).toHaveLength(calls);
      more = table.advance();
    }
    expect(table.over).not.toBeNull();
    expect(table.journal).toHaveLength(calls);
    expect(table.advance()).toBe(false);
  });

  it('waits for people', () => {
    const table = must(openTable(toyGame, duel));
    expect(table.advance()).toBe(false);
    expect(table.journal.map((e) => e.seat)).toEqual([1]);
    expect(table.advance()).toBe(false);
    must(table.answer(0, ['bid', 0]));
    expect(table.advance()).toBe(true);
  });

  it('shows its thoughts to who watches its seat, to all at an open table, and else after the match', () => {
    for (const thoughts of ['own', 'open'] as const) {
      const table = must(openTable(toyGame, { ...duel, thoughts }));
      const [own, other, spectator] = [watching(table, 1), watching(table, 0), watching(table, 'spectator')];
      must(table.answer(0, ['bid', 0]));
      settle(table);
      const seen = own.flatMap((u) => u.thoughts);
      expect(seen[0]).toEqual({
        answers: 2,
        seat: 1,
        thought: {
          because: ['TOY-SETUP-02'],
          text: { key: 'opponent.does', args: [{ key: 'opponent.bids', args: [] }] },
          candidates: [
            {
              option: ['bid', 1],
              rank: [1],
              fate: 'chosen',
              note: { key: 'opponent.bids', args: [] },
              rule: 'TOY-SETUP-02',
            },
          ],
        },
        choice: { option: ['bid', 1], wish: 'bid 1', candidates: ['bid 1'] },
      });
      expect(seen.length).toBe(table.journal.filter((e) => e.by !== null && e.option[0] !== '$roll').length);
      expect(other.flatMap((u) => u.thoughts)).toEqual(thoughts === 'open' ? seen : []);
      expect(spectator.flatMap((u) => u.thoughts)).toEqual(thoughts === 'open' ? seen : []);
      const asked = table.journal.flatMap((_, i) => must(table.thoughtAt(i + 1, 0)) ?? []);
      expect(asked).toEqual(thoughts === 'open' ? seen : []);
    }
    const closed = must(openTable(toyGame, { ...duel, seats: [RULEBOOK, RULEBOOK] }));
    const why = () => closed.journal.flatMap((_, i) => must(closed.thoughtAt(i + 1, 'spectator')) ?? []);
    for (let more = true; more; ) {
      expect(why()).toEqual([]);
      more = closed.advance();
    }
    expect(why().length).toBe(closed.journal.filter((e) => e.option[0] !== '$roll').length);
  });

  it('gives advice where the table has agreed on it, for what it knows of the seat, and every time is counted', () => {
    const table = must(openTable(toyGame, { ...duel, seats: [ADA, ADA], advice: 'rulebook' }));
    const told = watching(table, 1);
    const wanted = must(table.askAdvice(0));
    if (wanted === null) throw new Error('Nothing is asked.');
    expect(wanted).toMatchObject({ seat: 0, name: 'rulebook' });
    expect(wanted.world).not.toBe(table.saved().replay);
    expect(must(table.adviceOf(wanted, null)).choice).toMatchObject({ option: ['bid', 1], wish: 'bid 1' });
    must(table.askAdvice(0));
    expect(told.at(-1)).toMatchObject({ cause: 'time', answers: 0, advised: [2, 0] });
    // it stays counted, whatever is taken back, and in whatever form the table is kept
    must(table.answer(0, ['bid', 0]));
    must(table.undo(0));
    expect(must(restoreTable(toyGame, table.saved())).sync(0)).toMatchObject({ value: { advised: [2, 0] } });
    expect(must(table.sync(0)).advised).toEqual([2, 0]);
    expect(must(table.savedAt(0)).advised).toBeUndefined();
    expect(table.adviceOf({ ...wanted, at: -1 }, null)).toMatchObject({ ok: false, code: 'stale' });
    must(table.answer(0, ['bid', 0]));
    expect(table.askAdvice(0)).toMatchObject({ ok: false, code: 'not-asked' });
  });

  it('gives no advice where nobody has agreed on it, and nobody else does', () => {
    const table = must(openTable(toyGame, { ...duel, seats: [ADA, ADA] }));
    expect(table.askAdvice(0)).toMatchObject({ ok: false, code: 'not-allowed' });
    expect(must(table.sync(0)).advised).toBeNull();
    const stranger = must(openTable(toyGame, { ...duel, advice: 'toString' }));
    expect(stranger.askAdvice(0)).toMatchObject({ ok: false, code: 'not-allowed' });
    const other = must(openTable(toyGame, { ...duel, advice: 'rulebook' }));
    expect(other.askAdvice(1)).toMatchObject({ ok: false });
  });

  it('keeps a thought about a secret answer until the answer is open', () => {
    const table = must(openTable(toyGame, { ...duel, thoughts: 'open' }));
    const told = watching(table, 0);
    table.advance();
    expect(told.flatMap((u) => u.thoughts)).toEqual([]);
    expect(must(table.thoughtAt(1, 0))).toBeNull();
    must(table.answer(0, ['bid', 3]));
    expect(told.at(-1)?.thoughts.map((t) => toyGame.read?.(t.thought.text))).toEqual(['It bids one hit point.']);
    const thoughts = [0, 1, 2].map((n) => must(table.thoughtAt(n, 0))?.thought);
    expect(thoughts.map((thought) => thought?.because)).toEqual([undefined, ['TOY-SETUP-02'], undefined]);
  });

  it('rolls its dice in the match, for all to see', () => {
    const table = must(openTable(countGame, { setup: null, seed: 'x', seats: [opponent('dicer'), ADA, ADA] }));
    const told = watching(table, 1);
    settle(table);
    expect(table.journal.map((e) => e.option[0]).slice(0, 2)).toEqual(['$roll', '$roll']);
    expect(table.journal).toHaveLength(3);
    expect(told.flatMap(factsOf)[0]?.event).toMatchObject({
      type: 'roll',
      seat: 0,
      sides: 10,
      purpose: factOfText('what to do'),
    });
  });

  it.each([
    ['blank', 'nothing comes to mind'],
    ['cheat', '"say 39" is not among the options now.'],
    ['crasher', 'a slip of the rules'],
  ])('that fails (%s) leaves its seat, and the match stands as before', (name, why) => {
    const problems: unknown[] = [];
    const seats = [opponent(name), ADA, ADA];
    const table = must(openTable(countGame, { setup: null, seed: 'x', seats }, { onProblem: (p) => problems.push(p) }));
    const before = hash(table);
    expect(table.advance()).toBe(false);
    expect(problems).toMatchObject([
      { path: 'opponent', message: `The opponent "${name}" failed and has left seat 0: ${why}` },
    ]);
    expect(hash(table)).toBe(before);
    expect(must(table.sync(1))).toMatchObject({ cause: 'sync', seats: [{ by: 'nobody' }, ADA, ADA], waiting: [0] });
    must(table.seat(0, person('Bo')));
    must(table.answer(0, ['say', 1]));
  });
});

describe('a seat', () => {
  it('goes to the opponent and back in the middle of a match', () => {
    const table = must(openTable(toyGame, duel));
    must(table.answer(0, ['bid', 3]));
    settle(table);
    must(table.seat(0, RULEBOOK));
    expect(table.answer(0, ['end'])).toMatchObject({ code: 'not-a-person' });
    expect(must(table.sync(0))).toMatchObject({ question: null, standing: [], undo: null });
    expect(table.advance()).toBe(true);
    must(table.seat(0, person('Bo')));
    must(table.seat(1, person('Cleo')));
    const before = table.journal.length;
    expect(table.advance()).toBe(false);
    const [seat] = must(table.sync('spectator')).waiting;
    const question = must(table.sync(seat)).question;
    must(table.answer(seat, question?.options.at(-1)));
    expect(table.journal).toHaveLength(before + 1);
    expect(table.journal.map((e) => e.by)).toEqual([null, 'rulebook', 'rulebook', null]);
  });

  it('may be empty: the match waits until somebody sits down', () => {
    const table = must(openTable(toyGame, { ...duel, seats: [ADA, { by: 'nobody' }] }));
    must(table.answer(0, ['bid', 3]));
    expect(table.advance()).toBe(false);
    expect(must(table.sync(0)).waiting).toEqual([1]);
    expect(inWords(table.answer(1, ['bid', 1]))).toMatchObject({ code: 'not-a-person', message: 'Seat 1 is empty.' });
    must(table.seat(1, RULEBOOK));
    expect(table.advance()).toBe(false);
    expect(table.journal).toHaveLength(2);
  });
});

describe('rules that fail', () => {
  it('refuse the answer and leave the match as it was', () => {
    const problems: unknown[] = [];
    const seats = [ADA, ADA, ADA];
    const table = must(openTable(countGame, { setup: null, seed: 'x', seats }, { onProblem: (p) => problems.push(p) }));
    for (let seat = 0; seat < 20; seat++) must(table.answer(seat % 3, ['say', 1]));
    const before = hash(table);
    expect(table.answer(2, ['crash'])).toMatchObject({ code: 'rules-failed' });
    expect(problems).toEqual([{ path: 'rules', message: 'a slip of the rules' }]);
    expect(hash(table)).toBe(before);
    must(table.answer(2, ['roll', 3]));
  });
});

describe('standing actions', () => {
  it('are taken unasked, from people only', () => {
    const table = must(openTable(toyGame, duel));
    must(table.answer(0, ['bid', 1]));
    expect(must(table.sync(0))).toMatchObject({
      question: null,
      standing: [
        ['breathe', 0],
        ['breathe', 1],
        ['breathe', 4],
      ],
    });
    must(table.answer(0, ['breathe', 4]));
    expect(must(table.sync(0))).toMatchObject({ answers: 2, waiting: [1], standing: [] });
    expect(table.answer(0, ['breathe', 4])).toMatchObject({ code: 'not-asked' });
    expect(must(table.sync(1)).standing).toEqual([]);
    must(table.undo(0));
    expect(must(table.sync(0)).standing).toHaveLength(3);
  });
});
