import { checkContent as checkGm, packHash as gmHash } from '@sandtable/2gm/packs';
import { packHash as acesHash, checkContent as checkAces } from '@sandtable/aces/packs';
import { type Problem, parseJson } from '@sandtable/kernel';
import { csvPack } from './csv-pack';
import type { ReadPack } from './packs';

const LONGEST = 1_000_000;

/** A pack from a JSON file or from lines of CSV, checked in three layers: shape, references, what books and rules demand. */
export function readPack(text: string, name: string, now: number): ReadPack {
  if (text.length > LONGEST) return refused([`Expected a pack of at most ${LONGEST} letters.`]);
  const read = /^\s*\{/u.test(text) ? parseJson(text) : csvPack(text);
  if (!read.ok) return refused(read.problems.map(said));
  const raw = read.value;
  const game = typeof raw === 'object' && raw !== null ? (raw as { game?: unknown }).game : undefined;
  if (game !== '2gm' && game !== 'aces') return refused(['game: Expected "2gm" or "aces": the game the pack is for.']);
  const problems = (game === '2gm' ? checkGm(raw) : checkAces(raw)).map((p) => ({ ...p }));
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

function refused(problems: readonly string[]): ReadPack {
  return { ok: false, problems };
}
