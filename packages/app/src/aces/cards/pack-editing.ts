import { packTable } from '@sandtable/aces/pack-table';
import { FACTIONS, UNIT_TYPES } from '@sandtable/aces/units';
import type { EditedRow, EditorPage, EditorWords, PackEditing } from '../../decks/edited-pack';

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

export const acesPackEditing: PackEditing = {
  game: packTable.game,
  pages: (words) => FACTIONS.map((faction) => factionPage(faction, words)),
  parts: packTable.parts,
  rest: () => import('./PackRest.svelte'),
};
