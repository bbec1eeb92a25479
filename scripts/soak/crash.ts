import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContractFault } from '@sandtable/testkit';
import type { Broken } from './soak';

/** Writes the broken match down as a replay and says where it is and how to open it. */
export function reportBroken(root: string, game: string, { seed, cause }: Broken): string {
  if (!(cause instanceof ContractFault)) throw cause;
  const sentence = `${game} broke its contract with seed "${seed}": ${cause.message}`;
  if (cause.replay === null) return sentence;
  const folder = join(root, '.cache', 'crashes');
  const file = join(folder, `${game}-${cause.clause}-${seed.replace(/[^\w-]+/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(cause.replay, null, 1)}\n`);
  return `${sentence}\n  The match up to there: npx sandtable replay ${relative(root, file)} show`;
}
