import { cellOf } from '@sandtable/host';
import type { PackTable } from '@sandtable/kernel';
import type { Loader } from '../game-module';

/** A row of a pack as the editor shows it: where it belongs, who it is, and what we have in its cells. */
export interface EditedRow {
  readonly list: string;
  /** What a row of a pack is known by: `nation` and `id`, or one of them. */
  readonly who: Readonly<Record<string, string>>;
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What the editor shows at a time: the units of a nation or faction, or one of the shorter lists. */
export interface EditorPage {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly string[];
  readonly rows: readonly EditedRow[];
}

/** What nations, factions and lists are called. */
export interface EditorWords {
  readonly nations: Readonly<Record<string, string>>;
  readonly factions: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, string>>;
}

/** Whatever a pack holds beside rows of cells. */
export type Rest = Readonly<Record<string, unknown>>;

export interface RestProps extends Record<string, unknown> {
  /** What was typed so far. */
  rest: Rest;
  onRest: (rest: Rest) => void;
}

/** How packs of a game are typed. */
export interface PackEditing {
  readonly game: string;
  pages(words: EditorWords): readonly EditorPage[];
  readonly parts: PackTable['parts'];
  /** Where the rest is typed; null where there is none. */
  readonly rest: Loader<RestProps> | null;
}

export function keyOf({ list, who }: EditedRow): string {
  return [list, ...Object.values(who)].join('/');
}

/** What was typed, by the key of a row and the name of its cell. */
export type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The pack that was typed, as the text of its file; empty while nothing is. */
export function editedPack(
  { game, parts }: Pick<PackEditing, 'game' | 'parts'>,
  rows: readonly EditedRow[],
  typed: Typed,
  rest: Rest,
): string {
  const pack: Record<string, unknown> = {};
  for (const row of rows) {
    const cells = Object.entries(typed[keyOf(row)] ?? {}).filter(([, text]) => text !== '');
    if (cells.length === 0) continue;
    const list = (pack[row.list] as unknown[] | undefined) ?? [];
    pack[row.list] = [...list, { ...row.who, ...patchOf(cells, parts, row) }];
  }
  const whole = { ...pack, ...rest };
  return Object.keys(whole).length === 0 ? '' : JSON.stringify({ game, ...whole }, null, 1);
}

/** A weapon is one cell of the pack: who changes a number of it repeats the others. */
function patchOf(cells: readonly (readonly [string, string])[], parts: PackTable['parts'], { values }: EditedRow) {
  const patch: Record<string, unknown> = {};
  for (const [cell, text] of cells) {
    const whole = Object.entries(parts).find(([, all]) => all.includes(cell) && values[cell] !== undefined);
    if (whole === undefined) patch[cell] = cellOf(text);
    else {
      const [name, all] = whole;
      const ours = Object.fromEntries(all.map((part) => [part, values[part]]));
      patch[name] = { ...ours, ...(patch[name] as object | undefined), [cell]: cellOf(text) };
    }
  }
  return patch;
}
