import { type ShapeWords, shapeEnglish } from '../words/en';
import type { Problem, Result } from './result';
import { type Fact, factsOf, readFact } from './telling/fact';
import { oneLine, show } from './telling/text';

/** What a shape library says is wrong with a value, as far as a sentence needs it. */
interface ShapeIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: readonly string[];
}

/** Any schema with a `safeParse` in the manner of zod; the kernel itself depends on none. */
interface Shape<T> {
  safeParse(
    raw: unknown,
    params: { reportInput: true },
  ): { success: true; data: T } | { success: false; error: { readonly issues: readonly ShapeIssue[] } };
}

/** A shape's own sentences by their keys, beside what every shape says. */
export type ShapeSpeech = ShapeWords & { readonly own?: Readonly<Record<string, string>> };

/** More values than any set-up, position or pack of ours has: beyond, nobody looks any closer. */
const MANY_VALUES = 200_000;
/** So many faults of one text are told; nobody mends more at a time. */
const TOLD = 20;
/** No name of ours comes near it. */
const LONG_PATH = 80;

const says = factsOf({ shape: shapeEnglish }).shape;

/**
 * The first layer of every check of outside data: has it the right shape? One sentence per fault, with its path, or one fact where
 * nobody lends words. What is too much to look at, or no plain data at all, is refused before and without a look.
 */
export function readShape<T>(shape: Shape<T>, raw: unknown, words?: ShapeSpeech, most = MANY_VALUES): Result<T> {
  if (hasMore(raw, most)) return { ok: false, problems: told([{ path: '', said: says.tooMuch(most) }], words) };
  let parsed: ReturnType<Shape<T>['safeParse']>;
  try {
    parsed = shape.safeParse(raw, { reportInput: true });
  } catch {
    // a library that reads `length` of whatever it is given stumbles over what is no length
    return { ok: false, problems: told([{ path: '', said: says.notPlain }], words) };
  }
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.slice(0, TOLD).flatMap(wrongIn);
  return { ok: false, problems: told(problems.slice(0, TOLD), words) };
}

/** In the words that are lent; without any the fact goes along for whoever has them. */
function told(problems: readonly Wrong[], words: ShapeSpeech | undefined): readonly Problem[] {
  return problems.map(({ path, said }) => {
    if (typeof said === 'string') return { path, message: words?.own?.[said] ?? said };
    const message = readFact({ shape: words ?? shapeEnglish }, said);
    return words === undefined ? { path, message, fact: said } : { path, message };
  });
}

/** Counts values with a list of its own instead of the call stack; what is there twice, or holds itself, counts once. */
function hasMore(raw: unknown, most: number): boolean {
  const open: unknown[] = [raw];
  const met = new Set<unknown>();
  let seen = 1;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || met.has(value)) continue;
    met.add(value);
    // eslint-disable-next-line no-restricted-syntax -- counted in any order
    const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    seen += parts.length;
    if (seen > most) return true;
    for (const part of parts) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return false;
}

/** A problem inside a part, as a problem of the whole. */
export function under(head: string, problem: Problem): Problem {
  return { ...problem, path: joined(head, problem.path) };
}

function joined(head: string, path: string): string {
  return [head, path].filter((part) => part !== '').join('/');
}

/** Where, and what: a fact, or the key of a sentence of the shape itself. */
interface Wrong {
  readonly path: string;
  readonly said: Fact | string;
}

function wrongIn(issue: ShapeIssue): Wrong[] {
  const path = oneLine(issue.path.map(String).join('/'), LONG_PATH);
  if (issue.code === 'unrecognized_keys') {
    const keys = (issue.keys ?? []).slice(0, TOLD).map((key) => oneLine(key, LONG_PATH));
    return keys.map((key) => ({ path: joined(path, key), said: says.noField(key) }));
  }
  return [{ path, said: whatIsWrong(issue) }];
}

function whatIsWrong(issue: ShapeIssue): Fact | string {
  const found = issue.input === undefined ? says.nothing : show(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      return says.expected(says.kinds[String(issue.expected)] ?? String(issue.expected), found);
    case 'invalid_value':
      return says.expected(oneOf(issue.values ?? []), found);
    case 'too_small':
      return says.expected(says.atLeast(Number(issue.minimum)), found);
    case 'too_big':
      return says.expected(says.atMost(Number(issue.maximum)), found);
    default:
      return issue.message;
  }
}

function oneOf(values: readonly unknown[]): Fact | string {
  const names = values.map(show);
  return names.length === 1 ? (names[0] ?? '') : says.oneOf(names);
}
