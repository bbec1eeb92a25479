import { type Game, type Opponent, type Result, withPositions } from '@sandtable/kernel';
import { book } from '../book/index';
import { en } from '../words/en/index';
import type { AcesWords } from '../words/index';
import { automa } from './automa/index';
import { factionName, teamOf } from './content/factions';
import { checkContent } from './content/index';
import { packTable } from './content/pack-table';
import { UNIT_TYPES } from './content/unit-types';
import { enter, inside } from './door';
import { odds, oddsOf } from './odds/odds';
import { parsePosition } from './position/position';
import { printPosition } from './position/print';
import { acesRulesIn } from './rules';
import type { AcesView } from './seeing/view';
import { type AcesSetup, DEFAULT_OPTIONS } from './setup';
import type { AcesState } from './state';
import { draw } from './telling/draw';
import { acesReader } from './telling/reading';
import { tell } from './telling/tell';
import { deadlineOf } from './turn/timer';
import { seatsOf } from './winning';
import { continueWish, languageIn, moreWishes, optionOf, wishOf } from './wishes/wishes';

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

/** The Automa looks at the mats of the table it sits at. */
const atTheirTable: Opponent<AcesView> = (view, decision) => {
  enter(view.table);
  return automa(view, decision);
};

/** The game in one language; the rules are the same in all. */
export function acesIn(w: AcesWords): Game<AcesState, AcesSetup, AcesView> {
  const parse = (raw: unknown): Result<AcesState> => parsePosition(raw, w);
  return {
    id: 'aces',
    title: 'Aces & Armor',
    editions: ['aces'],
    rules: withPositions(acesRulesIn(w), parse),
    book,
    defaultSetup,
    partners: (s, seat) => seatsOf(s, teamOf(s.seats[seat]?.faction ?? 0)),
    seatName: (s, seat) => factionName(s.seats[seat]?.faction ?? 0),
    language: languageIn(w),
    wishOf: inside(wishOf),
    optionOf: inside(optionOf),
    continueWish: inside(continueWish),
    moreWishes: inside(moreWishes),
    parsePosition: parse,
    printPosition: inside(printPosition),
    tell: inside((s: AcesState, event, who) => tell(s, event, who, w)),
    read: acesReader(w),
    draw: inside((s: AcesState, who) => draw(s, who, w)),
    odds: inside(odds),
    oddsOf: inside(oddsOf),
    deadline: deadlineOf,
    // a match of two Automas takes about 120 answers; a lone tank that hunts every new Infantry could go on for ever
    patience: 3000,
    names: () =>
      UNIT_TYPES.flatMap(({ id, name, faction }) =>
        faction < 0 ? [] : [{ kind: `unit of ${factionName(faction)}`, name: id, title: name }],
      ),
    opponents: { automa: atTheirTable, rulebook: atTheirTable },
    checkContent,
    packTable,
  };
}

export const acesGame = acesIn(en);
