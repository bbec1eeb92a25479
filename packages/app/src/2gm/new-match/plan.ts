import { BRIEFINGS, type Briefing } from '@sandtable/2gm/scenarios';
import type { Plan } from '../../new-match/form.svelte';
import { usualNames } from '../../new-match/names';
import { type Draft, type Edition, newDraft, openingOf } from './draft';
import { readDraft, writeDraft } from './draft-memory';
import { fieldOf } from './field';

export function briefingOf({ scenario }: Pick<Draft, 'scenario'>): Briefing | null {
  return BRIEFINGS.find((b) => b.id === scenario) ?? null;
}

export function gmPlan(edition: Edition): Plan<Draft> {
  return {
    game: '2gm',
    fresh: () => newDraft(edition, usualNames()),
    read: (text) => readDraft(text, edition, usualNames()),
    write: writeDraft,
    openingOf: (draft, seed) => openingOf(draft, usualNames(), seed),
    fieldOf,
  };
}
