/** Plain data: what can be told apart by its parts alone. */
function isPlain(what: object): boolean {
  const proto: unknown = Object.getPrototypeOf(what);
  return proto === Object.prototype || proto === null || Array.isArray(what);
}

/** What is now, with every part taken from before that is still the same. */
function same<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now;
  if (!isPlain(now) || !isPlain(before) || Array.isArray(now) !== Array.isArray(before)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isSame = keys.length === Object.keys(old).length;
  const kept: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {};
  for (const key of keys) {
    kept[key] = same(old[key], fresh[key]);
    isSame &&= key in old && Object.is(kept[key], old[key]);
  }
  return (isSame ? before : kept) as T;
}

/**
 * For what is reckoned anew again and again: gives back the parts of the last time as far as they are still the same. A new state of the table arrives whole, and
 * most of it is as it was: what keeps its identity is not drawn again.
 */
export function steady(): <T>(now: T) => T {
  let before: unknown;
  return (now) => {
    const kept = same(before, now);
    before = kept;
    return kept;
  };
}
