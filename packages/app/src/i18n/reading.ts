import { type Fact, inBrief } from '@sandtable/kernel';

export type Reader = (fact: Fact) => string;

/** Whoever shows facts has waited for the reader before (load-reader.ts). */
let readers: Readonly<Record<string, Reader>> = {};

/** From now on facts of this game are read so. */
export function readWith(game: string, reader: Reader): void {
  readers = { ...readers, [game]: reader };
}

/** Facts of this game can be read already; whoever cannot wait for the reader leaves them out until then. */
export function isRead(game: string): boolean {
  return readers[game] !== undefined;
}

/** What a fact of this game, or of the table it is played on, says. */
export function readIn(game: string, fact: Fact): string {
  return readers[game]?.(fact) ?? inBrief(fact);
}
