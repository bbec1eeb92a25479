import { by, type Check, type Kernel, type Option, passes, type Seat } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { isUnitCard, withTag } from '../cards';
import { isWater } from '../field/entering';
import { rowOf } from '../ground';
import { everySpace, mayLie, type Placing, spacesOf, terrainCost, widthsOf } from '../options/large-field';
import type { GmFacts } from '../say';
import { type GmState, NONE, seatState, sideOf, type Table } from '../state';
import { teamOf } from '../team';
import { putPiece } from './pieces';

export interface LayTry extends Placing {
  seat: Seat;
}

const FIRST_ROW = 2;
const LAST_ROW = 3;

const goesAhead = withTag('advanced-deployment');

/** Agreed for all, or an ability of a card in the deck of somebody on the side. */
function isAdvanced(s: Table, seat: Seat): boolean {
  if (s.opt.advancedDeployment) return true;
  return by(
    teamOf(s, sideOf(s, seat)).some((each) => {
      const { deck, hand } = seatState(s, each);
      const isAhead = (card: number): boolean => isUnitCard(card) && goesAhead(s, card);
      return deck.some(isAhead) || hand.some(isAhead);
    }),
    '2GM-ABIL-05',
    '2GM-RULING-170',
  );
}

/** 2GM-SETUP-11, 2GM-RULING-156; one row more with Advanced Deployment, for which the decks are only looked through where it counts. */
function isInRows(s: Table, seat: Seat, space: number): boolean {
  const row = rowOf(s, sideOf(s, seat), space);
  return row >= FIRST_ROW && (row <= LAST_ROW || (row === LAST_ROW + 1 && isAdvanced(s, seat)));
}

type LayCheck = Check<Table, LayTry, RuleId, GmFacts>;

/** What is true of every Terrain card that is laid, whenever that is: the card, */
export const layable: readonly LayCheck[] = [
  {
    rule: '2GM-TERRAIN-01',
    gate: true,
    ok: (s, c) => s.terrainDeck.includes(c.card),
    say: (_s, _c, w) => w.deploying.noSuchCardLeft,
  },
  {
    rule: '2GM-OPT-18',
    gate: true,
    ok: (s, c) => by(mayLie(s, c), '2GM-OPT-08'),
    say: (_s, _c, w) => w.deploying.liesOneSpace,
  },
];

/** and its place. */
export const roomToLie: readonly LayCheck[] = [
  {
    rule: '2GM-FIELD-07',
    ok: (s, c) => everySpace(s, c, (space) => (s.piece[space] ?? NONE) === NONE),
    say: (_s, _c, w) => w.deploying.terrainCardAlready,
  },
  {
    rule: '2GM-RULING-34',
    ok: (s, c) => everySpace(s, c, (space) => !isWater(s, space)),
    say: (_s, _c, w) => w.deploying.nothingCanPlacedInaccessible,
  },
];

/** Placing a Terrain card, not a tile (2GM-RULING-46), with the AP bid (2GM-SETUP-10, 2GM-TERRAIN-13, 2GM-BUILD-02). */
export const layChecks: readonly LayCheck[] = [
  ...layable,
  {
    rule: '2GM-SETUP-10',
    ok: (s, c) => terrainCost(c) <= seatState(s, c.seat).terrainAp,
    say: (s, c, w) => w.deploying.costsApBidLeft(terrainCost(c), seatState(s, c.seat).terrainAp),
  },
  {
    rule: '2GM-SETUP-11',
    ok: (s, c) => everySpace(s, c, (space) => isInRows(s, c.seat, space)),
    say: (s, c, w) => (isAdvanced(s, c.seat) ? w.deploying.terrainRowsTo4 : w.deploying.terrainRows2And3),
  },
  ...roomToLie,
];

/** One way after the other is looked at in here. */
const tried = { seat: 0, card: NONE, space: NONE, wide: 1 };
const free: number[] = [];

/**
 * Every way to lay what is left in the Terrain deck that passes, up to so many; the width is told where it is more than one
 * space. What nobody can pay (2GM-SETUP-10) and spaces that are taken (2GM-FIELD-07) are not even looked at.
 */
export function offerLaying(
  s: Table,
  verb: string,
  seat: Seat,
  purse: number,
  checks: readonly Check<Table, LayTry, RuleId, GmFacts>[],
  out: Option[],
  most = Number.POSITIVE_INFINITY,
): void {
  free.length = 0;
  for (let space = 0; space < s.piece.length; space++) if (s.piece[space] === NONE) free.push(space);
  tried.seat = seat;
  for (let i = 0; i < s.terrainDeck.length; i++) {
    tried.card = s.terrainDeck[i] ?? NONE;
    if (s.terrainDeck.indexOf(tried.card) < i) continue;
    for (tried.wide = 1; tried.wide <= widthsOf(s, tried.card); tried.wide++) {
      if (terrainCost(tried) > purse) continue;
      for (const space of free) {
        tried.space = space;
        if (!passes(checks, s, tried)) continue;
        const { card, wide } = tried;
        out.push(wide === 1 ? [verb, card, space] : [verb, card, space, wide]);
        if (out.length >= most) return;
      }
    }
  }
}

/** The card an option lays, and where. */
export function placingOf(option: Option): Placing {
  return { card: Number(option[1]), space: Number(option[2]), wide: Number(option[3] ?? 1) };
}

export function offerTerrain(s: Table, seat: Seat, out: Option[]): void {
  offerLaying(s, 'lay', seat, seatState(s, seat).terrainAp, layChecks, out);
}

/** Is there anything the seat could lay? */
export function mayLay(s: Table, seat: Seat): boolean {
  const out: Option[] = [];
  offerLaying(s, 'lay', seat, seatState(s, seat).terrainAp, layChecks, out, 1);
  return out.length > 0;
}

/** 2GM-RULING-47: any card still in the deck; what is not used is lost (2GM-RULING-45). */
export function layTerrain(s: GmState, c: LayTry, k: Kernel<GmState>): void {
  s.terrainDeck.splice(s.terrainDeck.indexOf(c.card), 1);
  seatState(s, c.seat).terrainAp -= terrainCost(c);
  const spaces = spacesOf(c);
  putPiece(s, c.card, spaces);
  k.emit?.({ type: 'terrain', rule: '2GM-SETUP-10', seat: c.seat, card: c.card, spaces });
}
