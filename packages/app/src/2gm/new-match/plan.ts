import { BRIEFINGS, type Briefing } from '@sandtable/2gm/scenarios';
import { i18n } from '../../i18n/catalogue.svelte';
import { titleOf } from '../../match/titles';
import type { Plan } from '../../new-match/form.svelte';
import { usualNames } from '../../new-match/names';
import { type Draft, type Edition, newDraft, openingOf } from './draft';
import { readDraft, writeDraft } from './draft-memory';

export function briefingOf({ scenario }: Pick<Draft, 'scenario'>): Briefing | null {
  return BRIEFINGS.find((b) => b.id === scenario) ?? null;
}

/** The scenario goes first: there are many battles of the same two armies. */
function titleWith(draft: Draft, view: unknown): string {
  const sides = titleOf('2gm', view);
  const briefing = briefingOf(draft);
  return briefing === null ? sides : i18n.t.gmMatch.titleOfScenario(briefing.title, sides);
}

/** `setup/seats/1/deck/cards/3/id` is about `seats/1/deck`, `setup/options/night` about `night`. */
export function fieldOf(path: string): string {
  const place = path.replace(/^setup\//, '');
  const seat = /^seats\/\d+\/[a-z]+/.exec(place);
  if (seat !== null) return seat[0];
  const option = /^options\/([a-zA-Z0-9]+)/.exec(place);
  return option?.[1] ?? (place.startsWith('scenario') || place === 'edition' ? 'scenario' : '');
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
