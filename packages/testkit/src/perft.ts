import type { Core, Match } from '@sandtable/kernel';

/**
 * Counts the ways a match can go on for so many decisions, with the dice its generator would roll. A known count for a
 * tricky position guards the whole enumeration at once.
 */
export function perft<S extends Core, Setup, View>(match: Match<S, Setup, View>, depth: number): number {
  if (depth === 0) return 1;
  const decision = match.decision();
  if (decision === null) return 1;
  if (depth === 1) return decision.options.length;
  let count = 0;
  for (const option of decision.options) {
    const next = match.fork({});
    const done = next.submit(decision.seat, option);
    if (!done.ok) throw new Error(done.message);
    count += perft(next, depth - 1);
  }
  return count;
}

/** The same count for each first option, to find out where two counts part ways. */
export function divide<S extends Core, Setup, View>(
  match: Match<S, Setup, View>,
  depth: number,
  name: (option: readonly (string | number)[]) => string = (o) => o.join(' '),
): [string, number][] {
  const decision = match.decision();
  if (decision === null) return [];
  return decision.options.map((option) => {
    const next = match.fork({});
    const done = next.submit(decision.seat, option);
    if (!done.ok) throw new Error(done.message);
    return [name(option), perft(next, depth - 1)];
  });
}
