import type { Core, Game } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { catalogue } from '../../packages/2gm/src/content/index';
import { gmTables } from '../../packages/2gm/src/tables.fixture';
import { UNIT_TYPES } from '../../packages/aces/src/content/unit-types';
import { acesTables } from '../../packages/aces/src/tables.fixture';

/** A game, every kind of table it has, and the names people use at it. */
export interface Played {
  readonly game: Game;
  readonly tables: readonly string[];
  readonly places: readonly string[];
  readonly names: readonly string[];
}

function erased<S extends Core, Setup, View>(game: Game<S, Setup, View>): Game {
  return game as unknown as Game;
}

const SHELF = /^[^/]*\//;
const SQUARES = Array.from({ length: 48 }, (_, i) => `${'abcdefgh'[i % 8]}${Math.floor(i / 8) + 1}`);
const CARDS = catalogue.cards.map((card) => card.id.replace(SHELF, ''));
const HEXES = Array.from({ length: 21 * 26 }, (_, i) => `${i % 26},${Math.floor(i / 26)}`);

export const PLAYED: readonly Played[] = [
  {
    game: erased(gmTables),
    tables: gmTables.editions,
    places: [...SQUARES, ...SQUARES, ...SQUARES, 'south', 'north', 'z9', 'a12'],
    names: [
      ...CARDS,
      ...catalogue.upgrades.map((token) => token.id),
      ...catalogue.cards.flatMap((card) => ('nation' in card ? [card.id.replace('/', '-')] : [])),
      ...[
        'south',
        'north',
        'south-2',
        'north-2',
        'left',
        'right',
        'up',
        'down',
        'road',
        'infantry',
        'tank',
        'aircraft',
      ],
      ...['mg', 'hmg', 'second-gun', 'bomb', 'hq', 'gone', 'craft', '0', '1', '99', '123456'],
    ],
  },
  {
    game: erased(acesTables),
    tables: acesTables.editions,
    places: [...HEXES, '99,99', '999,0'],
    names: [
      ...UNIT_TYPES.map((type) => type.id),
      ...['usa', 'soviet-union', 'germany-1', 'germany-2', 'random', 'v2-launcher', 'infantry', 'tank', 'fighter'],
      ...['1', '2', '3', '1-2', '1-2-3', '4', '7'],
    ],
  },
  {
    game: erased(toyGame),
    tables: toyGame.editions,
    places: ['1', '2', '3', '4', '5', '9'],
    names: ['sword', 'spear', 'bow', 'parry', 'club', 'left', 'right'],
  },
];
