import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { no, says } from '../refusal';
import { newSecret } from '../seats/secrets';
import type { Talk } from './talk';
import type { Line } from './viewer';

/** A reader who has so many messages still to fetch is too slow. */
const UNREAD = 200;
/** How long a request waits for news, and how long a session waits for a request. */
const WAIT_MS = 20_000;
const GONE_MS = 60_000;
const MOST_SESSIONS = 2000;

const SendShape = z.strictObject({ session: z.string().check(z.maxLength(40)), message: z.unknown() });
const WaitShape = z.strictObject({ session: z.string().check(z.maxLength(40)) });

class Session implements Line {
  talk: Talk | null = null;
  used = Date.now();
  closed: string | null = null;
  private unread: unknown[] = [];
  private wake: (() => void) | null = null;

  send(message: unknown): void {
    if (this.closed !== null) return;
    this.unread.push(message);
    this.wake?.();
    if (this.unread.length < UNREAD) return;
    this.unread = [];
    this.close('You read too slowly; come back and go on from where you were.');
  }

  close(reason: string): void {
    this.closed = reason;
    this.talk?.end();
    this.wake?.();
  }

  /** What has come since, at once if there is something. */
  async news(): Promise<{ messages: unknown[]; closed: string | null }> {
    if (this.unread.length === 0 && this.closed === null) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, WAIT_MS);
        this.wake = () => {
          clearTimeout(timer);
          done();
        };
      });
      this.wake = null;
    }
    const messages = this.unread;
    this.unread = [];
    this.used = Date.now();
    return { messages, closed: this.closed };
  }
}

/** The same messages for networks that do not let a WebSocket through: said by one request, heard by another that waits. */
export function addPolling(server: FastifyInstance, makeTalk: (line: Line) => Talk, perMinute: number): void {
  const sessions = new Map<string, Session>();
  const limit = { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } };
  const timer = setInterval(() => {
    const before = Date.now() - GONE_MS;
    for (const [id, session] of sessions) {
      if (session.used > before) continue;
      session.close('Nobody asked any more.');
      sessions.delete(id);
    }
  }, GONE_MS / 4);
  timer.unref();
  server.addHook('preClose', async () => {
    clearInterval(timer);
    for (const session of sessions.values()) session.close('The server is going down; it will be back.');
  });

  server.post('/api/poll/open', limit, async (_, reply) => {
    if (sessions.size >= MOST_SESSIONS) return reply.code(503).send(no('too-many', says.tooManyHere));
    const session = new Session();
    session.talk = makeTalk(session);
    const id = newSecret();
    sessions.set(id, session);
    return { session: id };
  });
  server.post('/api/poll/say', limit, async (request, reply) => {
    const read = SendShape.safeParse(request.body);
    const session = read.success ? sessions.get(read.data.session) : undefined;
    if (!read.success || session?.talk == null || session.closed !== null) return reply.code(410).send(GONE);
    session.used = Date.now();
    return session.talk.hear(read.data.message);
  });
  server.post('/api/poll/hear', limit, async (request, reply) => {
    const read = WaitShape.safeParse(request.body);
    const session = read.success ? sessions.get(read.data.session) : undefined;
    if (session === undefined) return reply.code(410).send(GONE);
    reply.header('Cache-Control', 'no-store');
    const news = await session.news();
    if (news.closed !== null && read.success) sessions.delete(read.data.session);
    return news;
  });
}

const GONE = no('closed', says.lineEnded);
