import { type ShapeWords, shapeEnglish } from '../words/en';
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

/** A shape's own sentences by their keys, beside what every shape says. */
export type ShapeSpeech = ShapeWords & { readonly own?: Readonly<Record<string, string>> };

/** The first layer of every check of outside data: has it the right shape? One sentence per fault, with its path. */
export function readShape<T>(shape: Shape<T>, raw: unknown, words: ShapeSpeech = shapeEnglish): Result<T> {
  const parsed = shape.safeParse(raw, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: parsed.error.issues.flatMap((issue) => toProblems(issue, words)) };
}

/** A problem inside a part, as a problem of the whole. */
export function under(head: string, problem: Problem): Problem {
  return { ...problem, path: [head, problem.path].filter((part) => part !== '').join('/') };
}

function toProblems(issue: ShapeIssue, words: ShapeSpeech): Problem[] {
  const path = issue.path.map(String).join('/');
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => under(path, { path: key, message: words.noField(key) }));
  }
  return [{ path, message: sentence(issue, words) }];
}

function sentence(issue: ShapeIssue, words: ShapeSpeech): string {
  const found = issue.input === undefined ? words.nothing : show(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      return words.expected(words.kinds[String(issue.expected)] ?? String(issue.expected), found);
    case 'invalid_value':
      return words.expected(oneOf(issue.values ?? [], words), found);
    case 'too_small':
      return words.expected(words.atLeast(Number(issue.minimum)), found);
    case 'too_big':
      return words.expected(words.atMost(Number(issue.maximum)), found);
    default:
      return words.own?.[issue.message] ?? issue.message;
  }
}

function oneOf(values: readonly unknown[], words: ShapeSpeech): string {
  const names = values.map(show);
  return names.length === 1 ? (names[0] ?? '') : words.oneOf(names);
}
