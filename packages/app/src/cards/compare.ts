import { type CardEntry, NUMBERS, type NumberKey } from './entry';

/** One number of the cards that lie side by side. */
export interface ComparedNumber {
  readonly key: NumberKey;
  readonly values: readonly (number | null)[];
  readonly differs: boolean;
  /** The places that have the best of it; none where all are alike or more is not better. */
  readonly best: readonly number[];
}

/** Where less is better: prices, and the numbers a die must reach. */
const LESS: readonly NumberKey[] = ['cost', 'play', 'hit', 'crit'];
const NEITHER: readonly NumberKey[] = ['year', 'copies'];

export function comparedNumbers(entries: readonly CardEntry[]): readonly ComparedNumber[] {
  return NUMBERS.flatMap((key) => {
    const values = entries.map(({ numbers }) => numbers[key] ?? null);
    if (values.every((value) => value === null)) return [];
    const differs = new Set(values).size > 1;
    return [{ key, values, differs, best: differs && !NEITHER.includes(key) ? bestOf(key, values) : [] }];
  });
}

function bestOf(key: NumberKey, values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  const best = LESS.includes(key) ? Math.min(...known) : Math.max(...known);
  return values.flatMap((value, at) => (value === best ? [at] : []));
}

/** Abilities and equipment that some of them have, and who. */
export function comparedTraits(
  entries: readonly CardEntry[],
  of: 'abilities' | 'equips',
): readonly { readonly id: string; readonly has: readonly boolean[]; readonly differs: boolean }[] {
  const all = [...new Set(entries.flatMap((entry) => entry[of]))];
  return all.map((id) => {
    const has = entries.map((entry) => entry[of].includes(id));
    return { id, has, differs: has.includes(false) };
  });
}
