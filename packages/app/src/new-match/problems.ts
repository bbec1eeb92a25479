import type { Refusal } from '@sandtable/host';

/** What the engine has against each field of the form, by the field's name; '' is for what belongs to none. */
export type FieldProblems = Readonly<Record<string, string>>;

/** `setup/options/sets` is about the field `sets`, `setup/seats/1/faction` about the seats. */
export function problemsByField(refusal: Refusal, fields: readonly string[]): FieldProblems {
  const out: Record<string, string> = {};
  for (const { path, message } of refusal.problems ?? [{ path: '', message: refusal.message }]) {
    const field = path.split('/').find((part) => fields.includes(part)) ?? '';
    out[field] = out[field] === undefined ? message : `${out[field]} ${message}`;
  }
  return out;
}
