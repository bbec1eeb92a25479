import { fold, wordsOf } from '../rules/words';
import type { CardEntry } from './entry';
import type { CardQuery } from './query';

/** What kind of weapon a card brings, as far as its numbers say. */
export const WEAPONS = ['none', 'tanks', 'aircraft', 'far', 'close'] as const;

const TESTS: Readonly<Record<string, (entry: CardEntry) => boolean>> = {
  none: ({ numbers }) => (numbers.range ?? null) === null,
  // the armour of a medium tank
  tanks: ({ numbers, abilities }) => (numbers.pierce ?? 0) >= 5 || abilities.includes('anti-tank'),
  aircraft: ({ reachesAircraft }) => reachesAircraft,
  far: ({ numbers }) => (numbers.range ?? 0) >= 3,
  close: ({ numbers }) => numbers.range === 1,
};

/**
 * The cards that fit, in the order that was asked for: of the words, the better fit first. `mine` has the keys of the cards of a deck of
 * this browser, where the query names one.
 */
export function findCards(
  entries: readonly CardEntry[],
  query: CardQuery,
  mine: ReadonlySet<string> | null = null,
): readonly CardEntry[] {
  const words = wordsOf(query.words);
  const typed = fold(query.words.trim());
  const ranked: { readonly entry: CardEntry; readonly rank: number }[] = [];
  for (const entry of entries) {
    if (!fits(entry, query, mine)) continue;
    const rank = words.length === 0 ? 0 : rankOf(entry, words, typed);
    if (rank >= 0) ranked.push({ entry, rank });
  }
  if (query.sort !== null)
    return sorted(
      ranked.map(({ entry }) => entry),
      query,
    );
  if (words.length > 0) ranked.sort((a, b) => b.rank - a.rank);
  return ranked.map(({ entry }) => entry);
}

/** Negative where a word is missing; names count more than texts, beginnings more than middles. */
function rankOf(entry: CardEntry, words: readonly string[], typed: string): number {
  if (!words.every((word) => entry.words.includes(word))) return -1;
  const name = entry.folded;
  if (name === typed) return 4;
  if (name.startsWith(typed)) return 3;
  return words.every((word) => name.includes(word)) ? 2 : 1;
}

function fits(entry: CardEntry, q: CardQuery, mine: ReadonlySet<string> | null): boolean {
  const cost = entry.numbers.cost ?? null;
  return (
    (q.game === null || entry.of.game === q.game) &&
    (q.edition === null || entry.editions.includes(q.edition)) &&
    (q.nation === null || entry.nation === q.nation) &&
    (q.type === null || entry.type === q.type) &&
    (q.most === null || (cost !== null && cost <= q.most)) &&
    (q.least === null || (cost !== null && cost >= q.least)) &&
    (q.year === null || (entry.numbers.year ?? 0) <= q.year) &&
    (q.ability === null || entry.abilities.includes(q.ability)) &&
    (q.weapon === null || TESTS[q.weapon]?.(entry) === true) &&
    (q.equip === null || entry.equips.includes(q.equip)) &&
    (q.deck === null || entry.decks.includes(q.deck) || mine?.has(entry.key) === true)
  );
}

/** What has not the number stands at the end, whichever way it goes. */
function sorted(entries: CardEntry[], { sort, down }: CardQuery): readonly CardEntry[] {
  const way = down ? -1 : 1;
  if (sort === null || sort === 'name') return entries.sort((a, b) => way * byName(a, b));
  return entries.sort((a, b) => {
    const [x, y] = [a.numbers[sort] ?? null, b.numbers[sort] ?? null];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return way * (x - y) || byName(a, b);
  });
}

/** By the letters alone: the rules of a language take longer to load than the search may take. */
function byName(a: CardEntry, b: CardEntry): number {
  return a.folded < b.folded ? -1 : Number(a.folded > b.folded);
}
