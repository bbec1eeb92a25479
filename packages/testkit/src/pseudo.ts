/**
 * A language nobody speaks: every text of a catalogue stands in brackets, so that a test can tell what came from it. Gaps of
 * phrases stay as they are.
 */
export function pseudo<Words>(words: Words): Words {
  return wrapped(words) as Words;
}

function wrapped(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value === 'function') return (...args: unknown[]): unknown => wrapped(value(...args));
  if (Array.isArray(value)) return value.map(wrapped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wrapped(part)]));
}

/** Does the whole text come from the catalogue? */
export function isSpoken(text: string): boolean {
  return /^⟦.*⟧$/s.test(text);
}
