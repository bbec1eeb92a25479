import { describe, expect, it } from 'vitest';
import { hosted } from '../hosted';
import { Authority } from '../keeping/authority';
import { type MatchLog, memoryLog } from '../keeping/match-log';
import { openTable, restoreTable } from '../table/open';
import type { Update } from '../table/update';
import { must } from '../testing';
import { countGame, opponent, person } from '../testing-game';
import { type ClockRules, SeatClock } from './seat-clock';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', turnMs: 10 * SECOND, bankMs: 5 * SECOND, over: 'forfeit' } as const;
const SEATS = [person('Ada'), person('Bo'), person('Cy')];

/** Three people who count in turns, with a clock that only the test moves. */
function setting(clock: ClockRules = LIVE, seats = SEATS) {
  let now = 1000;
  let due: { at: number; call: () => void } | null = null;
  const log = memoryLog(must(openTable(countGame, { setup: null, seed: 'x', seats, clock })).saved());
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
  let made = 0;
  return {
    log,
    open: async (from: MatchLog = log) => must(await Authority.open(hosted(countGame), from, hooks)),
    async pass(ms: number, authority: Authority) {
      now += ms;
      if (due !== null && due.at <= now) {
        const { call } = due;
        due = null;
        call();
      }
      await authority.look(() => undefined);
    },
    say: (authority: Authority, seat: number) =>
      authority.order(
        { who: `${seat}`, cmd: `c${++made}`, at: authority.last },
        () => 0,
        (t) => t.answer(seat, ['say', 1]),
        (seq) => seq,
      ),
    late: (authority: Authority, seat: number, of: number, what: 'wait' | 'opponent' | 'forfeit') =>
      authority.order(
        { who: `${seat}`, cmd: `c${++made}`, at: authority.last },
        (t) => t.since.asked[of] ?? 0,
        (t) => t.late(seat, of, what),
        (seq) => seq,
      ),
  };
}

const clockOf = (authority: Authority) => authority.look((t) => must(t.sync('spectator')).clock?.seats ?? []);

describe('a live clock', () => {
  it('takes every turn from the turn first and then from the bank, which does not come back', async () => {
    const { open, pass, say } = setting();
    const authority = await open();
    await pass(4 * SECOND, authority);
    expect((await clockOf(authority))[0]).toEqual({ leftMs: 11_000, bankMs: 5000, running: true, late: false });
    await pass(8 * SECOND, authority);
    expect((await clockOf(authority))[0]).toMatchObject({ leftMs: 3000, bankMs: 3000 });
    must(await say(authority, 0));
    const [mine, next] = await clockOf(authority);
    expect(mine).toEqual({ leftMs: 13_000, bankMs: 3000, running: false, late: false });
    expect(next).toEqual({ leftMs: 15_000, bankMs: 5000, running: true, late: false });
  });

  it('tells everybody when it has run out, once, and the late seat may still answer', async () => {
    const { open, pass, say } = setting();
    const authority = await open();
    const told: Update<unknown>[] = [];
    must(await authority.watch(1, (update) => told.push(update)));
    await pass(15 * SECOND, authority);
    expect(told.map(({ cause }) => cause)).toEqual(['sync', 'time']);
    expect(told.at(-1)?.clock?.seats[0]).toEqual({ leftMs: 0, bankMs: 0, running: true, late: true });
    await pass(DAY, authority);
    expect(told).toHaveLength(2);
    must(await say(authority, 0));
    expect((await clockOf(authority))[0]).toMatchObject({ leftMs: 10_000, bankMs: 0, late: false });
  });

  it('offers the others what was agreed and more time, and nothing before it has run out', async () => {
    const { open, pass, late } = setting();
    const authority = await open();
    expect(await late(authority, 1, 0, 'forfeit')).toMatchObject({ ok: false, code: 'not-late' });
    await pass(15 * SECOND, authority);
    expect(await late(authority, 0, 0, 'wait')).toMatchObject({ ok: false, code: 'not-allowed' });
    expect(await late(authority, 1, 0, 'opponent')).toMatchObject({ ok: false, code: 'not-allowed' });
    expect(await late(authority, 1, 2, 'forfeit')).toMatchObject({ ok: false, code: 'not-late' });
    must(await late(authority, 1, 0, 'wait'));
    expect((await clockOf(authority))[0]).toMatchObject({ leftMs: 10_000, late: false });
    expect(await late(authority, 1, 0, 'forfeit')).toMatchObject({ ok: false, code: 'not-late' });
    await pass(10 * SECOND, authority);
    must(await late(authority, 2, 0, 'forfeit'));
    const end = await authority.look((t) => must(t.sync(1)));
    expect(end).toMatchObject({ forfeit: 0, over: { winners: [1, 2] }, waiting: [], question: null, undo: null });
    expect(end.clock?.seats.map(({ running }) => running)).toEqual([false, false, false]);
  });

  it('that was lost stays lost: nobody answers or takes back any more, and it is saved', async () => {
    const { open, pass, late, say, log } = setting({ ...LIVE, over: 'forfeit' });
    const authority = await open();
    must(await say(authority, 0));
    await pass(15 * SECOND, authority);
    must(await late(authority, 0, 1, 'forfeit'));
    expect(await say(authority, 1)).toMatchObject({ ok: false, code: 'match-over' });
    expect(await authority.look((t) => t.undo(0))).toMatchObject({ ok: false, code: 'match-over' });
    expect(await authority.look((t) => t.redo(0))).toMatchObject({ ok: false, code: 'match-over' });
    const saved = await authority.look((t) => t.saved());
    expect(must(restoreTable(countGame, saved)).over?.winners).toEqual([0, 2]);
    expect(await (await open()).look((t) => t.over?.winners)).toEqual([0, 2]);
    const snapshot = await authority.look((t) => t.snapshot());
    const stood = must(hosted(countGame).openStored({ base: null, snapshot, entries: [] }));
    expect(stood.over?.winners).toEqual([0, 2]);
    expect((await log.load(true))?.entries.at(-1)).toMatchObject({ change: { do: 'forfeit', seat: 1 } });
  });

  it('hands the seat to the opponent that was agreed on, which is not in a hurry', async () => {
    const { open, pass, late } = setting({ ...LIVE, over: 'opponent', opponent: 'one' });
    const authority = await open();
    await pass(15 * SECOND, authority);
    must(await late(authority, 1, 0, 'opponent'));
    expect(await authority.look((t) => must(t.sync(1)).seats[0])).toEqual(opponent('one'));
    expect((await clockOf(authority))[0]).toMatchObject({ running: false, late: false });
  });

  it('with an unknown opponent is refused', () => {
    const clock = { ...LIVE, over: 'opponent', opponent: 'deep blue' };
    expect(openTable(countGame, { setup: null, seed: 'x', seats: SEATS, clock })).toMatchObject({
      ok: false,
      problems: [{ path: 'clock/opponent' }],
    });
  });

  it('counts what has passed since the last entry when the match is opened, and nothing where that is given back', async () => {
    const { open, pass, say, log } = setting();
    const authority = await open();
    await pass(4 * SECOND, authority);
    must(await say(authority, 0));
    await pass(3 * SECOND, authority);
    const after = (idleMs: number): MatchLog => ({
      ...log,
      load: async (whole) => {
        const stored = await log.load(whole);
        return stored === null ? null : { ...stored, idleMs };
      },
    });
    expect((await clockOf(await open(after(3000))))[1]).toMatchObject({ leftMs: 12_000 });
    expect((await clockOf(await open(after(0))))[1]).toMatchObject({ leftMs: 15_000 });
  });

  it('counts no moment twice at another node', async () => {
    const { open, pass, say } = setting();
    const [here, there] = [await open(), await open()];
    await pass(4 * SECOND, here);
    must(await say(here, 0));
    await there.poke();
    await pass(2 * SECOND, there);
    must(await say(there, 1));
    await here.poke();
    expect(await clockOf(here)).toEqual(await clockOf(there));
    const used = await here.look((t) => must(t.sync(0)).used);
    expect(used).toEqual([4000, 2000, 0]);
  });
});

describe('a clock for weeks', () => {
  const rules = { kind: 'correspondence', turnMs: 2 * DAY, weekends: 'off', zone: 0, over: 'wait' } as const;
  /** A Friday. */
  const friday = Date.UTC(2026, 0, 2, 12);

  it('stands still at weekends', () => {
    let now = friday;
    const clock = new SeatClock(() => now, rules, 2, null);
    clock.set([0]);
    expect(new Date(clock.dueAt() ?? 0).toISOString()).toBe('2026-01-06T12:00:00.000Z');
    now = Date.UTC(2026, 0, 3, 12);
    expect(clock.read().seats[0]).toEqual({ leftMs: 36 * HOUR, bankMs: 0, running: false, late: false });
    now = Date.UTC(2026, 0, 5, 0);
    expect(clock.read().seats[0]).toMatchObject({ leftMs: 36 * HOUR, running: true });
    now = Date.UTC(2026, 0, 6, 12);
    expect(clock.untilLate()).toBe(0);
  });

  it('knows the weekend of its zone, and none where weekends count', () => {
    const due = (more: object) => {
      const clock = new SeatClock(() => friday, { ...rules, ...more }, 2, null);
      clock.set([1]);
      return new Date(clock.dueAt() ?? 0).toISOString();
    };
    // twelve hours ahead the weekend has just begun
    expect(due({ zone: 12 * 60 })).toBe('2026-01-06T12:00:00.000Z');
    expect(due({ zone: 12 * 60, turnMs: HOUR })).toBe('2026-01-04T13:00:00.000Z');
    expect(due({ weekends: 'count' })).toBe('2026-01-04T12:00:00.000Z');
  });
});
