import type { Problem } from '@sandtable/kernel';

interface Visit {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/**
 * The first value no match can hold: a number beyond exact whole numbers, or nesting without end (a YAML anchor may hold
 * itself). Walks with a list of its own instead of the call stack, so that depth cannot hurt it.
 */
export function oddValue(root: unknown, maxDepth: number): Problem | null {
  const open: Visit[] = [{ value: root, path: '', depth: 0 }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { value, path, depth } = visit;
    if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) {
      return { path, message: `Expected a number up to ${Number.MAX_SAFE_INTEGER}, found ${value}.` };
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) {
      return { path: '', message: `Expected at most ${maxDepth} levels of nesting, found more.` };
    }
    const entries = Object.entries(value).reverse();
    for (const [key, child] of entries) {
      open.push({ value: child, path: path === '' ? key : `${path}/${key}`, depth: depth + 1 });
    }
  }
  return null;
}
