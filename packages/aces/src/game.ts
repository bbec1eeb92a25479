import { type Game, withPositions } from '@sandtable/kernel';
import { book } from '../book/index';
import { automa } from './automa/index';
import { checkContent } from './content';
import { draw } from './draw';
import { factionName } from './factions';
import { odds } from './odds';
import { parsePosition } from './position';
import { printPosition } from './print-position';
import { acesRules } from './rules';
import { type AcesSetup, DEFAULT_OPTIONS } from './setup';
import type { AcesState } from './state';
import { tell } from './tell';
import type { AcesView } from './view';
import { continueWish, language, moreWishes, optionOf, wishOf } from './wishes';

/** AA-PLAYERS-36, and the pairings of smaller tables. */
const TABLES: Readonly<Record<number, AcesSetup['seats'][number]['faction'][]>> = {
  2: ['soviet-union', 'germany-2'],
  3: ['usa', 'soviet-union', 'germany-1'],
  4: ['germany-1', 'usa', 'germany-2', 'soviet-union'],
};

const AUTOMA = ['automa', 'rulebook'];

function defaultSetup(_edition: string, seats: readonly string[] = ['person', 'automa']): AcesSetup {
  const factions = TABLES[seats.length] ?? TABLES[2] ?? [];
  return {
    map: 'summer',
    half: seats.length === 2 ? '1-6' : 'full',
    seats: factions.map((faction, i) => ({ faction, automa: AUTOMA.includes(seats[i] ?? '') })),
    options: DEFAULT_OPTIONS,
  };
}

export const acesGame: Game<AcesState, AcesSetup, AcesView> = {
  id: 'aces',
  title: 'Aces & Armor',
  editions: ['aces'],
  rules: withPositions(acesRules, parsePosition),
  book,
  defaultSetup,
  seatName: (s, seat) => factionName(s.seats[seat]?.faction ?? 0),
  language,
  wishOf,
  optionOf,
  continueWish,
  moreWishes,
  parsePosition,
  printPosition,
  tell,
  draw,
  odds,
  // a match of two Automas takes about 120 answers; a lone tank that hunts every new Infantry could go on for ever
  patience: 3000,
  opponents: { automa, rulebook: automa },
  checkContent,
};
