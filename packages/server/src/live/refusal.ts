import { type Fact, factsOf } from '@sandtable/kernel';
import type { NetRefusal } from '@sandtable/wire';
import { netEnglish } from '@sandtable/wire/words';

export type { Answer, NetRefusal } from '@sandtable/wire';

/** Everything the server itself has to say, as facts: whoever reads them has the words. */
export const says = factsOf({ net: netEnglish }).net;

export function no(code: NetRefusal['code'], message: Fact): NetRefusal {
  return { ok: false, code, message };
}

export function yes<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}
