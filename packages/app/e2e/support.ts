import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /** What the browser may complain about in this test; everything else fails it. */
  allowedComplaints: RegExp[];
  quietPage: Page;
}

/** A page that fails its test when the browser reports an error or a request does not succeed. */
export const test = base.extend<Fixtures>({
  allowedComplaints: [[], { option: true }],
  quietPage: async ({ page, allowedComplaints }, use) => {
    const complaints: string[] = [];
    const allowed = [...allowedComplaints, /^Service Worker registration blocked by Playwright/];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => {
      // Leaving a page gives up what it was still loading; that is no failure.
      const reason = request.failure()?.errorText;
      if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} (${reason})`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
    });
    await use(page);
    expect(complaints.filter((text) => !allowed.some((known) => known.test(text)))).toEqual([]);
  },
});

/** Every screen with an address of its own, and the heading that shows it has arrived. */
export const SCREENS: readonly { readonly hash: string; readonly heading: string }[] = [
  { hash: '#/', heading: 'Three tables, set up and waiting' },
  { hash: '#/matches', heading: 'Matches' },
  { hash: '#/new/aces', heading: 'New match: Aces & Armor' },
  { hash: '#/new/tactics', heading: 'New match: 2GM Tactics' },
  { hash: '#/learn/aces', heading: 'Round 3 · United States' },
  { hash: '#/play/nothing', heading: 'There is no such match' },
  { hash: '#/rules/2gm', heading: 'Contents' },
  { hash: '#/rules/aces', heading: 'Contents' },
  { hash: '#/rules/2gm?chapter=SHOOT', heading: 'Shooting' },
  { hash: '#/rules/2gm?q=smoke+screen', heading: 'Results' },
  { hash: '#/rules/2gm?q=xyzzy', heading: 'Results' },
  { hash: '#/rules/2gm/2GM-SHOOT-15', heading: 'Modifiers from different sources add up' },
  { hash: '#/rules/2gm/2GM-RULING-15', heading: 'When a shot passes through smoke' },
  { hash: '#/rules/2gm/2GM-NOPE-99', heading: 'No such rule' },
  { hash: '#/rulings/2gm', heading: 'Rulings' },
  { hash: '#/cards', heading: 'Cards' },
  { hash: '#/cards/2gm/support/promotion', heading: 'Promotion' },
  { hash: '#/decks', heading: 'Decks' },
  { hash: '#/decks/new', heading: 'Paste a deck' },
  { hash: '#/decks/usa-pacific', heading: 'United States, Pacific book' },
  { hash: '#/campaign', heading: 'Campaign' },
  { hash: '#/situations', heading: 'Situations' },
  { hash: '#/about', heading: 'About Sandtable' },
  { hash: '#/nowhere', heading: 'Nothing lies here' },
];

/** Opens a screen afresh and waits for its heading. */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`./${hash}`);
  const heading = SCREENS.find((screen) => screen.hash === hash)?.heading;
  if (heading !== undefined) await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
}

/** Colours on their way from day to night are neither; what moves for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

async function axeViolations(page: Page, only: readonly string[] = []): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const found = await (only.length === 0 ? axe : axe.withRules([...only])).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

export async function expectNoAxeViolations(page: Page, about: string, only: readonly string[] = []): Promise<void> {
  let found = await axeViolations(page, only);
  // what is still being drawn may look wrong for a moment; looks are counted, since one of a large table may last long
  for (let look = 2; found.length > 0 && look <= 4; look++) {
    await page.waitForTimeout(500);
    found = await axeViolations(page, only);
  }
  expect(found, about).toEqual([]);
}

/** All that the colours of the night can change: whether writing stands out. */
export function expectEnoughContrast(page: Page, about: string): Promise<void> {
  return expectNoAxeViolations(page, `${about}, by night`, ['color-contrast']);
}

/** Asked again for a moment: after a change of size, what measures itself follows. */
export async function expectNoOverflow(page: Page, about: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      { message: about },
    )
    .toBe(0);
}

/** Links inside running text are exempt; everything else must be big enough to hit. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('a, button, select, label, input[type="search"]')) {
      const style = getComputedStyle(element);
      const inText = style.display === 'inline' && element.tagName === 'A';
      const box = element.getBoundingClientRect();
      const hidden = box.width === 0 || style.visibility === 'hidden';
      if (!hidden && !inText && (box.width < 24 || box.height < 24)) small.push(element.outerHTML.slice(0, 120));
    }
    return small;
  });
}

/** Opens the page of a table again: what it shows is kept. */
export async function reloadTable(page: Page): Promise<void> {
  await expect(page.locator('[data-answers]')).toBeVisible();
  await page.reload();
}
