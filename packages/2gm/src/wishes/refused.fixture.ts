import { parseWish, type Seat } from '@sandtable/kernel';
import { gmGame } from '../game';
import type { GmState } from '../state';

/** Why the seat that is asked may not do it, in words. */
export function refused(s: { readonly state: GmState; readonly seat: Seat }, text: string): string[] {
  const wish = parseWish(gmGame.language, text);
  if (!wish.ok) throw new Error(text);
  return gmGame.rules.explain(s.state, s.seat, wish.value).map((refusal) => gmGame.read?.(refusal.text) ?? '');
}
