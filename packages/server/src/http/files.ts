import { realpath, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The bundler puts a hash of the content into these names, so they can be kept for ever; everything else is asked for again. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** Serves a folder of built files, with unknown routes answered by its page. */
export async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  const root = await realpath(folder);
  await server.register(fastifyStatic, { root, serve: false, cacheControl: false, index: false, setHeaders });
  server.setNotFoundHandler((_, reply) => refuse(reply.header('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD.'));
  server.get('/*', async (request, reply) => {
    const names = segments(request.url);
    if (names === null) return refuse(reply, 400, 'Bad path.');
    // addresses without a file extension are routes of the single page
    const isRoute = extname(names.at(-1) ?? '') === '';
    const file = (await fileIn(root, names)) ?? (isRoute ? await fileIn(root, ['index.html']) : null);
    if (file === null) return refuse(reply, 404, 'Not found.');
    const kept = HASHED.test(`/${names.join('/')}`);
    reply.header('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file);
  });
}

/** The older name of the type, which the library knows, has been retired. */
function setHeaders(reply: FastifyReply, path: string): void {
  if (/\.m?js$/.test(path)) reply.header('Content-Type', 'text/javascript; charset=utf-8');
}

export function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header('Content-Type', 'text/plain; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(`${sentence}\n`);
}

/** The path as a clean list of names, or null when it is malformed, leaves the folder or asks for a hidden file. */
function segments(url: string): string[] | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    if (!path.startsWith('/') || /[\0\\]/.test(path)) return null;
    const names = path.split('/').filter((name) => name !== '');
    return names.some((name) => name.startsWith('.')) ? null : names;
  } catch {
    return null;
  }
}

/** A file inside the folder as its path from there (links that lead outside are not inside), or null. */
async function fileIn(root: string, names: readonly string[]): Promise<string | null> {
  try {
    const file = await realpath(join(root, ...names));
    if (!file.startsWith(root + sep) || !(await stat(file)).isFile()) return null;
    return relative(root, file).split(sep).join('/');
  } catch {
    return null;
  }
}
