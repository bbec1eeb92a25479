import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { expect, test } from './support';

const APP = fileURLToPath(new URL('..', import.meta.url));
/** All of the house that a third game changes; `docs/how-to/add-a-game.md` names the same files. */
const CHANGED: Readonly<Record<string, string>> = {
  'src/modules.ts': 'e2e/third-game/modules.ts',
  'src/engines.ts': 'e2e/third-game/engines.ts',
  'src/i18n/en/home.ts': 'e2e/third-game/home.ts',
};

function withThirdGame(): Plugin {
  return {
    name: 'third-game',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer?.includes('/third-game/') === true) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const file = found?.id.startsWith(APP) === true ? found.id.slice(APP.length) : '';
      return CHANGED[file] === undefined ? null : `${APP}${CHANGED[file]}`;
    },
  };
}

let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    root: APP,
    configFile: `${APP}vite.config.ts`,
    cacheDir: fileURLToPath(new URL('../../../test-results/third-game', import.meta.url)),
    plugins: [withThirdGame()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
});

test.afterAll(() => server.close());

test('a third game has a table, is played, kept and listed without a change to shared screens', async ({
  quietPage: page,
}) => {
  const home = server.resolvedUrls?.local[0] ?? '';
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '2GM Tactics',
    '2GM Pacific',
    'Aces & Armor',
    'The duel',
  ]);
  await page.getByRole('button', { name: 'Play now: The duel' }).click();
  await expect(page.getByText('Hit points: 10 against 10')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('The duel, 0 answers');
  await page.locator('main button').first().click();
  await expect(heading).not.toHaveText('The duel, 0 answers');
  await page.reload();
  await expect(heading).not.toHaveText('The duel, 0 answers');

  await page.goto(`${home}#/matches`);
  await expect(page.getByRole('heading', { name: 'Left against Right' })).toBeVisible();
  await page.goto(`${home}#/rules/toy`);
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
});
