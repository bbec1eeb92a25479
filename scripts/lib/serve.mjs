import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const MIME = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff', 'font/woff'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
  ['.mp3', 'audio/mpeg'],
  ['.ogg', 'audio/ogg'],
]);

/** The bundler puts a hash of the content into these names, so they can be kept for ever; everything else is asked for again. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/**
 * The path as a clean list of names, or null when it is malformed, leaves the folder or asks for a hidden file.
 * @param {string} url
 */
function segments(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    if (!path.startsWith('/') || /[\0\\]/.test(path)) return null;
    const names = path.split('/').filter((name) => name !== '');
    return names.some((name) => name.startsWith('.')) ? null : names;
  } catch {
    return null;
  }
}

/**
 * A file inside the folder (links that lead outside are not), or null.
 * @param {string} root @param {readonly string[]} names
 */
async function findFile(root, names) {
  try {
    const file = await realpath(join(root, ...names));
    const info = await stat(file);
    return file.startsWith(root + sep) && info.isFile() ? { file, size: info.size } : null;
  } catch {
    return null;
  }
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text @param {Record<string, string>} [headers] */
function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(`${text}\n`);
}

/** @param {string} root @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(root, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  }
  const names = segments(request.url ?? '/');
  if (names === null) return refuse(response, 400, 'Bad path.');
  const last = names.at(-1) ?? '';
  // Addresses without a file extension are routes of the single page.
  const found = (await findFile(root, names)) ?? (extname(last) === '' ? await findFile(root, ['index.html']) : null);
  if (found === null) return refuse(response, 404, 'Not found.');

  response.writeHead(200, {
    'Content-Type': MIME.get(extname(found.file).toLowerCase()) ?? 'application/octet-stream',
    'Content-Length': found.size,
    'Cache-Control': HASHED.test(`/${names.join('/')}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(found.file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** @param {import('node:http').Server} server @param {string} host @param {number} port */
function listen(server, host, port) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done(undefined);
    });
  });
}

/**
 * Listens on the port or, unless it must be exactly this one, on the next free one.
 * @param {import('node:http').Server} server @param {string} host @param {number} port @param {boolean} exactly
 */
async function listenOnFree(server, host, port, exactly) {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listen(server, host, candidate);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (exactly || (code !== 'EADDRINUSE' && code !== 'EACCES') || candidate >= 65535) throw error;
    }
  }
}

/**
 * Serves a folder of built files, with unknown routes answered by its index.html.
 * @type {typeof import('./serve.d.mts').serve}
 */
export async function serve(folder, { port = 4280, host = '127.0.0.1', exactly = false } = {}) {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    answer(root, request, response).catch(() => response.destroy());
  });
  await listenOnFree(server, host, port, exactly);
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port: address.port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
