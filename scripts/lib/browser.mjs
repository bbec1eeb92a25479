import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { run } from './run.mjs';
import { Stop } from './say.mjs';

/** The shell without windows comes first: the same engine, and the tests take two thirds of the time. */
const LINUX_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_APPS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * Where a Chromium or Chrome usually lies on this kind of machine, best first.
 * @param {string} platform @param {Record<string, string | undefined>} env @param {string} home
 * @returns {string[]}
 */
export function usualPlaces(platform, env, home) {
  if (platform === 'darwin')
    return ['/Applications', join(home, 'Applications')].flatMap((folder) => MAC_APPS.map((app) => join(folder, app)));
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return folders.flatMap((folder) => WINDOWS_APPS.map((app) => join(folder, app)));
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter((folder) => folder !== '');
  return [...new Set(LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))))];
}

/**
 * Some distributions leave a stub that only tells how to install the real thing; asking for the version finds out.
 * @param {string} path
 */
async function works(path) {
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  const { code, output } = await run(path, ['--version']);
  return code === 0 && /\d+\.\d+\.\d+/.test(output);
}

/** Playwright's own download, if it is there. @returns {Promise<string | null>} */
async function playwrightDownload() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** An installed browser the tests can drive, or null. @returns {Promise<string | null>} */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Stop(`CHROMIUM_PATH names ${given}, which does not exist: correct it or unset it.`);
  }
  for (const path of usualPlaces(process.platform, process.env, homedir())) {
    if (existsSync(path) && (await works(path))) return path;
  }
  return playwrightDownload();
}
