/** Whether two pieces of plain data are the same; quick, because it is almost always asked in vain. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let fields = 0;
  for (const key in a) {
    if (!same(at(a, key), at(b, key)) || !(key in b)) return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

/** The path of the first difference between two pieces of plain data, or null. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (path === '' && same(a, b)) return null;
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
