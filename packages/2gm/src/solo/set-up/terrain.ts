import { by, type Frame, type FrameDef, frame, type Kernel, passes, type Seat, step } from '@sandtable/kernel';
import type { RuleId } from '../../../book/index';
import { terrainCard } from '../../cards';
import { D10 } from '../../die';
import { fieldOf, rowOf } from '../../ground';
import { recorded } from '../../recorded';
import { putPiece } from '../../set-up/pieces';
import { layChecks, layTerrain } from '../../set-up/terrain';
import { type GmState, NONE, seatState, sideOf, type Table } from '../../state';
import { chosenBy } from '../dice';
import { columnOfDie, soloSpace } from '../situation/field';

/**
 * The opponent lays terrain for its bid, by dice (SOLOP-TERRAIN-01, SOLOT-TERRAIN-02). All of it lies before the first turn
 * (SOLOT-TERRAIN-07).
 */
export interface SoloTerrainFrame extends Frame {
  readonly at: 'solo-terrain';
  readonly seat: Seat;
  /** Cards still to be drawn, the next one last. */
  pile: number[];
  /** How many of them are laid at most. */
  left: number;
  card: number;
  row: number;
  /** Cards of a scenario: half of them, for half their price, out of its AP (SOLOP-TERRAIN-09, SOLOT-TERRAIN-10). */
  readonly given: boolean;
}

export function soloTerrainFrame(seat: Seat, given = false): SoloTerrainFrame {
  return {
    at: 'solo-terrain',
    step: 'shuffle',
    dice: null,
    got: 0,
    seat,
    pile: [],
    left: 0,
    card: NONE,
    row: 0,
    given,
  };
}

/** SOLOP-TERRAIN-02, SOLOT-TERRAIN-01. */
const OBSTACLES = ['terrain/barbed-wire', 'terrain/barrier'];

export function isObstacle(card: number): boolean {
  return OBSTACLES.includes(terrainCard(card).id);
}

/** What holds for terrain wherever it comes from: an empty space, no water. */
const placeChecks = layChecks.filter((check) => ['2GM-FIELD-07', '2GM-RULING-34'].includes(check.rule));

/** Its second line, or its third (SOLOP-TERRAIN-05, SOLOT-TERRAIN-04). */
const LINES: readonly number[] = [2, 3];

/** The lines the die chooses between; of a scenario only where it may deploy. */
export function linesFor(s: Table, seat: Seat, given: boolean): readonly number[] {
  if (!given || s.scenario === '' || seatState(s, seat).solo?.system !== 'tactics') return LINES;
  const area = s.rowsOpen[sideOf(s, seat)] ?? [];
  const usual = LINES.filter((line) => area.includes(line));
  return by(usual.length > 0 || area.length === 0 ? usual : area, 'SOLOT-TERRAIN-09', 'SOLO-RULING-73');
}

function fits(s: Table, f: SoloTerrainFrame, card: number, space: number): boolean {
  if (!linesFor(s, f.seat, f.given).includes(rowOf(s, sideOf(s, f.seat), space))) return false;
  return passes(f.given ? placeChecks : layChecks, s, { seat: f.seat, card, space });
}

/** Is there any space for it at all? Without one the dice would never end. */
function hasRoom(s: Table, f: SoloTerrainFrame, card: number): boolean {
  for (let space = 0; space < fieldOf(s).size; space++) if (fits(s, f, card, space)) return by(true, 'SOLO-RULING-16');
  return false;
}

/** Half the price, rounded up for each card. */
export function halfPrice(card: number): number {
  return by(Math.ceil(terrainCard(card).cost / 2), 'SOLO-RULING-66');
}

function isPayable(s: Table, f: SoloTerrainFrame, card: number): boolean {
  const x = seatState(s, f.seat);
  return f.given ? halfPrice(card) <= x.ap : terrainCard(card).cost <= x.terrainAp;
}

/**
 * SOLOP-TERRAIN-09: half of what it has, rounded up; one of the others takes the place of a card that cannot
 * be laid (SOLO-RULING-73).
 */
function share(s: Table, seat: Seat, cards: number): number {
  return by(seatState(s, seat).solo?.levers.allTerrain === true ? cards : Math.ceil(cards / 2), 'SOLOT-TERRAIN-08');
}

function layGiven(s: GmState, f: SoloTerrainFrame, space: number, k: Kernel<GmState>): void {
  seatState(s, f.seat).ap -= halfPrice(f.card);
  const i = s.terrainDeck.indexOf(f.card);
  if (i >= 0) s.terrainDeck.splice(i, 1);
  putPiece(s, f.card, [space]);
  const rule = ruleOf(s, f.seat, 'SOLOP-TERRAIN-09', 'SOLOT-TERRAIN-10');
  k.emit?.({ type: 'terrain', rule, seat: f.seat, card: f.card, spaces: [space] });
}

/** The row a face means, 0 for one to be rolled again. */
function rowOfDie(s: Table, f: SoloTerrainFrame, face: number): number {
  const lines = linesFor(s, f.seat, f.given);
  const line = lines[chosenBy(face, lines.length)];
  return line === undefined ? 0 : s.rows + 1 - line;
}

function ruleOf(s: Table, seat: Seat, pacific: RuleId, tactics: RuleId): RuleId {
  return seatState(s, seat).solo?.system === 'tactics' ? tactics : pacific;
}

export const soloTerrain: FrameDef<GmState, SoloTerrainFrame> = frame<GmState, SoloTerrainFrame>('solo-terrain', [
  step('shuffle', 'SOLOP-TERRAIN-02', (s, f, k) => {
    f.pile = f.given
      ? [...(seatState(s, f.seat).solo?.levers.terrain ?? [])]
      : s.terrainDeck.filter((card) => !isObstacle(card));
    k.shuffle(f.pile);
    f.left = f.given ? share(s, f.seat, f.pile.length) : f.pile.length;
  }),
  step('draw', 'SOLOP-TERRAIN-03', (s, f, k) => {
    // a card dearer than what is left of the bid is put aside, and so on until nothing fits
    f.card = by(NONE, 'SOLOT-TERRAIN-03');
    while (f.card === NONE && f.pile.length > 0 && f.left > 0) {
      const card = f.pile.pop() ?? NONE;
      if (isPayable(s, f, card) && hasRoom(s, f, card)) f.card = card;
    }
    if (f.card === NONE) k.done(f);
  }),
  step('row', 'SOLOP-TERRAIN-05', (s, f, k) =>
    k.roll(f, 1, D10, f.seat, ruleOf(s, f.seat, 'SOLOP-TERRAIN-05', 'SOLOT-TERRAIN-04'), recorded.rowTerrain),
  ),
  step('column', 'SOLOP-TERRAIN-06', (s, f, k) => {
    f.row = rowOfDie(s, f, f.dice?.[0] ?? 1);
    if (f.row === 0) {
      k.jump(f, 'row');
      return;
    }
    k.roll(f, 1, D10, f.seat, ruleOf(s, f.seat, 'SOLOP-TERRAIN-06', 'SOLOT-TERRAIN-05'), recorded.columnTerrain);
  }),
  step('lay', 'SOLOP-TERRAIN-07', (s, f, k) => {
    const space = soloSpace(s, f.seat, f.row, columnOfDie(f.dice?.[0] ?? 1));
    if (!fits(s, f, f.card, space)) {
      k.jump(f, 'row'); // SOLO-RULING-02
      return;
    }
    if (f.given) layGiven(s, f, space, k);
    else layTerrain(s, { seat: f.seat, card: f.card, space }, k);
    f.left--;
    k.jump(f, 'draw'); // SOLOT-TERRAIN-06
  }),
]);
