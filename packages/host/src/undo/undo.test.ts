import { type Option, seedRng, stableHash } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { openTable } from '../table/open';
import type { Occupant } from '../table/seats';
import { factsOf, hash, inWords, movesOf, must, playOn, redoAll, settle, watching } from '../testing';
import { countGame, opponent, person } from '../testing-game';
import type { UndoPolicy } from './undo-policy';

const ADA = person('Ada');
const BO = person('Bo');
const RULEBOOK = opponent('rulebook');

/** Seat 0 has the first turn, a spear in reach and can be answered. */
function tableWith(undo: UndoPolicy, other: Occupant = BO, seed = 's1') {
  const table = must(openTable(toyGame, { setup: toyGame.defaultSetup('toy'), seed, seats: [ADA, other], undo }));
  must(table.answer(0, ['bid', 3]));
  if (other.by === 'person') must(table.answer(1, ['bid', 0]));
  else settle(table);
  return table;
}

type Duel = ReturnType<typeof tableWith>;

function playAll(table: Duel, answers: readonly (readonly [number, Option])[]): void {
  for (const [seat, option] of answers) must(table.answer(seat, option));
}

const undoOf = (table: Duel, seat: number) => must(table.sync(seat)).undo;

describe('strict undo', () => {
  it('takes back own answers one by one, up to a revealed secret', () => {
    const table = tableWith('strict');
    const start = hash(table);
    must(table.answer(0, ['step', 1]));
    const stepped = hash(table);
    must(table.answer(0, ['set', 4]));
    expect(undoOf(table, 0)).toEqual({ policy: 'strict', to: 2, stop: 'other-seat', steps: 2, redo: false });
    must(table.undo(0));
    expect(hash(table)).toBe(stepped);
    must(table.undo(0));
    expect(hash(table)).toBe(start);
    expect(inWords(table.undo(0))).toEqual({
      ok: false,
      code: 'barrier',
      message: 'Undo reaches back to answer 2 and no further: another seat has answered.',
    });
    expect(hash(table)).toBe(start);
  });

  it('goes straight to any answer in reach, and not one further', () => {
    const table = tableWith('strict');
    const start = hash(table);
    playAll(table, [
      [0, ['step', 1]],
      [0, ['set', 4]],
    ]);
    expect(table.undo(0, 1).ok).toBe(false);
    must(table.undo(0, 2));
    expect(hash(table)).toBe(start);
  });

  it('stops at dice: a strike that nobody may answer any more', () => {
    const table = tableWith('strict');
    playAll(table, [
      [0, ['strike', 2]],
      [1, ['pass']],
    ]);
    expect(undoOf(table, 1)).toEqual({ policy: 'strict', to: 4, stop: 'roll', steps: 0, redo: false });
    expect(undoOf(table, 0)).toEqual({ policy: 'strict', to: 4, stop: 'other-seat', steps: 0, redo: false });
    expect(inWords(table.undo(1))).toMatchObject({
      code: 'barrier',
      message: expect.stringContaining('dice have been rolled'),
    });
  });

  it('stops at a revealed secret: the next turn begins with a drawn card', () => {
    const table = tableWith('strict');
    must(table.answer(0, ['end']));
    expect(undoOf(table, 0)).toEqual({ policy: 'strict', to: 3, stop: 'reveal', steps: 0, redo: false });
    expect(table.undo(0)).toMatchObject({ code: 'barrier' });
  });

  it('takes back a secret answer while it is secret', () => {
    const table = must(
      openTable(toyGame, { setup: toyGame.defaultSetup('toy'), seed: 's1', seats: [ADA, BO], undo: 'strict' }),
    );
    must(table.answer(0, ['bid', 3]));
    must(table.undo(0));
    must(table.answer(0, ['bid', 0]));
    must(table.answer(1, ['bid', 1]));
    expect(must(table.sync('spectator')).view.bids).toEqual([0, 1]);
  });

  it('does not count what an opponent answered for the own seat as own', () => {
    const table = tableWith('strict');
    must(table.seat(0, RULEBOOK));
    table.advance();
    must(table.seat(0, ADA));
    expect(table.journal).toHaveLength(3);
    expect(undoOf(table, 0)).toMatchObject({ to: 3, stop: 'other-seat' });
  });
});

describe('undo by agreement', () => {
  /** Seat 0 struck, seat 1 let it through, the die has fallen. */
  function struck(seats: [Occupant, Occupant] = [ADA, BO]) {
    const table = tableWith('agree', seats[1]);
    playAll(table, [
      [0, ['strike', 2]],
      [1, ['pass']],
    ]);
    return table;
  }

  it('needs nobody for what strict undo allows', () => {
    const table = tableWith('agree');
    const start = hash(table);
    must(table.answer(0, ['step', 1]));
    must(table.undo(0));
    expect(hash(table)).toBe(start);
  });

  it('asks the others beyond that, and goes back when they agree', () => {
    const table = struck();
    const told = watching(table, 1);
    const before = hash(table);
    must(table.undo(0));
    expect(hash(table)).toBe(before);
    expect(told.at(-1)).toMatchObject({ cause: 'request', request: { seat: 0, to: 2, waits: [1] }, answers: 4 });
    must(table.agree(1, true));
    expect(told.at(-1)).toMatchObject({ cause: 'undo', request: null, answers: 2, waiting: [0] });
    expect(must(table.sync(0)).question?.kind).toBe('act');
  });

  it('lets the same dice fall again', () => {
    const table = struck();
    const before = hash(table);
    must(table.undo(0));
    must(table.agree(1, true));
    playAll(table, [
      [0, ['strike', 2]],
      [1, ['pass']],
    ]);
    expect(hash(table)).toBe(before);
  });

  it('changes nothing when declined or withdrawn', () => {
    const table = struck();
    const before = hash(table);
    must(table.undo(0));
    must(table.agree(1, false));
    expect(must(table.sync(1)).request).toBeNull();
    must(table.undo(0, 0));
    expect(table.agree(0, true)).toMatchObject({ code: 'not-asked' });
    expect(inWords(table.undo(1))).toMatchObject({ code: 'request-pending' });
    must(table.agree(0, false));
    expect(must(table.sync(1)).request).toBeNull();
    expect(hash(table)).toBe(before);
  });

  it('is withdrawn by any new answer, and by a change at the table', () => {
    const table = struck();
    must(table.undo(0));
    must(table.answer(0, ['end']));
    expect(must(table.sync(1)).request).toBeNull();
    expect(table.agree(1, true)).toMatchObject({ code: 'no-request' });
    must(table.undo(0, 2));
    must(table.seat(1, { by: 'person', name: 'Cleo' }));
    expect(must(table.sync(1)).request).toBeNull();
  });

  it('asks nobody where nobody else is a person: the opponent goes back too', () => {
    const table = tableWith('agree', RULEBOOK);
    const start = hash(table);
    must(table.answer(0, ['end']));
    settle(table);
    expect(table.journal.at(-1)?.by).toBe('rulebook');
    must(table.undo(0));
    expect(hash(table)).toBe(start);
  });

  it('counts one person in two seats once', () => {
    const table = struck([ADA, ADA]);
    must(table.undo(0));
    expect(table.journal).toHaveLength(3);
    must(table.undo(0));
    expect(table.journal).toHaveLength(2);
  });

  it('waits for every other person, and keeps opponents from going on meanwhile', () => {
    const seats = [ADA, BO, person('Cleo')];
    const table = must(openTable(countGame, { setup: null, seed: 'x', seats, undo: 'agree' }));
    const before = hash(table);
    for (const seat of [0, 1, 2]) must(table.answer(seat, ['roll', 3]));
    must(table.undo(0));
    must(table.agree(2, true));
    expect(must(table.sync(0)).request).toEqual({ seat: 0, to: 0, waits: [1] });
    expect(table.agree(2, false)).toMatchObject({ code: 'not-asked' });
    must(table.agree(1, true));
    expect(hash(table)).toBe(before);

    must(table.seat(1, opponent('one')));
    must(table.answer(0, ['roll', 3]));
    must(table.undo(0));
    expect(table.advance()).toBe(false);
    must(table.agree(2, false));
    expect(table.advance()).toBe(false);
    expect(table.journal.map((e) => e.by)).toEqual([null, 'one']);
  });

  it('gives back by redo only what was the own', () => {
    const table = struck();
    must(table.undo(0));
    must(table.agree(1, true));
    expect(undoOf(table, 0)?.redo).toBe(true);
    expect(undoOf(table, 1)?.redo).toBe(false);
    expect(table.redo(1)).toMatchObject({ code: 'nothing-to-redo' });
    must(table.redo(0));
    expect(table.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
    must(table.redo(1));
    expect(table.journal).toHaveLength(4);
  });
});

describe('two people of one name', () => {
  const twins = [
    { by: 'person', name: 'Ada', id: 'one' },
    { by: 'person', name: 'Ada', id: 'two' },
  ] as const;

  it('are two: neither takes back what the other answered', () => {
    const table = must(
      openTable(toyGame, { setup: toyGame.defaultSetup('toy'), seed: 's1', seats: [...twins], undo: 'agree' }),
    );
    must(table.answer(0, ['bid', 1]));
    must(table.answer(1, ['bid', 0]));
    must(table.undo(0, 0));
    expect(must(table.sync(1)).request).toEqual({ seat: 0, to: 0, waits: [1] });
    expect(table.journal).toHaveLength(2);
    must(table.agree(1, true));
    expect(table.journal).toHaveLength(0);
  });
});

describe('free undo', () => {
  it('goes back behind dice, secrets and opponents, a step at a time or anywhere', () => {
    const table = tableWith('free', RULEBOOK);
    const hashes = [hash(table)];
    for (const option of [['strike', 2], ['end']] as Option[]) {
      must(table.answer(0, option));
      settle(table);
      hashes.push(hash(table));
    }
    expect(undoOf(table, 0)).toEqual({ policy: 'free', to: 0, stop: 'start', steps: 3, redo: false });
    must(table.undo(0));
    expect(hash(table)).toBe(hashes[1]);
    must(table.undo(0));
    expect(hash(table)).toBe(hashes[0]);
    must(table.undo(0, 0));
    expect(table.journal).toHaveLength(0);
  });

  it('redoes all of it to the same state, and forgets it when something else is answered', () => {
    const table = tableWith('free', RULEBOOK);
    must(table.answer(0, ['strike', 2]));
    settle(table);
    const struck = hash(table);
    must(table.answer(0, ['end']));
    settle(table);
    const ended = hash(table);
    must(table.undo(0));
    must(table.undo(0));
    const told = watching(table, 0);
    must(table.redo(0));
    expect(hash(table)).toBe(struck);
    expect(factsOf(told.at(-1)).map(({ event }) => event.type)).toContain('roll');
    must(table.redo(0));
    expect(hash(table)).toBe(ended);
    expect(table.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
    must(table.undo(0));
    must(table.answer(0, ['set', 0]));
    expect(table.redo(0)).toMatchObject({ code: 'nothing-to-redo' });
  });

  it('still can redo the rest after the same answer was given again by hand', () => {
    const table = tableWith('free');
    playAll(table, [
      [0, ['strike', 2]],
      [1, ['pass']],
    ]);
    const before = hash(table);
    must(table.undo(0, 2));
    must(table.answer(0, ['strike', 2]));
    must(table.redo(0));
    expect(hash(table)).toBe(before);
  });

  it('keeps the opponent from answering a joint question while the person may want to redo', () => {
    const table = tableWith('free', RULEBOOK);
    must(table.undo(0, 0));
    expect(table.advance()).toBe(false);
    must(table.redo(0));
    expect(table.journal).toHaveLength(2);
    must(table.undo(0, 0));
    must(table.answer(0, ['bid', 0]));
    settle(table);
    expect(must(table.sync(0)).view.bids).toEqual([0, 1]);
  });
});

describe('undo and redo', () => {
  it('are the identity at every answer of a whole match', () => {
    const table = tableWith('free', BO, 'long');
    const now = () => [hash(table), stableHash(movesOf(table)), stableHash(table.saved().replay)];
    playOn(table, seedRng('identity'), () => {
      const before = now();
      must(table.undo(0, Math.max(0, table.journal.length - 7)));
      redoAll(table);
      expect(now()).toEqual(before);
      return undefined;
    });
    expect(table.journal.length).toBeGreaterThan(40);
  });
});
