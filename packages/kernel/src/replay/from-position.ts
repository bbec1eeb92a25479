import type { Core } from '../core';
import { sortedKeys } from '../keys';
import { type Result, success } from '../result';
import { RulesError } from '../rules-error';
import type { Ruleset } from '../ruleset';
import { under } from '../shape';

/** A set-up that is a moment of a match: it begins there. */
interface FromPosition {
  readonly position: unknown;
}

function isFromPosition(setup: unknown): setup is FromPosition {
  return typeof setup === 'object' && setup !== null && sortedKeys(setup).join() === 'position';
}

/**
 * The same rules, which also begin in the middle: `{ position: … }` is a set-up like any other, so that a match from a
 * position is saved, taken back and replayed as every match is. Only the position's own generator gives way to the seed.
 */
export function withPositions<S extends Core, Setup, View>(
  rules: Ruleset<S, Setup, View>,
  parsePosition: (raw: unknown) => Result<S>,
): Ruleset<S, Setup, View> {
  return {
    ...rules,
    parseSetup(raw) {
      if (!isFromPosition(raw)) return rules.parseSetup(raw);
      const read = parsePosition(raw.position);
      if (!read.ok) return { ok: false, problems: read.problems.map((p) => under('position', p)) };
      // nobody but these rules looks into a set-up
      return success({ position: raw.position } as unknown as Setup);
    },
    init(setup, rng) {
      if (!isFromPosition(setup)) return rules.init(setup, rng);
      const read = parsePosition(setup.position);
      if (!read.ok) throw new RulesError(`The position cannot be read: ${read.problems[0]?.message ?? ''}`);
      read.value.rng = rng;
      return read.value;
    },
  };
}
