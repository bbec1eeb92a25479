import { type Port, type Push, TableClient } from '@sandtable/host';
import { i18n } from '../i18n/catalogue.svelte';

/** A table in a worker of its own: what to send to, and how to end it. */
export interface TableWorker {
  readonly client: TableClient;
  end(): void;
}

/** `onDeath` is called once if the worker fails by itself; everybody who still waits for a reply is told first. */
export function startTableWorker(onPush: (push: Push) => void, onDeath: (reason: string) => void): TableWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const client = new TableClient(speaking(worker as Port), onPush);
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

/** Every request says which language the page speaks; a table is opened in it. */
function speaking(port: Port): Port {
  return {
    postMessage: (message) => port.postMessage({ ...(message as object), language: i18n.t.locale }),
    addEventListener: (type, listener) => port.addEventListener(type, listener),
  };
}
