import process from 'node:process';
import { dim, say } from './say.mjs';

const HEARTBEAT = 30_000;

/**
 * Shows that a step is alive: on a terminal one line that keeps rewriting itself with the time and the newest output,
 * elsewhere a line now and then.
 * @param {string} name
 * @returns {{ see: (text: string) => void, end: () => void }}
 */
export function showProgress(name) {
  const begun = Date.now();
  const terminal = process.stdout.isTTY === true;
  let latest = '';
  const draw = () => {
    const elapsed = `${Math.round((Date.now() - begun) / 1000)} s`;
    if (!terminal) return say(dim(`  … ${name} still running, ${elapsed}`));
    const width = Math.max(20, (process.stdout.columns ?? 80) - name.length - elapsed.length - 8);
    process.stdout.write(`\r\u001b[2K  ${name} ${dim(`${elapsed}  ${latest.slice(0, width)}`)}`);
  };
  const timer = setInterval(draw, terminal ? 250 : HEARTBEAT);
  return {
    see: (text) => {
      const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
      latest = stripControl(lines.at(-1) ?? latest).trim();
    },
    end: () => {
      clearInterval(timer);
      if (terminal) process.stdout.write('\r\u001b[2K');
    },
  };
}

/** @param {string} text */
function stripControl(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is removed
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]|[\u0000-\u001f]/g, '');
}
