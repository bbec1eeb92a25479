import { stableHash } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { Opening } from './keeping/saved';
import { inEnglish, says } from './says';
import type { RefusalCode } from './table/attempt';
import { refuse } from './table/attempt';
import { openTable } from './table/open';
import { inWords, must, watching } from './testing';
import { opponent, person } from './testing-game';

const opening: Opening = {
  setup: toyGame.defaultSetup('toy'),
  seed: 's1',
  seats: [person('Ada'), opponent('rulebook')],
};

/** Seat 0 has bid; the match waits for the opponent. */
function waitingForSeat1() {
  const table = must(openTable(toyGame, opening));
  must(table.answer(0, ['bid', 2]));
  return table;
}

const cyclic: unknown[] = ['bid'];
cyclic.push(cyclic);

describe('bad input', () => {
  const cases: [what: string, seat: unknown, option: unknown, code: RefusalCode, message: string][] = [
    ['no seat', undefined, ['bid', 1], 'malformed', 'Expected a number, found nothing.'],
    ['text as seat', '0', ['bid', 1], 'malformed', 'Expected a number, found "0".'],
    ['half a seat', 0.5, ['bid', 1], 'malformed', 'Expected a whole number, found 0.5.'],
    ['negative seat', -1, ['bid', 1], 'malformed', 'Expected at least 0, found -1.'],
    ['seat of another table', 2, ['bid', 1], 'unknown-seat', 'There is no seat 2 at this table.'],
    ['seat of the opponent', 1, ['bid', 1], 'not-a-person', 'Seat 1 is played by the opponent "rulebook".'],
    ['no option', 0, undefined, 'malformed', 'Expected a list, found nothing.'],
    ['text as option', 0, 'bid 1', 'malformed', 'Expected a list, found "bid 1".'],
    ['empty option', 0, [], 'malformed', '0: Expected text, found nothing.'],
    ['number as verb', 0, [1], 'malformed', '0: Expected text, found 1.'],
    ['object in option', 0, ['bid', {}], 'malformed', '1: Expected text or a number.'],
    ['not a number', 0, ['bid', Number.NaN], 'malformed', '1: Expected text or a number.'],
    ['a million nulls', 0, new Array(1_000_000).fill(null), 'malformed', 'Expected at most 64 values, found more.'],
    ['cyclic option', 0, cyclic, 'malformed', '1: Expected text or a number.'],
    ['big integer', 0, ['bid', 1n], 'malformed', '1: Expected text or a number.'],
    ['a big integer as option', 0, 1n, 'malformed', 'Expected a list, found 1.'],
    ['out of turn', 0, ['bid', 1], 'not-asked', 'Seat 0 is not asked anything now; the match waits for seat 1.'],
  ];
  it.each(cases)('%s is refused and changes nothing', (_what, seat, option, code, message) => {
    const table = waitingForSeat1();
    const told = watching(table, 0);
    const before = stableHash(table.saved());
    expect(inWords(table.answer(seat, option))).toEqual({ ok: false, code, message });
    expect(stableHash(table.saved())).toBe(before);
    expect(told).toHaveLength(1);
  });

  it.each([
    [['bid', 4], '"bid 4" is not among the options now.'],
    [['bid', '1'], '"bid 1" is not among the options now.'],
    [['bid', 1, 1], '"bid 1 1" is not among the options now.'],
    [['$roll', 6, 'TOY-SETUP-02', 'luck'], '"$roll 6 TOY-SETUP-02 luck" is not among the options now.'],
  ])('%j is not an option', (option, message) => {
    const table = must(openTable(toyGame, opening));
    expect(inWords(table.answer(0, option))).toEqual({ ok: false, code: 'not-an-option', message });
    expect(table.journal).toEqual([]);
  });

  it('is refused for everything else one can ask of a table', () => {
    const table = waitingForSeat1();
    const before = stableHash(table.saved());
    const refused = [
      table.watch(7, () => undefined),
      table.sync('nobody'),
      table.undo(1),
      table.undo(0, 'all'),
      table.undo(0, 2),
      table.undo(0, 1),
      table.redo(0),
      table.agree(0, 'yes'),
      table.agree(0, true),
      table.seat(2, { by: 'nobody' }),
      table.seat(1, { by: 'opponent', name: 'constructor' }),
      table.seat(1, { by: 'dog' }),
      table.seat(1, { by: 'person', name: '' }),
      table.stateAt(2),
      table.viewAt(0, 2),
      table.history(0, -1),
      table.thoughtAt(2, 0),
      table.savedAt(null),
    ];
    expect(refused.map((r) => (r.ok ? 'ok' : `${r.code}: ${inEnglish(r.message)}`))).toEqual([
      'unknown-seat: There is no seat 7 at this table.',
      'malformed: Expected a seat or "spectator".',
      'not-a-person: Seat 1 is played by the opponent "rulebook".',
      'malformed: Expected a number, found "all".',
      'no-such-answer: The journal ends at answer 1.',
      'nothing-to-undo: There is nothing to undo.',
      'nothing-to-redo: Seat 0 has nothing to redo.',
      'malformed: Expected true to agree or false to decline.',
      'no-request: Nobody has asked for an undo.',
      'unknown-seat: There is no seat 2 at this table.',
      'unknown-opponent: There is no opponent "constructor" in this game.',
      'malformed: by: Expected a person, an opponent or nobody.',
      'malformed: name: Expected at least 1, found "".',
      'no-such-answer: The journal ends at answer 1.',
      'unknown-seat: There is no seat 2 at this table.',
      'malformed: Expected at least 0, found -1.',
      'no-such-answer: The journal ends at answer 1.',
      'malformed: Expected a number, found null.',
    ]);
    expect(stableHash(table.saved())).toBe(before);
  });

  it('does not open a table', () => {
    const seats = opening.seats;
    const cases: [unknown, string, string][] = [
      [null, '', 'Expected an object with fields, found null.'],
      [{ ...opening, seed: 7 }, 'seed', 'Expected text, found 7.'],
      [{ ...opening, dice: 'loaded' }, 'dice', 'Expected one of "seeded", "physical", "keyed", found "loaded".'],
      [{ ...opening, cheat: true }, 'cheat', 'There is no field "cheat".'],
      [{ ...opening, setup: { hp: 0 } }, 'setup/hp', 'Expected at least 1, found 0.'],
      [{ ...opening, seats: seats.slice(1) }, 'seats', 'Expected 2 seats, found 1.'],
      [
        { ...opening, seats: [seats[0], { by: 'opponent', name: 'Napoleon' }] },
        'seats/1',
        'There is no opponent "Napoleon" in this game.',
      ],
    ];
    for (const [raw, path, message] of cases) {
      const opened = openTable(toyGame, raw);
      expect(opened.ok ? [] : opened.problems[0]).toMatchObject({ path, message });
    }
  });
});

it('a refusal is one line, whatever it quotes, and never a page', () => {
  const { message } = refuse('malformed', says.failed(`odd \u001b[31m\nname ${'x'.repeat(9000)}`));
  const [quoted] = message.args;
  expect(quoted).toMatch(/^odd {2}\[31m name x+…$/);
  expect(quoted).toHaveLength(400);
});
