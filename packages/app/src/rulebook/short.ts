/** The address of a game in short within its book: `#/rules/aces/in-short-aces`. */
const PREFIX = 'in-short-';

export function shortPath(table: string): string {
  return PREFIX + table;
}

/** The table whose summary is meant; null where a rule is. */
export function tableOfShort(path: string | null): string | null {
  return path?.startsWith(PREFIX) === true ? path.slice(PREFIX.length) : null;
}
