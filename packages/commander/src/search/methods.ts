import type { Core, Decision } from '@sandtable/kernel';
import type { Method } from './effort';
import { type Found, improve } from './search';
import { searchTree } from './tree';
import { searchTurns } from './turns';
import type { Search } from './worlds';

/** Searches in the way the effort asks for. */
export function searchBy<S extends Core, View>(search: Search<S, View>, view: View, decision: Decision): Found {
  const method: Method = search.effort.method ?? 'improve';
  switch (method) {
    case 'improve':
      return improve(search, view, decision);
    case 'turns':
      return searchTurns(search, view, decision);
    case 'tree':
      return searchTree(search, view, decision);
  }
}
