import { catalogue } from '@sandtable/2gm/table';
import { expect, it } from 'vitest';
import { codeOf, decksOf, factsOf } from './decks';

const [deck = ''] = decksOf('germany');

/** Units of that deck that came into service after a year. */
function later(year: number): number {
  const cards = catalogue.decks.find(({ id }) => id === deck)?.cards ?? [];
  return cards.reduce((sum, { id, copies }) => {
    const card = catalogue.byId.get(id);
    return sum + (card?.kind === 'unit' && (card.year ?? 0) > year ? copies : 0);
  }, 0);
}

it('a deck counts what it brings to a battle of the year that was agreed on, by name as by code', () => {
  const whole = factsOf('germany', deck, 0);
  const early = factsOf('germany', deck, 1940);
  expect(later(1940)).toBeGreaterThan(0);
  expect((whole?.cards ?? 0) - (early?.cards ?? 0)).toBe(later(1940));
  expect(early?.points).toBeLessThan(whole?.points ?? 0);
  expect(factsOf('germany', ` ${codeOf(deck)} `, 1940)).toEqual(early);
});

it('is nothing if it is of another nation or no deck at all', () => {
  expect([factsOf('japan', deck, 0), factsOf('germany', 'no code', 0), factsOf('germany', '', 0)]).toEqual([
    null,
    null,
    null,
  ]);
});
