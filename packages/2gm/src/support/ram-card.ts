import { has, terrainCard } from '../cards';
import { catalogue } from '../content/index';
import { pieceAt } from '../ground';
import type { Table, Unit } from '../state';

export const RAM = catalogue.numberOf('support/ram');

const BROKEN: readonly string[] = ['terrain/barrier', 'terrain/barbed-wire'];

/** A tank with a Ram drives through obstacles. */
export function breaksThrough(s: Table, u: Unit, space: number): boolean {
  if (u.cards.length === 0 || !has(u.cards, RAM)) return false;
  const piece = pieceAt(s, space);
  return piece !== null && BROKEN.includes(terrainCard(piece.card).id);
}
