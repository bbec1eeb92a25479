import type { Attempt, Port } from '@sandtable/host';
import type { Fact } from '@sandtable/kernel';
import type { FreshTable, Lobby, Op, Push, Reply, ReplyTo, Request } from './messages';

/** In the words of the table, which a page has only when it needs them. */
const MESSAGE: Fact = { key: 'table.closed', args: [] };
const CLOSED = { ok: false, code: 'closed', message: MESSAGE } as const;

/** The screen's end of the wire: sends requests, hands over what is pushed. */
export class WireClient {
  private last = 0;
  private isClosed = false;
  private readonly asked = new Map<number, (reply: Attempt<unknown>) => void>();

  constructor(
    private readonly port: Port,
    onPush: (push: Push) => void,
  ) {
    port.addEventListener('message', ({ data }) => {
      const message = data as Reply | Push;
      if ('push' in message) onPush(message);
      else this.settle(message);
    });
  }

  /** What comes back is what the authority gives for this request. */
  async send<O extends Op>(request: Request<O>): Promise<ReplyTo<O>> {
    return (await this.post(request)) as ReplyTo<O>;
  }

  /** Opens a table in a worker of the screen's own. */
  async open(lobby: Lobby & { readonly op: 'open' | 'practice' }): Promise<Attempt<null>> {
    return (await this.post(lobby)) as Attempt<null>;
  }

  /** Sees whether a table can be had there. */
  async try(lobby: Lobby & { readonly op: 'try' }): Promise<Attempt<FreshTable>> {
    return (await this.post(lobby)) as Attempt<FreshTable>;
  }

  private post(message: object): Promise<Attempt<unknown>> {
    if (this.isClosed) return Promise.resolve(CLOSED);
    const id = ++this.last;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.port.postMessage({ id, ...message });
    });
  }

  /** Nothing will come any more, as when a worker has died: whoever still waits is told so. */
  close(): void {
    this.isClosed = true;
    for (const settle of this.asked.values()) settle(CLOSED);
    this.asked.clear();
  }

  private settle({ id, ...reply }: Reply): void {
    if (id === null) return;
    this.asked.get(id)?.(reply as Attempt<unknown>);
    this.asked.delete(id);
  }
}
