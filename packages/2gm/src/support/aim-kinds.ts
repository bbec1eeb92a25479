import type { Seat } from '@sandtable/kernel';
import { supportCard } from '../cards';
import { NONE, seatState, type Table } from '../state';
import type { Aims } from './support';

/** Where cards that aim at units and at spaces alike begin to count the spaces. */
export const SPACE_AIM = 1000;

/**
 * What the number behind a card stands for, for whoever has the table and not the cards' rules: the others are played on units, or on nothing.
 * The test holds it to what the cards themselves say.
 */
export const AIM_KINDS: Readonly<Record<string, Exclude<Aims['kind'], 'units'>>> = {
  'support/allies': 'places',
  'support/ambush': 'spaces',
  'support/captured': 'cards',
  'support/counterattack': 'weapons',
  'support/duplicate': 'copied',
  'support/enigma': 'seats',
  'support/enlist': 'cards',
  'support/espionage': 'seats',
  'support/fire': 'spaces',
  'support/general': 'cards',
  'support/i-want-you': 'cards',
  'support/lost': 'spaces',
  'support/reinforcements': 'cards',
  'support/replacements': 'cards',
  'support/sabotage': 'seats',
  'support/seized': 'spaces',
};

/** What a Support card is played on. */
export type PlayedOn =
  | { readonly on: 'nothing' }
  | { readonly on: 'unit' | 'space' | 'card' | 'seat' | 'weapon'; readonly number: number };

/** What `['play', card, number]` aims at. */
export function playedOn(s: Table, seat: Seat, card: number, number: number): PlayedOn {
  if (number === NONE) return { on: 'nothing' };
  switch (AIM_KINDS[supportCard(card).id]) {
    case 'spaces':
      return { on: 'space', number };
    case 'cards':
      return { on: 'card', number };
    case 'places':
      return { on: 'card', number: seatState(s, seat).aside[number] ?? NONE };
    case 'seats':
      return { on: 'seat', number };
    case 'weapons':
      return { on: 'weapon', number };
    case 'copied':
      return playedOn(s, seat, seatState(s, seat).lastSupport, number);
    default:
      return number >= SPACE_AIM ? { on: 'space', number: number - SPACE_AIM } : { on: 'unit', number };
  }
}
