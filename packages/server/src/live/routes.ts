import type { FastifyInstance } from 'fastify';
import type { Notices } from './notices';
import type { NetRefusal } from './refusal';
import { type CallName, CallShapes, type Calls, CreateShape } from './shapes';
import type { Tables } from './tables';
import { whatIsWrong } from './wrong';

/** So often in a minute an address may ask for each. */
export interface CallLimits {
  readonly create: number;
  readonly call: number;
}

/** What is asked for by plain requests: making tables, taking seats, and what owners may do. */
export function addCalls(server: FastifyInstance, tables: Tables, notices: Notices, limits: CallLimits): void {
  const limit = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });
  server.get('/api/tables', limit(limits.call), async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    return tables.list();
  });
  server.get('/api/push-key', limit(limits.call), async () => ({ key: await notices.publicKey() }));
  server.post('/api/tables', limit(limits.create), async (request, reply) => {
    const read = CreateShape.safeParse(request.body);
    if (!read.success) return reply.code(400).send(malformed(read.error.issues));
    return tables.create(read.data);
  });
  const answers: { readonly [K in CallName]: (asked: Calls[K]) => Promise<unknown> } = {
    look: (asked) => tables.look(asked),
    claim: (asked) => tables.claim(asked),
    move: (asked) => tables.move(asked),
    leave: (asked) => tables.leave(asked),
    notify: (asked) => tables.notify(asked),
    unnotify: (asked) => tables.unnotify(asked),
    relink: (asked) => tables.relink(asked),
    hand: (asked) => tables.hand(asked),
    list: (asked) => tables.setListed(asked),
    mute: (asked) => tables.mute(asked),
    close: (asked) => tables.close(asked),
    export: (asked) => tables.export(asked),
    delete: (asked) => tables.remove(asked),
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
