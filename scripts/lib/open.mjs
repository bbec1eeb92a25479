import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * The program that opens an address in a browser, or null where nobody could see one.
 * @param {string} platform @param {Record<string, string | undefined>} env @param {string} url
 * @returns {[file: string, ...args: string[]] | null}
 */
export function openCommand(platform, env, url) {
  if (env.CI) return null;
  if (platform === 'darwin') return ['open', url];
  if (platform === 'win32') return ['cmd', '/c', 'start', '', url];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open', url] : null;
}

/** Opens the address if it can; a missing browser is no failure, the address has been printed. @param {string} url */
export function openBrowser(url) {
  const command = openCommand(process.platform, process.env, url);
  if (command === null) return;
  const [file, ...args] = command;
  const child = spawn(file, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
