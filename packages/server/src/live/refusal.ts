import type { NetRefusal } from '@sandtable/wire';

export type { Answer, NetRefusal } from '@sandtable/wire';

export function no(code: NetRefusal['code'], message: string): NetRefusal {
  return { ok: false, code, message };
}

export function yes<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}
