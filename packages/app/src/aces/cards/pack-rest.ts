import { cellOf } from '@sandtable/host';
import type { Rest } from '../../decks/edited-pack';

/** The dice chart, where a cell of it was typed, with ours in the others; a further map, where there is one. */
export function restOf(dice: readonly string[], ourDice: readonly number[], map: string): Rest {
  const isTyped = dice.some((text) => text !== '');
  return {
    ...(isTyped ? { dice: ourDice.map((ours, at) => cellOf(dice[at] || String(ours))) } : {}),
    ...(map.trim() === '' ? {} : { maps: [map] }),
  };
}
