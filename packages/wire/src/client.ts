import type { Attempt } from '@sandtable/host';
import type { Op, Port, Push, Reply, ReplyTo, Request } from './messages';

/** The screen's end of the wire: sends requests, hands over what is pushed. */
export class WireClient {
  private last = 0;
  private closed: string | null = null;
  private readonly open = new Map<number, (reply: Attempt<unknown>) => void>();

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

  /** The same for messages that are not part of the language: what an environment adds to it. */
  post(message: object): Promise<Attempt<unknown>> {
    if (this.closed !== null) return Promise.resolve({ ok: false, code: 'closed', message: this.closed });
    const id = ++this.last;
    return new Promise((resolve) => {
      this.open.set(id, resolve);
      this.port.postMessage({ id, ...message });
    });
  }

  /** Nothing will come any more, as when a worker has died: whoever still waits is told so. */
  close(message: string): void {
    this.closed = message;
    for (const settle of this.open.values()) settle({ ok: false, code: 'closed', message });
    this.open.clear();
  }

  private settle({ id, ...reply }: Reply): void {
    if (id === null) return;
    this.open.get(id)?.(reply as Attempt<unknown>);
    this.open.delete(id);
  }
}
