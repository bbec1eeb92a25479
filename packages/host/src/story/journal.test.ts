import { factOfText, seedRng, stableHash } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { branchTable, openTable } from '../table/open';
import { answerSomehow, hash, movesOf, must, playOn, redoAll, settle, watching } from '../testing';
import { countGame, opponent, person } from '../testing-game';

const ADA = person('Ada');
const setup = toyGame.defaultSetup('toy');
const opening = { setup, seed: 'journal', seats: [ADA, opponent('rulebook')], undo: 'free', thoughts: 'open' } as const;

/** A whole match, with the state's hash and what seat 0 was told after every answer. */
function wholeMatch(dice: 'seeded' | 'physical' = 'seeded') {
  const table = must(openTable(toyGame, { ...opening, dice }));
  const told = watching(table, 0);
  const hashes = [hash(table)];
  const note = () => {
    hashes[table.journal.length] = hash(table);
  };
  must(table.watch('spectator', note));
  playOn(table, seedRng('a whole match'));
  return { table, told, hashes };
}

describe('the journal', () => {
  it('says who answered what, with what came of it', () => {
    const table = must(openTable(toyGame, { ...opening, seed: 's1' }));
    must(table.answer(0, ['bid', 3]));
    settle(table);
    must(table.answer(0, ['set', 4]));
    const quiet = { roll: false, reveal: false };
    expect(table.journal).toEqual([
      { seq: 1, seat: 0, option: ['bid', 3], by: null, barrier: quiet, events: 0, secret: true, forced: false },
      {
        seq: 2,
        seat: 1,
        option: ['bid', 1],
        by: 'rulebook',
        barrier: { roll: false, reveal: true },
        events: 2,
        secret: false,
        forced: false,
      },
      { seq: 3, seat: 0, option: ['set', 4], by: null, barrier: quiet, events: 1, secret: false, forced: false },
    ]);
  });

  it.each(['seeded', 'physical'] as const)('leads to every earlier state (%s dice)', (dice) => {
    const { table, hashes } = wholeMatch(dice);
    expect(hashes.length).toBeGreaterThan(20);
    const again = hashes.map((_, n) => stableHash(must(table.stateAt(n))));
    expect(again).toEqual(hashes);
  });

  it('shows every viewer what they saw, and hands out copies', () => {
    const { table, told } = wholeMatch();
    for (const { answers, view } of told) expect(must(table.viewAt(answers, 0))).toEqual(view);
    must(table.stateAt(5)).duelists[0].hp = 99;
    expect(must(table.stateAt(5)).duelists[0].hp).not.toBe(99);
  });

  it('tells the whole story again, thoughts when asked for', () => {
    const { table, told } = wholeMatch();
    const story = must(table.history(0));
    expect(told.flatMap((u) => u.steps)).toEqual(story.slice(1));
    const thoughts = told.flatMap((u) => u.thoughts);
    expect(story.flatMap((s) => must(table.thoughtAt(s.answers, 0)) ?? [])).toEqual(thoughts);
    expect(story.map((s) => s.by)).toEqual([null, ...table.journal.map((e) => e.by)]);
    expect(must(table.history(0, 7))).toEqual(story.slice(8));
    expect(must(table.history(0, table.journal.length))).toEqual([]);
  });

  it('begins with what happened before the first answer, typed dice included', () => {
    const seats = [ADA, ADA, ADA];
    const table = must(openTable(countGame, { setup: 'die', seed: 'x', seats, dice: 'physical', undo: 'free' }));
    must(table.answer(0, ['face', 4]));
    must(table.answer(0, ['say', 1]));
    const roll = {
      type: 'roll',
      rule: 'COUNT-05',
      seat: 0,
      sides: 6,
      dice: [4],
      purpose: factOfText('where to begin'),
    };
    expect(must(table.history('spectator'))).toEqual([
      { answers: 0, seat: null, by: null, facts: [{ event: roll, told: '' }] },
      { answers: 1, seat: 0, by: null, facts: [] },
    ]);
    must(table.undo(0, 0));
    expect(must(table.sync(0))).toMatchObject({ view: { sum: 4 }, question: { kind: 'say' } });
  });
});

describe('a what-if', () => {
  it('begins as the match stood and leaves it alone', () => {
    const { table, hashes } = wholeMatch();
    const n = 17;
    const branch = must(branchTable(toyGame, table, n));
    expect(hash(branch)).toBe(hashes[n]);
    const before = hash(table);
    redoAll(branch);
    expect(branch.journal).toHaveLength(n);
    settle(branch);
    answerSomehow(branch, seedRng('otherwise'));
    expect(movesOf(branch).slice(0, n)).toEqual(movesOf(table).slice(0, n));
    expect(hash(table)).toBe(before);
    expect(must(branchTable(toyGame, table, 0)).journal).toEqual([]);
    expect(branchTable(toyGame, table, 5000)).toMatchObject({ ok: false });
  });

  it('asks for new dice where they are physical', () => {
    const { table } = wholeMatch('physical');
    const rolled = table.journal.findIndex((e) => e.by === null && e.barrier.roll);
    const branch = must(branchTable(toyGame, table, rolled));
    const entry = table.journal[rolled];
    must(branch.answer(entry?.seat, entry?.option));
    settle(branch);
    expect(must(branch.sync(0)).question?.kind).toBe('$die');
  });
});
