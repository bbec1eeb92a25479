import { type Port, type Push, TableClient } from '@sandtable/host';

/** A table in a worker of its own: what to send to, and how to end it. */
export interface TableWorker {
  readonly client: TableClient;
  end(): void;
}

/** `onDeath` is called once if the worker fails by itself; everybody who still waits for a reply is told first. */
export function startTableWorker(onPush: (push: Push) => void, onDeath: (reason: string) => void): TableWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const client = new TableClient(worker as Port, onPush);
  const die = (reason: string): void => {
    end();
    onDeath(reason);
  };
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    die(event.message);
  });
  worker.addEventListener('messageerror', () => die(''));
  function end(): void {
    worker.terminate();
    client.close('The table is closed.');
  }
  return { client, end };
}
