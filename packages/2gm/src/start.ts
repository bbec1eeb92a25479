import { by, type Frame, type Rng } from '@sandtable/kernel';
import { firstGeneral } from './command';
import { catalogue } from './content/index';
import { layPack } from './content/laid';
import { NATIONS } from './content/types';
import { deckList } from './deck/read';
import { applyScenario } from './scenario/apply';
import { scenarioOf } from './scenario/list';
import { armyOf } from './set-up/armies';
import type { GmSetup } from './setup';
import { briefSolos, tuneSolos } from './solo/set-up/scenario';
import { soloOf } from './solo/set-up/setup-shape';
import { type GmState, type Hq, matchOn, NONE, type SeatState, type Table, withPack } from './state';

const COLUMNS = 8;
const ROWS = 6;
/** 2GM-SETUP-03. */
const STARTING_AP = 5;
/** 2GM-SETUP-19. */
const OPENING_HAND = 5;

/** The cards of a deck of ours. */
export function deckCards(deck: string): string[] {
  const ready = catalogue.decks.find((d) => d.id === deck);
  return ready === undefined ? [] : ready.cards.flatMap((entry) => new Array<string>(entry.copies).fill(entry.id));
}

function seatOf(setup: GmSetup, seat: GmSetup['seats'][number], index: number): SeatState {
  const army = armyOf(setup, index);
  const [cards, aside] = army.ok ? [deckList(army.value), army.value.setAside] : [[], []];
  const general = firstGeneral(setup, index);
  return {
    side: index % 2,
    nation: NATIONS.indexOf(seat.nation),
    // 2GM-TEAM-09: the AP of a side lie with its Field Marshal until they are divided
    ap: index < 2 || setup.options.twoCopies ? STARTING_AP : 0,
    deck: cards.map((id) => catalogue.numberOf(id)),
    hand: [],
    discard: [],
    aside: aside.map((id) => catalogue.numberOf(id)),
    general,
    generals: general === NONE ? [] : [general],
    fieldMarshal: index < 2,
    recruit: seat.recruit,
    opening: OPENING_HAND,
    bid: 0,
    terrainAp: 0,
    unitAp: 0,
    lastSupport: NONE,
    lastSupportOn: NONE,
    lastSupportTurn: 0,
    boons: 0,
    gave: false,
    solo: seat.solo === null || seat.solo === undefined ? null : soloOf(seat.solo),
  };
}

/** One for each side, or for each player with two copies, before the middle of his own field (2GM-TEAM-16). */
function hqsOf(setup: GmSetup, seat: GmSetup['seats'][number], index: number): Hq[] {
  if (index >= 2 && !setup.options.twoCopies) return [];
  const { hp, armor, production, cap } = catalogue.headquarters[seat.nation];
  const column = index >= 2 ? COLUMNS : 0;
  return by([{ side: index % 2, seat: index, hp, armor, production, cap, column, beside: [] }], '2GM-RULING-14');
}

/** The table before the first step; a scenario has laid its part of it (2GM-SETUP-14). */
export function startState(setup: GmSetup, rng: Rng, stack: Frame[]): GmState {
  layPack(setup.pack);
  const state = matchOn(withPack(setup, emptyTable(setup)), { rng, stack, asks: [], outcome: null });
  const scenario = scenarioOf(setup);
  if (scenario !== null && scenario !== undefined) {
    applyScenario(state, scenario);
    briefSolos(state, scenario);
  }
  tuneSolos(state);
  return state;
}

/** The table before anything was laid on it. */
function emptyTable(setup: GmSetup): Table {
  const columns = setup.options.twoCopies ? 2 * COLUMNS : COLUMNS;
  const size = columns * ROWS;
  return {
    edition: setup.edition,
    opt: { ...setup.options },
    columns,
    rows: ROWS,
    natural: new Array<number>(size).fill(0),
    hurt: new Array<number>(size).fill(0),
    pieces: [],
    piece: new Array<number>(size).fill(NONE),
    on: new Array<number>(size).fill(NONE),
    screens: new Array<number>(size).fill(0),
    weather: 0,
    mud: [],
    flares: 0,
    bridges: [],
    dropped: [],
    terrainDeck: catalogue.terrain
      .filter((card) => card.editions.includes(setup.edition))
      .flatMap((card) => new Array<number>(card.copies).fill(catalogue.numberOf(card.id))),
    units: [],
    seats: setup.seats.map((seat, index) => seatOf(setup, seat, index)),
    // each side's, with the numbers its card prints
    hqs: by(
      setup.seats.flatMap((seat, index) => hqsOf(setup, seat, index)),
      '2GM-HQ-01',
      '2GM-HQ-06',
      '2GM-HQ-09',
      '2GM-RULING-41',
    ),
    phase: 'set-up',
    active: 0,
    turn: 0,
    first: 0,
    scenario: '',
    goals: [],
    held: [],
    lost: [],
    rowsOpen: [[1], [1]],
    rowboats: false,
    supplyRows: [0, 0],
    issued: [[], []],
    mines: [],
    custom: [],
  };
}
