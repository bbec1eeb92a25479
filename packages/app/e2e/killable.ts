import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';

const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
  'about:blank',
];

/** A browser of its own that can be killed like any program, and comes back with the same profile. */
export class KillableBrowser {
  private readonly profile = mkdtempSync(join(tmpdir(), 'sandtable-kills-'));
  private child: ChildProcess | null = null;
  private browser: Browser | null = null;

  constructor(private readonly executable: string) {}

  async page(): Promise<Page> {
    this.browser ??= await this.launch();
    const [context] = this.browser.contexts();
    if (context === undefined) throw new Error('The browser has no window.');
    return context.newPage();
  }

  /** All of its processes, at once and without a word. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    this.browser = null;
    if (child?.pid === undefined) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private async launch(): Promise<Browser> {
    const child = spawn(this.executable, [`--user-data-dir=${this.profile}`, ...ARGS], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    return chromium.connectOverCDP(await endpointOf(child));
  }
}

/** Where a browser says that it listens. */
function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (part: Buffer) => {
      said += part.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${said.slice(-500)}`)));
  });
}
