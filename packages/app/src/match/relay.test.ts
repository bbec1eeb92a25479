import type { Port } from '@sandtable/host';
import { factOfText } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { relay } from './relay';

function outside() {
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const posted: unknown[] = [];
  const port: Port = {
    postMessage: (message) => void posted.push(message),
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  return { port, posted, send: (data: unknown) => listeners.forEach((tell) => void tell({ data })) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a relayed port', () => {
  it('keeps the order while something is being prepared', async () => {
    const { port, send } = outside();
    const heard: unknown[] = [];
    let ready = (): void => undefined;
    const inner = relay(port, (message) =>
      message === 'slow' ? new Promise((resolve) => (ready = resolve)) : Promise.resolve(),
    );
    inner.addEventListener('message', ({ data }) => heard.push(data));
    send('slow');
    send('quick');
    await soon();
    expect(heard).toEqual([]);
    ready();
    await soon();
    expect(heard).toEqual(['slow', 'quick']);
  });

  it('answers what cannot be prepared, and goes on', async () => {
    const { port, posted, send } = outside();
    const heard: unknown[] = [];
    const inner = relay(port, async (message) => {
      if ((message as { id: number }).id === 1) throw new Error('no network');
    });
    inner.addEventListener('message', ({ data }) => heard.push(data));
    send({ id: 1 });
    send({ id: 2 });
    await soon();
    expect(posted).toEqual([{ id: 1, ok: false, code: 'not-loaded', message: factOfText('no network') }]);
    expect(heard).toEqual([{ id: 2 }]);
  });

  it('posts to the outside', () => {
    const { port, posted } = outside();
    relay(port, async () => undefined).postMessage('hello');
    expect(posted).toEqual(['hello']);
  });
});
