import type { Socket } from 'node:net';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Talk } from './talk';
import type { Line } from './viewer';

/** A reader who has so much still to read is too slow. */
const UNREAD_LIMIT = 2 * 1024 * 1024;
/** So many messages at once, and so many a second after that. */
export const MESSAGES = { atOnce: 60, perSecond: 20 } as const;
const HELLO_MS = 10_000;
const PING_MS = 25_000;

const AS_TEXT = { binary: false };

/** Codes a browser shows to the page. */
const POLICY = 1008;
const LATER = 1001;

export interface SocketLimits {
  /** Sockets of one address. */
  readonly perAddress: number;
}

/** Tables over a WebSocket: every text is one message, every answer is one text. */
export function addSocket(server: FastifyInstance, makeTalk: (line: Line) => Talk, { perAddress }: SocketLimits): void {
  const open = new Map<string, number>();
  server.get('/api/socket', { websocket: true }, (socket: WebSocket, request) => {
    const { ip } = request;
    const count = (open.get(ip) ?? 0) + 1;
    if (count > perAddress) return socket.close(POLICY, 'Too many connections from this address.');
    open.set(ip, count);
    socket.once('close', () => {
      const left = (open.get(ip) ?? 1) - 1;
      if (left === 0) open.delete(ip);
      else open.set(ip, left);
    });
    carry(socket, request.raw.socket, makeTalk);
  });
}

function carry(socket: WebSocket, wire: Socket, makeTalk: (line: Line) => Talk): void {
  // whoever was shown out is not listened to any more
  let isClosing = false;
  // an answer and what came of it are told in one moment, and leave in one piece
  let isGathering = false;
  const gather = () => {
    if (isGathering) return;
    isGathering = true;
    wire.cork();
    process.nextTick(() => {
      isGathering = false;
      wire.uncork();
    });
  };
  const line: Line = {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      gather();
      socket.send(bytesOf(message), AS_TEXT);
      // a reason would wait behind everything that is not read
      if (socket.bufferedAmount > UNREAD_LIMIT) socket.terminate();
    },
    close: (reason) => {
      isClosing = true;
      socket.close(LATER, reason);
    },
  };
  const talk = makeTalk(line);
  let alive = true;
  let allowed: number = MESSAGES.atOnce;
  let filled = Date.now();
  const pulse = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  const late = setTimeout(() => {
    if (!talk.isIn) socket.close(POLICY, 'Nobody said hello.');
  }, HELLO_MS);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(pulse);
    clearTimeout(late);
    talk.end();
  });
  socket.on('message', (data, isBinary) => {
    if (isClosing) return;
    alive = true;
    const time = Date.now();
    allowed = Math.min(MESSAGES.atOnce, allowed + ((time - filled) / 1000) * MESSAGES.perSecond);
    filled = time;
    allowed -= 1;
    if (allowed < 0) return socket.close(POLICY, 'Too many messages.');
    if (isBinary) return socket.close(POLICY, 'Messages are text.');
    void talk.hear(parsed(String(data))).then((reply) => line.send(reply));
  });
}

/** An update is the same for everybody who looks from the same place, and they are told one after the other: the last few are spelled once. */
const SPELLED = 8;
const spelled: { readonly update: object; readonly bytes: Buffer }[] = [];

function bytesOf(message: unknown): Buffer {
  const { update } = message as { readonly update?: object };
  const known = update === undefined ? undefined : spelled.find((one) => one.update === update);
  if (known !== undefined) return known.bytes;
  const bytes = Buffer.from(JSON.stringify(message));
  if (update !== undefined) spelled.unshift({ update, bytes });
  spelled.length = Math.min(spelled.length, SPELLED);
  return bytes;
}

/** What is no JSON is no message, and the talk says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
