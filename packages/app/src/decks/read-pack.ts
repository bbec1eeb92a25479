import { checkContent as checkGm, packHash as gmHash } from '@sandtable/2gm/packs';
import { packHash as acesHash, checkContent as checkAces } from '@sandtable/aces/packs';
import { type Problem, parseJson, type Result, success } from '@sandtable/kernel';
import { csvPack } from './csv-pack';
import type { ReadPack } from './packs';

const LONGEST = 1_000_000;

/**
 * A pack from a JSON file, from lines of CSV, or from the file of a map, checked in three layers: shape, references, what books and
 * rules demand. Each problem says the file if there is one, the cell, and what was expected there.
 */
export function readPack(text: string, name: string, now: number, file = ''): ReadPack {
  const refused = (problems: readonly string[]): ReadPack => ({
    ok: false,
    problems: file === '' ? problems : problems.map((line) => `${file}, ${line}`),
  });
  if (text.length > LONGEST) return refused([`Expected a pack of at most ${LONGEST} letters.`]);
  const read = rawPack(text);
  if (!read.ok) return refused(read.problems.map(said));
  const raw = read.value;
  const game = typeof raw === 'object' && raw !== null ? (raw as { game?: unknown }).game : undefined;
  if (game !== '2gm' && game !== 'aces') return refused(['game: Expected "2gm" or "aces": the game the pack is for.']);
  const problems = game === '2gm' ? checkGm(raw) : checkAces(raw).map((p) => ({ ...p, path: namedPath(p.path, raw) }));
  const wrong = problems.filter(({ warning }) => warning !== true);
  if (wrong.length > 0) return refused(wrong.map(said));
  const { name: own, ...changes } = raw as { readonly name?: string };
  const id = (game === '2gm' ? gmHash : acesHash)(changes as never);
  return {
    ok: true,
    pack: { id, name: own ?? name, game, changed: now, pack: changes },
    warnings: problems.map(said),
  };
}

function said({ path, message }: Problem): string {
  return path === '' ? message : `${path}: ${message}`;
}

function rawPack(text: string): Result<unknown> {
  if (/^\s*\{/u.test(text)) return parseJson(text);
  // the header of a map, and the bar above its rows
  if (/^name: /mu.test(text) && /^---\s*$/mu.test(text))
    return success({ game: 'aces', maps: [text.replaceAll('\r', '')] });
  return csvPack(text);
}

/** A unit of Aces by its faction and name instead of its place in the list, as packs of 2GM have it. */
function namedPath(path: string, raw: unknown): string {
  const { units } = raw as { readonly units?: unknown };
  return path.replace(/^units\/(\d+)/u, (whole, at: string) => {
    const row = Array.isArray(units) ? (units[Number(at)] as { faction?: unknown; id?: unknown } | null) : null;
    return typeof row?.faction === 'string' && typeof row.id === 'string' ? `units/${row.faction}/${row.id}` : whole;
  });
}
