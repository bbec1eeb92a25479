import type { Core } from '../core';
import { sortedKeys } from '../keys';
import { type Result, success } from '../result';
import type { Ruleset } from '../ruleset';
import { fails, says } from '../telling/says';
import { oneLine, show } from '../telling/text';
import { stableHash } from './hash';

const FORMAT = 'sandtable-state';
/** No file of ours comes near it, and recursion bears far more. */
const MAX_DEPTH = 200;

/** A state as text, with its hash, so that a damaged file is noticed before it is played. */
export function encodeState<S extends Core>(rules: Ruleset<S>, state: S): string {
  return JSON.stringify({ format: FORMAT, ruleset: rules.id, version: rules.version, hash: stableHash(state), state });
}

export function decodeState<S extends Core>(rules: Ruleset<S>, text: string): Result<S> {
  const raw = parseJson(text);
  if (!raw.ok) return raw;
  const file = raw.value as {
    format?: unknown;
    ruleset?: unknown;
    version?: unknown;
    hash?: unknown;
    state?: unknown;
  } | null;
  if (typeof file !== 'object' || file === null || file.format !== FORMAT) {
    return fails('', says.notSavedMatch);
  }
  if (file.ruleset !== rules.id) return fails('ruleset', says.expected(show(rules.id), show(file.ruleset)));
  if (file.version !== rules.version) {
    return fails('version', says.expected(says.version(show(rules.version)), show(file.version)));
  }
  if (typeof file.state !== 'object' || file.state === null) return fails('state', says.stateMissing);
  if (file.hash !== stableHash(file.state)) return fails('hash', says.damagedHash);
  return success(file.state as S);
}

export function parseJson(text: string): Result<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // the message may quote a piece of a binary file
    const why = oneLine(String(error instanceof Error ? error.message : error), 200);
    return fails('', says.notJson(why));
  }
  if (isDeeper(value, MAX_DEPTH)) return fails('', says.tooDeep(MAX_DEPTH));
  return success(value);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((part) => isDeeper(part, levels - 1));
  return sortedKeys(value).some((key) => isDeeper((value as Record<string, unknown>)[key], levels - 1));
}

/** The path to the first value that a JSON round trip would lose or change, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) return firstNotPlain(value, path);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return path;
  for (const key of sortedKeys(value)) {
    const found = notPlain((value as Record<string, unknown>)[key], `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

function firstNotPlain(values: readonly unknown[], path: string): string | null {
  for (let i = 0; i < values.length; i++) {
    const found = notPlain(values[i], `${path}/${i}`);
    if (found !== null) return found;
  }
  return null;
}
