import type { Refusal } from '@sandtable/host';

/** Why a server did not do what was asked of it; a table has reasons of its own. */
export type NetCode =
  /** It was meant for a moment that has passed. */
  | 'stale'
  | 'old-protocol'
  /** Nobody holds such a key. */
  | 'unknown-key'
  /** Somebody else was first. */
  | 'taken'
  | 'not-allowed'
  | 'not-begun'
  | 'not-over'
  | 'closed-table'
  | 'too-many'
  | 'server-failed';

export interface NetRefusal extends Omit<Refusal, 'code'> {
  readonly code: Refusal['code'] | NetCode;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | NetRefusal;

export function no(code: NetCode | Refusal['code'], message: string): NetRefusal {
  return { ok: false, code, message };
}

export function yes<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}
