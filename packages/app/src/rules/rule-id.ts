import { fold } from './words';

export type IdMatch = 'exact' | 'start' | 'none';

/**
 * Compares what somebody typed with a rule id: `2GM-SHOOT-15`, `shoot-15`, `shoot 15`, `shoot15` and `Shoot-015`
 * all mean the same rule. The first parts of an id may be left out, the last two may not.
 */
export function idMatcher(typed: string): (id: string) => IdMatch {
  const wanted = squeeze(typed);
  if (wanted.length < 3 || !/[a-z]/.test(wanted)) return () => 'none';
  return (id) => {
    const parts = fold(id).split('-');
    let best: IdMatch = 'none';
    for (let from = 0; from < parts.length - 1; from += 1) {
      const tail = parts.slice(from).join('-');
      for (const candidate of [squeeze(tail), tail.replaceAll('-', '')]) {
        if (candidate === wanted) return 'exact';
        if (candidate.startsWith(wanted)) best = 'start';
      }
    }
    return best;
  };
}

/** Without separators and without leading zeros. */
function squeeze(text: string): string {
  const parts = fold(text).match(/[a-z0-9]+/g) ?? [];
  return parts.map((part) => (/^\d+$/.test(part) ? part.replace(/^0+(?=\d)/, '') : part)).join('');
}
