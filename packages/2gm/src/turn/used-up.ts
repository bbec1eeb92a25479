import { upgradeOf } from '../cards';
import type { Table, Token, Unit } from '../state';

/** A token that was used turns grey (2GM-FLIP-02, SOLOT-REF-10), or is gone if it works only once (2GM-OPT-51). */
export function useUp(s: Table, u: Unit, token: Token): void {
  token.grey = true;
  token.used = s.turn;
  if (upgradeOf(token.kind).singleUse) u.tokens = u.tokens.filter((t) => t !== token);
}
