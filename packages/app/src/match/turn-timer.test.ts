import { describe, expect, it } from 'vitest';
import { TurnTimer } from './turn-timer';

const FIVE = 300_000;

function timer(used: Record<string, number> = {}) {
  const time = { now: 1000 };
  return { time, timer: new TurnTimer(() => time.now, used) };
}

describe('the turn timer (AA-TIMER-01)', () => {
  it('runs for the seat that is timed', () => {
    const { time, timer: t } = timer();
    expect(t.read()).toBeNull();
    t.set({ seat: 1, turn: '4', limitMs: FIVE }, true);
    time.now += 60_000;
    expect(t.read()).toEqual({ seat: 1, leftMs: 240_000, running: true });
    time.now += FIVE;
    expect(t.read()?.leftMs).toBe(0);
  });

  it('adds up over both phases and whatever comes between', () => {
    const { time, timer: t } = timer();
    const timed = { seat: 0, turn: '1', limitMs: FIVE };
    t.set(timed, true);
    time.now += 100_000;
    t.set(null, false); // somebody else may intercept
    time.now += 999_999;
    t.set(timed, false); // a film is shown
    time.now += 999_999;
    t.set(timed, true);
    time.now += 50_000;
    expect(t.read()).toEqual({ seat: 0, leftMs: 150_000, running: true });
  });

  it('begins anew with every turn, and goes on where a turn is taken up again', () => {
    const { time, timer: t } = timer();
    t.set({ seat: 0, turn: '1', limitMs: FIVE }, true);
    time.now += 100_000;
    t.set({ seat: 1, turn: '2', limitMs: FIVE }, true);
    expect(t.read()).toEqual({ seat: 1, leftMs: FIVE, running: true });
    t.set({ seat: 0, turn: '1', limitMs: FIVE }, true);
    expect(t.read()?.leftMs).toBe(200_000);
  });

  it('survives being kept', () => {
    const { time, timer: t } = timer();
    t.set({ seat: 0, turn: '1', limitMs: FIVE }, true);
    time.now += 70_000;
    const again = timer(t.kept());
    again.timer.set({ seat: 0, turn: '1', limitMs: FIVE }, true);
    expect(again.timer.read()?.leftMs).toBe(230_000);
    expect(t.read()?.leftMs).toBe(230_000);
  });
});
