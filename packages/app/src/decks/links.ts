import type { PackName } from '@sandtable/2gm/decks';
import { cardsHref } from '../router/route';

/** The deck in the fragment of the address: it works wherever the page lies, and no server sees it. */
export function deckLink(code: string, name: string, page: string, pack: PackName | null = null): string {
  const params = new URLSearchParams({ code, name });
  if (pack !== null && pack.hash !== '') {
    params.set('pack', pack.hash);
    params.set('pack-name', pack.name);
  }
  return `${page.replace(/#.*$/u, '')}${cardsHref('decks', 'new', params.toString())}`;
}

/** What may be pasted out of the rest of the address. */
export function pastedIn(search: string): string {
  return search.includes('code=') ? `#/decks/new?${search}` : '';
}
