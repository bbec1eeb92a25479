import { by } from '@sandtable/kernel';
import type { Table } from '../state';

/** A Terrain card is laid on its space or spaces. */
export function putPiece(s: Table, card: number, spaces: readonly number[]): void {
  const index = s.pieces.push({ card, spaces: [...spaces], damage: 0, ruins: false }) - 1;
  for (const space of spaces) s.piece[space] = by(index, '2GM-CARD-18');
}
