import { show } from './codec';
import type { Problem, Result } from './result';

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

/** The first layer of every check of outside data: has it the right shape? One sentence per fault, with its path. */
export function readShape<T>(shape: Shape<T>, raw: unknown): Result<T> {
  const parsed = shape.safeParse(raw, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: parsed.error.issues.flatMap(toProblems) };
}

/** A problem inside a part, as a problem of the whole. */
export function under(head: string, problem: Problem): Problem {
  return { ...problem, path: [head, problem.path].filter((part) => part !== '').join('/') };
}

function toProblems(issue: ShapeIssue): Problem[] {
  const path = issue.path.map(String).join('/');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => under(path, { path: key, message: `There is no field "${key}".` }));
  }
  return [{ path, message: sentence(issue) }];
}

function sentence(issue: ShapeIssue): string {
  const found = `found ${show(issue.input)}`;
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${EXPECTED[String(issue.expected)] ?? String(issue.expected)}, ${found}.`;
    case 'invalid_value':
      return `Expected ${oneOf(issue.values ?? [])}, ${found}.`;
    case 'too_small':
      return `Expected at least ${issue.minimum}, ${found}.`;
    case 'too_big':
      return `Expected at most ${issue.maximum}, ${found}.`;
    default:
      return issue.message;
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  object: 'an object with fields',
  array: 'a list',
  tuple: 'a list',
};

function oneOf(values: readonly unknown[]): string {
  const names = values.map(show);
  return names.length === 1 ? (names[0] ?? '') : `one of ${names.join(', ')}`;
}
