import type { Page } from '@playwright/test';
import { Stop } from '../lib/say.mjs';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A table to be felt: where it begins, which places are clicked, and how dice are made to fall. */
export interface FeltTable {
  readonly name: string;
  readonly position: object;
  /** Units in and out of the hand, and ground between them. */
  readonly clicks: readonly string[];
  readonly placeOf: (page: Page, name: string) => Promise<Place>;
  /** Clicked one after the other; a name in brackets is a button. */
  readonly dice: readonly string[];
}

const SETTLE_MS = 100;
const PRESSED_MS = 60;

/** As a hand does it: the pointer is there before the finger goes down, and the finger stays for a moment. */
export async function click(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(SETTLE_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESSED_MS);
  await page.mouse.up();
}

export function isButton(name: string): boolean {
  return name.startsWith('(');
}

export async function buttonOf(page: Page, name: string): Promise<Place> {
  const box = await page.getByRole('button', { name: name.slice(1, -1) }).boundingBox();
  if (box === null) throw new Stop(`The button ${name} is not on the table.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const card = (side: string, name: string, at: string): object => ({ side, card: name, at });
const unit = (seat: string, name: string, at: string, damage = 0): object => ({ seat, unit: name, at, damage });

async function spaceOf(page: Page, name: string): Promise<Place> {
  const label = page.locator('.board text').filter({ hasText: new RegExp(`^${name}$`) });
  const box = await label.first().boundingBox();
  if (box === null) throw new Stop(`${name} is not on the field.`);
  return { x: box.x + 40, y: box.y + 40 };
}

/** The middle of a hex: 96 wide, flat tops, odd columns lower; a map on its side was turned by a quarter against the clock. */
async function hexOf(page: Page, name: string): Promise<Place> {
  const [column = 0, row = 0] = name.split(',').map(Number);
  return page
    .locator('.board svg.layer')
    .first()
    .evaluate(
      (element, [c, r]) => {
        const svg = element as SVGSVGElement;
        const high = 48 * Math.sqrt(3);
        const [x, y] = [48 + c * 72, high / 2 + r * high + (c % 2) * (high / 2)];
        const point = svg.viewBox.baseVal.y < -100 ? new DOMPoint(y, -x) : new DOMPoint(x, y);
        const there = point.matrixTransform(svg.getScreenCTM() ?? new DOMMatrix());
        return { x: there.x, y: there.y };
      },
      [column, row] as const,
    );
}

export const TABLES: readonly FeltTable[] = [
  {
    name: '2GM',
    position: {
      ...{ game: '2gm', edition: 'pacific', turn: 3, phase: 'shooting', active: 'south' },
      units: [
        ...['a1', 'c1', 'e1', 'g1'].map((at) => card('south', 'light-infantry', at)),
        ...['b3', 'd3', 'f3'].map((at) => card('south', 'm4a2', at)),
        ...['b5', 'd5', 'f5', 'h6'].map((at) => card('north', 'light-infantry', at)),
      ],
      south: { nation: 'usa', ap: 9, hand: [], deck: ['light-infantry'] },
      north: { nation: 'germany', ap: 5, hand: [], deck: ['light-infantry'] },
    },
    clicks: ['b3', 'd3', 'f3', 'c4', 'a1'],
    placeOf: spaceOf,
    dice: ['b3', 'b5', 'd3', 'd5', 'f3', 'f5'],
  },
  {
    name: 'Aces & Armor',
    position: {
      ...{ game: 'aces', map: { size: '9x9' }, turn: { seat: 'usa', phase: 'declare', round: 3 } },
      seats: { usa: { coins: 9 }, 'germany-1': {} },
      units: [
        ...['1,1', '4,1', '7,1'].map((at) => unit('usa', 'sherman', at)),
        ...['1,6', '4,6', '7,6'].map((at) => unit('usa', 'infantry', at)),
        ...['1,2', '4,2', '7,2'].map((at) => unit('germany-1', 'tiger', at)),
      ],
    },
    clicks: ['1,1', '4,1', '7,1', '3,4', '4,6'],
    placeOf: hexOf,
    dice: ['1,1', '1,2', '4,1', '4,2', '7,1', '7,2', '(Fight the attacks)'],
  },
];
