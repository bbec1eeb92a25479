import { describe, expect, it } from 'vitest';
import type { Core, Frame, Option, Seat } from '../core';
import { stableHash } from '../replay/hash';
import { RulesError } from '../rules-error';
import type { Ruleset, Standing } from '../ruleset';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { frame, step } from './frames';
import type { Kernel } from './kernel';
import { Match } from './match';

interface State extends Core {
  coins: number[];
  log: string[];
}

/** Asks these seats over and over how many coins they pay. */
function start(seats: readonly Seat[], standing?: Standing<State>): Match<State> {
  const main = frame<State, Frame>(
    'main',
    [
      step('go', 'R', (_s, f, k) => {
        k.jump(f, 'go');
        k.askAll(seats, 'pay');
      }),
    ],
    [
      {
        kind: 'pay',
        rule: 'PAY-1',
        offer(s, _f, seat, out) {
          for (let n = 0; n <= (s.coins[seat] ?? 0); n++) out.push(['pay', n]);
        },
        take(s, _f, seat, option) {
          s.coins[seat] = (s.coins[seat] ?? 0) - Number(option[1]);
        },
      },
    ],
  );
  const rules: Ruleset<State> = {
    ...TINY,
    frames: [main],
    init: (_setup, rng) => ({
      rng,
      stack: [{ at: 'main', step: 'go', dice: null, got: 0 }],
      asks: [],
      outcome: null,
      coins: [5, 5, 5],
      log: [],
    }),
    seats: () => 3,
    ...(standing === undefined ? {} : { standing }),
  };
  return Match.start(rules, null, 1);
}

describe('what a seat may do unasked', () => {
  const standing: Standing<State> = {
    offer(s: State, seat: Seat, out: Option[]) {
      if ((s.coins[seat] ?? 0) > 3) out.push(['give', 2]);
      out.push(['surrender']);
    },
    take(s: State, seat: Seat, option: Option, k: Kernel<State>) {
      s.log.push(`${seat} ${option[0]}`);
      if (option[0] === 'surrender') {
        k.finish({ winners: [0], rule: 'R', reason: factOfText('Surrender.') });
        return;
      }
      s.coins[seat] = (s.coins[seat] ?? 0) - 2;
      s.coins[0] = (s.coins[0] ?? 0) + 2;
    },
  };

  it('is offered to every seat while the match waits, and leaves the question open', () => {
    const match = start([0], standing);
    expect(match.standing(1)).toEqual([['give', 2], ['surrender']]);
    expect(match.submit(1, ['give', 2])).toMatchObject({ ok: true, barrier: { roll: false, reveal: false } });
    expect(match.state.coins).toEqual([7, 3, 5]);
    expect(match.waiting()).toEqual([0]);
    expect(match.standing(1)).toEqual([['surrender']]);
    // the open question is looked at afresh
    expect(match.decision(0)?.options).toHaveLength(8);
  });

  it('does not count as an answer of the seat that is asked', () => {
    const match = start([0, 1], standing);
    match.submit(0, ['give', 2]);
    expect(match.waiting()).toEqual([0, 1]);
    match.submit(0, ['pay', 0]);
    expect(match.submit(0, ['give', 2])).toMatchObject({ ok: true });
    expect(match.state.asks[0]?.answer).toEqual(['pay', 0]);
    expect(match.waiting()).toEqual([1]);
  });

  it('may end the match, and then nobody is asked any more', () => {
    const match = start([0, 1], standing);
    match.submit(0, ['pay', 1]);
    match.submit(2, ['surrender']);
    expect(match.over?.reason).toEqual(factOfText('Surrender.'));
    expect(match.waiting()).toEqual([]);
    expect(match.standing(1)).toEqual([]);
    expect(match.submit(1, ['pay', 1])).toMatchObject({ ok: false, message: 'The match is over.' });
    expect(match.submit(1, ['surrender'])).toMatchObject({ ok: false, message: 'The match is over.' });
  });

  it.each([-1, 3, 0.5])('is nothing for seat %d, which does not exist', (seat) => {
    const match = start([0], standing);
    expect(match.standing(seat)).toEqual([]);
    const message = `Seat ${seat} is not asked anything now; the match waits for seat 0.`;
    expect(match.submit(seat, ['surrender'])).toMatchObject({ ok: false, message });
  });

  it('is refused like any option when it is not offered', () => {
    const match = start([0], standing);
    match.submit(1, ['give', 2]);
    const before = stableHash(match.state);
    expect(match.submit(1, ['give', 2])).toMatchObject({ ok: false });
    expect(match.submit(0, ['give', 9])).toMatchObject({
      ok: false,
      message: '"give 9" is not among the options now.',
    });
    expect(stableHash(match.state)).toBe(before);
  });

  it('is nothing in a game without such actions', () => {
    expect(start([0]).standing(0)).toEqual([]);
  });

  it('cannot start a frame, because the open question belongs to the frame on top', () => {
    const take = (_s: State, _seat: Seat, _option: Option, k: Kernel<State>) => {
      k.call({ at: 'main', step: 'go', dice: null, got: 0 });
    };
    const match = start([0], { ...standing, take });
    expect(() => match.submit(1, ['surrender'])).toThrow(
      new RulesError('"surrender" starts a frame while a seat is asked.'),
    );
  });

  it('cannot roll', () => {
    const take = (s: State, _seat: Seat, _option: Option, k: Kernel<State>) => {
      const top = s.stack[0];
      if (top !== undefined) k.roll(top, 1, 6, 0, 'R', factOfText('luck'));
    };
    const match = start([0], { ...standing, take });
    expect(() => match.submit(1, ['surrender'])).toThrow(
      new RulesError('"main" cannot roll beside something else; under way: main/go.'),
    );
  });
});
