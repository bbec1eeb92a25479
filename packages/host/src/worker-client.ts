import { type Attempt, refuse } from './attempt';
import type { Port, Push, Reply, Request } from './worker-port';

/** The screen's end of the wire: sends requests, hands over what is pushed. */
export class TableClient {
  private last = 0;
  private closed = false;
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

  send(request: Request): Promise<Attempt<unknown>> {
    if (this.closed) return Promise.resolve(refuse('closed', 'The table is closed.'));
    const id = ++this.last;
    return new Promise((resolve) => {
      this.open.set(id, resolve);
      this.port.postMessage({ id, ...request });
    });
  }

  /** Nothing will come any more, as when a worker has died: whoever still waits is told so. */
  close(message: string): void {
    this.closed = true;
    for (const settle of this.open.values()) settle(refuse('closed', message));
    this.open.clear();
  }

  private settle({ id, ...reply }: Reply): void {
    if (id === null) return;
    this.open.get(id)?.(reply as Attempt<unknown>);
    this.open.delete(id);
  }
}
