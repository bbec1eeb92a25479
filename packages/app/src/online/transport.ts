import { apiUrl } from './api';

/** One conversation with the server, until it breaks. */
export interface Transport {
  send(message: object): void;
  end(): void;
}

export interface Listener {
  opened(): void;
  heard(message: unknown): void;
  /** Once: nothing comes any more. */
  broken(): void;
}

export type Dial = (listener: Listener) => Transport;

export const bySocket: Dial = (listener) => {
  const socket = new WebSocket(apiUrl('socket').replace(/^http/, 'ws'));
  let isOver = false;
  const broken = (): void => {
    if (!isOver) listener.broken();
    isOver = true;
  };
  socket.addEventListener('open', () => listener.opened());
  socket.addEventListener('message', ({ data }) => listener.heard(JSON.parse(String(data))));
  socket.addEventListener('close', broken);
  socket.addEventListener('error', broken);
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    end: () => {
      isOver = true;
      socket.close();
    },
  };
};

/** The same messages where no socket gets through: said by one request, heard by another that waits. */
export const byRequests: Dial = (listener) => {
  const ended = new AbortController();
  const { signal } = ended;
  let session = '';
  let saying = Promise.resolve();
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(apiUrl(`poll/${path}`), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    return (await answer.json()) as unknown;
  };
  const broken = (): void => {
    if (!signal.aborted) listener.broken();
    ended.abort();
  };
  const listen = async (): Promise<void> => {
    ({ session } = (await post('open', {})) as { session: string });
    listener.opened();
    for (;;) {
      const { messages, closed } = (await post('hear', { session })) as { messages: unknown[]; closed: string | null };
      if (signal.aborted) return;
      for (const message of messages) listener.heard(message);
      if (closed !== null) return broken();
    }
  };
  listen().catch(broken);
  return {
    send: (message) => {
      // one after the other: what is said first is heard first
      saying = saying
        .then(async () => {
          const reply = await post('say', { session, message });
          if (!signal.aborted) listener.heard(reply);
        })
        .catch(broken);
    },
    end: () => ended.abort(),
  };
};
