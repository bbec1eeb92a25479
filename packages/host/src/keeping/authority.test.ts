import { type Option, type Problem, seedRng, stableHash } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { type AnyTable, hosted } from '../hosted';
import { openTable } from '../table/open';
import type { Occupant } from '../table/seats';
import type { Update } from '../table/update';
import { answerSomehow, must } from '../testing';
import { countGame, opponent, person } from '../testing-game';
import { Authority, type Command, type Since } from './authority';
import { type Entry, MAX_ENTRY_BYTES } from './entry';
import { type MatchLog, memoryLog } from './match-log';

const ADA = person('Ada');
const BO = person('Bo');
const GAME = hosted(toyGame);
/** A log in memory does not look at it. */
const NO_TABLE = null as unknown as AnyTable;

function duel(seats: Occupant[] = [ADA, BO], undo: 'free' | 'strict' = 'free'): unknown {
  return must(openTable(toyGame, { setup: toyGame.defaultSetup('toy'), seed: 's1', seats, undo })).saved();
}

const asked =
  (seat: number): Since =>
  (table) =>
    table.since.asked[seat] ?? 0;

/** Answers as a client does: it names the update it saw. */
function answer(authority: Authority, command: Command, seat: number, option: Option) {
  return authority.order(
    command,
    asked(seat),
    (table) => table.answer(seat, option),
    (seq) => seq,
  );
}

let made = 0;
const fresh = (at: number, who = 'ada'): Command => ({ who, cmd: `c${++made}`, at });

const hashOf = (authority: Authority) =>
  authority.look((table) => stableHash(must(table.stateAt(table.journal.length))));

/** A log whose next append does something else. */
function troubled(log: MatchLog) {
  let trouble: ((entries: readonly Entry[]) => Promise<'kept' | 'taken' | 'gone'>) | null = null;
  const kept: Entry[][] = [];
  return {
    kept,
    next(does: (entries: readonly Entry[]) => Promise<'kept' | 'taken' | 'gone'>) {
      trouble = does;
    },
    log: {
      ...log,
      async append(entries: readonly Entry[], table: AnyTable, texts: readonly string[]) {
        const now = trouble;
        trouble = null;
        if (now !== null) return now(entries);
        kept.push([...entries]);
        return log.append(entries, table, texts);
      },
    } satisfies MatchLog,
  };
}

describe('a change', () => {
  it('that the store lost is not acknowledged while the store cannot be read, and can be ordered again', async () => {
    const inner = memoryLog(duel());
    const { log, next } = troubled(inner);
    let down = false;
    const load: MatchLog['load'] = async (whole) => {
      if (down) throw new Error('the line is down');
      return inner.load(whole);
    };
    const authority = must(await Authority.open(GAME, { ...log, load }));
    next(async () => {
      down = true;
      throw new Error('the line is down');
    });
    const command = fresh(0);
    expect(await answer(authority, command, 0, ['bid', 1])).toMatchObject({ ok: false, code: 'not-kept' });
    down = false;
    expect(await answer(authority, command, 0, ['bid', 1])).toEqual({ ok: true, value: 1 });
    expect(await inner.read(0)).toHaveLength(1);
  });

  it('is kept before anybody is told', async () => {
    const order: string[] = [];
    const inner = memoryLog(duel());
    const { log, next } = troubled(inner);
    const authority = must(await Authority.open(GAME, log));
    must(await authority.watch(0, (update) => order.push(`told ${update.seq}`)));
    let release: () => void = () => undefined;
    next(async (entries) => {
      order.push(`keeping ${entries[0]?.seq}`);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      order.push('kept');
      return inner.append(entries, NO_TABLE, []);
    });
    const answering = answer(authority, fresh(0), 0, ['bid', 1]);
    // whoever looks meanwhile does not see it either: the look waits
    const looking = authority.look((table) => {
      order.push('looked');
      return table.last;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(order).toEqual(['told 0', 'keeping 1']);
    release();
    expect(must(await answering)).toBe(1);
    expect(await looking).toBe(1);
    expect(order).toEqual(['told 0', 'keeping 1', 'kept', 'told 1', 'looked']);
  });

  it('that cannot be kept has not happened, and can be ordered again', async () => {
    const problems: Problem[] = [];
    const { log, next } = troubled(memoryLog(duel()));
    const authority = must(await Authority.open(GAME, log, { onProblem: (p) => problems.push(p) }));
    const before = await hashOf(authority);
    const told: Update<unknown>[] = [];
    must(await authority.watch('spectator', (update) => told.push(update)));
    next(() => Promise.reject(new Error('disk full')));
    const command = fresh(0);
    expect(await answer(authority, command, 0, ['bid', 1])).toMatchObject({ ok: false, code: 'not-kept' });
    expect(problems).toMatchObject([{ path: 'save', message: 'The match could not be saved: disk full' }]);
    expect(await hashOf(authority)).toBe(before);
    expect(told).toHaveLength(1);
    expect(must(await answer(authority, command, 0, ['bid', 1]))).toBe(1);
    expect(told.map((u) => u.seq)).toEqual([0, 1]);
  });

  it('that was kept though the store never said so counts', async () => {
    const inner = memoryLog(duel());
    const { log, next } = troubled(inner);
    const authority = must(await Authority.open(GAME, log));
    const told: Update<unknown>[] = [];
    must(await authority.watch(1, (update) => told.push(update)));
    next(async (entries) => {
      await inner.append(entries, NO_TABLE, []);
      throw new Error('the line is down');
    });
    expect(must(await answer(authority, fresh(0), 0, ['bid', 1]))).toBe(1);
    expect(told.map((u) => [u.seq, u.cause, u.steps.length])).toEqual([
      [0, 'sync', 0],
      [1, 'sync', 1],
    ]);
  });

  it('delivered twice counts once, with the same result, even after the table was opened again', async () => {
    const { log, kept } = troubled(memoryLog(duel()));
    const authority = must(await Authority.open(GAME, log));
    const bid = fresh(0);
    must(await answer(authority, bid, 0, ['bid', 0]));
    must(await answer(authority, fresh(0, 'bo'), 1, ['bid', 0]));
    const seat = await authority.look((table) => must(table.sync('spectator')).waiting[0] ?? -1);
    const end = fresh(2);
    expect(must(await answer(authority, end, seat, ['end']))).toBe(3);
    expect(must(await answer(authority, end, seat, ['end']))).toBe(3);
    expect(must(await answer(authority, bid, 0, ['bid', 0]))).toBe(1);
    const again = must(await Authority.open(GAME, log));
    expect(must(await answer(again, end, seat, ['end']))).toBe(3);
    expect(kept).toHaveLength(3);
    // another command of the same words is another command, and too late
    expect(await answer(again, fresh(2), seat, ['end'])).toMatchObject({ ok: false, code: 'stale' });
  });

  it('meant for an earlier question is stale, though it is offered again', async () => {
    const authority = must(await Authority.open(GAME, memoryLog(duel())));
    must(await answer(authority, fresh(0), 0, ['bid', 0]));
    must(await answer(authority, fresh(0, 'bo'), 1, ['bid', 1]));
    const late = fresh(2, 'bo');
    must(await answer(authority, fresh(2, 'bo'), 1, ['end']));
    must(await answer(authority, fresh(3), 0, ['end']));
    const before = await hashOf(authority);
    expect(await answer(authority, late, 1, ['end'])).toMatchObject({ ok: false, code: 'stale' });
    expect(await answer(authority, fresh(99, 'bo'), 1, ['end'])).toMatchObject({ ok: false, code: 'stale' });
    expect(await hashOf(authority)).toBe(before);
  });

  it('is not stale because somebody else has secretly answered meanwhile', async () => {
    const authority = must(await Authority.open(GAME, memoryLog(duel())));
    must(await answer(authority, fresh(0), 0, ['bid', 3]));
    expect(must(await answer(authority, fresh(0, 'bo'), 1, ['bid', 0]))).toBe(2);
  });

  it('that the rules fail at leaves nothing in the log', async () => {
    const base = must(openTable(countGame, { setup: null, seed: 'x', seats: [ADA, BO, BO] })).saved();
    const { log, kept } = troubled(memoryLog(base));
    const authority = must(await Authority.open(hosted(countGame), log));
    expect(await answer(authority, fresh(0), 0, ['crash'])).toMatchObject({ ok: false, code: 'rules-failed' });
    expect(kept).toEqual([]);
    expect(must(await answer(authority, fresh(0), 0, ['say', 1]))).toBe(1);
  });
});

describe('a change that fails half-way', () => {
  it('leaves nothing behind', async () => {
    const { log, kept } = troubled(memoryLog(duel()));
    const authority = must(await Authority.open(GAME, log));
    const before = await hashOf(authority);
    const failing = authority.order(
      fresh(0),
      () => 0,
      (table) => {
        must(table.answer(0, ['bid', 1]));
        throw new Error('a slip of the interpreter');
      },
      (seq) => seq,
    );
    await expect(failing).rejects.toThrow('a slip of the interpreter');
    expect(kept).toEqual([]);
    expect(await hashOf(authority)).toBe(before);
    expect(must(await answer(authority, fresh(0), 0, ['bid', 1]))).toBe(1);
  });
});

describe('two nodes with one log', () => {
  it('agree who came first; the other one tells its viewers and goes on', async () => {
    const log = memoryLog(duel());
    const [here, there] = [must(await Authority.open(GAME, log)), must(await Authority.open(GAME, log))];
    const told: Update<unknown>[] = [];
    must(await there.watch('spectator', (update) => told.push(update)));
    must(await answer(here, fresh(0), 0, ['bid', 3]));
    // it does not know yet, and offers the same number
    expect(await answer(there, fresh(0, 'bo'), 1, ['bid', 0])).toMatchObject({ ok: false, code: 'stale' });
    expect(told.map((u) => [u.seq, u.answers])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(must(await answer(there, fresh(1, 'bo'), 1, ['bid', 0]))).toBe(2);
    await here.poke();
    expect(await hashOf(here)).toBe(await hashOf(there));
  });

  it('a command for a moment that only the other knows makes it read first', async () => {
    const log = memoryLog(duel());
    const [here, there] = [must(await Authority.open(GAME, log)), must(await Authority.open(GAME, log))];
    must(await answer(here, fresh(0), 0, ['bid', 3]));
    expect(must(await answer(there, fresh(1, 'bo'), 1, ['bid', 0]))).toBe(2);
  });

  it('a command that was carried out at one is known at the other', async () => {
    const log = memoryLog(duel());
    const [here, there] = [must(await Authority.open(GAME, log)), must(await Authority.open(GAME, log))];
    const command = fresh(0);
    must(await answer(here, command, 0, ['bid', 3]));
    expect(must(await answer(there, command, 0, ['bid', 3]))).toBe(1);
  });
});

describe('a cursor', () => {
  const steps = async (authority: Authority, cursor: object) => {
    let first: Update<unknown> | undefined;
    const stop = must(await authority.watch(0, (update) => (first ??= update), cursor));
    stop();
    return { answers: first?.steps.map((s) => s.answers), rewritten: first?.rewritten };
  };

  it('gets the steps since, or a fresh start when what was seen was taken back', async () => {
    const authority = must(await Authority.open(GAME, memoryLog(duel())));
    must(await answer(authority, fresh(0), 0, ['bid', 0]));
    must(await answer(authority, fresh(0, 'bo'), 1, ['bid', 1]));
    must(await answer(authority, fresh(2, 'bo'), 1, ['end']));
    expect(await steps(authority, { seq: 1, answers: 1 })).toEqual({ answers: [2, 3], rewritten: false });
    expect(await steps(authority, { seq: 3, answers: 3 })).toEqual({ answers: [], rewritten: false });
    const back = await authority.order(
      fresh(3),
      (t) => t.since.moved,
      (t) => t.undo(0, 2),
      (seq) => seq,
    );
    expect(must(back)).toBe(4);
    expect(await steps(authority, { seq: 3, answers: 3 })).toEqual({ answers: [], rewritten: true });
    expect(await steps(authority, { seq: 2, answers: 2 })).toEqual({ answers: [], rewritten: false });
    // answered otherwise: as many answers as before, but not the same
    const options = await authority.look((t) => must(t.sync(1)).question?.options);
    const other = options?.find(([verb]) => verb !== 'end') ?? ['end'];
    must(await answer(authority, fresh(4, 'bo'), 1, other));
    expect(await steps(authority, { seq: 3, answers: 3 })).toEqual({ answers: [], rewritten: true });
    expect(await steps(authority, { seq: 2, answers: 2 })).toEqual({ answers: [3], rewritten: false });
    expect(await steps(authority, { seq: 77, answers: 2 })).toEqual({ answers: [], rewritten: true });
  });

  it('that is none is refused', async () => {
    const authority = must(await Authority.open(GAME, memoryLog(duel())));
    for (const cursor of [null, 3, { seq: -1, answers: 0 }, { seq: 0 }, { seq: 0, answers: 0, all: true }]) {
      expect(await authority.watch(0, () => undefined, cursor)).toMatchObject({ ok: false, code: 'malformed' });
    }
  });
});

describe('a stored match', () => {
  /** Plays on at random, undo and redo included. */
  async function play(authority: Authority, rng: ReturnType<typeof seedRng>, changes: number) {
    for (let n = 0; n < changes; n++) {
      const before = await authority.look((table) => table.last);
      const done = await authority.order(
        fresh(before),
        () => 0,
        (table) => {
          if (table.over !== null || n % 9 === 8) return table.undo(0);
          if (n % 9 === 0 && table.redo(0).ok) return { ok: true, value: table.last };
          answerSomehow(table, rng);
          return { ok: true, value: table.last };
        },
        (seq) => seq,
      );
      must(done);
    }
  }

  it('opens from snapshot and tail exactly as it stood, and goes on the same way', async () => {
    const { log, kept } = troubled(memoryLog(duel()));
    let snapshots = 0;
    const counted: MatchLog = {
      ...log,
      keep(snapshot) {
        snapshots++;
        return log.keep(snapshot);
      },
    };
    const authority = must(await Authority.open(GAME, counted));
    await play(authority, seedRng('stored'), 150);
    expect(snapshots).toBe(2);
    const again = must(await Authority.open(GAME, log));
    const whole = must(await Authority.open(GAME, { ...log, load: () => log.load(true) }));
    const seen = (a: Authority) =>
      a.look((t: AnyTable) => [t.saved(), t.snapshot(), must(t.history(0)), must(t.sync(1)), t.since]);
    expect(await seen(again)).toEqual(await seen(authority));
    expect(await seen(whole)).toEqual(await seen(authority));
    const back = { who: 'ada', cmd: 'back', at: await authority.look((t) => t.last) };
    for (const a of [authority, again]) {
      await a.order(
        back,
        () => 0,
        (t) => t.undo(0, 3),
        (seq) => seq,
      );
    }
    expect(await hashOf(again)).toBe(await hashOf(authority));
    for (const entries of kept) {
      for (const entry of entries) expect(JSON.stringify(entry).length).toBeLessThan(MAX_ENTRY_BYTES);
    }
  });

  it('is not played again to be opened', async () => {
    const log = memoryLog(duel());
    await play(must(await Authority.open(GAME, log)), seedRng('quick'), 64);
    const rules = {
      ...toyGame.rules,
      init: () => {
        throw new Error('played again');
      },
    };
    const again = must(await Authority.open(hosted({ ...toyGame, rules }), log));
    expect(await again.look((t) => t.last)).toBe(64);
  });

  it('with a damaged snapshot opens from its start', async () => {
    const log = memoryLog(duel());
    const authority = must(await Authority.open(GAME, log));
    await play(authority, seedRng('damaged'), 70);
    const damaged: MatchLog = {
      ...log,
      async load(whole) {
        const stored = await log.load(whole);
        if (stored?.snapshot == null) return stored;
        return { ...stored, snapshot: { ...stored.snapshot, hash: '0123456789abcdef' } };
      },
    };
    expect(await hashOf(must(await Authority.open(GAME, damaged)))).toBe(await hashOf(authority));
  });

  it('of other rules goes on on the tape of its draws', async () => {
    const log = memoryLog(duel());
    const authority = must(await Authority.open(GAME, log));
    await play(authority, seedRng('tape'), 70);
    const newer = hosted({ ...toyGame, rules: { ...toyGame.rules, version: '2' } });
    const again = must(await Authority.open(newer, log));
    expect(await hashOf(again)).toBe(await hashOf(authority));
    expect(await again.look((t) => t.saved().replay.dice)).toBe('given');
  });

  it('with a hole in its log is not opened', async () => {
    const log = memoryLog(duel());
    const authority = must(await Authority.open(GAME, log));
    await play(authority, seedRng('hole'), 9);
    const torn: MatchLog = {
      ...log,
      async load(whole) {
        const stored = await log.load(whole);
        return stored === null ? null : { ...stored, entries: stored.entries.filter((_, i) => i !== 3) };
      },
    };
    expect(await Authority.open(GAME, torn)).toMatchObject({
      ok: false,
      problems: [{ path: 'entries/3', message: 'Entry 5 does not fit: Expected entry 4, found 5.' }],
    });
  });
});

describe('opponents', () => {
  const seats = [opponent('rulebook'), opponent('rulebook')];

  it('think elsewhere as they would here', async () => {
    const [one, other] = [memoryLog(duel(seats)), memoryLog(duel(seats))];
    const here = must(await Authority.open(GAME, one));
    while (must(await here.advance()));
    const there = must(await Authority.open(GAME, other));
    for (let wanted = await there.nextThought(); wanted !== null; wanted = await there.nextThought()) {
      const { view, decision, name, world } = JSON.parse(JSON.stringify(wanted)) as typeof wanted;
      const reply = toyGame.opponents[name]?.(view as never, decision, () => world as never) ?? null;
      must(await there.accept(wanted, JSON.parse(JSON.stringify(reply))));
    }
    expect(await there.look((t) => t.over)).not.toBeNull();
    expect((await other.load(true))?.entries).toEqual((await one.load(true))?.entries);
  });

  it('reply too late when a person has taken the seat or the match has moved', async () => {
    const authority = must(await Authority.open(GAME, memoryLog(duel([opponent('rulebook'), BO]))));
    const wanted = await authority.nextThought();
    if (wanted === null) throw new Error('Nobody thinks.');
    const reply =
      toyGame.opponents.rulebook?.(wanted.view as never, wanted.decision, () => wanted.world as never) ?? null;
    must(await authority.accept(wanted, reply));
    expect(await authority.accept(wanted, reply)).toMatchObject({ ok: false, code: 'stale' });
  });

  it('that fail leave the seat', async () => {
    const problems: Problem[] = [];
    const hooks = { onProblem: (p: Problem) => void problems.push(p) };
    const authority = must(await Authority.open(GAME, memoryLog(duel([opponent('rulebook'), BO])), hooks));
    const wanted = await authority.nextThought();
    if (wanted === null) throw new Error('Nobody thinks.');
    must(await authority.accept(wanted, null));
    expect(await authority.look((t) => must(t.sync('spectator')).seats[0])).toEqual({ by: 'nobody' });
    expect(problems[0]?.path).toBe('opponent');
  });
});
