import type { RuleBook, RuleSection } from '@sandtable/kernel';
import rules from './book.json';

const chapters = { rules };

export type RuleId = keyof (typeof chapters)['rules']['rules'];

export const book: RuleBook = {
  game: 'toy',
  title: 'The duel',
  editions: ['toy'],
  sections: [chapters.rules as RuleSection],
};
