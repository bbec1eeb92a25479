import type { Refusal } from '@sandtable/host';
import { tellProblem, tellRefusal } from '../i18n/table-words';

/** What the engine has against each field of the form, by the field's name; '' is for what belongs to none. */
export type FieldProblems = Readonly<Record<string, readonly string[]>>;

/** `fieldOf` says which field a place of the opening, such as `setup/options/sets`, is about. */
export async function problemsByField(refusal: Refusal, fieldOf: (path: string) => string): Promise<FieldProblems> {
  const out: Record<string, string[]> = {};
  const note = (path: string, message: string): void => {
    const field = fieldOf(path);
    const known = out[field];
    if (known === undefined) out[field] = [message];
    else if (!known.includes(message)) known.push(message);
  };
  if (refusal.problems === undefined) note('', await tellRefusal(refusal));
  else for (const problem of refusal.problems) note(problem.path, await tellProblem(problem));
  return out;
}
