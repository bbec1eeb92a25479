import type { Frame, Rng } from '@sandtable/kernel';
import { armyOf } from './armies';
import { catalogue } from './content/index';
import { NATIONS } from './content/types';
import { deckList } from './deck/read';
import type { GmSetup } from './setup';
import { type GmState, NONE, type SeatState } from './state';

const COLUMNS = 8;
const ROWS = 6;
/** 2GM-SETUP-03. */
const STARTING_AP = 5;

/** The cards of a deck of ours. */
export function deckCards(deck: string): string[] {
  const ready = catalogue.decks.find((d) => d.id === deck);
  return ready === undefined ? [] : ready.cards.flatMap((entry) => new Array<string>(entry.copies).fill(entry.id));
}

function seatOf(setup: GmSetup, seat: GmSetup['seats'][number], side: number): SeatState {
  const army = armyOf(setup, side);
  const [cards, aside] = army.ok ? [deckList(army.value), army.value.setAside] : [[], []];
  return {
    side,
    nation: NATIONS.indexOf(seat.nation),
    ap: STARTING_AP,
    deck: cards.map((id) => catalogue.numberOf(id)),
    hand: [],
    discard: [],
    aside: aside.map((id) => catalogue.numberOf(id)),
    general: NONE,
    generals: [],
    recruit: seat.recruit,
    bid: 0,
    terrainAp: 0,
    lastSupport: NONE,
    lastSupportOn: NONE,
    lastSupportTurn: 0,
    boons: 0,
  };
}

/** The table before anything was laid on it. */
export function startState(setup: GmSetup, rng: Rng, stack: Frame[]): GmState {
  const size = COLUMNS * ROWS;
  return {
    rng,
    stack,
    asks: [],
    outcome: null,
    edition: setup.edition,
    opt: { ...setup.options },
    columns: COLUMNS,
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
    seats: setup.seats.map((seat, side) => seatOf(setup, seat, side)),
    hqs: setup.seats.map((seat, side) => {
      const { hp, armor, production, cap } = catalogue.headquarters[seat.nation];
      return { side, hp, armor, production, cap, column: 0, beside: [] };
    }),
    phase: 'set-up',
    active: 0,
    turn: 0,
    first: 0,
    custom: [],
  };
}
