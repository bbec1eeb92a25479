import { expect, type Page } from '@playwright/test';
import { prompt } from './keyboard';

/** A deck nobody draws anything surprising from. */
export const DECK = new Array<string>(20).fill('light-infantry');

/** A unit of 2GM on its space. */
export const on = (side: string, card: string, at: string, more: object = {}): object => ({ side, card, at, ...more });

/** What somebody says about a position of 2GM beyond the usual. */
export interface Said {
  readonly units: readonly object[];
  readonly south?: object;
  readonly north?: object;
  readonly [more: string]: unknown;
}

/** Opens a position as its file is opened: on the page of the matches. */
export async function openPosition(page: Page, position: object): Promise<void> {
  await page.goto('./#/matches');
  const buffer = Buffer.from(JSON.stringify(position));
  await page.locator('input[type="file"]').setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer });
}

/** South (the United States) against north (Germany) in turn 3 of Pacific, one person on both sides, and until the table asks. */
export async function open2gm(page: Page, { south = {}, north = {}, ...more }: Said): Promise<void> {
  await openPosition(page, {
    ...{ game: '2gm', edition: 'pacific', turn: 3, phase: 'movement', active: 'south' },
    south: { nation: 'usa', ap: 9, hand: [], deck: DECK, ...south },
    north: { nation: 'germany', ap: 5, hand: [], deck: DECK, ...north },
    ...more,
  });
  await expect(prompt(page)).toBeVisible();
}

/** The United States against the Automa of Germany in round 3, about to move, and until the table asks. */
export async function openAces(page: Page, units: readonly object[], more: object = {}): Promise<void> {
  await openPosition(page, {
    game: 'aces',
    map: { size: '9x9' },
    turn: { seat: 'usa', phase: 'move', round: 3 },
    seats: { usa: { coins: 9 }, 'germany-1': { automa: 'standard' } },
    units,
    ...more,
  });
  await expect(prompt(page)).toBeVisible();
}
