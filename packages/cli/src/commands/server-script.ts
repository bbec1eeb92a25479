import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Cli } from '../cli';

/** What can be said to a server on the command line. */
export interface ServerFlags {
  readonly port?: string;
  readonly data?: string;
  readonly lan?: true;
  readonly public?: true;
  readonly baseUrl?: string;
  readonly database?: string;
  readonly listen?: string;
  readonly trustProxy?: true;
  readonly pushHosts?: string;
  readonly log?: string;
}

/** A match in the operator's list. */
interface TableLine {
  readonly match: string;
  readonly game: string;
  readonly phase: string;
  readonly touched: string;
  readonly title: string;
}

/** A running match of older rules, and what has become of it. */
export interface MigratedLine {
  readonly match: string;
  readonly rules: string;
  readonly what: 'moved' | 'kept' | 'stuck';
  readonly why: string;
}

interface Operations {
  tables(): Promise<readonly TableLine[]>;
  backup(file: string): Promise<number>;
  restore(file: string): Promise<number>;
  prune(days: number): Promise<number>;
  export(match: string): Promise<unknown>;
  migrate(): Promise<{ readonly place: string; readonly matches: readonly MigratedLine[] }>;
}

/** The server is loaded when it is needed: it brings a database, and nobody imports it. */
export interface ServerScript {
  loadServer(): Promise<{
    readSettings(flags: ServerFlags, env: Readonly<Record<string, string | undefined>>, cwd: string): unknown;
    serveAll(
      settings: unknown,
      app: string,
    ): Promise<{ port: number; url: string; place: string; close(): Promise<void> }>;
    operate<T>(settings: unknown, run: (operations: Operations) => Promise<T>): Promise<T>;
  }>;
}

export async function loadScript<T>(cli: Cli, path: string): Promise<T> {
  return (await import(pathToFileURL(realpathSync(join(cli.io.root, path))).href)) as T;
}
