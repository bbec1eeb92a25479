import { packTable } from '@sandtable/aces/pack-table';
import { FACTIONS, UNIT_TYPES } from '@sandtable/aces/units';
import { cellOf } from '@sandtable/host';
import type { EditedRow, EditorPage, EditorWords, PackEditing, Rest } from '../../decks/edited-pack';

function factionPage(faction: (typeof FACTIONS)[number], { factions }: EditorWords): EditorPage {
  const rows = UNIT_TYPES.filter((unit) => FACTIONS[unit.faction] === faction).map((unit): EditedRow => {
    const { id, name, speed, cost, value, levels, open, minRange, maxRange } = unit;
    return {
      list: 'units',
      who: { faction, id },
      name,
      values: {
        speed: speed / 2,
        cost,
        range: `${minRange} ${maxRange}`,
        value,
        levels: levels.join(' '),
        open: open.join(' '),
        // aircraft have no forest line (AA-RULING-17)
        ...(unit.role === 'fighter' || unit.role === 'bomber' ? {} : { forest: unit.forest.join(' ') }),
      },
    };
  });
  return {
    id: faction,
    title: factions[faction] ?? faction,
    cells: ['speed', 'cost', 'range', 'value', 'levels', 'open', 'forest'],
    rows,
  };
}

/** The dice chart, where a cell of it was typed, with ours in the others; a further map, where there is one. */
export function restOf(dice: readonly string[], ourDice: readonly number[], map: string): Rest {
  const isTyped = dice.some((text) => text !== '');
  return {
    ...(isTyped ? { dice: ourDice.map((ours, at) => cellOf(dice[at] || String(ours))) } : {}),
    ...(map.trim() === '' ? {} : { maps: [map] }),
  };
}

export const acesPackEditing: PackEditing = {
  game: packTable.game,
  pages: (words) => FACTIONS.map((faction) => factionPage(faction, words)),
  parts: packTable.parts,
  rest: () => import('./PackRest.svelte'),
};
