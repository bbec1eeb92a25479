import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './paths.mjs';
import { Stop } from './say.mjs';

/**
 * The app, built and served at this port until it is stopped: for tools that look at it in a browser.
 * @param {number} port @returns {Promise<{ address: string, stop(): void }>}
 */
export async function served(port) {
  const address = `http://127.0.0.1:${port}/`;
  const server = spawn(process.execPath, ['scripts/start.mjs', '--no-open', '--port', String(port)], { cwd: ROOT });
  const stop = () => void server.kill();
  for (let n = 0; n < 240 && server.exitCode === null; n++) {
    const isThere = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isThere) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  stop();
  throw new Stop('The app does not start.');
}
