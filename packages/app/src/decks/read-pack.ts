import { csvPack } from '@sandtable/host/csv';
import { type Problem, parseJson, type Result, success } from '@sandtable/kernel';
import type { PackReader } from '../cards/engines';
import type { ReadPack } from './packs';

const LONGEST = 1_000_000;

/** What was read, and how a place in it is told. */
interface Raw {
  readonly value: unknown;
  place(path: string): string;
}

/**
 * A pack from a JSON file, from lines of CSV, or from a file of the game's own kind such as a map, checked in three layers: shape,
 * references, what books and rules demand. Each problem says the file if there is one, the cell, and what was expected there.
 */
export function readPack(readers: readonly PackReader[], text: string, name: string, now: number, file = ''): ReadPack {
  const refused = (problems: readonly string[]): ReadPack => ({
    ok: false,
    problems: file === '' ? problems : problems.map((line) => `${file}, ${line}`),
  });
  if (text.length > LONGEST) return refused([`Expected a pack of at most ${LONGEST} letters.`]);
  const raw = rawPack(text, readers);
  if (!raw.ok) return refused(raw.problems.map((problem) => said(problem)));
  const { value, place } = raw.value;
  const game = typeof value === 'object' && value !== null ? (value as { game?: unknown }).game : undefined;
  const reader = readers.find(({ packTable }) => packTable.game === game);
  if (reader === undefined) return refused([unknownGame(readers)]);
  const problems = reader.checkContent(value);
  const wrong = problems.filter(({ warning }) => warning !== true);
  if (wrong.length > 0) return refused(wrong.map((problem) => said(problem, place)));
  const { name: own, ...changes } = value as { readonly name?: string };
  return {
    ok: true,
    pack: {
      id: reader.packHash(changes),
      name: own ?? name,
      game: reader.packTable.game,
      changed: now,
      pack: changes,
    },
    warnings: problems.map((problem) => said(problem, place)),
  };
}

function unknownGame(readers: readonly PackReader[]): string {
  const games = readers.map(({ packTable }) => `"${packTable.game}"`);
  return `game: Expected ${games.join(' or ')}: the game the pack is for.`;
}

function said({ path, message }: Problem, place = (at: string): string => at): string {
  return path === '' ? message : `${place(path)}: ${message}`;
}

function rawPack(text: string, readers: readonly PackReader[]): Result<Raw> {
  if (/^\s*\{/u.test(text)) {
    const read = parseJson(text);
    return read.ok ? success({ value: read.value, place: (path) => namedPath(path, read.value, readers) }) : read;
  }
  const own = readers.map(({ packTable }) => packTable.ofFile?.(text) ?? null).find((value) => value !== null);
  if (own !== undefined) return success({ value: own, place: (path) => path });
  return csvPack(
    text,
    readers.map(({ packTable }) => packTable),
  );
}

/** A row by its owner and name instead of its place in the list. */
function namedPath(path: string, raw: unknown, readers: readonly PackReader[]): string {
  const pack = raw as Readonly<Record<string, unknown>>;
  const whose = readers.find(({ packTable }) => packTable.game === pack.game)?.packTable.whose ?? '';
  return path.replace(/^(\w+)\/(\d+)/u, (whole, list: string, at: string) => {
    const rows = pack[list];
    const row = Array.isArray(rows) ? (rows[Number(at)] as Readonly<Record<string, unknown>> | null) : null;
    const names = [row?.[whose], row?.id].filter((part) => typeof part === 'string');
    return names.length === 0 ? whole : [list, ...names].join('/');
  });
}
