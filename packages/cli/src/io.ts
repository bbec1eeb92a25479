import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { Readable } from 'node:stream';

/** Everything a command touches outside of itself, so that tests can run commands without a process. */
export interface Io {
  /** The repository, for the commands that look at its sources. */
  readonly root: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  /** Somebody watches stderr: progress is welcome. */
  readonly terminal: boolean;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds from some moment on. */
  now(): number;
  /** Resolves when somebody wants the process to end. */
  stopped(): Promise<void>;
}

export function nodeIo(root: string): Io {
  // `sandtable rules | head` closes the pipe early; that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    root,
    cwd: process.cwd(),
    env: process.env,
    stdin: process.stdin,
    terminal: process.stderr.isTTY === true,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    now: () => performance.now(),
    stopped: () =>
      new Promise((done) => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
      }),
  };
}
