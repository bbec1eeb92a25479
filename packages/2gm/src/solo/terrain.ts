import { type Frame, type FrameDef, frame, type Kernel, passes, type Seat, step } from '@sandtable/kernel';
import { terrainCard } from '../cards';
import { D10 } from '../die';
import type { GmEvent } from '../events';
import { fieldOf } from '../ground';
import { putPiece } from '../set-up/pieces';
import { layChecks, layTerrain } from '../set-up/terrain';
import { type GmState, NONE, seatState, type Table } from '../state';
import { columnOfDie, soloSpace } from './field';

/** The opponent lays terrain for its bid, by dice (SOLOP-TERRAIN-01 to SOLOP-TERRAIN-07, SOLOT-TERRAIN-01 to -07). */
export interface SoloTerrainFrame extends Frame {
  readonly at: 'solo-terrain';
  readonly seat: Seat;
  /** Cards still to be drawn, the next one last. */
  pile: number[];
  card: number;
  row: number;
  /** Cards of a scenario: half of them, for half their price, out of its AP (SOLOP-TERRAIN-09, SOLOT-TERRAIN-10). */
  readonly given: boolean;
}

export function soloTerrainFrame(seat: Seat, given = false): SoloTerrainFrame {
  return { at: 'solo-terrain', step: 'shuffle', dice: null, got: 0, seat, pile: [], card: NONE, row: 0, given };
}

/** SOLOP-TERRAIN-02, SOLOT-TERRAIN-01. */
const OBSTACLES = ['terrain/barbed-wire', 'terrain/barrier'];

export function isObstacle(card: number): boolean {
  return OBSTACLES.includes(terrainCard(card).id);
}

/** What holds for terrain wherever it comes from: its rows, an empty space, no water. */
const placeChecks = layChecks.filter((check) => ['2GM-SETUP-11', '2GM-FIELD-07', '2GM-RULING-34'].includes(check.rule));

function fits(s: Table, f: SoloTerrainFrame, card: number, space: number): boolean {
  return passes(f.given ? placeChecks : layChecks, s, { seat: f.seat, card, space });
}

/** Is there any space for it at all? Without one the dice would never end (SOLO-RULING-16). */
function hasRoom(s: Table, f: SoloTerrainFrame, card: number): boolean {
  for (let space = 0; space < fieldOf(s).size; space++) if (fits(s, f, card, space)) return true;
  return false;
}

/** SOLO-RULING-66: half the price, rounded up for each card. */
export function halfPrice(card: number): number {
  return Math.ceil(terrainCard(card).cost / 2);
}

function isPayable(s: Table, f: SoloTerrainFrame, card: number): boolean {
  const x = seatState(s, f.seat);
  return f.given ? halfPrice(card) <= x.ap : terrainCard(card).cost <= x.terrainAp;
}

/** SOLOP-TERRAIN-09, SOLOT-TERRAIN-08: half of what it has, rounded up. */
function share(s: Table, seat: Seat, cards: readonly number[]): number[] {
  const all = seatState(s, seat).solo?.levers.allTerrain === true;
  return all ? [...cards] : cards.slice(0, Math.ceil(cards.length / 2));
}

function layGiven(s: GmState, f: SoloTerrainFrame, space: number, k: Kernel<GmState>): void {
  seatState(s, f.seat).ap -= halfPrice(f.card);
  const i = s.terrainDeck.indexOf(f.card);
  if (i >= 0) s.terrainDeck.splice(i, 1);
  putPiece(s, f.card, [space]);
  k.emit?.({ type: 'terrain', rule: 'SOLOP-TERRAIN-09', seat: f.seat, card: f.card, spaces: [space] } as GmEvent);
}

/** SOLOP-TERRAIN-05: the second of the opponent's rows, or the third. */
function rowOfDie(s: Table, face: number): number {
  return face <= D10 / 2 ? s.rows - 1 : s.rows - 2;
}

function ruleOf(s: Table, seat: Seat, pacific: string, tactics: string): string {
  return seatState(s, seat).solo?.system === 'tactics' ? tactics : pacific;
}

export const soloTerrain: FrameDef<GmState, SoloTerrainFrame> = frame<GmState, SoloTerrainFrame>('solo-terrain', [
  step('shuffle', 'SOLOP-TERRAIN-02', (s, f, k) => {
    f.pile = f.given
      ? [...(seatState(s, f.seat).solo?.levers.terrain ?? [])]
      : s.terrainDeck.filter((card) => !isObstacle(card));
    k.shuffle(f.pile);
    if (f.given) f.pile = share(s, f.seat, f.pile);
  }),
  step('draw', 'SOLOP-TERRAIN-03', (s, f, k) => {
    // a card dearer than what is left of the bid is put aside (SOLOT-TERRAIN-03), and so on until nothing fits
    f.card = NONE;
    while (f.card === NONE && f.pile.length > 0) {
      const card = f.pile.pop() ?? NONE;
      if (isPayable(s, f, card) && hasRoom(s, f, card)) f.card = card;
    }
    if (f.card === NONE) k.done(f);
  }),
  step('row', 'SOLOP-TERRAIN-05', (s, f, k) =>
    k.roll(f, 1, D10, f.seat, ruleOf(s, f.seat, 'SOLOP-TERRAIN-05', 'SOLOT-TERRAIN-04'), 'the row of its terrain'),
  ),
  step('column', 'SOLOP-TERRAIN-06', (s, f, k) => {
    f.row = rowOfDie(s, f.dice?.[0] ?? 1);
    k.roll(f, 1, D10, f.seat, ruleOf(s, f.seat, 'SOLOP-TERRAIN-06', 'SOLOT-TERRAIN-05'), 'the column of its terrain');
  }),
  step('lay', 'SOLOP-TERRAIN-07', (s, f, k) => {
    const space = soloSpace(s, f.seat, f.row, columnOfDie(f.dice?.[0] ?? 1));
    if (!fits(s, f, f.card, space)) {
      k.jump(f, 'row'); // SOLO-RULING-02
      return;
    }
    if (f.given) layGiven(s, f, space, k);
    else layTerrain(s, { seat: f.seat, card: f.card, space }, k);
    k.jump(f, 'draw');
  }),
]);
