/** The path of the first difference between two pieces of plain data, or null. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || '/';
  if (Array.isArray(a) !== Array.isArray(b)) return path || '/';
  const keys = Object.keys(a);
  for (const key of keys) {
    const found = difference(at(a, key), at(b, key), `${path}/${key}`);
    if (found !== null) return found;
  }
  if (Object.keys(b).length === keys.length) return null;
  return `${path}/${Object.keys(b).find((key) => !(key in a)) ?? ''}`;
}

/** The path in `b` of the first object that `a` holds too: changing one would change the other. */
export function shared(a: unknown, b: unknown): string | null {
  const seen = new Set<object>();
  collect(a, seen);
  return findIn(b, seen, '');
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return;
  into.add(value);
  for (const key of Object.keys(value)) collect(at(value, key), into);
}

function findIn(value: unknown, seen: ReadonlySet<object>, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (seen.has(value)) return path || '/';
  for (const key of Object.keys(value)) {
    const found = findIn(at(value, key), seen, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

function at(value: object, key: string): unknown {
  return (value as Record<string, unknown>)[key];
}
