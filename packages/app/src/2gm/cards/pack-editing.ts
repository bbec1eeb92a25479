import { catalogue, NATIONS, type Weapon } from '@sandtable/2gm/decks';
import { packTable } from '@sandtable/2gm/pack-table';
import type { EditedRow, EditorPage, EditorWords, PackEditing } from '../../decks/edited-pack';

const WEAPON_CELLS = packTable.parts.weapon ?? [];
const GM_LISTS = ['support', 'heroes', 'terrain', 'headquarters'] as const;

const short = (id: string): string => id.slice(id.indexOf('/') + 1);
const weaponOf = (weapon: Weapon | null): Readonly<Record<string, number>> => ({ ...weapon });

function unitsOf(nation: (typeof NATIONS)[number], { nations }: EditorWords): EditorPage {
  const rows = catalogue.units
    .filter((card) => card.nation === nation)
    .map((card): EditedRow => {
      const { cost, move, armor, hp, weapon } = card;
      const values = { cost, move, armor, hp, ...weaponOf(weapon) };
      return { list: 'units', who: { nation, id: short(card.id) }, name: card.name, values };
    });
  const cells = ['cost', 'move', 'armor', 'hp', ...WEAPON_CELLS];
  return { id: nation, title: nations[nation] ?? nation, cells, rows };
}

function rowOf(list: string, id: string, name: string, values: EditedRow['values']): EditedRow {
  return { list, who: { id: short(id) }, name, values };
}

function listPage(list: (typeof GM_LISTS)[number], { nations, lists }: EditorWords): EditorPage {
  const page = (cells: readonly string[], rows: readonly EditedRow[]): EditorPage => ({
    id: list,
    title: lists[list] ?? list,
    cells,
    rows,
  });
  switch (list) {
    case 'support':
      return page(
        ['cost', 'play'],
        catalogue.support.map(({ id, name, cost, play }) => rowOf(list, id, name, { cost, play })),
      );
    case 'heroes':
      return page(
        ['cost'],
        catalogue.heroes.map(({ id, name, cost }) => rowOf(list, id, name, { cost })),
      );
    case 'terrain':
      return page(
        ['cost', 'hp', 'evasion', 'armor'],
        catalogue.terrain.map(({ id, name, cost, hp, evasion, armor }) =>
          rowOf(list, id, name, { cost, hp, evasion: evasion.join(' '), armor }),
        ),
      );
    case 'headquarters':
      return page(
        ['hp', 'armor', 'production', 'cap'],
        NATIONS.map((nation) => {
          const { hp, armor, production, cap } = catalogue.headquarters[nation];
          return { list, who: { nation }, name: nations[nation] ?? nation, values: { hp, armor, production, cap } };
        }),
      );
  }
}

export const gmPackEditing: PackEditing = {
  game: packTable.game,
  pages: (words) => [
    ...NATIONS.map((nation) => unitsOf(nation, words)),
    ...GM_LISTS.map((list) => listPage(list, words)),
  ],
  parts: packTable.parts,
  rest: null,
};
