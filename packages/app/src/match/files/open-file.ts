import type { Attempt, Refusal } from '@sandtable/host';
import { stableHash } from '@sandtable/kernel';
import { isBookId } from '../../games';
import { tellProblem, tellRefusal } from '../../i18n/table-words';
import { i18n } from '../../i18n/with-match-list';
import { matchHref } from '../../router/route';
import { matches } from '../matches';
import { type FreshTable, randomSeed, tryOpening, tryRestoring } from '../start';
import { titleOf } from '../titles';
import { openingOfPosition, tableOfReplay } from './adopt';
import { withItsPack, withPack } from './pack-of-file';
import { type Document, readText } from './read';

const MEGABYTE = 1024 * 1024;
/** Replays of the longest matches stay far below. */
const LIMIT = 32;

type Opened =
  | { readonly ok: true; readonly value: string }
  /** `asksForPack`: the file can be opened with the values of the house instead. */
  | { readonly ok: false; readonly message: string; readonly asksForPack?: true };

/**
 * Keeps the match in a file and says where to look at it, or says in one sentence what is wrong and keeps nothing. With our values
 * in the place of a pack that is not here a position is played as it stands, and the match of a replay begins anew.
 */
export async function openFile(file: File, values: 'as-made' | 'ours' = 'as-made'): Promise<Opened> {
  const t = i18n.t.matchList.open;
  const { name } = file;
  if (file.size > LIMIT * MEGABYTE) return { ok: false, message: t.tooBig(name, LIMIT) };
  const text = await decode(file);
  if (text === null) return { ok: false, message: t.noText(name) };
  if (text.trim() === '') return { ok: false, message: t.empty(name) };
  const read = await readText(text);
  if (!read.ok) {
    return { ok: false, message: read.kind === 'syntax' ? t.wrong(name, read.message) : t.noKind(name) };
  }
  if (!isBookId(read.value.game)) return { ok: false, message: t.noEngine(name, read.value.game) };
  const found = values === 'ours' ? { document: withPack(read.value, null) } : await withItsPack(read.value);
  if ('missing' in found) {
    const { wanted, named } = found.missing;
    const message = t.noPack(name, wanted.name, wanted.hash.slice(0, 8), named !== null);
    return { ok: false, message, asksForPack: true };
  }
  const { document } = found;
  try {
    const anew = values === 'ours' && document.kind === 'replay';
    // a position is begun anew each time; a replay is the match it tells
    const print = document.kind === 'replay' && !anew ? stableHash(document.value) : undefined;
    const kept = print === undefined ? undefined : (await matches.list()).find(({ file: same }) => same === print);
    if (kept !== undefined) return { ok: true, value: matchHref('replay', kept.id) };
    const fresh = await (anew ? begunAnew(document) : tableOf(document));
    if (!fresh.ok) return { ok: false, message: t.wrong(name, await firstProblem(fresh)) };
    const { game, kind } = document;
    const id = await matches.create({
      game,
      title: await titleOf(game, fresh.value.view),
      origin: anew ? 'new' : kind,
      file: print,
      ...fresh.value,
    });
    return { ok: true, value: matchHref(kind === 'replay' && !anew ? 'replay' : 'play', id) };
  } catch (error) {
    return { ok: false, message: t.wrong(name, error instanceof Error ? error.message : String(error)) };
  }
}

async function tableOf({ kind, game, value }: Document): Promise<Attempt<FreshTable>> {
  const person = i18n.t.matches.me;
  if (kind === 'replay') return tryRestoring(game, await tableOfReplay(game, value, person));
  return tryOpening(game, await openingOfPosition(game, value, person, randomSeed()));
}

/** The match of a replay from its beginning: with other values its answers mean nothing. */
async function begunAnew({ game, value }: Document): Promise<Attempt<FreshTable>> {
  const { seats } = await tableOfReplay(game, value, i18n.t.matches.me);
  const { setup } = value as { readonly setup?: unknown };
  return tryOpening(game, { setup, seed: randomSeed(), seats, thoughts: 'open' });
}

/** The place in the file as its author would name it: what we have wrapped around it is ours. */
async function firstProblem(refusal: Refusal): Promise<string> {
  const [first, ...more] = refusal.problems ?? [];
  if (first === undefined) return tellRefusal(refusal);
  const path = first.path.replace(/^(replay|setup\/position)(\/|$)/, '');
  const told = await tellProblem(first);
  const text = path === '' ? told : `${path}: ${told}`;
  return more.length === 0 ? text : `${text} ${i18n.t.matchList.open.more(more.length)}`;
}

async function decode(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
