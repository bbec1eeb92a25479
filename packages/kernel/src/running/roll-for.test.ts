import { describe, expect, it } from 'vitest';
import { ManualDice, ScriptedDice, TapeDice } from '../chance/dice';
import type { Core, Frame } from '../core';
import { stableHash } from '../replay/hash';
import type { Ruleset } from '../ruleset';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { frame, step } from './frames';
import { Match, type MatchSettings } from './match';

/** Seats 0 and 1 are asked together; then seat 1 rolls two dice, and so on. */
const rules: Ruleset<Core> = {
  ...TINY,
  frames: [
    frame<Core, Frame>(
      'main',
      [
        step('go', 'R', (_s, _f, k) => k.askAll([0, 1], 'act')),
        step('roll', 'R', (_s, f, k) => {
          k.jump(f, 'go');
          k.roll(f, 2, 6, 1, 'R', factOfText('luck'));
        }),
      ],
      [{ kind: 'act', rule: 'R', offer: (_s, _f, _seat, out) => void out.push(['a'], ['b']), take() {} }],
    ),
  ],
  init: (_setup, rng) => ({
    rng,
    stack: [{ at: 'main', step: 'go', dice: null, got: 0 }],
    asks: [],
    outcome: null,
  }),
  seats: () => 2,
};

function start(settings: MatchSettings = {}): Match<Core> {
  return Match.start(rules, null, 'seed', settings);
}

describe("an opponent's die", () => {
  it('joins the dice of its decision and changes nothing else but the generator', () => {
    const match = start({ dice: new ScriptedDice([6, 2]), events: true });
    const before = structuredClone(match.state);
    expect(match.rollFor(1, 6, 'SOLO-1', factOfText('a tie of 3'))).toEqual({
      ok: true,
      events: [{ type: 'roll', rule: 'SOLO-1', seat: 1, sides: 6, dice: [6], purpose: factOfText('a tie of 3') }],
      barrier: { roll: true, reveal: false },
      learned: 0,
    });
    match.rollFor(1, 10, 'SOLO-1', factOfText('a tie of 3'));
    expect(match.decision(1)?.dice).toEqual([6, 2]);
    expect(match.decision(0)?.dice).toEqual([]);
    expect({ ...match.state, rng: before.rng, asks: before.asks }).toEqual(before);
    expect(match.state.rng).not.toEqual(before.rng);
    expect(match.waiting()).toEqual([0, 1]);
  });

  it('is forgotten with the decision it was rolled for', () => {
    const match = start();
    match.rollFor(1, 6, 'R', factOfText('a tie'));
    match.submit(1, ['a']);
    match.submit(0, ['a']);
    expect(match.decision(1)?.dice).toEqual([]);
  });

  it('is a draw of the match, from the same generator as every die', () => {
    const match = start({ record: true });
    match.rollFor(0, 6, 'R', factOfText('a tie'));
    match.rollFor(1, 8, 'R', factOfText('a tie'));
    expect(match.draws.map(([sides]) => sides)).toEqual([6, 8]);
    const again = start({ dice: new TapeDice(match.draws) });
    again.rollFor(0, 6, 'R', factOfText('a tie'));
    again.rollFor(1, 8, 'R', factOfText('a tie'));
    expect(stableHash(again.state)).toBe(stableHash(match.state));
  });

  it.each([
    ['a seat that does not exist', 2, 'Seat 2 is not asked anything now; the match waits for seat 0.'],
    ['a seat that has answered', 1, 'Seat 1 is not asked anything now; the match waits for seat 0.'],
  ])('is refused to %s', (_what, seat, message) => {
    const match = start({ record: true });
    match.submit(1, ['a']);
    const before = stableHash(match.state);
    expect(match.rollFor(seat, 6, 'R', factOfText('a tie'))).toMatchObject({ ok: false, message });
    expect(stableHash(match.state)).toBe(before);
    expect(match.draws).toEqual([]);
  });

  it('is refused while a person is asked for a die', () => {
    const match = start({ dice: new ManualDice() });
    for (const seat of [0, 1]) match.submit(seat, ['a']);
    expect(match.rollFor(1, 6, 'R', factOfText('a tie'))).toMatchObject({ ok: false });
    expect(match.rollFor(1, 6, 'R', factOfText('a tie'), 3)).toMatchObject({ ok: false });
  });

  it.each([0, -6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 1001, 2 ** 33])('has no %s sides', (sides) => {
    const match = start({ record: true });
    const before = stableHash(match.state);
    expect(match.rollFor(0, sides, 'R', factOfText('a tie'))).toMatchObject({
      ok: false,
      message: `No die has ${sides} sides.`,
    });
    expect(stableHash(match.state)).toBe(before);
    expect(match.draws).toEqual([]);
  });
});

describe("an opponent's die at a table with physical dice", () => {
  it('is asked for, and nothing changes', () => {
    const match = start({ dice: new ManualDice(), record: true });
    const before = stableHash(match.state);
    const message = 'A D6 has to be rolled first.';
    expect(match.rollFor(0, 6, 'R', factOfText('a tie'))).toMatchObject({ ok: false, message, needsDie: true });
    expect(stableHash(match.state)).toBe(before);
    expect(match.draws).toEqual([]);
  });

  it('takes the face a person has rolled, and leaves the same state as any die of that face', () => {
    const match = start({ dice: new ManualDice(), record: true, events: true });
    expect(match.rollFor(0, 6, 'R', factOfText('a tie'), 5)).toMatchObject({
      ok: true,
      events: [{ type: 'roll', dice: [5] }],
      barrier: { roll: true },
    });
    expect(match.draws).toEqual([[6, 5]]);
    const scripted = start({ dice: new ScriptedDice([5]) });
    scripted.rollFor(0, 6, 'R', factOfText('a tie'));
    expect(stableHash(match.state)).toBe(stableHash(scripted.state));
  });

  it.each([0, 7, -1, 2.5, Number.NaN])('refuses the face %s', (face) => {
    const match = start({ dice: new ManualDice(), record: true });
    const before = stableHash(match.state);
    const message = `A D6 shows 1 to 6, not ${face}.`;
    expect(match.rollFor(0, 6, 'R', factOfText('a tie'), face)).toMatchObject({ ok: false, message });
    expect(stableHash(match.state)).toBe(before);
    expect(match.draws).toEqual([]);
  });

  it('lets nobody choose a face where the dice are not physical', () => {
    const honest = start();
    honest.rollFor(0, 1000, 'R', factOfText('a tie'));
    const cheat = start();
    const wanted = honest.decision(0)?.dice[0] === 1 ? 2 : 1;
    cheat.rollFor(0, 1000, 'R', factOfText('a tie'), wanted);
    expect(cheat.decision(0)?.dice).toEqual(honest.decision(0)?.dice);
  });
});
