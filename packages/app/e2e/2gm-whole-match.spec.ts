import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAnswers, make } from './2gm-hand';
import { bundled } from './bundled';
import { prompt } from './keyboard';
import { expect, reloadTable, test } from './support';

const TABLES = [
  { edition: 'tactics', title: '2GM Tactics', seed: 'whole-79' },
  { edition: 'pacific', title: '2GM Pacific', seed: 'whole-21' },
] as const;

/** Both are over sooner; a change of the rules or of an opponent shall not make them long. */
const MOST_TURNS = 12;

async function setUp(page: Page, { title, seed }: (typeof TABLES)[number]): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: `New match of ${title}` }).click();
  await page.locator('summary').filter({ hasText: 'Advanced' }).click();
  await page.getByLabel('Limit of turns').fill(String(MOST_TURNS));
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await expect(page.getByText('The rulebook agrees.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page).toHaveURL(/#\/play\//);
}

for (const table of TABLES) {
  test(`a whole solo match of ${table.title} by clicks, with a reload, to its end`, async ({ quietPage: page }) => {
    test.setTimeout(180_000);
    const { play, verify } = await bundled<typeof import('./2gm-player')>('2gm-player.ts');
    const { turns, replay, reason } = play(table.edition, table.seed, MOST_TURNS);

    // who wants less motion sees the opponent's turns at once
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setUp(page, table);
    const habit = page.getByText('Take the next unit in hand by itself');
    await expect(habit).toBeAttached();
    const middle = Math.floor(turns.length / 2);
    for (const [i, { answers, clicks }] of turns.entries()) {
      await expectAnswers(page, answers);
      if (i === middle) {
        await reloadTable(page);
        await expectAnswers(page, answers);
      }
      for (const click of clicks) await make(page, click);
    }

    // nearly everything was done on the field, in the hand and by buttons
    const listed = turns.filter(({ clicks }) => clicks.some(({ on }) => on === 'list'));
    expect(listed.length, JSON.stringify(listed)).toBeLessThan(turns.length / 20);

    await expectAnswers(page, replay.answers.length);
    await expect(prompt(page)).toContainText('The match is over.');
    await expect(habit).not.toBeAttached();
    await page.getByRole('link', { name: 'Summary', exact: true }).click();
    await expect(page.getByText(reason).first()).toBeVisible();

    // the same seed and answers come to the same end in Node and in the browser, hash by hash
    await page.goto('./#/matches');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export the replay/ }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(replay)));
    expect(replay.checkpoints.at(-1)?.[0]).toBe(replay.answers.length);
    expect(verify(file)).toMatchObject({ ok: true });

    await page.getByRole('link', { name: /^Replay of / }).click();
    await page.waitForURL(/#\/replay\//);
    await page.getByRole('slider').press('End');
    const last = String(replay.answers.length);
    await expect(page.getByText(`${last} / ${last}`, { exact: true })).toBeVisible();
  });
}
