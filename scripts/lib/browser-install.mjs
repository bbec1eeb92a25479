import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { binOf } from './bin.mjs';
import { findBrowser } from './browser.mjs';
import { run, runNode } from './run.mjs';
import { Stop, say, seconds } from './say.mjs';

/** @param {string} osRelease text of /etc/os-release */
export function isDebianFamily(osRelease) {
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
}

function canUseApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    return isDebianFamily(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function installWithApt() {
  say('No browser found. Installing Debian’s chromium with apt-get (about 100 MB to download) …');
  const options = { show: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const wait = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  // A stale list is still worth a try, so a failed update does not end it.
  await run('apt-get', [...wait, 'update'], options);
  await run('apt-get', [...wait, 'install', '--yes', '--no-install-recommends', 'chromium'], options);
}

async function installWithPlaywright() {
  say('No browser found. Downloading Chromium with Playwright (about 150 MB) …');
  const withDeps = canUseApt() ? ['--with-deps'] : [];
  await runNode([binOf('@playwright/test', 'playwright'), 'install', ...withDeps, 'chromium'], { show: true });
}

/** Makes sure there is a browser: one that is there already, else the distribution's, else Playwright's own. */
export async function ensureBrowser() {
  if ((await findBrowser()) !== null) return;
  const begun = Date.now();
  for (const install of canUseApt() ? [installWithApt, installWithPlaywright] : [installWithPlaywright]) {
    await install();
    const path = await findBrowser();
    if (path !== null) return say(`Installed ${path} in ${seconds(Date.now() - begun)}.`);
  }
  throw new Stop(
    'No browser could be installed: install Chromium or Chrome, set CHROMIUM_PATH to its program and try again.',
  );
}
