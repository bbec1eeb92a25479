import { by, type Core, cloneAsks, cloneOutcome, cloneRng, cloneStack, type Emits, type Seat } from '@sandtable/kernel';
import type { Pack } from './content/pack-shape';
import type { UnitCard } from './content/types';
import type { GmEvent } from './events';
import type { Options } from './setup';
import { cloneSolo, type Solo } from './solo/solo';

export const NONE = -1;
/** Where a unit can be besides a space of the field. */
export const GONE = -1;
/** An aircraft next to its owner's HQ (2GM-HQ-20). */
export const PARKED = -2;
/** Inside a transport or landing craft: its `carrier` says which. */
export const CARRIED = -3;
/** An effect that never ends by itself (2GM-ABIL-69). */
export const PERMANENT = 1_000_000;

/** A support card or hero lying on a unit or beside an HQ. */
export interface Attached {
  card: number;
  /** Whose card it is, and whose discard pile it goes to; NONE for the effect of a card that is there already. */
  by: Seat;
  /** It holds while the turn counter is below this. */
  until: number;
  /** What it can still do, for cards that are used up. */
  left: number;
}

/** An upgrade token on a unit (2GM-DEPLOY-06); wounds, AP and passing states are fields (2GM-CARD-33). */
export interface Token {
  /** Number in the list of upgrades. */
  kind: number;
  /** The grey side is up: deactivated, or dismounted (2GM-FLIP-01, 2GM-ABIL-55). */
  grey: boolean;
  /** The turn in which it was last used: tilted while that is the present one (2GM-FLIP-02). */
  used: number;
  /** The turn in which it was mounted (2GM-ABIL-60). */
  since: number;
  /** Not turned back before this turn (Overheat). */
  locked: number;
}

/** One unit card in play. Units are known by their index; a destroyed one keeps it. */
export interface Unit {
  card: number;
  seat: Seat;
  /** A space of the field, or GONE, PARKED, CARRIED. */
  at: number;
  wounds: number;
  promotions: number;
  tokens: Token[];
  cards: Attached[];
  /** The turn in which it was deployed (2GM-MOVE-08). */
  deployed: number;
  /** Its move of this turn is over (2GM-MOVE-01). */
  moved: boolean;
  /** Movement left to a unit that has just joined a partner; NONE otherwise (2GM-RULING-74). */
  left: number;
  /** Attacks made with the main weapon this turn (2GM-SHOOT-01, 2GM-ABIL-63). */
  shots: number;
  /** Attacks made with the second gun this turn (2GM-ABIL-65). */
  secondShots: number;
  /** Main-weapon attacks a card has added this turn, without a penalty. */
  extraShots: number;
  /** It may not attack any more this turn: extra space of Riders, failed assault (2GM-ABIL-76, 2GM-RULING-67). */
  noAttack: boolean;
  /** Of the two it was the failed assault. */
  repulsed: boolean;
  /** Advance was paid this turn (2GM-ABIL-04). */
  advanced: boolean;
  /** Heal or Repair was used this turn (2GM-ABIL-34, 2GM-ABIL-73). */
  helped: boolean;
  /** The space it assaults from where it stands, NONE otherwise (2GM-RULING-64). */
  onto: number;
  /** The enemy unit there that it named (2GM-RULING-69). */
  assaults: number;
  /** Under suppressive fire while the turn counter is below this (2GM-SUPPR-07). */
  suppressed: number;
  /** The units that attacked it this turn and can penetrate its Armor (2GM-SUPPR-01, 2GM-SUPPR-02). */
  attackers: number[];
  /** In the cloud of its Smoke Grenade while the turn counter is below this (2GM-TOKEN-20). */
  smoke: number;
  /** The other unit of a covered movement, NONE without one. */
  partner: number;
  carrier: number;
  cargo: number;
  /** It has fetched or unloaded somebody: its move is over for good this turn (2GM-TRANS-04, 2GM-RULING-77). */
  settled: boolean;
  /** It has made the move after unloading that Mechanized gives it this turn (2GM-RULING-81). */
  remounted: boolean;
  /** It destroyed an enemy unit this turn (2GM-RULING-130). */
  killed: boolean;
  /** The turn in which it last fired at air units out of turn (2GM-RULING-95). */
  flak: number;
  faceDown: boolean;
  /** It was dropped from the air this turn (2GM-PARA-11). */
  dropped: boolean;
}

export interface SeatState {
  /** 0 south, 1 north. */
  side: number;
  nation: number;
  ap: number;
  /** Top card last; in the view of others UNKNOWN cards. */
  deck: number[];
  hand: number[];
  discard: number[];
  /** Cards set aside before the game (2GM-ABIL-85). */
  aside: number[];
  /** General beside the HQ, NONE without one; and all that were ever there (2GM-RULING-52). */
  general: number;
  generals: number[];
  /** Leads its side: alone, or with a General beside him (2GM-TEAM-02). */
  fieldMarshal: boolean;
  /** AP more in each Headquarters Phase (2GM-RECRUIT-02). */
  recruit: number;
  /** Cards of its opening hand (2GM-SETUP-17, 2GM-SETUP-19). */
  opening: number;
  bid: number;
  /** AP of its bid still to be spent on terrain (2GM-SETUP-10). */
  terrainAp: number;
  /** The same amount again for units that start on that terrain (2GM-OPT-23). */
  unitAp: number;
  /** The Support card it resolved last, on what, and in which turn (Duplicate). */
  lastSupport: number;
  lastSupportOn: number;
  lastSupportTurn: number;
  /** What comes once a turn and has been used in this one, one bit each (`once-a-turn.ts`). */
  boons: number;
  /** It has handed AP to its partner this turn (2GM-TEAM-11). */
  gave: boolean;
  /** The solo opponent of a book plays it; null for everybody else. */
  solo: Solo | null;
}

export interface Hq {
  side: number;
  /** Whose it is; a team with one copy of the game has one in common, in its Field Marshal's name (2GM-RULING-163). */
  seat: Seat;
  hp: number;
  armor: number;
  production: number;
  cap: number;
  /** First of the eight columns it is centred on (2GM-RULING-14). */
  column: number;
  beside: Attached[];
}

/** A Terrain card on the field (2GM-CARD-18). */
export interface Piece {
  card: number;
  /** One space; two or three with Large Field. */
  spaces: number[];
  damage: number;
  /** A destroyed building lies there as Ruins (2GM-BUILD-09). */
  ruins: boolean;
}

export type Phase =
  | 'set-up'
  | 'initial'
  | 'headquarters'
  | 'card'
  | 'movement'
  | 'deployment'
  | 'shooting'
  | 'flip'
  | 'discard'
  | 'end';

/** Everything on the table; what a seat may see of it has the same shape, so that the same functions read both. */
export interface Table {
  edition: 'tactics' | 'pacific';
  opt: Options;
  columns: number;
  rows: number;
  /** Natural terrain of each space (number in NATURALS) and the HP it has lost. */
  natural: number[];
  hurt: number[];
  /** Terrain cards laid so far; one that is gone covers no space any more. */
  pieces: Piece[];
  /** The piece on each space, NONE without (2GM-FIELD-07). */
  piece: number[];
  /** The unit on each space, NONE if it is free; of a covered pair one of the two (2GM-FIELD-06). */
  on: number[];
  /** Smoke Screens: the turn until which each space lies under one, 0 without (2GM-RULING-16). */
  screens: number[];
  /** The sky, as in weather.ts, and the spaces under Muddy tokens (2GM-WEATHER-01, 2GM-TERRAIN-39). */
  weather: number;
  mud: number[];
  /** The turn in which Flares burn. */
  flares: number;
  /** Spaces under a bridge (2GM-TERRAIN-26). */
  bridges: number[];
  /** Upgrade tokens lying on the field: space, kind, space, kind … (2GM-OPT-29). */
  dropped: number[];
  /** Terrain cards still in the Terrain deck, by their number among the terrain cards (2GM-TERRAIN-01). */
  terrainDeck: number[];
  units: Unit[];
  seats: SeatState[];
  hqs: Hq[];
  phase: Phase;
  /** The seat whose turn it is. */
  active: Seat;
  /** Single turns, counted from 1; 0 before the first. */
  turn: number;
  /** The seat that took the first turn. */
  first: Seat;
  /** The scenario's id, empty in a Pitched Battle; its goals, the turns each has been held, and all units lost so far. */
  scenario: string;
  goals: number[][];
  held: number[];
  /** Side and card of every destroyed unit: side, card, side, card … */
  lost: number[];
  /** Rows, from its own side, in which a side may deploy (2GM-DECK-11). */
  rowsOpen: number[][];
  /** Infantry may row over the rivers of the scenario (2GM-TERRAIN-25). */
  rowboats: boolean;
  /** Rows a side's Supply Line always counts in a scenario; 0 is as it stands. */
  supplyRows: number[];
  /** Cards a scenario adds to the deck of each side before the hands are dealt. */
  issued: number[][];
  /** Mine markers of a scenario: space, card, space, card … (2GM-RULING-36). */
  mines: number[];
  /** Cards whose numbers a position overrides; they are numbered after the catalogue. */
  custom: UnitCard[];
  /** The values of an owner's cards, where the match is played with them instead of ours (decision 45). */
  pack?: Pack;
}

export interface GmState extends Core, Table, Emits<GmEvent> {}

export function cloneUnit(u: Unit): Unit {
  const tokens: Token[] = [];
  for (const t of u.tokens) tokens.push({ kind: t.kind, grey: t.grey, used: t.used, since: t.since, locked: t.locked });
  return {
    card: u.card,
    seat: u.seat,
    at: u.at,
    wounds: u.wounds,
    promotions: u.promotions,
    tokens,
    cards: cloneAttached(u.cards),
    deployed: u.deployed,
    moved: u.moved,
    left: u.left,
    shots: u.shots,
    secondShots: u.secondShots,
    extraShots: u.extraShots,
    noAttack: u.noAttack,
    repulsed: u.repulsed,
    advanced: u.advanced,
    helped: u.helped,
    onto: u.onto,
    assaults: u.assaults,
    suppressed: u.suppressed,
    attackers: u.attackers.length === 0 ? [] : u.attackers.slice(),
    smoke: u.smoke,
    partner: u.partner,
    carrier: u.carrier,
    cargo: u.cargo,
    settled: u.settled,
    remounted: u.remounted,
    killed: u.killed,
    flak: u.flak,
    faceDown: u.faceDown,
    dropped: u.dropped,
  };
}

function cloneAttached(cards: readonly Attached[]): Attached[] {
  const out: Attached[] = [];
  for (const a of cards) out.push({ card: a.card, by: a.by, until: a.until, left: a.left });
  return out;
}

/** What of a seat is not for everybody. */
type Secrets = Pick<SeatState, 'deck' | 'hand' | 'aside' | 'solo'>;

/**
 * A seat as it lies open to all, with its secrets as somebody may know them. Copies and views are both made here, so that the machine
 * sees one kind of object.
 */
export function seatWith(x: Omit<SeatState, keyof Secrets>, { deck, hand, aside, solo }: Secrets): SeatState {
  return {
    side: x.side,
    nation: x.nation,
    ap: x.ap,
    deck,
    hand,
    discard: x.discard.slice(),
    aside,
    general: x.general,
    generals: x.generals.slice(),
    fieldMarshal: x.fieldMarshal,
    recruit: x.recruit,
    opening: x.opening,
    bid: x.bid,
    terrainAp: x.terrainAp,
    unitAp: x.unitAp,
    lastSupport: x.lastSupport,
    lastSupportOn: x.lastSupportOn,
    lastSupportTurn: x.lastSupportTurn,
    boons: x.boons,
    gave: x.gave,
    solo,
  };
}

function cloneSeat(x: SeatState): SeatState {
  return seatWith(x, {
    deck: x.deck.slice(),
    hand: x.hand.slice(),
    aside: x.aside.slice(),
    solo: x.solo === null ? null : cloneSolo(x.solo),
  });
}

export function cloneHq(h: Hq): Hq {
  return {
    side: h.side,
    seat: h.seat,
    hp: h.hp,
    armor: h.armor,
    production: h.production,
    cap: h.cap,
    column: h.column,
    beside: cloneAttached(h.beside),
  };
}

export function clonePiece(p: Piece): Piece {
  return { card: p.card, spaces: p.spaces.slice(), damage: p.damage, ruins: p.ruins };
}

/** The table, field by field. */
export function cloneTable(s: Table): Table {
  const units: Unit[] = [];
  for (const u of s.units) units.push(cloneUnit(u));
  return withPack(s, {
    edition: s.edition,
    opt: { ...s.opt },
    columns: s.columns,
    rows: s.rows,
    natural: s.natural.slice(),
    hurt: s.hurt.slice(),
    pieces: s.pieces.map(clonePiece),
    piece: s.piece.slice(),
    on: s.on.slice(),
    screens: s.screens.slice(),
    weather: s.weather,
    mud: s.mud.slice(),
    flares: s.flares,
    bridges: s.bridges.slice(),
    dropped: s.dropped.slice(),
    terrainDeck: s.terrainDeck.slice(),
    units,
    seats: s.seats.map(cloneSeat),
    hqs: s.hqs.map(cloneHq),
    phase: s.phase,
    active: s.active,
    turn: s.turn,
    first: s.first,
    scenario: s.scenario,
    goals: s.goals.map((goal) => goal.slice()),
    held: s.held.slice(),
    lost: s.lost.slice(),
    rowsOpen: s.rowsOpen.map((rows) => rows.slice()),
    rowboats: s.rowboats,
    supplyRows: s.supplyRows.slice(),
    issued: s.issued.map((cards) => cards.slice()),
    mines: s.mines.slice(),
    custom: s.custom.length === 0 ? [] : (JSON.parse(JSON.stringify(s.custom)) as UnitCard[]),
  });
}

/** The pack of one table goes to the other; it never changes, so both may hold it. */
export function withPack(from: Pick<Table, 'pack'>, to: Table): Table {
  if (from.pack !== undefined) to.pack = from.pack;
  return to;
}

/** A table with a match on it. New matches and copies are both made here, so that the machine sees one kind of object. */
export function matchOn(table: Table, core: Core): GmState {
  return Object.assign(table, core);
}

export function cloneState(s: GmState): GmState {
  return matchOn(cloneTable(s), {
    rng: cloneRng(s.rng),
    stack: cloneStack(s.stack),
    asks: cloneAsks(s.asks),
    outcome: cloneOutcome(s.outcome),
  });
}

export function unit(s: Table, id: number): Unit {
  const found = s.units[id];
  if (found === undefined) throw new RangeError(`There is no unit ${id}.`);
  return found;
}

export function seatState(s: Table, seat: Seat): SeatState {
  const found = s.seats[seat];
  if (found === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

/** 0 south, 1 north. */
export function sideOf(s: Table, seat: Seat): number {
  return seatState(s, seat).side;
}

export function areEnemies(s: Table, a: Seat, b: Seat): boolean {
  return sideOf(s, a) !== sideOf(s, b);
}

export function onField(u: Unit): boolean {
  return u.at >= 0;
}

/** Is it this seat's turn, or that of its team? */
export function actsNow(s: Table, seat: Seat): boolean {
  return by(sideOf(s, seat) === sideOf(s, s.active), '2GM-TEAM-13');
}

/** The next turn of a seat's side: effects that last until then end in its Initial Phase (2GM-TURN-04). */
export function nextTurnOf(s: Table, seat: Seat): number {
  return actsNow(s, seat) ? s.turn + 2 : s.turn + 1;
}
