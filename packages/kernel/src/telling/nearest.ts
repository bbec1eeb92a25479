/** How many letters to insert, drop, change or swap with their neighbour to make one text of the other. */
export function lettersApart(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const plain = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      next.push(swapped ? Math.min(plain, (before[j - 2] ?? 0) + 1) : plain);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A long text is nobody's slip: the known names are short. */
const LONGEST = 40;

/** Those of the known names that a slip could have made the text of: the nearest, and those it begins like. */
export function nearest(text: string, known: readonly string[]): string[] {
  if (text === '' || text.length > LONGEST) return [];
  const slips = text.length > 3 ? 2 : 1;
  const ranked = known
    .filter((name, i) => known.indexOf(name) === i)
    .map((name) => ({ name, apart: name.startsWith(text) ? 1 : lettersApart(text, name) }))
    .filter(({ apart }) => apart <= slips);
  const least = Math.min(...ranked.map(({ apart }) => apart));
  return ranked.filter(({ apart }) => apart === least).map(({ name }) => name);
}
