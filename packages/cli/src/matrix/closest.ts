/** The known names nearest to a mistyped one, best first. */
export function closest(wanted: string, known: readonly string[], count = 3): string[] {
  const ranked = known.map((name) => ({ name, distance: distance(wanted.toUpperCase(), name.toUpperCase()) }));
  ranked.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return ranked.slice(0, count).map(({ name }) => name);
}

/** Levenshtein distance: how many letters to insert, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
