import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { GAMES, type Listed } from './games';
import type { Io } from './io';
import { main } from './main';

/** The repository these tests stand in. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const scratch = mkdtempSync(join(tmpdir(), 'sandtable-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** A folder of its own for one test, with these files in it. */
export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const path = mkdtempSync(join(scratch, 'test-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return path;
}

export interface Setting {
  readonly cwd?: string;
  readonly root?: string;
  readonly stdin?: string | Uint8Array;
  readonly terminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly games?: readonly Listed[];
  /** What the outside does while the command waits to be stopped. */
  readonly meanwhile?: (out: string) => Promise<void>;
}

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line without a process and catches what it prints. */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Run> {
  const said = { out: '', err: '' };
  let time = 0;
  const io: Io = {
    root: setting.root ?? ROOT,
    cwd: setting.cwd ?? scratch,
    env: setting.env ?? {},
    stdin: Readable.from(setting.stdin === undefined ? [] : [Buffer.from(setting.stdin)]),
    terminal: setting.terminal ?? false,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    // Every look at the clock is a millisecond later: tests do not wait and do not depend on speed.
    now: () => time++,
    stopped: async () => setting.meanwhile?.(said.out),
  };
  const code = await main(argv, io, setting.games ?? GAMES);
  return { code, ...said };
}

/** What a command printed with --json. */
export function parsed({ out }: Run): unknown {
  return JSON.parse(out) as unknown;
}

export function read(path: string, name: string): string {
  return readFileSync(join(path, name), 'utf8');
}
