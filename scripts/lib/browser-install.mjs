import { aptInstall, canUseApt } from './apt.mjs';
import { binOf } from './bin.mjs';
import { findBrowser } from './browser.mjs';
import { runNode } from './run.mjs';
import { Stop, say, seconds } from './say.mjs';

async function installShell() {
  say('No browser found. Installing Debian’s chromium-headless-shell with apt-get (about 60 MB to download) …');
  await aptInstall('chromium-headless-shell');
}

/** Older releases have no shell of its own. */
async function installWhole() {
  say('There is no chromium-headless-shell here. Installing chromium with apt-get (about 100 MB to download) …');
  await aptInstall('chromium');
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
  for (const install of canUseApt() ? [installShell, installWhole, installWithPlaywright] : [installWithPlaywright]) {
    await install();
    const path = await findBrowser();
    if (path !== null) return say(`Installed ${path} in ${seconds(Date.now() - begun)}.`);
  }
  throw new Stop(
    'No browser could be installed: install Chromium or Chrome, set CHROMIUM_PATH to its program and try again.',
  );
}
