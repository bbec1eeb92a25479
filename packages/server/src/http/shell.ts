import process from 'node:process';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { no, says } from '../live/refusal';
import type { Settings } from '../settings/settings';
import type { Store } from '../store/store';
import { refuse, serveFiles } from './files';
import { isLoopback, knownHosts } from './hosts';
import { type Metrics, makeMetrics } from './metrics';

/** A request that says more than this is not one of ours. */
const BODY_LIMIT = 64 * 1024;

export interface Shell {
  readonly server: FastifyInstance;
  readonly metrics: Metrics;
}

export interface ShellParts {
  readonly settings: Settings;
  readonly store: Store;
  /** The built app. */
  readonly app: string;
}

/** The server without its tables: who may call, what is said about it, the files of the app, and how it is doing. */
export async function makeShell({ settings, store, app }: ShellParts): Promise<Shell> {
  const server = fastify({
    logger:
      settings.log === 'silent' ? false : { level: settings.log, stream: process.stderr, serializers: SERIALIZERS },
    // one line per request is made below, with what an operator needs and nothing else
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    return503OnClosing: true,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: (_, __, reply) => void refuse(reply, 400, 'Bad path.'),
  });
  const metrics = makeMetrics();

  guard(server, settings);
  await server.register(helmet, helmetOptions(settings));
  await server.register(rateLimit, { global: false });
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  watch(server, metrics);
  tellHowItIs(server, store, metrics);
  await serveFiles(server, app);
  return { server, metrics };
}

/** The log names what was asked for, never by whom nor with what. */
const SERIALIZERS = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?', 1)[0] }),
};

function guard(server: FastifyInstance, settings: Settings): void {
  const isKnown = knownHosts(settings);
  server.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/')) return refuse(reply, 400, 'Bad path.');
    if (!isKnown(request.headers.host)) return refuse(reply, 421, 'This server does not answer to that name.');
    const { origin } = request.headers;
    if (request.headers.upgrade !== undefined && origin !== undefined && !isKnown(hostOf(origin))) {
      return refuse(reply, 403, 'This server does not talk to pages of that origin.');
    }
  });
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 429) return reply.code(status).send(no('too-many', says.tooManyRequests));
    return reply.code(status).send(no('malformed', status >= 500 ? says.notDone : says.badRequest));
  });
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function helmetOptions({ baseUrl }: Settings) {
  const secure = baseUrl?.startsWith('https:') === true;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' as const },
    crossOriginEmbedderPolicy: false,
  };
}

function watch(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.requestSeconds.observe(seconds);
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

function tellHowItIs(server: FastifyInstance, store: Store, metrics: Metrics): void {
  server.get('/healthz', { logLevel: 'warn' }, async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      await store.check();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, message: 'The store cannot be reached.' });
    }
  });
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isLoopback(request.ip)) return refuse(reply, 404, 'Not found.');
    reply.header('Cache-Control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
