import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Postgres, startPostgres } from '../lib/postgres.mjs';
import { Stop } from '../lib/say.mjs';

const NODE = fileURLToPath(new URL('./node.mjs', import.meta.url));

/** What a process has used so far. */
export interface Figures {
  readonly heapKb: number;
  readonly rssKb: number;
  readonly cpuMs: number;
  /** How long the event loop was blocked since the last time: nearly always at most, and at most. */
  readonly blockP99Ms: number;
  readonly blockMs: number;
}

export type StoreKind = 'sqlite' | 'postgres';

/** A server in a process of its own, on a port and a store that stay the same however often it is killed. */
export class Place {
  readonly url: string;
  private child: ChildProcess | null = null;
  private lines: Interface | null = null;

  private constructor(
    private readonly folder: string,
    port: number,
    readonly postgres: Postgres | null,
    private readonly flags: Record<string, string>,
    private readonly node: string,
  ) {
    this.url = `http://127.0.0.1:${port}/`;
  }

  static async make(kind: StoreKind, node = NODE): Promise<Place> {
    const folder = newFolder();
    const postgres = kind === 'postgres' ? await startPostgres() : null;
    if (kind === 'postgres' && postgres === null) throw new Stop('There is no PostgreSQL here to be killed.');
    const port = await freePort();
    const store: Record<string, string> = postgres === null ? { data: folder } : { database: postgres.url };
    return new Place(folder, port, postgres, { port: String(port), log: 'silent', ...store }, node);
  }

  /** Another node on the same database; whoever made this place ends the database. */
  async beside(): Promise<Place> {
    const { database } = this.flags;
    if (database === undefined) throw new Stop('A file belongs to one server.');
    const port = await freePort();
    return new Place(newFolder(), port, null, { ...this.flags, port: String(port) }, this.node);
  }

  /** Where the matches are: a file, or a database. */
  get store(): { sqlite: string } | { postgres: string } {
    return this.postgres === null ? { sqlite: join(this.folder, 'sandtable.db') } : { postgres: this.postgres.url };
  }

  async start(): Promise<void> {
    for (let attempt = 0; attempt < 50; attempt++) {
      const child = spawn(
        process.execPath,
        ['--expose-gc', this.node, JSON.stringify(this.flags), join(this.folder, 'app')],
        {
          stdio: ['pipe', 'pipe', 'inherit'],
        },
      );
      this.child = child;
      const lines = createInterface({ input: child.stdout });
      this.lines = lines;
      const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit')])) as [unknown];
      if (line === this.url) return;
      // the store may still be getting up
      await new Promise((again) => setTimeout(again, 200));
    }
    throw new Stop('The node did not start.');
  }

  /** What it holds after everything it does not need has gone, and what it has done so far. */
  async figures(): Promise<Figures> {
    const { child, lines } = this;
    if (child === null || lines === null) throw new Stop('The node is not there.');
    const answer = once(lines, 'line');
    child.stdin?.write('figures\n');
    const [line] = (await answer) as [string];
    return JSON.parse(line) as Figures;
  }

  /** Ends it as a crash would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async end(): Promise<void> {
    await this.kill('SIGTERM');
    await this.postgres?.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A folder with a page that is none. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-crash-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), '<title>Sandtable</title>');
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
