import { gmGame } from '@sandtable/2gm';
import { openTable } from '@sandtable/host';
import { expect, it } from 'vitest';
import { againOf } from '../../match/again';
import { quickBattle } from '../openings';
import { newDraft, openingOf } from './draft';
import { manned } from './manned';

const NAMES = { me: 'You', others: ['Two', 'Three', 'Four'] } as const;
const EDITIONS = ['tactics', 'pacific'] as const;

/** How many cards the person holds who has taken the other side, and how many lie below them. */
function cardsAfterSwap(opening: Parameters<typeof againOf>[0]): { hand: number; deck: number } {
  const again = againOf(opening, true);
  const table = openTable(gmGame, { ...opening, ...again, setup: manned(again.setup), seed: 'swap' });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  const seen = table.value.sync(1);
  if (!seen.ok) throw new Error('Nobody sits there.');
  const own = seen.value.view.table.seats[1];
  return { hand: own?.hand.length ?? 0, deck: own?.deck.length ?? 0 };
}

it.each(EDITIONS)('who takes the side of the opponent of the book has cards: %s', (edition) => {
  const { hand, deck } = cardsAfterSwap(openingOf(newDraft(edition, NAMES), NAMES, 'seed'));
  expect(hand).toBe(5);
  expect(deck).toBeGreaterThan(20);
});

it.each([0, 1])('in a landing it is the deck that the scenario proposes: %i', (landing) => {
  const quick = quickBattle('pacific', 'You', 'seed', (n) => landing % n);
  const { hand, deck } = cardsAfterSwap(quick);
  expect(hand).toBeGreaterThan(4);
  expect(deck).toBeGreaterThan(10);
});

it('what somebody has brought stays as it is', () => {
  const quick = quickBattle('tactics', 'You', 'seed', () => 0);
  expect(manned(quick.setup)).toEqual(quick.setup);
});
