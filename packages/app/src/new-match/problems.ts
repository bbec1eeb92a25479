import type { Refusal } from '@sandtable/host';

/** What the engine has against each field of the form, by the field's name; '' is for what belongs to none. */
export type FieldProblems = Readonly<Record<string, readonly string[]>>;

/** `fieldOf` says which field a place of the opening, such as `setup/options/sets`, is about. */
export function problemsByField(refusal: Refusal, fieldOf: (path: string) => string): FieldProblems {
  const out: Record<string, string[]> = {};
  for (const { path, message } of refusal.problems ?? [{ path: '', message: refusal.message }]) {
    const field = fieldOf(path);
    const known = out[field];
    if (known === undefined) out[field] = [message];
    else if (!known.includes(message)) known.push(message);
  }
  return out;
}
