import { catalogue, NATIONS, type Weapon } from '@sandtable/2gm/decks';
import { FACTIONS, UNIT_TYPES } from '@sandtable/aces/units';
import { type EditedRow, WEAPON_CELLS } from './edited-pack';

/** What the editor shows at a time: the units of a nation or faction, or one of the shorter lists. */
export interface EditorPage {
  readonly id: string;
  readonly game: '2gm' | 'aces';
  readonly cells: readonly string[];
  readonly rows: readonly EditedRow[];
}

export const GM_LISTS = ['support', 'heroes', 'terrain', 'headquarters'] as const;

const short = (id: string): string => id.slice(id.indexOf('/') + 1);
const weaponOf = (weapon: Weapon | null): Readonly<Record<string, number>> => ({ ...weapon });

function unitsOf(nation: (typeof NATIONS)[number]): EditorPage {
  const rows = catalogue.units
    .filter((card) => card.nation === nation)
    .map((card): EditedRow => {
      const { cost, move, armor, hp, weapon } = card;
      const values = { cost, move, armor, hp, ...weaponOf(weapon) };
      return { list: 'units', who: { nation, id: short(card.id) }, name: card.name, values };
    });
  return { id: nation, game: '2gm', cells: ['cost', 'move', 'armor', 'hp', ...WEAPON_CELLS], rows };
}

function rowOf(list: string, id: string, name: string, values: EditedRow['values']): EditedRow {
  return { list, who: { id: short(id) }, name, values };
}

function listPage(list: (typeof GM_LISTS)[number], nations: Readonly<Record<string, string>>): EditorPage {
  const page = (cells: readonly string[], rows: readonly EditedRow[]): EditorPage => ({
    id: list,
    game: '2gm',
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

function factionPage(faction: (typeof FACTIONS)[number]): EditorPage {
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
    id: `aces/${faction}`,
    game: 'aces',
    cells: ['speed', 'cost', 'range', 'value', 'levels', 'open', 'forest'],
    rows,
  };
}

/** The page of this name; the units of the first nation for any other. */
export function editorPage(id: string, nations: Readonly<Record<string, string>>): EditorPage {
  const list = GM_LISTS.find((each) => each === id);
  if (list !== undefined) return listPage(list, nations);
  const faction = FACTIONS.find((each) => `aces/${each}` === id);
  if (faction !== undefined) return factionPage(faction);
  return unitsOf(NATIONS.find((each) => each === id) ?? NATIONS[0]);
}
