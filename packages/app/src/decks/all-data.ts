import type { SavedTable } from '@sandtable/host';
import { parseJson } from '@sandtable/kernel';
import { matches } from '../match/matches';
import type { MatchRecord } from '../match/record';
import { savedOf } from '../match/start';
import type { Boxes } from './boxes';
import type { KeptDeck } from './kept';
import { type KeptPack, library } from './store';

interface KeptMatch {
  readonly record: MatchRecord;
  readonly saved: SavedTable;
}

/** Everything of this browser in one file. */
interface AllData {
  readonly format: 'sandtable-data';
  readonly formatVersion: 1;
  readonly decks: readonly KeptDeck[];
  readonly packs: readonly KeptPack[];
  readonly boxes: Boxes | null;
  readonly matches: readonly KeptMatch[];
}

export async function collected(): Promise<string> {
  const records = await matches.list();
  const kept: KeptMatch[] = [];
  for (const record of records) {
    const saved = await savedOf(record.game, record.id);
    if (saved.ok) kept.push({ record, saved: saved.value });
  }
  const data: AllData = {
    format: 'sandtable-data',
    formatVersion: 1,
    decks: await library.decks(),
    packs: await library.packs(),
    boxes: await library.boxes(),
    matches: kept,
  };
  return `${JSON.stringify(data, null, 1)}\n`;
}

export type ReadBack = { readonly decks: number; readonly packs: number; readonly matches: number } | null;

/** What is not here yet is added; what is here stays as it is. Null for a file that is none of these. */
export async function readBack(text: string): Promise<ReadBack> {
  const read = parseJson(text);
  const data = read.ok ? (read.value as Partial<AllData> | null) : null;
  if (data?.format !== 'sandtable-data') return null;
  const there = {
    decks: new Set((await library.decks()).map(({ id }) => id)),
    packs: new Set((await library.packs()).map(({ id }) => id)),
    matches: new Set((await matches.list()).map(({ id }) => id)),
  };
  const decks = list(data.decks).filter(({ id, draft }) => isText(id) && draft !== undefined && !there.decks.has(id));
  const packs = list(data.packs).filter(({ id, pack }) => isText(id) && pack !== undefined && !there.packs.has(id));
  const added = list(data.matches).filter(
    ({ record, saved }) => isText(record?.id) && saved !== undefined && !there.matches.has(record.id),
  );
  for (const deck of decks) await library.add(deck);
  for (const pack of packs) await library.addPack(pack);
  for (const { record, saved } of added) await matches.add({ record, saved });
  if (data.boxes !== undefined && data.boxes !== null && (await library.boxes()) === null)
    await library.setBoxes(data.boxes);
  return { decks: decks.length, packs: packs.length, matches: added.length };
}

function list<T>(value: readonly T[] | undefined): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
