import { factOfText, seedRng, stableHash, verifyReplay } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { openTable, restoreTable } from '../table/open';
import { factsOf, hash, inWords, must, playOn, settle, watching } from '../testing';
import { countGame, opponent, person } from '../testing-game';

const ADA = person('Ada');
const BO = person('Bo');
const counting = { setup: null, seed: 'x', dice: 'physical', undo: 'free' } as const;

describe('physical dice', () => {
  it('are asked of the person whose seat rolls, one after the other', () => {
    const table = must(openTable(countGame, { ...counting, seats: [ADA, BO, BO] }));
    const told = watching(table, 0);
    const other = watching(table, 1);
    must(table.answer(0, ['roll', 3]));
    const roll = { seat: 0, sides: 6, rule: 'COUNT-03', purpose: factOfText('three dice at once') };
    expect(told.at(-1)?.question).toEqual({
      seat: 0,
      kind: '$die',
      rule: '',
      options: [1, 2, 3, 4, 5, 6].map((face) => ['face', face]),
      dice: [],
      roll,
    });
    expect(other.at(-1)).toMatchObject({ question: null, waiting: [0] });
    for (const face of [2, 6]) must(table.answer(0, ['face', face]));
    expect(factsOf(told.at(-1))).toEqual([]);
    must(table.answer(0, ['face', 3]));
    expect(other.at(-1)).toMatchObject({
      view: { sum: 11 },
      steps: [{ answers: 1, seat: 0, facts: [{ event: { type: 'roll', dice: [2, 6, 3] } }] }],
    });
    expect(table.journal).toEqual([
      {
        seq: 4,
        seat: 0,
        option: ['roll', 3],
        by: null,
        barrier: { roll: true, reveal: false },
        events: 1,
        secret: false,
        forced: false,
      },
    ]);
  });

  it.each([[['face', 0]], [['face', 7]], [['face', 2.5]], [['face', '3']], [['say', 1]]])('refuse %j', (option) => {
    const table = must(openTable(countGame, { ...counting, seats: [ADA, BO, BO] }));
    must(table.answer(0, ['roll', 3]));
    const before = hash(table);
    expect(inWords(table.answer(0, option))).toEqual({
      ok: false,
      code: 'not-an-option',
      message: `A D6 shows "face 1" to "face 6", not "${option.join(' ')}".`,
    });
    expect(hash(table)).toBe(before);
  });

  it('of an opponent are rolled by any person', () => {
    const table = must(openTable(countGame, { ...counting, seats: [opponent('roller'), ADA, BO] }));
    expect(table.advance()).toBe(false);
    expect(must(table.sync(1)).question?.roll).toMatchObject({ seat: 0, sides: 6 });
    must(table.answer(1, ['face', 1]));
    must(table.answer(2, ['face', 2]));
    must(table.answer(1, ['face', 3]));
    expect(must(table.sync(1))).toMatchObject({ view: { sum: 6 }, waiting: [1] });
  });

  it('that an opponent needs to decide are asked of any person too', () => {
    const table = must(openTable(countGame, { ...counting, seats: [opponent('dicer'), ADA, BO] }));
    const told = watching(table, 2);
    expect(table.advance()).toBe(false);
    expect(told.at(-1)).toMatchObject({
      cause: 'die',
      waiting: [0],
      question: {
        seat: 2,
        kind: '$die',
        options: { length: 10 },
        roll: { seat: 0, sides: 10, rule: 'COUNT-04', purpose: factOfText('what to do') },
      },
    });
    expect(table.answer(1, ['face', 11])).toMatchObject({ code: 'not-an-option' });
    must(table.answer(1, ['face', 7]));
    expect(must(table.sync(1)).question).toBeNull();
    expect(table.advance()).toBe(false);
    must(table.answer(2, ['face', 1]));
    expect(table.advance()).toBe(false);
    expect(table.journal.map((e) => [e.by, ...e.option])).toEqual([
      ['dicer', '$roll', 10, 'COUNT-04', 'what to do'],
      ['dicer', '$roll', 10, 'COUNT-04', 'what to do'],
      ['dicer', 'say', 1],
    ]);
  });

  it('break a tie of the rulebook opponent', () => {
    const table = tieBefore();
    const { question, waiting } = must(table.sync(0));
    expect(waiting).toEqual([1]);
    expect(question?.roll).toEqual({
      seat: 1,
      sides: 6,
      rule: 'TOY-STRIKE-05',
      purpose: { key: 'rolls.tie', args: [2] },
    });
    must(table.answer(0, ['face', 2]));
    table.advance();
    expect(table.journal.at(-2)?.option).toEqual(['$roll', 6, 'TOY-STRIKE-05', '["rolls.tie",2]']);
    expect(table.journal.at(-1)).toMatchObject({ seat: 1, option: ['strike', 2], by: 'rulebook' });
  });

  it('do not change by undoing: the same answers bring the same faces, unasked', () => {
    const table = must(openTable(countGame, { ...counting, seats: [ADA, BO, BO] }));
    must(table.answer(0, ['roll', 3]));
    for (const face of [5, 1, 4]) must(table.answer(0, ['face', face]));
    const before = hash(table);
    must(table.undo(0));
    must(table.answer(0, ['roll', 3]));
    expect(hash(table)).toBe(before);
    must(table.undo(0));
    must(table.redo(0));
    expect(hash(table)).toBe(before);
    // and whoever rolls next in another way rolls what has fallen already
    must(table.undo(0));
    must(table.answer(0, ['say', 1]));
    const told = watching(table, 1);
    must(table.answer(1, ['roll', 3]));
    expect(factsOf(told.at(-1))).toMatchObject([{ event: { type: 'roll', dice: [5, 1, 4] } }]);
    must(table.answer(2, ['roll', 3]));
    expect(must(table.sync(2)).question?.kind).toBe('$die');
  });

  it('typed half are kept when the rest is taken back, and by saving', () => {
    const table = must(openTable(countGame, { ...counting, seats: [ADA, BO, BO] }));
    must(table.answer(0, ['roll', 3]));
    must(table.answer(0, ['face', 5]));
    must(table.answer(0, ['face', 1]));
    const half = hash(table);
    must(table.undo(0));
    must(table.answer(0, ['roll', 3]));
    expect(hash(table)).toBe(half);

    expect(verifyReplay(countGame.rules, table.saved().replay)).toMatchObject({ ok: true });
    const restored = must(restoreTable(countGame, JSON.stringify(table.saved())));
    expect(hash(restored)).toBe(half);
    must(restored.undo(0));
    const undone = must(restoreTable(countGame, JSON.stringify(restored.saved())));
    must(undone.answer(0, ['roll', 3]));
    expect(hash(undone)).toBe(half);
    for (const each of [table, restored, undone]) {
      if (each === restored) must(each.redo(0));
      must(each.answer(0, ['face', 3]));
      expect(must(each.sync(0)).view.sum).toBe(9);
    }
  });

  it('let nobody act unasked between two of them', () => {
    const setup = toyGame.defaultSetup('toy');
    const table = must(openTable(toyGame, { setup, seed: 's1', seats: [ADA, BO], dice: 'physical' }));
    must(table.answer(0, ['bid', 1]));
    must(table.answer(1, ['bid', 1]));
    expect(must(table.sync(0)).question?.roll).toMatchObject({
      sides: 6,
      purpose: { key: 'rolls.firstTurn', args: [] },
    });
    expect(must(table.sync(1)).standing).toEqual([]);
    expect(table.answer(1, ['breathe', 0])).toMatchObject({ code: 'not-asked' });
    must(table.answer(0, ['face', 6]));
    must(table.answer(0, ['face', 1]));
    expect(must(table.sync(1)).standing).not.toEqual([]);
  });
});

/** A duel with physical dice in which the opponent has just come to two weapons of the same power. */
function tieBefore() {
  for (let seed = 0; seed < 50; seed++) {
    const setup = toyGame.defaultSetup('toy');
    const seats = [ADA, opponent('rulebook')];
    const table = must(openTable(toyGame, { setup, seed: `tie ${seed}`, seats, dice: 'physical' }));
    let isTie = false;
    playOn(table, seedRng(seed), () => {
      settle(table);
      isTie = must(table.sync(0)).question?.roll?.rule === 'TOY-STRIKE-05';
      return isTie ? 'stop' : undefined;
    });
    if (isTie) return table;
  }
  throw new Error('No tie in 50 duels.');
}

describe('seeded dice', () => {
  it('cannot be fished for: whatever is undone, they fall in their order', () => {
    const open = () => must(openTable(countGame, { ...counting, dice: 'seeded', seats: [ADA, BO, BO] }));
    const straight = open();
    must(straight.answer(0, ['say', 1]));
    must(straight.answer(1, ['roll', 3]));
    const fished = open();
    for (let i = 0; i < 5; i++) {
      must(fished.answer(0, ['roll', 3]));
      must(fished.undo(0));
    }
    must(fished.answer(0, ['say', 1]));
    must(fished.answer(1, ['roll', 3]));
    expect(stableHash(fished.saved().replay)).toBe(stableHash(straight.saved().replay));
  });
});
