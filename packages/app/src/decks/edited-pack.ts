/** What stands in one cell of a pack: numbers as numbers, several of them as a list; anything else is for the check to refuse. */
export function cellOf(text: string): unknown {
  if (/^-?\d+(\.\d+)?$/u.test(text)) return Number(text);
  if (/^-?\d+( +-?\d+)+$/u.test(text)) return text.split(/ +/u).map(Number);
  if (text === 'true' || text === 'false') return text === 'true';
  return text;
}

/** Columns that belong to the weapon of a card. */
export const WEAPON_CELLS: readonly string[] = ['range', 'hit', 'crit', 'pierce', 'damage'];

/** A row of a pack as the editor shows it: where it belongs, who it is, and what we have in its cells. */
export interface EditedRow {
  readonly list: string;
  /** What a row of a pack is known by: `nation` and `id`, or one of them. */
  readonly who: Readonly<Record<string, string>>;
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export function keyOf({ list, who }: EditedRow): string {
  return [list, ...Object.values(who)].join('/');
}

/** What was typed, by the key of a row and the name of its cell. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Edited {
  readonly game: '2gm' | 'aces';
  readonly rows: readonly EditedRow[];
  readonly typed: Typed;
  /** The dice chart of Aces, a cell for each damage; empty cells are ours. */
  readonly dice: readonly string[];
  readonly ourDice: readonly number[];
  /** The text of a further map; empty without one. */
  readonly map: string;
}

/** The pack that was typed, as the text of its file; empty while nothing is. */
export function editedPack({ game, rows, typed, dice, ourDice, map }: Edited): string {
  const pack: Record<string, unknown> = {};
  for (const row of rows) {
    const cells = Object.entries(typed[keyOf(row)] ?? {}).filter(([, text]) => text !== '');
    if (cells.length === 0) continue;
    pack[row.list] = [
      ...((pack[row.list] as unknown[] | undefined) ?? []),
      { ...row.who, ...patchOf(cells, game, row) },
    ];
  }
  if (dice.some((text) => text !== ''))
    pack.dice = ourDice.map((ours, at) => cellOf(dice[at] === undefined || dice[at] === '' ? String(ours) : dice[at]));
  if (map.trim() !== '') pack.maps = [map];
  return Object.keys(pack).length === 0 ? '' : JSON.stringify({ game, ...pack }, null, 1);
}

/** A weapon is one cell of the pack: who changes a number of it repeats the others. */
function patchOf(cells: readonly (readonly [string, string])[], game: string, { values }: EditedRow) {
  const isPart = (cell: string): boolean => game === '2gm' && WEAPON_CELLS.includes(cell) && values[cell] !== undefined;
  const patch = Object.fromEntries(cells.filter(([cell]) => !isPart(cell)).map(([cell, text]) => [cell, cellOf(text)]));
  const parts = cells.filter(([cell]) => isPart(cell));
  if (parts.length === 0) return patch;
  const ours = Object.fromEntries(WEAPON_CELLS.map((cell) => [cell, values[cell]]));
  return { ...patch, weapon: { ...ours, ...Object.fromEntries(parts.map(([cell, text]) => [cell, cellOf(text)])) } };
}
