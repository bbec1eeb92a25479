import type { Option } from '@sandtable/kernel';
import { WebSocket } from 'ws';
import { MESSAGES } from '../../packages/server/src/live/talk/socket';

/** A little fewer than the server allows: its clock and this one are not the same. */
const AT_ONCE = MESSAGES.atOnce - 10;
const GAP_MS = 1100 / MESSAGES.perSecond;

interface Heard {
  readonly id?: number | null;
  readonly ok?: boolean;
  readonly push?: string;
  readonly update?: {
    readonly seq: number;
    readonly question: { readonly options: readonly Option[] } | null;
    readonly over: unknown;
  };
}

/** The lightest screen there can be: a client must not be what is measured. */
export class Screen {
  /** What it may answer now, and when that was asked. */
  question: { readonly at: number; readonly options: readonly Option[] } | null = null;
  over = false;
  bytes = 0;
  readonly acks: number[] = [];
  refused = 0;
  /** Called when there is something to answer. */
  asked: (() => void) | null = null;
  private sent: { readonly id: number; readonly begun: number } | null = null;
  private last = 0;
  /** When the messages it has sent so far would all be within what a server allows. */
  private calm = 0;
  private isEnding = false;
  /** Why the server has shown it out, if it has. */
  shownOut: string | null = null;
  private readonly waiting = new Map<number, () => void>();

  private constructor(
    private readonly socket: WebSocket,
    private readonly seat: number | null,
    private readonly name: string,
  ) {
    socket.on('message', (data: Buffer) => {
      this.bytes += data.length;
      // who only watches has nothing to answer, and its JSON is not this machine's business
      if (this.seat === null && this.waiting.size === 0) return;
      this.hear(JSON.parse(String(data)) as Heard);
    });
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      if (!this.isEnding) this.shownOut = `${code} ${String(reason)}`;
    });
  }

  /** Connects, says hello and, at a table that has begun, watches. */
  static async open(url: string, key: string, seat: number | null, isRunning: boolean): Promise<Screen> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`, { perMessageDeflate: false });
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    const screen = new Screen(socket, seat, key.slice(0, 8));
    await screen.ask({ op: 'hello', protocol: 1, key });
    if (isRunning) await screen.ask({ op: 'watch', who: seat ?? 'spectator' });
    return screen;
  }

  get isFree(): boolean {
    return this.question !== null && this.sent === null;
  }

  /** Answers what is asked, timed until it is acknowledged. */
  answer(pick: (n: number) => number): void {
    const { question, seat } = this;
    if (question === null || this.sent !== null) return;
    const now = performance.now();
    const wait = this.calm - now - AT_ONCE * GAP_MS;
    if (wait > 0) {
      // nobody answers faster than the server lets anybody: a table of few people is not played faster than that
      setTimeout(() => this.answer(pick), wait);
      return;
    }
    this.calm = Math.max(now, this.calm) + GAP_MS;
    const id = ++this.last;
    const option = question.options[pick(question.options.length)];
    const cmd = `${this.name}-${id}`;
    this.sent = { id, begun: now };
    this.question = null;
    this.socket.send(JSON.stringify({ id, op: 'answer', seat, at: question.at, cmd, option }));
  }

  end(): void {
    this.isEnding = true;
    this.socket.terminate();
  }

  private ask(message: object): Promise<void> {
    const id = ++this.last;
    this.socket.send(JSON.stringify({ id, ...message }));
    return new Promise((done) => this.waiting.set(id, done));
  }

  private hear({ id, ok, push, update }: Heard): void {
    if (push === 'update' && update !== undefined) {
      this.over = update.over !== null;
      const options = update.question?.options ?? [];
      this.question = options.length === 0 ? null : { at: update.seq, options };
      if (this.isFree) this.asked?.();
      return;
    }
    if (id === undefined || id === null) return;
    if (id === this.sent?.id) {
      if (ok === true) this.acks.push(performance.now() - this.sent.begun);
      else this.refused += 1;
      this.sent = null;
      if (this.isFree) this.asked?.();
    }
    this.waiting.get(id)?.();
    this.waiting.delete(id);
  }
}
