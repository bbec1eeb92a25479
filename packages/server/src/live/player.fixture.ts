import { type AnyUpdate, Client, type Cursor } from './client.fixture';

type Option = readonly [string, ...(string | number)[]];

/** How a player decides, and how often its connection breaks. */
export interface Habits {
  /** A number from 0 up to n, n left out. */
  pick(n: number): number;
  /** Whether the connection breaks now: before an answer, or after it was sent and before anything came back. */
  breaks(): 'before' | 'after' | null;
  /** How long it thinks about an answer, for who must keep to the server's limit; not at all if left out. */
  readonly thinksMs?: number;
}

/** An answer that was acknowledged. */
export interface Acknowledged {
  readonly n: number;
  readonly cmd: string;
  readonly ms: number;
}

interface Asked {
  readonly cmd: string;
  readonly at: number;
  readonly option: Option;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** After these the same answer is sent again: it counts once, whether it was kept or not. */
const AGAIN: readonly string[] = ['closed', 'server-failed', 'not-kept', 'unavailable'];

/** Plays a seat over the net, whatever becomes of the connection, and remembers what was acknowledged. */
export class Player {
  readonly acknowledged: Acknowledged[] = [];
  reconnects = 0;
  /** Ends the play where it stands. */
  stopped = false;
  private cursor: Cursor | undefined;
  private update: AnyUpdate | null = null;
  private client: Client | null = null;
  private heard = 0;
  private sent = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly key: string,
    private readonly habits: Habits,
  ) {}

  /** Until the match is over, or somebody stops the player. */
  async play(): Promise<AnyUpdate | null> {
    let asked: Asked | null = null;
    while (!this.stopped) {
      const client = await this.connected();
      if (client === null) continue;
      if (client.closed !== null) {
        this.drop();
        continue;
      }
      this.hear(client);
      const { update, cursor } = this;
      if (asked === null && update?.over != null) return update;
      asked ??= this.choose(update, cursor);
      if (asked === null) {
        await Promise.race([client.next(), pause(200)]);
        continue;
      }
      const breaks = this.habits.breaks();
      if (breaks === 'before') {
        this.drop();
        continue;
      }
      if (this.habits.thinksMs !== undefined) await pause(this.habits.thinksMs);
      const begun = performance.now();
      const reply = client.ask<number>('answer', { ...asked });
      if (breaks === 'after') this.drop();
      const done = await reply;
      if (done.ok) {
        const n = done.value;
        this.acknowledged.push({ n, cmd: asked.cmd, ms: performance.now() - begun });
        asked = null;
        // what was told may have come before the acknowledgement
        for (this.hear(client); client.closed === null && (this.cursor?.seq ?? 0) < n; this.hear(client)) {
          await Promise.race([client.next(), pause(200)]);
        }
      } else if (done.code === ('stale' as string)) {
        asked = null;
        await pause(5);
      } else if (!AGAIN.includes(done.code)) {
        throw new Error(JSON.stringify({ done, asked }));
      } else await pause(5);
    }
    return this.update;
  }

  end(): void {
    this.stopped = true;
    this.client?.end();
  }

  private choose(update: AnyUpdate | null, cursor: Cursor | undefined): Asked | null {
    const options = (update?.question?.options ?? []) as readonly Option[];
    const option = options.length === 0 ? undefined : options[this.habits.pick(options.length)];
    if (option === undefined || cursor === undefined) return null;
    this.sent += 1;
    return { cmd: `${this.key.slice(0, 8)}-${this.sent}`, at: cursor.seq, option };
  }

  /** Null: nobody is there at the moment. */
  private async connected(): Promise<Client | null> {
    if (this.client !== null) return this.client;
    const url = this.urls[this.reconnects % this.urls.length] ?? '';
    try {
      const [client] = await Client.enter(url, this.key, this.cursor);
      this.client = client;
      this.heard = 0;
      return client;
    } catch {
      this.reconnects += 1;
      await pause(50);
      return null;
    }
  }

  private hear(client: Client): void {
    for (const { push, update } of client.pushes.slice(this.heard)) {
      if (push === 'update') this.note(update);
      if (push === 'table' && this.update === null) void client.watch();
    }
    this.heard = client.pushes.length;
  }

  private note(update: AnyUpdate): void {
    const { seq, answers } = update;
    if (this.cursor !== undefined && seq < this.cursor.seq) return;
    this.cursor = { seq, answers };
    this.update = update;
  }

  private drop(): void {
    this.client?.end();
    this.client = null;
    this.reconnects += 1;
  }
}
