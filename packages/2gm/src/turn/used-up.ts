import { by } from '@sandtable/kernel';
import { upgradeOf } from '../cards';
import type { Table, Token, Unit } from '../state';

/** A token that was used turns grey (2GM-FLIP-02), or is gone if it works only once. */
export function useUp(s: Table, u: Unit, token: Token): void {
  token.grey = true;
  token.used = s.turn;
  if (upgradeOf(token.kind).singleUse)
    u.tokens = by(
      u.tokens.filter((t) => t !== token),
      'SOLOT-REF-10',
      '2GM-OPT-51',
    );
}
