/** The 95 % Wilson score interval of a proportion: honest for few games and near 0 or 1, where the usual one is not. */
export function wilson(successes: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const z = 1.959963984540054;
  const p = successes / trials;
  const z2 = (z * z) / trials;
  const centre = p + z2 / 2;
  const spread = z * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials));
  // Exactly 0 and 1 at the ends, where rounding would leave a trace.
  return {
    low: successes === 0 ? 0 : (centre - spread) / (1 + z2),
    high: successes === trials ? 1 : (centre + spread) / (1 + z2),
  };
}
