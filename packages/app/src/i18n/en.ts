import { matches } from './en/matches';
import { play } from './en/play';

/** The sentences every screen may need; all others lie beside it and come with the screens that say them (`with-….ts`). */
export const en = {
  locale: 'en',
  matches,
  play,
  app: {
    name: 'Sandtable',
    pageTitle: (page: string) => `${page} · Sandtable`,
    skip: 'Skip to the content',
    loading: 'Unfolding the map…',
    help: 'Keyboard help',
    rule: (id: string) => `Rule ${id}`,
  },
  nav: {
    label: 'Main',
    home: 'Tables',
    matches: 'Matches',
    cards: 'Cards',
    decks: 'Decks',
    rules: 'Rules',
    rulings: 'Rulings',
    about: 'About',
  },
  theme: {
    label: 'Theme',
    day: 'Day',
    night: 'Night',
    system: 'Same as the system',
  },
  footer: {
    notice: 'Unofficial. Our own words, drawings and house values; no publisher text or art.',
    more: 'Whose marks are whose',
  },
  failed: {
    title: 'This page did not load',
    part: 'A part of this page did not load.',
    text: 'The connection may have dropped, or Sandtable was updated in the meantime. Nothing is lost.',
    book: 'The rule book did not load',
    retry: 'Try again',
    reload: 'Reload the page',
    close: 'Close',
  },
};

/** What is always there. */
export type Catalogue = typeof en;
