import { type Frame, type FrameDef, frame, passes, type Seat, step } from '@sandtable/kernel';
import { terrainCard } from '../cards';
import { D10 } from '../die';
import { fieldOf } from '../ground';
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
}

export function soloTerrainFrame(seat: Seat): SoloTerrainFrame {
  return { at: 'solo-terrain', step: 'shuffle', dice: null, got: 0, seat, pile: [], card: NONE, row: 0 };
}

/** SOLOP-TERRAIN-02, SOLOT-TERRAIN-01. */
const OBSTACLES = ['terrain/barbed-wire', 'terrain/barrier'];

export function isObstacle(card: number): boolean {
  return OBSTACLES.includes(terrainCard(card).id);
}

/** Is there any space for it at all? Without one the dice would never end (SOLO-RULING-16). */
function hasRoom(s: Table, seat: Seat, card: number): boolean {
  for (let space = 0; space < fieldOf(s).size; space++) if (passes(layChecks, s, { seat, card, space })) return true;
  return false;
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
    f.pile = s.terrainDeck.filter((card) => !isObstacle(card));
    k.shuffle(f.pile);
  }),
  step('draw', 'SOLOP-TERRAIN-03', (s, f, k) => {
    // a card dearer than what is left of the bid is put aside (SOLOT-TERRAIN-03), and so on until nothing fits
    f.card = NONE;
    while (f.card === NONE && f.pile.length > 0) {
      const card = f.pile.pop() ?? NONE;
      if (terrainCard(card).cost <= seatState(s, f.seat).terrainAp && hasRoom(s, f.seat, card)) f.card = card;
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
    if (!passes(layChecks, s, { seat: f.seat, card: f.card, space })) {
      k.jump(f, 'row'); // SOLO-RULING-02
      return;
    }
    layTerrain(s, { seat: f.seat, card: f.card, space }, k);
    k.jump(f, 'draw');
  }),
]);
