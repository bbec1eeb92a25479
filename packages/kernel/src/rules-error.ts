/** A mistake in a ruleset, never in what a person typed. Names the frames so that it can be found. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
}
