import type { Page } from '@playwright/test';
import { acesStory, gmStory, type Story } from './stories';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const SIZES: readonly Size[] = [
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 1024, height: 768, touch: false },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
];

/** A screen worth showing, and how one gets there. */
export interface Screen {
  readonly name: string;
  open(page: Page): Promise<void>;
}

/** Each is played when it is first wanted. */
function kept(make: () => Story): () => Story {
  let story: Story | null = null;
  return () => {
    story ??= make();
    return story;
  };
}

const aces = kept(acesStory);
const tactics = kept(() => gmStory('tactics'));
const pacific = kept(() => gmStory('pacific'));

async function openFile(page: Page, text: string, where: RegExp): Promise<void> {
  await page.goto('./#/matches');
  const buffer = Buffer.from(text);
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(where);
}

function match(name: string, story: () => Story): Screen {
  return {
    name,
    async open(page) {
      await openFile(page, story().moment, /#\/play\//);
      await page.getByRole('grid').first().waitFor();
      await page.keyboard.press('n');
    },
  };
}

function film(name: string, story: () => Story): Screen {
  return {
    name,
    async open(page) {
      await openFile(page, story().answer, /#\/play\//);
      await page.getByRole('grid').first().waitFor();
      await page.waitForTimeout(2500);
    },
  };
}

function replay(name: string, story: () => Story, part: number): Screen {
  return {
    name,
    async open(page) {
      await openFile(page, story().replay, /#\/replay\//);
      const slider = page.getByRole('slider');
      await slider.waitFor();
      const most = Number(await slider.getAttribute('max'));
      await slider.fill(String(Math.round(most * part)));
    },
  };
}

function summary(name: string, story: () => Story): Screen {
  return {
    name,
    async open(page) {
      await openFile(page, story().replay, /#\/replay\//);
      await page.goto(page.url().replace('#/replay/', '#/summary/'));
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  };
}

function page(name: string, hash: string): Screen {
  return {
    name,
    async open(at) {
      await at.goto(`./${hash}`);
      await at.getByRole('heading', { level: 1 }).first().waitFor();
    },
  };
}

function lesson(name: string, game: string): Screen {
  return {
    name,
    async open(at) {
      await at.goto(`./#/learn/${game}`);
      await at.getByRole('grid').first().waitFor();
    },
  };
}

export const SCREENS: readonly Screen[] = [
  page('home', '#/'),
  page('new', '#/new/aces'),
  page('new-pacific', '#/new/pacific'),
  match('match', aces),
  film('film', aces),
  replay('replay', aces, 0.6),
  summary('summary', aces),
  lesson('tutorial', 'aces'),
  match('tactics', tactics),
  match('pacific', pacific),
  film('pacific-film', pacific),
  replay('pacific-replay', pacific, 0.6),
  summary('tactics-summary', tactics),
  lesson('tactics-tutorial', 'tactics'),
  lesson('pacific-tutorial', 'pacific'),
];
