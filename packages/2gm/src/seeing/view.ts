import type { Frame, Outcome, Seat, Viewer } from '@sandtable/kernel';
import type { RaidFrame } from '../air/raid-frame';
import type { AssaultFrame } from '../attack/assault-frame';
import type { AttackFrame, AttackView } from '../attack/attack-frame';
import { HIDDEN_UNIT, UNKNOWN } from '../cards';
import { catalogue } from '../content/index';
import type { UnitCard } from '../content/types';
import type { BarrageFrame } from '../options/barrage-frame';
import { type PickUpFrame, pickerOf } from '../options/token-drop';
import { soloFor } from '../solo/solo';
import {
  cloneHq,
  clonePiece,
  cloneUnit,
  type GmState,
  NONE,
  type SeatState,
  seatState,
  seatWith,
  type Table,
  type Unit,
  unit,
  withPack,
} from '../state';
import type { ChoiceFrame } from '../support/choice-frame';
import type { DeployFrame } from '../turn/deploy-frame';
import type { TurnFrame } from '../turn/turn-frame';
import { equipTry } from '../verbs/equip';
import { hiddenUnit, isHidden, isStranger } from './hidden';

/** What a seat, or a spectator, may know of a match. */
export interface GmView {
  readonly you: Viewer;
  /** The table as far as the viewer may know it; unknown cards are UNKNOWN, and no order of a deck is told. */
  readonly table: Table;
  /** The attack under way; everything about it is open. */
  readonly attack: AttackView | null;
  /** The assault under way: the unit and its target. */
  readonly assault: { readonly unit: number; readonly target: number } | null;
  /** The air attack under way; all of it is declared openly. */
  readonly raid: {
    readonly seat: Seat;
    readonly aircraft: number;
    readonly spaces: readonly number[];
    readonly hq: number;
    readonly target: number;
    readonly interceptors: readonly number[];
    readonly escorts: readonly number[];
    /** Who still has to fire in the present step. */
    readonly queue: readonly number[];
  } | null;
  /** What artillery has been called down on: a unit, or the terrain of an empty space. */
  readonly called: { readonly target: number; readonly space: number } | null;
  /** The unit being deployed. */
  readonly deploying: {
    readonly seat: Seat;
    readonly card: number;
    readonly space: number;
    readonly unit: number;
    /** AP for the unit without its upgrades, and what may be spent on both; 0 where the card is nobody's business. */
    readonly cost: number;
    readonly purse: number;
  } | null;
  /** The support card whose player still chooses, on what it was played and what he has chosen. */
  readonly choosing: {
    readonly seat: Seat;
    readonly card: number;
    readonly on: number;
    readonly picked: readonly number[];
  } | null;
  /** The unit that may take up what lies where it stands. */
  readonly picking: number;
  /** The unit that has just moved. */
  readonly mover: number;
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string; readonly answered: boolean }[];
  readonly outcome: Outcome | null;
}

/** Whose hand a card has opened to the viewer while he chooses (Enigma, Espionage); NONE otherwise. */
export function openHand(s: GmState, who: Viewer): Seat {
  const choice = topmost(s, 'choice') as ChoiceFrame | undefined;
  return choice !== undefined && choice.seat === who ? choice.looksAt : NONE;
}

/** Everything a viewer may know, part by part; what nobody put in is not there (law 7). */
export function view(s: GmState, who: Viewer): GmView {
  const find = <F>(at: string): F | undefined => topmost(s, at) as F | undefined;
  const deploy = find<DeployFrame>('deploy');
  const picks = find<PickUpFrame>('pick-up');
  return {
    you: who,
    table: tableFor(s, who),
    attack: attackView(find<AttackFrame>('attack')),
    raid: raidView(find<RaidFrame>('raid')),
    assault: assaultView(find<AssaultFrame>('assault')),
    called: calledView(find<BarrageFrame>('barrage')),
    deploying: deploy === undefined ? null : deployment(s, deploy, who),
    choosing: choiceView(find<ChoiceFrame>('choice'), who),
    picking: picks === undefined ? NONE : picker(s, picks, who),
    mover: find<TurnFrame>('turn')?.mover ?? NONE,
    waiting: s.asks.map((a) => ({ seat: a.seat, kind: a.kind, answered: a.answer !== null })),
    outcome: s.outcome === null ? null : { ...s.outcome, winners: s.outcome.winners.slice() },
  };
}

/** The field, the piles and the HQs lie open (2GM-GAP-24); hands, decks and face-down units are their owners'. */
function tableFor(s: GmState, who: Viewer): Table {
  const units: Table['units'] = [];
  for (const u of s.units) units.push(isHidden(s, u, who) ? hiddenUnit(u) : openUnit(s, u, who));
  const open = openHand(s, who);
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
    seats: s.seats.map((x, seat) => (seat === who ? ownSeat(x) : otherSeat(x, seat === open))),
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
    custom: s.custom.length === 0 ? [] : knownCustom(s, who, open),
  });
}

/** Who joins a face-down unit may go on as far as that one makes the way easier: how far is not said. */
function openUnit(s: GmState, u: Unit, who: Viewer): Unit {
  const out = cloneUnit(u);
  if (u.left !== NONE && u.partner !== NONE && isHidden(s, unit(s, u.partner), who)) out.left = NONE;
  return out;
}

/** What is left in the deck is known to its owner, the order to nobody. */
function ownSeat(x: SeatState): SeatState {
  const deck = x.deck.slice();
  ascend(deck);
  return seatWith(x, {
    deck,
    hand: x.hand.slice(),
    aside: x.aside.slice(),
    solo: x.solo === null ? null : soloFor(x.solo, true),
  });
}

/** Cards of others are only counted; SOLOP-CARDS-01: the hand of a solo opponent lies open. */
function otherSeat(x: SeatState, open: boolean): SeatState {
  return seatWith(x, {
    deck: unknown(x.deck),
    hand: open || x.solo?.open === true ? x.hand.slice() : unknown(x.hand),
    aside: unknown(x.aside),
    solo: x.solo === null ? null : soloFor(x.solo, false),
  });
}

/** To be cut to length: several times as quick as filling a new list, and every view needs some. */
let allUnknown: readonly number[] = [];

function unknown({ length }: readonly number[]): number[] {
  if (length > allUnknown.length) allUnknown = new Array<number>(2 * length).fill(UNKNOWN);
  return allUnknown.slice(0, length);
}

/** The cards a position has made up, as far as the viewer has one of them before his eyes. */
function knownCustom(s: GmState, who: Viewer, open: Seat): UnitCard[] {
  const seen = new Set<number>();
  for (const u of s.units) if (!isHidden(s, u, who)) seen.add(u.card);
  s.seats.forEach((x, seat) => {
    for (const card of x.discard) seen.add(card);
    if (seat === who || seat === open || x.solo?.open === true) for (const card of x.hand) seen.add(card);
    if (seat === who) for (const card of [...x.deck, ...x.aside]) seen.add(card);
  });
  for (let i = 1; i < s.lost.length; i += 2) seen.add(s.lost[i] ?? NONE);
  const first = catalogue.cards.length;
  return s.custom.map((card, i) => JSON.parse(JSON.stringify(seen.has(first + i) ? card : HIDDEN_UNIT)) as UnitCard);
}

function attackView(f: AttackFrame | undefined): AttackView | null {
  if (f === undefined) return null;
  return {
    seat: f.seat,
    shooter: f.shooter,
    weapon: f.weapon,
    card: f.card,
    mode: f.mode,
    target: f.target,
    space: f.space,
    hq: f.hq,
    extra: f.extra,
    profile: f.profile?.slice() ?? [],
    played: f.played.slice(),
    hit: f.hit,
    crit: f.crit,
    pierce: f.pierce,
    armor: f.armor,
    damage: f.damage,
    face: f.face,
    result: f.result,
    answered: f.answered.slice(),
    again: f.again,
    shift: f.shift,
    cancelled: f.cancelled,
    splash: f.splash,
    dealt: f.dealt,
    killed: f.killed,
  };
}

function raidView(f: RaidFrame | undefined): GmView['raid'] {
  if (f === undefined) return null;
  return {
    seat: f.seat,
    aircraft: f.aircraft,
    spaces: f.spaces.slice(),
    hq: f.hq,
    target: f.target,
    interceptors: f.interceptors.slice(),
    escorts: f.escorts.slice(),
    queue: f.queue.slice(),
  };
}

function assaultView(f: AssaultFrame | undefined): GmView['assault'] {
  return f === undefined ? null : { unit: f.unit, target: f.target };
}

/** A call is declared openly, as every attack is. */
function calledView(f: BarrageFrame | undefined): GmView['called'] {
  return f === undefined || f.space === NONE ? null : { target: f.target, space: f.space };
}

/** Which of two face-down cards bends down tells which is the infantry. */
function picker(s: GmState, f: PickUpFrame, who: Viewer): number {
  return isHidden(s, unit(s, f.unit), who) ? NONE : pickerOf(s, f);
}

/** What a card was played on is told to all; what its player has chosen since then is his own affair. */
function choiceView(f: ChoiceFrame | undefined, who: Viewer): GmView['choosing'] {
  if (f === undefined) return null;
  return { seat: f.seat, card: f.card, on: f.on, picked: f.seat === who ? f.picked.slice() : [] };
}

/** Puts few numbers in order: every view does, and sorting with a comparison takes several times as long. */
function ascend(numbers: number[]): void {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    let at = i;
    for (; at > 0 && (numbers[at - 1] ?? 0) > number; at--) numbers[at] = numbers[at - 1] ?? 0;
    numbers[at] = number;
  }
}

function deployment(s: GmState, f: DeployFrame, who: Viewer): GmView['deploying'] {
  const { seat, card, space, unit: id } = f;
  if (isSecretDeployment(s, f, who)) return { seat, card: UNKNOWN, space, unit: id, cost: 0, purse: 0 };
  const { cost, purse } = equipTry(s, f);
  return { seat, card, space, unit: id, cost, purse: purse ?? seatState(s, seat).ap };
}

/** While it is being deployed: what will lie face down is not shown on its way there. Aircraft are seen (2GM-RULING-145). */
export function isSecretDeployment(s: GmState, f: DeployFrame, who: Viewer): boolean {
  if (!s.opt.night || f.space === NONE || !isStranger(s, who, f.seat)) return false;
  return f.unit === NONE || unit(s, f.unit).faceDown;
}

/** The frame of that name highest on the stack: attacks may lie on attacks. */
function topmost(s: GmState, at: string): Frame | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i]?.at === at) return s.stack[i];
  return undefined;
}
