import type { Edition, Nation, UpgradeToken } from '../content/types';
import { pacific } from './pacific';
import type { Policies } from './policies';
import { tactics } from './tactics';

/** The listing of an edition. */
export function policiesOf(edition: Edition): Policies {
  return edition === 'tactics' ? tactics : pacific;
}

/** What holds at this table. */
export function policies(s: { readonly edition: Edition }): Policies {
  return policiesOf(s.edition);
}

/** What a token is called: by the army that carries it, else by the book of the edition, else as printed. */
export function tokenName(edition: Edition, nation: Nation | null, token: UpgradeToken): string {
  const local = nation === null ? undefined : token.localNames[nation];
  return local ?? policiesOf(edition).tokenNames[token.id] ?? token.name;
}

/** The same on a card that is in the books of these editions: every name it has there. */
export function tokenNameIn(editions: readonly Edition[], nation: Nation | null, token: UpgradeToken): string {
  const names = editions.map((edition) => tokenName(edition, nation, token));
  return names.filter((name, i) => names.indexOf(name) === i).join(' / ');
}
