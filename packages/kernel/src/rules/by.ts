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
  if (listener !== null) tell(listener, [rule, b, c, d, e, f]);
  return value;
}

/** Not in `by` itself: what is called everywhere is compiled into its callers only while it is short. */
function tell(to: Listener, rules: readonly (string | undefined)[]): void {
  for (const rule of rules) if (rule !== undefined) to(rule);
}
