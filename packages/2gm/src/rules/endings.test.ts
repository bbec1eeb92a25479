import { Match, readAll, type Seat } from '@sandtable/kernel';
import { pseudo } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { en } from '../../words/en/index';
import type { Nation } from '../content/types';
import { gmGame, gmIn } from '../game';
import { sideFact } from '../names/titles';
import { recorded } from '../recorded';
import type { GmView } from '../seeing/view';
import { DEFAULT_OPTIONS, type GmSetup } from '../setup';
import type { GmState } from '../state';
import { gmReader } from '../telling/reading';

/** A table where the first and the third player are the south. */
function table(...nations: Nation[]): Match<GmState, GmSetup, GmView> {
  const seats = nations.map((nation) => ({
    nation,
    deck: new Array<string>(20).fill(`${nation}/light-infantry`),
    recruit: 0,
    aside: [],
  }));
  return Match.start(gmGame.rules, { edition: 'tactics', seats, options: DEFAULT_OPTIONS }, 'endings');
}

function whySurrendered(match: Match<GmState, GmSetup, GmView>, seat: Seat, game = gmGame): string | undefined {
  match.submit(seat, ['surrender']);
  return readAll(match.over, (fact) => game.read?.(fact) ?? fact.key)?.reason;
}

it('a reason is told of the nations of a side, whoever leads it', () => {
  expect(whySurrendered(table('uk', 'germany'), 0)).toBe('The United Kingdom surrendered.');
  expect(whySurrendered(table('uk', 'germany'), 1)).toBe('Germany surrendered.');
});

it('both nations of a team are named, also in the plural', () => {
  const three = table('usa', 'germany', 'uk');
  expect(whySurrendered(three, 1)).toBe('Germany surrendered.');
  const four = table('usa', 'germany', 'uk', 'italy');
  const leader = four.state.seats.findIndex((x) => x.fieldMarshal && x.side === 1);
  expect(whySurrendered(four, leader)).toBe('Germany and Italy surrendered.');
});

it('where both sides lead one nation, the place tells them apart', () => {
  expect(whySurrendered(table('usa', 'usa'), 1)).toBe('North (the United States) surrendered.');
});

it('every reason about a side is told in the language of the reader', () => {
  const { state } = table('uk', 'germany');
  const [uk, germany] = [sideFact(state, 0), sideFact(state, 1)];
  const endings = [
    recorded.reachedGoal(germany),
    recorded.destroyedHq(uk),
    recorded.outOfCards(uk),
    recorded.heldOut(germany, 6),
    recorded.turnsOver(8),
    recorded.turnsOverByHqs(8, 10, 9),
    recorded.turnsOverByArmies(8, 14, 11),
  ];
  expect(endings.map(gmReader(en))).toEqual([
    'Germany reached the goal.',
    'The United Kingdom destroyed the enemy HQ.',
    'The United Kingdom ran out of cards.',
    'Germany held out for 6 turns.',
    'The 8 turns are over.',
    'The 8 turns are over. The HQs decide: 10 HP against 9.',
    'The 8 turns are over, and the HQs are even. The units in the field decide: 14 AP against 11.',
  ]);
  const words = pseudo(en);
  const told = words.recorded.surrendered(words.names.together([words.names.nations.germany]));
  expect(whySurrendered(table('uk', 'germany'), 1, gmIn(words))).toBe(told);
});
