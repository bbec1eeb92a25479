import { type Problem, type Result, readShape, stableHash } from '@sandtable/kernel';
import { buildCatalogue, type Catalogue } from './catalogue';
import { checkHouse, checkRows } from './checks/index';
import { overCards } from './laid';
import { type Pack, PackShape } from './pack-shape';
import { ownRows } from './rows';
import { type ContentRows, ContentShape } from './shapes';

/** Everything wrong with the catalogue, or with a pack that replaces parts of it. */
export function checkContent(pack?: unknown): readonly Problem[] {
  if (pack === undefined) return checkAll(ownRows);
  const read = readPack(pack);
  // The pack of an owner need not keep to our formula: what it changes about our own order is told, and in nobody's way.
  return read.ok ? checkHouse(read.value).map((p) => ({ ...p, warning: true as const })) : read.problems;
}

/** Everything wrong with rows that claim to be a whole catalogue: shape first, then what books and rules demand. */
export function checkAll(raw: unknown): readonly Problem[] {
  const read = readShape(ContentShape, raw);
  if (!read.ok) return read.problems;
  const wrong = checkRows(read.value);
  return wrong.length > 0 ? wrong : checkHouse(read.value);
}

/** Our catalogue with a pack laid over it. */
export function catalogueWith(pack: unknown): Result<Catalogue> {
  const read = readPack(pack);
  return read.ok ? { ok: true, value: buildCatalogue(read.value) } : read;
}

function readPack(raw: unknown): Result<ContentRows> {
  const read = readLaid(raw);
  return read.ok ? { ok: true, value: read.value.rows } : read;
}

/** The same pack, known to be one that can be played with; everything wrong with it otherwise. */
export function playablePack(raw: unknown): Result<Pack> {
  const read = readLaid(raw);
  return read.ok ? { ok: true, value: read.value.pack } : read;
}

function readLaid(raw: unknown): Result<{ readonly pack: Pack; readonly rows: ContentRows }> {
  const pack = readShape(PackShape, raw);
  if (!pack.ok) return pack;
  const lost: Problem[] = [];
  const rows = lay(pack.value, lost);
  const problems = lost.length > 0 ? lost : checkRows(rows);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { pack: pack.value, rows } };
}

/** Rows of a pack laid over ours: each of its cells has the shape of the cell it replaces. */
function lay(pack: Pack, problems: Problem[]): ContentRows {
  const cards = overCards(pack, (path, key, what) => {
    const message =
      what === 'unknown' ? `There is no "${key}" to replace.` : `Expected each row once, found "${key}" twice.`;
    problems.push({ path, message });
  });
  return {
    ...cards,
    tiles: [...ownRows.tiles, ...(pack.tiles ?? [])],
    decks: [...ownRows.decks, ...(pack.decks ?? []).map((deck) => ({ ...deck, book: [] }))],
  };
}

/** What a pack changes, as a hash: two packs that differ in their names only are one. */
export function packHash({ name: _name, ...changes }: Pack): string {
  return stableHash(changes);
}
