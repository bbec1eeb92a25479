import type { Kernel } from '@sandtable/kernel';
import { removePiece } from '../attack/damage';
import { pieceAt } from '../ground';
import { type GmState, unit } from '../state';
import { breaksThrough } from './ram-card';

/** Nothing is left of the obstacles a tank with a Ram has driven through. */
export function clearWay(s: GmState, id: number, way: readonly number[], k: Kernel<GmState>): void {
  for (const space of way) {
    const piece = pieceAt(s, space);
    if (piece === null || !breaksThrough(s, unit(s, id), space)) continue;
    k.emit?.({ type: 'sapped', rule: '2GM-CARD-14', unit: id, space, card: piece.card });
    removePiece(s, piece);
  }
}
