import { describe, expect, it } from 'vitest';
import { againOf } from './again';

const me = { by: 'person', name: 'Me' } as const;
const book = { by: 'opponent', name: 'rulebook' } as const;
const solo = { system: 'tactics' };
const opening = {
  setup: {
    edition: 'tactics',
    seats: [
      { nation: 'uk', deck: 'a' },
      { nation: 'germany', deck: 'b', solo },
    ],
  },
  seats: [me, book],
};

describe('the match once more', () => {
  it('is the same battle', () => {
    expect(againOf(opening, false)).toEqual(opening);
  });

  it('with the sides changed, armies stay where they are and change hands', () => {
    expect(againOf(opening, true)).toEqual({
      setup: {
        edition: 'tactics',
        seats: [
          { nation: 'uk', deck: 'a', solo },
          { nation: 'germany', deck: 'b' },
        ],
      },
      seats: [book, me],
    });
  });

  it('back again gives the first one', () => {
    expect(againOf(againOf(opening, true), true)).toEqual(opening);
  });
});
