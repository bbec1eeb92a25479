import type { Problem } from '@sandtable/kernel';
import type * as z from 'zod/mini';

/** zod's issues as our problems: a path and one sentence. */
export function toProblems(issues: readonly z.core.$ZodIssue[]): Problem[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('/');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: path === '' ? key : `${path}/${key}`,
        message: `There is no field "${key}".`,
      }));
    }
    return [{ path, message: sentence(issue) }];
  });
}

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Expected ${issue.expected}, found ${found(issue.input)}.`;
    case 'invalid_value':
      return `Expected one of ${issue.values.map(String).join(', ')}, found ${found(issue.input)}.`;
    case 'too_small':
      return `Expected at least ${issue.minimum}, found ${found(issue.input)}.`;
    case 'too_big':
      return `Expected at most ${issue.maximum}, found ${found(issue.input)}.`;
    default:
      return issue.message;
  }
}

function found(input: unknown): string {
  if (input === undefined) return 'nothing';
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
