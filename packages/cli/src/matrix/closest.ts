import { lettersApart } from '@sandtable/kernel';

/** The known names nearest to a mistyped one, best first. */
export function closest(wanted: string, known: readonly string[], count = 3): string[] {
  const ranked = known.map((name) => ({ name, distance: lettersApart(wanted.toUpperCase(), name.toUpperCase()) }));
  ranked.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return ranked.slice(0, count).map(({ name }) => name);
}
