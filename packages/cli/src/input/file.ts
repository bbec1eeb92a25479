import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import type { Io } from '../io';
import { Stop } from '../stop';

/** A text somebody gave us, with the name to use in messages. */
export interface Input {
  readonly name: string;
  readonly text: string;
}

const MEGABYTE = 1024 * 1024;
/** Replays of long campaigns stay far below. */
const LIMIT = 32;

/** Reads a file, or the standard input for `-`; whatever is not readable text is refused in one sentence. */
export async function readInput(io: Io, path: string, megabytes = LIMIT): Promise<Input> {
  const name = path === '-' ? 'standard input' : path;
  const bytes = path === '-' ? await collect(io.stdin, name, megabytes) : await readFile(io, path, megabytes);
  return { name, text: decode(bytes, name) };
}

async function readFile(io: Io, path: string, megabytes: number): Promise<Uint8Array> {
  const file = await open(resolve(io.cwd, path)).catch((error: unknown) => refuse(path, error));
  try {
    const info = await file.stat();
    if (info.isDirectory()) throw new Stop(`${path} is a folder: expected a file.`);
    if (info.size > megabytes * MEGABYTE) throw tooBig(path, megabytes);
    return await collect(file.createReadStream({ autoClose: false }), path, megabytes);
  } finally {
    await file.close();
  }
}

function refuse(path: string, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      throw new Stop(`There is no file ${path}.`);
    case 'EACCES':
    case 'EPERM':
      throw new Stop(`${path} may not be read.`);
    default:
      throw new Stop(`${path} cannot be opened (${code ?? 'unknown reason'}).`);
  }
}

/** Stops reading at the limit, so that an endless pipe ends too. */
async function collect(stream: Readable, name: string, megabytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > megabytes * MEGABYTE) throw tooBig(name, megabytes);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function tooBig(name: string, megabytes: number): Stop {
  return new Stop(`${name} is too big: expected at most ${megabytes} MB.`);
}

function decode(bytes: Uint8Array, name: string): string {
  const binary = new Stop(`${name} is not a text file: expected JSON or YAML in UTF-8.`);
  if (bytes.includes(0)) throw binary;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw binary;
  }
  if (text.trim() === '') throw new Stop(`${name} is empty.`);
  return text;
}
