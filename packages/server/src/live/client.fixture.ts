import { randomBytes } from 'node:crypto';
import type { Attempt, Update } from '@sandtable/host';
import { hostEnglish } from '@sandtable/host/words';
import { factOfText, readFact } from '@sandtable/kernel';
import type { Made, Person, Welcome } from '@sandtable/wire';
import { netEnglish } from '@sandtable/wire/words';
import { WebSocket } from 'ws';

const CLOSED = { ok: false, code: 'closed', message: factOfText('The socket was closed.') } as const;

export type AnyUpdate = Update<unknown>;

export type { Made };

export interface Hello extends Welcome {
  /** How things stood when the screen began to watch; null while the match has not begun. */
  readonly update: AnyUpdate | null;
  /** The number of that update. */
  readonly n: number;
}

export interface Push {
  readonly push: 'update' | 'chat' | 'presence' | 'table';
  readonly update: AnyUpdate;
  readonly line: { readonly text: string; readonly name: string };
  readonly seats: readonly number[];
  readonly people: readonly Person[];
}

export interface Cursor {
  readonly seq: number;
  readonly answers: number;
}

/** What a request is about, if it does not say: the screen's own seat, its own eyes. */
const ABOUT_SEAT = ['answer', 'undo', 'redo', 'agree', 'wish', 'goOn', 'explain', 'odds', 'wishes'];
const ABOUT_VIEW = ['watch', 'unwatch', 'sync', 'history', 'viewAt', 'thoughtAt'];

/** Asks the server by POST. */
export async function call<T = unknown>(url: string, name: string, body: unknown): Promise<Attempt<T>> {
  const response = await fetch(`${url}api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Attempt<T>;
}

export function must<T>(result: Attempt<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** A refusal as somebody reads it. */
export function sentenceOf(refused: Attempt<unknown>): string {
  return refused.ok ? '' : readFact({ ...hostEnglish, net: netEnglish }, refused.message);
}

export interface Claimed {
  readonly match: string;
  readonly seat: number;
  readonly key: string;
  readonly name: string;
}

export const chance = () => randomBytes(16).toString('hex');

export async function claim(url: string, link: string | null | undefined, name: string): Promise<Claimed> {
  return must(await call<Claimed>(url, 'claim', { key: link, name, chance: chance() }));
}

/** One screen at the other end of a socket. */
export class Client {
  readonly pushes: Push[] = [];
  who: number | 'spectator' = 'spectator';
  closed: { readonly code: number; readonly reason: string } | null = null;
  private readonly waiting = new Map<number, (reply: Attempt<unknown>) => void>();
  private readonly wakers = new Set<() => void>();
  private id = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Push | (Attempt<unknown> & { id: number | null });
      if ('push' in message) this.pushes.push(message);
      else this.waiting.get(message.id ?? -1)?.(message);
      this.wake();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      for (const done of [...this.waiting.values()]) done(CLOSED);
      this.wake();
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string): Promise<Client> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`);
    const client = new Client(socket);
    await new Promise((done, fail) => {
      socket.once('open', done);
      socket.once('error', fail);
    });
    return client;
  }

  /** Opens a socket, says hello and begins to watch. */
  static async enter(url: string, key: string, cursor?: Cursor): Promise<[Client, Hello]> {
    const client = await Client.open(url);
    const reply = await client.ask<Omit<Hello, 'update' | 'n'>>('hello', { protocol: 1, key });
    if (!reply.ok) client.end();
    const hello = must(reply);
    client.who = hello.who;
    const update = hello.card.phase === 'waiting' ? null : await client.watch(cursor);
    return [client, { ...hello, update, n: update?.seq ?? 0 }];
  }

  /** How things stand, and from now on every change; null while the match has not begun. */
  async watch(cursor?: Cursor): Promise<AnyUpdate | null> {
    const before = this.pushes.length;
    const done = await this.ask('watch', cursor === undefined ? {} : { cursor });
    if (!done.ok) return null;
    const isUpdate = ({ push }: Push) => push === 'update';
    await this.until(() => this.pushes.slice(before).some(isUpdate));
    return this.pushes.slice(before).find(isUpdate)?.update ?? null;
  }

  /** The last update that was pushed. */
  get last(): AnyUpdate | undefined {
    return this.pushes.filter(({ push }) => push === 'update').at(-1)?.update;
  }

  /** Waits until the update with this number has come. */
  async untilUpdate(seq: number): Promise<void> {
    await this.until(() => (this.last?.seq ?? -1) >= seq);
  }

  ask<T = unknown>(op: string, fields: Record<string, unknown> = {}): Promise<Attempt<T>> {
    if (this.closed !== null) return Promise.resolve(CLOSED);
    const id = ++this.id;
    const about = ABOUT_SEAT.includes(op)
      ? { seat: Number(this.who) || 0 }
      : ABOUT_VIEW.includes(op)
        ? { who: this.who }
        : {};
    this.socket.send(JSON.stringify({ id, op, ...about, ...fields }));
    return new Promise((done) => {
      this.waiting.set(id, (reply) => {
        this.waiting.delete(id);
        done(reply as Attempt<T>);
      });
    });
  }

  /** Waits until something that came makes it true. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.closed !== null) throw new Error(`The socket was closed: ${this.closed.reason}`);
      await this.next();
    }
  }

  async untilClosed(): Promise<{ readonly code: number; readonly reason: string }> {
    while (this.closed === null) await this.next();
    return this.closed;
  }

  end(): void {
    this.socket.terminate();
  }

  /** Until the next message, or the end. */
  next(): Promise<void> {
    return new Promise((done) => {
      const wake = () => {
        this.wakers.delete(wake);
        done();
      };
      this.wakers.add(wake);
    });
  }

  private wake(): void {
    for (const waker of [...this.wakers]) waker();
  }
}
