import { playReplay, type Rng, randomBelow, seedRng, stableHash, verifyReplay } from '@sandtable/kernel';
import { type DuelSetup, type DuelState, type DuelView, toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { openTable, restoreTable } from '../table/open';
import type { MatchTable } from '../table/table';
import { answerSomehow, hash, must, playOn, redoAll } from '../testing';
import { opponent, person } from '../testing-game';

type Duel = MatchTable<DuelState, DuelSetup, DuelView>;

const OCCUPANTS = [person('Ada'), person('Bo'), opponent('rulebook')];

/** Anything that may happen at a table, refused or not. */
function something(table: Duel, rng: Rng): Duel {
  switch (randomBelow(rng, 12)) {
    case 0:
      table.undo(randomBelow(rng, 2), randomBelow(rng, table.journal.length + 1));
      return table;
    case 1:
      table.undo(randomBelow(rng, 2));
      return table;
    case 2:
      table.redo(randomBelow(rng, 2));
      return table;
    case 3:
      must(table.seat(randomBelow(rng, 2), OCCUPANTS[randomBelow(rng, 3)]));
      return table;
    case 4:
      return must(restoreTable(toyGame, JSON.stringify(table.saved())));
    case 5:
      table.advance();
      return table;
    default:
      answerSomehow(table, rng);
      return table;
  }
}

describe('a long match with undos, redos, changes of seats and interruptions', () => {
  it.each([
    ['seeded', 'free'],
    ['physical', 'free'],
    ['seeded', 'strict'],
    ['physical', 'agree'],
  ] as const)('is the match its journal tells (%s dice, %s undo)', (dice, undo) => {
    for (let n = 0; n < 12; n++) {
      const rng = seedRng(`${dice} ${undo} ${n}`);
      const setup = toyGame.defaultSetup('toy');
      let table = must(
        openTable(toyGame, { setup, seed: `long ${n}`, seats: OCCUPANTS.slice(n % 2).slice(0, 2), dice, undo }),
      );
      for (let i = 0; i < 250 && table.over === null; i++) table = something(table, rng);
      redoAll(table);
      must(table.seat(0, OCCUPANTS[0]));
      playOn(table, rng);

      const { replay } = table.saved();
      let last = '';
      const each = (match: { state: unknown }) => {
        last = stableHash(match.state);
      };
      expect(playReplay(toyGame.rules, replay, { each })).toMatchObject({ ok: true });
      expect(last).toBe(hash(table));
      expect(verifyReplay(toyGame.rules, replay)).toMatchObject({ ok: true });
      expect(replay.dice).toBe(dice === 'seeded' ? 'seeded' : 'given');
      expect(stableHash(must(restoreTable(toyGame, table.saved())).saved())).toBe(stableHash(table.saved()));
    }
  });
});
