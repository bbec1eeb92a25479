import { BRIEFINGS, type Briefing } from '@sandtable/2gm/scenarios';
import { i18n } from '../../i18n/catalogue.svelte';
import { titleOf } from '../../match/titles';
import type { Plan } from '../../new-match/form.svelte';
import { usualNames } from '../../new-match/names';
import { type Draft, type Edition, newDraft, openingOf } from './draft';
import { readDraft, writeDraft } from './draft-memory';
import { fieldOf } from './field';

export function briefingOf({ scenario }: Pick<Draft, 'scenario'>): Briefing | null {
  return BRIEFINGS.find((b) => b.id === scenario) ?? null;
}

/** The scenario goes first: there are many battles of the same two armies. */
function titleWith(draft: Draft, view: unknown): string {
  const sides = titleOf('2gm', view);
  const briefing = briefingOf(draft);
  return briefing === null ? sides : i18n.t.gmMatch.titleOfScenario(briefing.title, sides);
}

export function gmPlan(edition: Edition): Plan<Draft> {
  return {
    game: '2gm',
    fresh: () => newDraft(edition, usualNames()),
    read: (text) => readDraft(text, edition, usualNames()),
    write: writeDraft,
    openingOf: (draft, seed) => openingOf(draft, usualNames(), seed),
    fieldOf,
    titleOf: titleWith,
  };
}
