import { describe, expect, it } from 'vitest';
import { hosted } from '../hosted';
import { inWords, must, watching } from '../testing';
import { countGame, opponent, person } from '../testing-game';
import { openTable, restoreTable } from './open';

const opened = () =>
  must(openTable(countGame, { setup: null, seed: 'x', seats: [person('Ada'), person('Bo'), opponent('one')] }));

describe('giving up', () => {
  it('ends the match at any moment, asked or not, and everybody is told who did', () => {
    const table = opened();
    const told = watching(table, 0);
    // it is not even Bo's turn
    must(table.giveUp(1));
    expect(inWords(table.over)).toEqual({ winners: [0, 2], rule: '', reason: 'Bo gave up.' });
    expect(told.at(-1)).toMatchObject({ cause: 'forfeit', forfeit: null, waiting: [], question: null, undo: null });
  });

  it('is final: nobody answers, takes back or gives up after it, and opponents stop', () => {
    const table = opened();
    must(table.answer(0, ['say', 1]));
    must(table.giveUp(0));
    const over = { ok: false, code: 'match-over' };
    expect(table.answer(1, ['say', 1])).toMatchObject(over);
    expect([table.undo(0), table.giveUp(1), table.giveUp(0)]).toMatchObject([over, over, over]);
    expect(table.advance()).toBe(false);
  });

  it('is for people, each for a seat of their own', () => {
    const table = opened();
    expect(table.giveUp(2)).toMatchObject({ ok: false });
    expect(table.giveUp(7)).toMatchObject({ ok: false });
    expect(table.over).toBeNull();
  });

  it('is kept by a saved table and by a snapshot, and is no part of a match that begins from there', () => {
    const table = opened();
    must(table.giveUp(0));
    const reason = inWords(table.over)?.reason;
    expect(reason).toBe('Ada gave up.');
    expect(inWords(must(restoreTable(countGame, table.saved())).over)?.reason).toBe(reason);
    const stood = must(hosted(countGame).openStored({ base: null, snapshot: table.snapshot(), entries: [] }));
    expect(inWords(stood.over)?.reason).toBe(reason);
    expect(must(restoreTable(countGame, must(table.savedAt(0)))).over).toBeNull();
  });
});
