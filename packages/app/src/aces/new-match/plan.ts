import type { Plan } from '../../new-match/form.svelte';
import { usualNames } from '../../new-match/names';
import { BOOK_CHOICES, RULING_CHOICES } from './choices';
import { type Draft, newDraft, openingOf, readDraft, writeDraft } from './draft';

const FIELDS = ['pack', 'seats', 'map', 'half', ...[...BOOK_CHOICES, ...RULING_CHOICES].map((c) => c.key)];

export const acesPlan: Plan<Draft> = {
  game: 'aces',
  fresh: () => newDraft(usualNames()),
  read: (text) => readDraft(text, usualNames()),
  write: writeDraft,
  openingOf: (draft, seed) => openingOf(draft, usualNames(), seed),
  // `setup/options/sets` is about the field `sets`, `setup/seats/1/faction` about the seats
  fieldOf: (path) => path.split('/').find((part) => FIELDS.includes(part)) ?? '',
};
