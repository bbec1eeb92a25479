import type { Update } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { Connection, type LineState } from './connection';
import type { Dial, Listener } from './transport';

type Said = { readonly id: number; readonly op: string; readonly cursor?: unknown };

/** A network of our own: every line that is dialled, what was said on it, and a clock that only we turn. */
class Net {
  readonly lines: { readonly by: string; readonly listener: Listener; readonly said: Said[] }[] = [];
  private timers: { at: number; call: () => void }[] = [];
  private time = 0;

  dial =
    (by: string): Dial =>
    (listener) => {
      const said: Said[] = [];
      this.lines.push({ by, listener, said });
      return { send: (message) => said.push(message as Said), end: () => undefined };
    };

  after = (ms: number, call: () => void): (() => void) => {
    const timer = { at: this.time + ms, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };

  pass(ms: number): void {
    this.time += ms;
    const due = this.timers.filter(({ at }) => at <= this.time);
    this.timers = this.timers.filter(({ at }) => at > this.time);
    for (const { call } of due) call();
  }

  get last() {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error('Nobody has dialled.');
    return line;
  }

  /** The server lets the screen in. */
  welcome(): void {
    this.last.listener.opened();
    this.last.listener.heard({ id: 0, ok: true, value: { card: {}, chat: [], people: [], now: 0 } });
  }
}

function updateOf(seq: number): Update<unknown> {
  return { seq, who: 'spectator', answers: seq } as unknown as Update<unknown>;
}

function open(kept: readonly Update<unknown>[] = []) {
  const net = new Net();
  const states: LineState[] = [];
  const refusals: unknown[] = [];
  const heard: unknown[] = [];
  const line = new Connection(
    'key',
    {
      state: (state) => states.push(state),
      welcome: () => undefined,
      refused: (refusal) => refusals.push(refusal),
      news: () => undefined,
    },
    kept,
    { dials: [net.dial('socket'), net.dial('requests')], after: net.after },
  );
  line.addEventListener('message', ({ data }) => heard.push(data));
  return { net, line, states, refusals, heard };
}

describe('a line to a table across the net', () => {
  it('says what was not answered again, in its order, when it is mended', () => {
    const { net, line, states } = open();
    net.welcome();
    line.postMessage({ id: 1, op: 'answer', cmd: 'a' });
    line.postMessage({ id: 2, op: 'explain' });
    net.last.listener.heard({ id: 1, ok: true, value: 1 });
    net.last.listener.broken();
    line.postMessage({ id: 3, op: 'answer', cmd: 'b' });
    net.pass(200);
    net.welcome();
    expect(net.last.said.map(({ id }) => id)).toEqual([0, 2, 3]);
    expect(states).toEqual(['connecting', 'open', 'lost', 'open']);
  });

  it('goes on watching from what was seen last', () => {
    const { net, line } = open();
    net.welcome();
    line.postMessage({ id: 1, op: 'watch', who: 'spectator' });
    net.last.listener.heard({ push: 'update', update: updateOf(7) });
    net.last.listener.broken();
    net.pass(200);
    net.welcome();
    expect(net.last.said.find(({ op }) => op === 'watch')?.cursor).toEqual({ seq: 7, answers: 7 });
  });

  it('shows what was kept before anybody answers, and asks for what has happened since', () => {
    const { net, line, heard } = open([updateOf(3)]);
    line.postMessage({ id: 1, op: 'sync', who: 'spectator' });
    line.postMessage({ id: 2, op: 'watch', who: 'spectator' });
    expect(heard).toEqual([
      { id: 1, ok: true, value: updateOf(3) },
      { id: 2, ok: true, value: null },
      { push: 'update', update: updateOf(3) },
    ]);
    net.welcome();
    expect(net.last.said.at(-1)).toMatchObject({ op: 'watch', cursor: { seq: 3, answers: 3 } });
  });

  it('tries plain requests where no socket ever got through, and only there', () => {
    const { net } = open();
    net.last.listener.broken();
    net.pass(200);
    expect(net.last.by).toBe('requests');

    const other = open();
    other.net.welcome();
    other.net.last.listener.broken();
    other.net.pass(200);
    expect(other.net.last.by).toBe('socket');
  });

  it('notices a line that is dead though nobody said so', () => {
    const { net, line, states } = open();
    net.welcome();
    line.postMessage({ id: 1, op: 'answer', cmd: 'a' });
    net.pass(12_000);
    expect(states.at(-1)).toBe('lost');
    // and one that has nothing to say: it asks now and then
    const idle = open();
    idle.net.welcome();
    idle.net.pass(20_000);
    idle.net.pass(12_000);
    expect(idle.states.at(-1)).toBe('lost');
  });

  it('gives up where the key is no longer good, and not where the server is full', () => {
    const { net, states, refusals } = open();
    net.last.listener.opened();
    net.last.listener.heard({ id: 0, ok: false, code: 'unknown-key', message: { key: 'net.keyGone', args: [] } });
    expect(states.at(-1)).toBe('refused');
    expect(refusals).toHaveLength(1);
    net.pass(60_000);
    expect(net.lines).toHaveLength(1);

    const full = open();
    full.net.last.listener.opened();
    full.net.last.listener.heard({ id: 0, ok: false, code: 'too-many', message: 'Later.' });
    full.net.pass(500);
    expect(full.net.lines).toHaveLength(2);
  });

  it('tells who asked the table something that the line broke', async () => {
    const { net, line } = open();
    net.welcome();
    const asked = line.ask({ op: 'say', text: 'Hello' });
    net.last.listener.broken();
    expect(await asked).toMatchObject({ ok: false, code: 'no-net' });
  });
});
