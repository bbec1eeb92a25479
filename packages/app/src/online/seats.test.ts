import type { Occupant } from '@sandtable/host';
import type { Card } from '@sandtable/wire';
import { describe, expect, it } from 'vitest';
import { guestIn, hasGuests, hasLinkBefore, seatsHere } from '../new-match/guest';
import { plannedSeats } from './create';
import { occupantsOf, type Place, placesFor, usualPlaces } from './go-on';
import { ownSeats, peopleWith } from './own-seats';
import { isMyTurn } from './turns';

const person = (name: string): Occupant => ({ by: 'person', name });
const CAPTAIN: Occupant & Place = { by: 'opponent', name: 'captain' };

describe('the seats of a form', () => {
  const seats = ['me', 'link', 'person', 'guest'].map((who) => ({ who }));

  it('name a guest after the seat of their link, once for all that they play', () => {
    expect(seats.map((_, at) => guestIn(seats, at))).toEqual([null, person('2'), null, person('2')]);
    expect(seats.map((_, at) => hasLinkBefore(seats, at))).toEqual([false, false, true, true]);
  });

  it('give a guest without a seat before a link of their own', () => {
    expect(guestIn([{ who: 'guest' }, { who: 'me' }], 0)).toEqual(person('1'));
    expect(hasGuests([{ who: 'guest' }])).toBe(true);
    expect(hasGuests([{ who: 'me' }, { who: 'captain' }])).toBe(false);
  });

  it('are played here by me first', () => {
    expect(seatsHere([{ who: 'person' }, { who: 'link' }, { who: 'me' }])).toEqual([2, 0]);
  });
});

describe('who plays by whose link', () => {
  it('has one for this screen, one for every person elsewhere, and none for opponents', () => {
    const seats = [person('Me'), person('2'), person('Bo'), person('2'), person('Me'), CAPTAIN];
    expect(plannedSeats(seats, [0, 4, 2])).toEqual([
      { by: 'link' },
      { by: 'link' },
      { by: 'with', seat: 0, name: 'Bo' },
      { by: 'with', seat: 1 },
      { by: 'with', seat: 0 },
      { by: 'opponent', name: 'captain' },
    ]);
  });

  it('has links only where nobody plays here', () => {
    expect(plannedSeats([person('1'), person('2')], [])).toEqual([{ by: 'link' }, { by: 'link' }]);
  });
});

const seat = (name: string, heldWith: number | null = null) => ({ name, heldWith }) as Card['seats'][number];
const card = { phase: 'running', seats: [seat('Ann'), seat('Ben'), seat('Ann', 0), seat('Bea', 1)] } as unknown as Card;

describe('the seats of a screen', () => {
  it('are those of its link', () => {
    expect([0, 1, 'spectator' as const].map((who) => ownSeats(card, who))).toEqual([[0, 2], [1, 3], []]);
    expect(peopleWith(card, 0, 'Ann')).toEqual([{ name: 'Ann', seats: [0, 2] }]);
    expect(peopleWith(card, 1, 'Ben')).toEqual([
      { name: 'Ben', seats: [1] },
      { name: 'Bea', seats: [3] },
    ]);
    expect(peopleWith(card, 'spectator', '')).toEqual([]);
  });

  it('are waited for together', () => {
    expect(isMyTurn({ card, who: 0, waiting: [2] })).toBe(true);
    expect(isMyTurn({ card, who: 0, waiting: [1, 3] })).toBe(false);
    expect(isMyTurn({ card, who: 'spectator', waiting: [0] })).toBe(false);
    expect(isMyTurn({ card: { ...card, phase: 'over' }, who: 0, waiting: [0] })).toBe(false);
  });
});

describe('a match that goes on', () => {
  const seats = [person('You'), person('Ben'), person('You'), CAPTAIN];

  it('is played on here by who was first, elsewhere by the others, and by its opponents', () => {
    expect(usualPlaces(seats)).toEqual(['me', 'link', 'me', CAPTAIN]);
  });

  it('leaves a seat that was made for an opponent to that opponent', () => {
    expect(placesFor({ seats, standIns: [[], [], [], []] }, 3)).toEqual([CAPTAIN]);
    expect(placesFor({ seats, standIns: [['captain'], [], [], ['greedy']] }, 0)).toEqual([
      'me',
      'here',
      'link',
      CAPTAIN,
    ]);
    expect(placesFor({ seats, standIns: [[], [], [], ['greedy']] }, 3)).toEqual([
      'me',
      'link',
      { by: 'opponent', name: 'greedy' },
      CAPTAIN,
    ]);
  });

  it('is made of people by name', () => {
    expect(occupantsOf(seats, ['here', 'link', 'me', CAPTAIN], 'Ann')).toEqual({
      seats: [person('You'), person('Ben'), person('Ann'), CAPTAIN],
      here: [2, 0],
    });
  });
});
