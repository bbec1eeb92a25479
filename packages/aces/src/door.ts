import { failure, type Result, success, under } from '@sandtable/kernel';
import type { AcesWords } from '../words/index';
import { type Pack, playablePack } from './content';
import { layMats } from './unit-types';

/** Everything that is asked about a table is asked with its own mats beside it (decision 45). */
export function enter(s: { readonly pack?: Pack }): void {
  layMats(s.pack);
}

/** A question about a state, asked through the door. */
export function inside<S extends { readonly pack?: Pack }, Rest extends readonly unknown[], Answer>(
  question: (s: S, ...rest: Rest) => Answer,
): (s: S, ...rest: Rest) => Answer {
  return (s, ...rest) => {
    layMats(s.pack);
    return question(s, ...rest);
  };
}

/** What stands for a pack in a set-up or a position: all of it, or who it is. Only the first can be played with. */
export function packOf(pack: object | null | undefined, w: AcesWords): Result<Pack | undefined> {
  if (pack === undefined || pack === null) return success(undefined);
  const { name, hash } = pack as { readonly name?: unknown; readonly hash?: unknown };
  if (typeof hash === 'string') return failure('pack', w.setup.packMissing(String(name ?? ''), hash.slice(0, 8)));
  const read = playablePack(pack);
  if (read.ok) return read;
  return { ok: false, problems: read.problems.map((problem) => under('pack', problem)) };
}
