import { type CallName, CallShapes, type Calls, CreateShape } from '@sandtable/wire/net-shapes';
import type { FastifyInstance } from 'fastify';
import type { Rematch } from './matches/rematch';
import type { Notices } from './notices';
import { type NetRefusal, no, says } from './refusal';
import type { Owning } from './seats/owning';
import type { Personal } from './seats/personal';
import type { Seating } from './seats/seating';
import type { Tables } from './tables';
import { whatIsWrong } from './wrong';

/** So often in a minute an address may ask for each. */
export interface CallLimits {
  readonly create: number;
  readonly call: number;
}

/** Who does what is asked for. */
export interface Callees {
  readonly tables: Tables;
  readonly seating: Seating;
  readonly owning: Owning;
  readonly rematch: Rematch;
  readonly personal: Personal;
  readonly notices: Notices;
}

/** A table may come with a pack of cards, or with all that was played of a match so far. */
const TABLE_BYTES = 512 * 1024;

/** The public name of a match. */
const MATCH = /^[\w-]{16}$/;

/** What is asked for by plain requests: making tables, taking seats, and what owners may do. */
export function addCalls(server: FastifyInstance, callees: Callees, limits: CallLimits): void {
  const { tables, seating, owning, rematch, personal, notices } = callees;
  const limit = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });
  server.get('/api/tables', limit(limits.call), async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    return tables.list();
  });
  server.get('/api/push-key', limit(limits.call), async () => ({ key: await notices.publicKey() }));
  server.get('/api/replay/:match', limit(limits.call), async (request, reply) => {
    const { match } = request.params as { readonly match: string };
    const found = MATCH.test(match) ? await tables.replay(match) : no('closed-table', says.noSuchMatch);
    return reply.code(found.ok ? 200 : 404).send(found);
  });
  server.post('/api/tables', { ...limit(limits.create), bodyLimit: TABLE_BYTES }, async (request, reply) => {
    const read = CreateShape.safeParse(request.body);
    if (!read.success) return reply.code(400).send(malformed(read.error.issues));
    return tables.create(read.data);
  });
  const answers: { readonly [K in CallName]: (asked: Calls[K]) => Promise<unknown> } = {
    look: (asked) => tables.look(asked),
    claim: (asked) => seating.claim(asked),
    join: (asked) => seating.join(asked),
    choose: (asked) => seating.choose(asked),
    ready: (asked) => seating.ready(asked),
    move: (asked) => seating.move(asked),
    leave: (asked) => seating.leave(asked),
    notify: (asked) => seating.notify(asked),
    unnotify: (asked) => seating.unnotify(asked),
    relink: (asked) => seating.relink(asked),
    hand: (asked) => seating.hand(asked),
    mute: (asked) => seating.mute(asked),
    list: (asked) => owning.setListed(asked),
    close: (asked) => owning.close(asked),
    export: (asked) => owning.export(asked),
    delete: (asked) => owning.remove(asked),
    rematch: (asked) => rematch.again(asked),
    mine: (asked) => personal.mine(asked),
    forget: (asked) => personal.forget(asked),
  };
  for (const name of Object.keys(CallShapes) as CallName[]) add(name);

  function add<K extends CallName>(name: K): void {
    server.post(`/api/${name}`, limit(limits.call), async (request, reply) => {
      const read = CallShapes[name].safeParse(request.body);
      if (!read.success) return reply.code(400).send(malformed(read.error.issues));
      reply.header('Cache-Control', 'no-store');
      return answers[name](read.data as Calls[K]);
    });
  }
}

function malformed(issues: Parameters<typeof whatIsWrong>[0]): NetRefusal {
  return { ok: false, code: 'malformed', message: whatIsWrong(issues) };
}
