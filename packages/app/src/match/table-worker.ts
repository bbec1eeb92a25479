import type { Port } from '@sandtable/host';
import { type Push, WireClient } from '@sandtable/wire';
import { i18n } from '../i18n/catalogue.svelte';

/** A table in a worker of its own: what to send to, and how to end it. */
export interface TableWorker {
  readonly client: WireClient;
  end(): void;
}

/** `onDeath` is called once if the worker fails by itself; everybody who still waits for a reply is told first. */
export function startTableWorker(onPush: (push: Push) => void, onDeath: (reason: string) => void): TableWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const client = new WireClient(speaking(worker as Port), onPush);
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
    client.close();
  }
  return { client, end };
}

/** A table is opened in the language the page speaks. */
function speaking(port: Port): Port {
  return {
    postMessage(message) {
      const said = message as object;
      port.postMessage('game' in said ? { ...said, language: i18n.t.locale } : said);
    },
    addEventListener: (type, listener) => port.addEventListener(type, listener),
  };
}
