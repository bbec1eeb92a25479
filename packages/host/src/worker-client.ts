import type { Attempt } from './attempt';
import type { Port, Push, Reply, Request } from './worker-port';

/** The screen's end of the wire: sends requests, hands over what is pushed. */
export class TableClient {
  private last = 0;
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
    const id = ++this.last;
    return new Promise((resolve) => {
      this.open.set(id, resolve);
      this.port.postMessage({ id, ...request });
    });
  }

  private settle({ id, ...reply }: Reply): void {
    if (id === null) return;
    this.open.get(id)?.(reply as Attempt<unknown>);
    this.open.delete(id);
  }
}
