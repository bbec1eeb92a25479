import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const DEBIAN = '/usr/lib/postgresql';

/** @type {typeof import('./postgres.d.mts').findPostgres} */
export function findPostgres() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root: then it gets a user who may do nothing else. */
function user() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // there is no such user: the next one
    }
  }
  return {};
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}

/** @type {typeof import('./postgres.d.mts').startPostgres} */
export async function startPostgres() {
  const bin = findPostgres();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-pg-'));
  const as = user();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'sandtable', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const port = await freePort();
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;

  async function start() {
    for (let attempt = 0; ; attempt++) {
      const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200'];
      const started = spawn(join(/** @type {string} */ (bin), 'postgres'), args, { ...options, stdio: 'ignore' });
      child = started;
      for (let tick = 0; tick < 300 && started.exitCode === null; tick++) {
        if (await ready()) return;
        await pause(50);
      }
      // after a crash the old lock may look alive for a moment
      if (attempt >= 20) throw new Error('PostgreSQL did not start.');
      await pause(200);
    }
  }

  async function ready() {
    if (!(await answers(port))) return false;
    try {
      execFileSync(
        join(/** @type {string} */ (bin), 'psql'),
        ['-h', '127.0.0.1', '-p', String(port), '-U', 'sandtable', '-d', 'postgres', '-c', 'select 1'],
        {
          stdio: 'ignore',
        },
      );
      return true;
    } catch {
      return false;
    }
  }

  /** @param {NodeJS.Signals} signal */
  async function stop(signal) {
    const stopped = child;
    child = null;
    if (stopped === null || stopped.exitCode !== null || stopped.signalCode !== null) return;
    const gone = new Promise((done) => stopped.once('exit', done));
    stopped.kill(signal);
    await gone;
  }

  const lastly = () => child?.kill('SIGQUIT');
  process.on('exit', lastly);
  await start();
  return {
    url: `postgres://sandtable@127.0.0.1:${port}/postgres`,
    folder: data,
    async end() {
      // nothing of it is kept, so nothing has to reach the disk first
      await stop('SIGQUIT');
      process.off('exit', lastly);
      rmSync(folder, { recursive: true, force: true });
    },
    kill: () => stop('SIGKILL'),
    restart: start,
  };
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}
