interface Issue {
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

/** What is wrong with a message, in one sentence with its place. */
export function whatIsWrong(issues: readonly Issue[]): string {
  const [first] = issues;
  if (first === undefined) return 'This is no message.';
  const where = first.path.map(String).join('/');
  const what =
    first.keys === undefined ? 'This is not what was expected here.' : `Nobody expects "${first.keys[0]}" here.`;
  return (where === '' ? what : `${where}: ${what}`).slice(0, 200);
}
