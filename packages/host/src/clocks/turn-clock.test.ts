import { describe, expect, it } from 'vitest';
import { hosted } from '../hosted';
import { Authority } from '../keeping/authority';
import { memoryLog } from '../keeping/match-log';
import { openTable } from '../table/open';
import type { Update } from '../table/update';
import { must } from '../testing';
import { countGame, person } from '../testing-game';

const ADA = person('Ada');
const BO = person('Bo');
/** Ten seconds for every turn of seat 0. */
const timed: typeof countGame = {
  ...countGame,
  deadline: (s) => (s.turn % 3 === 0 ? { seat: 0, turn: `${s.turn}`, limitMs: 10_000, answer: ['say', 1] } : null),
};

function setting() {
  let now = 1000;
  let due: { at: number; call: () => void } | null = null;
  const base = must(openTable(timed, { setup: null, seed: 'x', seats: [ADA, BO, BO] })).saved();
  const log = memoryLog(base);
  const hooks = {
    now: () => now,
    timer(ms: number, call: () => void) {
      const mine = { at: now + ms, call };
      due = mine;
      return () => {
        if (due === mine) due = null;
      };
    },
  };
  return {
    log,
    open: async () => must(await Authority.open(hosted(timed), log, hooks)),
    async pass(ms: number, authority: Authority) {
      now += ms;
      if (due !== null && due.at <= now) {
        const { call } = due;
        due = null;
        call();
      }
      await authority.look(() => undefined);
    },
  };
}

const leftOf = (authority: Authority) => authority.look((t) => must(t.sync('spectator')).left);

describe('a turn with a time limit', () => {
  it('ends by the clock of the host, and not before', async () => {
    const { open, pass, log } = setting();
    const authority = await open();
    const told: Update<unknown>[] = [];
    must(await authority.watch(1, (update) => told.push(update)));
    await pass(9_999, authority);
    expect(await leftOf(authority)).toEqual({ seat: 0, leftMs: 1, running: true });
    await pass(1, authority);
    expect(told.at(-1)).toMatchObject({ seq: 1, steps: [{ answers: 1, seat: 0, by: '$clock' }], left: null });
    const entries = (await log.load(true))?.entries;
    expect(entries).toMatchObject([{ seq: 1, ms: 10_000, turnMs: 10_000, change: { do: 'answer', by: '$clock' } }]);
  });

  it('cannot be ended by the person with the answer of the clock', async () => {
    const { open } = setting();
    const authority = await open();
    const question = await authority.look((t) => must(t.sync(0)).question?.options);
    expect(question).toEqual([['roll', 3], ['crash']]);
    const done = await authority.order(
      { who: 'a', cmd: '1', at: 0 },
      () => 0,
      (t) => t.answer(0, ['say', 1]),
      (seq) => seq,
    );
    expect(done).toMatchObject({ ok: false, code: 'not-an-option' });
  });

  it('stands still while it is held, and what was used is not given back by opening the match again', async () => {
    const { open, pass } = setting();
    const authority = await open();
    await pass(4000, authority);
    must(await authority.hold(true));
    await pass(60_000, authority);
    expect(await leftOf(authority)).toEqual({ seat: 0, leftMs: 6000, running: false });
    const again = await open();
    expect(await leftOf(again)).toEqual({ seat: 0, leftMs: 6000, running: true });
    must(await authority.hold(false));
    await pass(6000, authority);
    expect(await authority.look((t) => t.journal.length)).toBe(1);
  });

  it('gives back what was not written down when the host died', async () => {
    const { open, pass } = setting();
    const authority = await open();
    await pass(9000, authority);
    expect(await leftOf(await open())).toEqual({ seat: 0, leftMs: 10_000, running: true });
  });

  it('adds up over several answers of the turn', async () => {
    const { open, pass } = setting();
    const authority = await open();
    await pass(3000, authority);
    const seated = await authority.order(
      { who: 'a', cmd: '1', at: 0 },
      () => 0,
      (t) => t.seat(1, ADA),
      (seq) => seq,
    );
    expect(must(seated)).toBe(1);
    await pass(3000, authority);
    expect((await leftOf(authority))?.leftMs).toBe(4000);
  });
});
