import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './lib/browser.mjs';
import { ROOT } from './lib/paths.mjs';
import { runMain, Stop, say } from './lib/say.mjs';
import { served } from './lib/served.mjs';
import { SCREENS, SIZES, type Size } from './screens/list';
import { toWebp } from './screens/webp';

const PORT = 4391;
const ADDRESS = `http://127.0.0.1:${PORT}/`;
const FOLDER = join(ROOT, 'build', 'screens');
/** What the documents show: a picture that is here already is taken anew, none is added. */
const SHOWN = join(ROOT, 'docs', 'screens');

async function takeAll(browser: Browser, size: Size, wanted: readonly string[]): Promise<void> {
  const blank = await browser.newPage();
  for (const screen of SCREENS) {
    const name = `${screen.name}-${size.width}`;
    if (wanted.length > 0 && !wanted.some((text) => name.includes(text))) continue;
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      hasTouch: size.touch,
      isMobile: size.touch,
      baseURL: ADDRESS,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await screen.open(page);
    await page.waitForTimeout(1200);
    await keep(`${name}.webp`, await toWebp(blank, await page.screenshot()));
    say(`  ${name}`);
    await context.close();
  }
  await blank.close();
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await writeFile(join(FOLDER, name), picture);
  const isShown = await access(join(SHOWN, name)).then(
    () => true,
    () => false,
  );
  if (isShown) await writeFile(join(SHOWN, name), picture);
}

/** Pictures of every screen in `build/screens`, those of the documents in their place too: `npm run screens`, or only those whose name contains a word: `npm run screens -- match`. */
await runMain(async () => {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Stop('There is no browser to take pictures with.');
  await mkdir(FOLDER, { recursive: true });
  const server = await served(PORT);
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    for (const size of SIZES) await takeAll(browser, size, process.argv.slice(2));
    await browser.close();
  } finally {
    server.stop();
  }
});
