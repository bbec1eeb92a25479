import { failure, type Result, success, under } from '@sandtable/kernel';
import type { AcesWords } from '../../words/index';
import { playablePack } from './index';
import type { Pack } from './pack-shape';

/** What stands for a pack in a set-up or a position: all of it, or who it is. Only the first can be played with. */
export function packOf(pack: object | null | undefined, w: AcesWords): Result<Pack | undefined> {
  if (pack === undefined || pack === null) return success(undefined);
  const { name, hash } = pack as { readonly name?: unknown; readonly hash?: unknown };
  if (typeof hash === 'string') return failure('pack', w.setup.packMissing(String(name ?? ''), hash.slice(0, 8)));
  const read = playablePack(pack);
  if (read.ok) return read;
  return { ok: false, problems: read.problems.map((problem) => under('pack', problem)) };
}
