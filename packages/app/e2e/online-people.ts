import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type WebSocketRoute,
} from '@playwright/test';
import { prompt } from './keyboard';

/** Short matches: whoever only lets phases end is done after a round. */
export const SHORT = {
  tactics: {
    game: '2gm',
    setup: {
      edition: 'tactics',
      seats: [
        { nation: 'uk', deck: 'uk-starter' },
        { nation: 'germany', deck: 'germany-starter' },
      ],
      options: { maxTurns: 2 },
    },
  },
  night: {
    game: '2gm',
    setup: {
      edition: 'pacific',
      seats: [
        { nation: 'usa', deck: 'usa-pacific' },
        { nation: 'japan', deck: 'japan-pacific' },
      ],
      options: { maxTurns: 3, night: true },
    },
  },
  aces: {
    game: 'aces',
    setup: {
      map: 'winter',
      half: '1-6',
      seats: [
        { faction: 'usa', automa: false },
        { faction: 'germany-1', automa: false },
      ],
      options: { mission: 'bulge', bulgeRounds: 1 },
    },
  },
  teams: {
    game: '2gm',
    setup: {
      edition: 'tactics',
      seats: [
        { nation: 'uk', deck: 'uk-starter' },
        { nation: 'germany', deck: 'germany-starter' },
        { nation: 'uk', deck: 'uk-starter' },
        { nation: 'germany', deck: 'germany-starter' },
      ],
      options: { maxTurns: 1, points: 240 },
    },
  },
} as const;

export interface Made {
  readonly match: string;
  readonly owner: string;
  readonly seats: readonly string[];
  readonly watch: string;
}

/** A table as the form would make it, without the form. */
export async function makeTable(
  request: APIRequestContext,
  {
    game,
    setup,
  }: {
    readonly game: string;
    readonly setup: { readonly seats?: readonly unknown[]; readonly [more: string]: unknown };
  },
  more: object = {},
): Promise<Made> {
  const seats = setup.seats?.map(() => ({ by: 'link' }));
  const answer = await request.post('api/tables', { data: { game, title: 'A short match', setup, seats, ...more } });
  const made = (await answer.json()) as { ok: boolean; value: Made; message?: string };
  expect(made.ok, made.message).toBe(true);
  return made.value;
}

const DECK = new Array<string>(20).fill('light-infantry');

/** A table that begins in the middle of a match: the United States, south, against Germany in turn 3. */
export function makeFromPosition(
  request: APIRequestContext,
  {
    south = {},
    north = {},
    ...more
  }: { readonly south?: object; readonly north?: object; readonly [more: string]: unknown },
): Promise<Made> {
  const position = {
    game: '2gm',
    edition: 'pacific',
    turn: 3,
    active: 'south',
    south: { nation: 'usa', ap: 5, hand: [], deck: DECK, ...south },
    north: { nation: 'germany', ap: 5, hand: [], deck: DECK, ...north },
    ...more,
  };
  return makeTable(request, { game: '2gm', setup: { position } }, { seats: [{ by: 'link' }, { by: 'link' }] });
}

/** Somebody with a browser of their own; who wants less motion waits for no film. */
export async function somebody(
  browser: Browser,
  name: string,
  baseURL: string | undefined,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    ...more,
  });
  await context.addInitScript((own) => localStorage.setItem('sandtable.name', own), name);
  return context.newPage();
}

/** Opens the link and takes the seat; the name is the one of last time. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(`./#/join/${link}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(/#\/table\//);
}

/** So many answers the table on the screen stands at, once none is under way. */
async function standsAt(page: Page): Promise<number> {
  await expect(page.locator('[data-answers]')).toBeVisible();
  return Number(await page.locator('[data-answers]').getAttribute('data-answers'));
}

/** Whether the person at this page is asked something they have to answer. */
export function isAsked(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: 'All answers' }).isVisible();
}

/** Whether the others are to play. Between two of one's own questions nothing is asked either, for a moment. */
export function waits(page: Page): Promise<boolean> {
  return reads(page, 'Waiting for');
}

/** Whether the line that says what the game waits for says so. */
export async function reads(page: Page, text: string): Promise<boolean> {
  return (await prompt(page).textContent())?.includes(text) ?? false;
}

/** How somebody opens the list of all answers, and takes one of it. */
export interface Hand {
  list(page: Page): Promise<void>;
  take(page: Page, wanted: Locator): Promise<void>;
}

const MOUSE: Hand = {
  list: (page) => page.getByRole('button', { name: 'All answers' }).click(),
  take: (_, wanted) => wanted.click(),
};

/** Gives one answer by the list of all answers: lets the phase end where that is offered, otherwise takes the first. */
export async function answer(page: Page, wanted = /^(end|pass|keep)/, hand: Hand = MOUSE): Promise<void> {
  const before = await standsAt(page);
  await hand.list(page);
  const list = page.getByRole('region', { name: 'All answers' });
  const offered = list.getByRole('listitem').getByRole('button');
  await expect(offered.first()).toBeVisible();
  const ending = offered.filter({ hasText: wanted });
  await hand.take(page, ((await ending.count()) > 0 ? ending : offered).first());
  await expect(page.locator(`[data-answers]:not([data-answers="${before}"])`)).toBeVisible();
}

/** A line that the test can cut; it may come back when `offline` is over. */
export async function cuttable(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/api\/socket/, (line) => {
    lines.push(line);
    line.connectToServer();
  });
  return {
    async cut() {
      await page.context().setOffline(true);
      for (const line of lines) await line.close();
    },
    mend: () => page.context().setOffline(false),
  };
}

/** The line to the server is gone, and the table says so. */
export function lost(page: Page): Promise<void> {
  return expect(page.getByText(/^The connection is lost\./)).toBeVisible();
}

/** It has come back by itself. */
export function mended(page: Page): Promise<void> {
  return expect(page.getByText('The connection is back: nothing was missed.')).toBeVisible();
}

/** Whether the match on the screen is over. */
function isOver(page: Page): Promise<boolean> {
  return page.getByText('The match is over.').first().isVisible();
}

/** Everybody answers when they are asked, until the match is over or `until` says so. */
export async function playOn(
  pages: readonly Page[],
  until: () => Promise<boolean> | boolean = () => false,
  wanted?: RegExp,
  hand?: Hand,
): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  // so many answers has no short match; and whoever hears nothing for so many looks will not hear anything
  let idle = 0;
  for (let given = 0; given < 400 && idle < 600; ) {
    if ((await isOver(first)) || (await until())) return;
    idle++;
    for (const page of pages) {
      if (!(await isAsked(page))) continue;
      idle = 0;
      given++;
      await answer(page, wanted, hand);
    }
    // what one has answered is on its way to the others
    if (idle > 0) await first.waitForTimeout(50);
  }
  throw new Error('The match does not end.');
}
