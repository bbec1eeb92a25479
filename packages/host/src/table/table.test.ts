import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { Opening } from '../keeping/saved';
import { must, watching } from '../testing';
import { person } from '../testing-game';
import { openTable } from './open';

const ADA = person('Ada');
const BO = person('Bo');
const opening: Opening = { setup: toyGame.defaultSetup('toy'), seed: 's1', seats: [ADA, BO] };

describe('what a table publishes', () => {
  it('is exactly this, for each viewer their own', () => {
    const table = must(openTable(toyGame, opening));
    const told = [watching(table, 0), watching(table, 1), watching(table, 'spectator')];
    must(table.answer(1, ['bid', 0]));
    must(table.answer(0, ['bid', 3]));

    const common = {
      seq: 2,
      cause: 'answer',
      answers: 2,
      waiting: [0],
      seats: [ADA, BO],
      thoughts: [],
      request: null,
      used: null,
      left: null,
      clock: null,
      forfeit: null,
      advised: null,
      over: null,
    };
    const left = { hp: 7, at: 2, deck: 7, discard: [], steps: 0, struck: false, winded: false, breathed: false };
    const right = { hp: 10, at: 4, deck: 8, discard: [], steps: 0, struck: false, winded: false, breathed: false };
    const view = {
      turn: 1,
      active: 0,
      bids: [3, 0],
      strikes: [],
      waiting: [{ seat: 0, kind: 'act', answered: false }],
      outcome: null,
    };
    const bids = { type: 'bids', rule: 'TOY-SETUP-02', bids: [3, 0] };
    const step = (event: object, words: string) => [
      {
        answers: 2,
        seat: 0,
        by: null,
        facts: [
          { event: bids, told: 'Left bids 3, right bids 0' },
          { event, told: words },
        ],
      },
    ];

    expect(told.map((updates) => updates.at(-1))).toEqual([
      {
        ...common,
        who: 0,
        view: {
          ...view,
          you: 0,
          duelists: [
            { ...left, hand: [0, 1, 1, 2, 4], set: [], abilities: [0] },
            { ...right, hand: 4, set: 0, abilities: [1, 2] },
          ],
        },
        question: {
          seat: 0,
          kind: 'act',
          rule: 'TOY-TURN-02',
          options: [['step', 1], ['step', 3], ['strike', 2], ['set', 0], ['set', 1], ['set', 2], ['set', 4], ['end']],
          dice: [],
          roll: null,
        },
        standing: [
          ['breathe', 0],
          ['breathe', 1],
          ['breathe', 2],
          ['breathe', 4],
        ],
        steps: step({ type: 'drew', rule: 'TOY-TURN-01', seat: 0, card: 2 }, 'Left draws spear'),
        undo: { policy: 'strict', to: 2, stop: 'reveal', steps: 0, redo: false },
      },
      {
        ...common,
        who: 1,
        view: {
          ...view,
          you: 1,
          duelists: [
            { ...left, hand: 5, set: 0, abilities: [0] },
            { ...right, hand: [0, 1, 3, 5], set: [], abilities: [1, 2] },
          ],
        },
        question: null,
        standing: [
          ['breathe', 0],
          ['breathe', 1],
          ['breathe', 3],
          ['breathe', 5],
        ],
        steps: step({ type: 'drew', rule: 'TOY-TURN-01', seat: 0, card: -1 }, 'Left draws a card'),
        undo: { policy: 'strict', to: 2, stop: 'other-seat', steps: 0, redo: false },
      },
      {
        ...common,
        who: 'spectator',
        view: {
          ...view,
          you: 'spectator',
          duelists: [
            { ...left, hand: 5, set: 0, abilities: [0] },
            { ...right, hand: 4, set: 0, abilities: [1, 2] },
          ],
        },
        question: null,
        standing: [],
        steps: step({ type: 'drew', rule: 'TOY-TURN-01', seat: 0, card: -1 }, 'Left draws a card'),
        undo: null,
      },
    ]);
  });

  it('numbers every change once and tells all of it to everybody, refused or not', () => {
    const table = must(openTable(toyGame, opening));
    const first = watching(table, 'spectator');
    const second = watching(table, 'spectator');
    expect(table.answer(0, ['bid', 9]).ok).toBe(false);
    expect(table.answer(0, ['bid', 1])).toEqual({ ok: true, value: 1 });
    expect(table.undo(0)).toEqual({ ok: true, value: 2 });
    expect(table.redo(0)).toEqual({ ok: true, value: 3 });
    expect(table.seat(1, { by: 'nobody' })).toEqual({ ok: true, value: 4 });
    expect(first.map((u) => [u.seq, u.cause])).toEqual([
      [0, 'sync'],
      [1, 'answer'],
      [2, 'undo'],
      [3, 'redo'],
      [4, 'seat'],
    ]);
    expect(second).toEqual(first);
  });

  it('lets a viewer catch up with a sync that says how things stand', () => {
    const table = must(openTable(toyGame, opening));
    const told = watching(table, 1);
    must(table.answer(0, ['bid', 1]));
    const { cause, steps, ...last } = told.at(-1) ?? {};
    expect({ cause, steps }).toEqual({ cause: 'answer', steps: [{ answers: 1, seat: 0, by: null, facts: [] }] });
    expect(must(table.sync(1))).toEqual({ ...last, cause: 'sync', steps: [] });
  });

  it('stops telling who has left', () => {
    const table = must(openTable(toyGame, opening));
    const seqs: number[] = [];
    const leave = must(table.watch(0, ({ seq }) => void seqs.push(seq)));
    must(table.answer(0, ['bid', 1]));
    leave();
    must(table.answer(1, ['bid', 0]));
    expect(seqs).toEqual([0, 1]);
  });

  it('reaches everybody though a watcher fails', () => {
    const problems: unknown[] = [];
    const table = must(openTable(toyGame, opening, { onProblem: (p) => problems.push(p) }));
    const fail = () => {
      throw new Error('no paper left');
    };
    must(table.watch(1, fail));
    const told = watching(table, 1);
    must(table.answer(0, ['bid', 1]));
    expect(told.map((u) => u.seq)).toEqual([0, 1]);
    const problem = { path: 'watch', message: 'no paper left' };
    expect(problems).toEqual([problem, problem]);
  });

  it('arrives in order and one at a time, though a watcher answers while it is told', () => {
    const table = must(openTable(toyGame, opening));
    const heard: string[] = [];
    must(
      table.watch(1, ({ seq, question }) => {
        heard.push(`told ${seq}`);
        if (question?.kind === 'bid') must(table.answer(1, ['bid', 0]));
        heard.push(`done ${seq}`);
      }),
    );
    const told = watching(table, 'spectator');
    must(table.answer(0, ['bid', 1]));
    expect(heard).toEqual(['told 0', 'done 0', 'told 1', 'done 1', 'told 2', 'done 2']);
    expect(told.map((u) => [u.seq, u.cause])).toEqual([
      [1, 'sync'],
      [2, 'answer'],
    ]);
  });

  it('shares nothing with the match: a viewer may scribble on what it got', () => {
    const table = must(openTable(toyGame, opening));
    const { question } = must(table.sync(0));
    (question?.options as unknown[]).length = 0;
    expect(must(table.sync(0)).question?.options).toHaveLength(4);
  });
});

describe('clocks', () => {
  it('add up how long each seat was waited for, and stand still between saving and restoring', () => {
    let time = 1000;
    const table = must(openTable(toyGame, opening, { now: () => time }));
    time += 5;
    must(table.answer(0, ['bid', 0]));
    time += 7;
    expect(must(table.sync('spectator')).used).toEqual([5, 12]);
    must(table.answer(1, ['bid', 3]));
    time += 100;
    expect(must(table.sync(0)).used).toEqual([5, 112]);
    time -= 50;
    expect(must(table.sync(0)).used).toEqual([5, 112]);
    expect(table.saved().used).toEqual([5, 112]);
  });
});
