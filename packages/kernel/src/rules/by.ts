/** Told every rule that just decided something; nobody listens in play. */
type Listener = (rule: string) => void;

let listener: Listener | null = null;

/** Tests and tools listen to see which rules a match really comes to; null ends it. */
export function listenToRules(to: Listener | null): void {
  listener = to;
}

/**
 * The value, and the rules it is so by: `if (by(target.suppressed >= until, '2GM-RULING-58')) return;`. It marks the very
 * expression that carries a rule out where there is no check, modifier or step to name it. It costs nothing: no list is
 * made of the rules.
 */
export function by<T>(value: T, rule: string, b?: string, c?: string, d?: string, e?: string, f?: string): T {
  if (listener !== null) for (const id of [rule, b, c, d, e, f]) if (id !== undefined) listener(id);
  return value;
}
