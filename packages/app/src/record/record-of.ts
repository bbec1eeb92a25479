import type { Component } from 'svelte';
import { moduleOfMatch } from '../games';
import { i18n } from '../i18n/catalogue.svelte';
import { loadReader } from '../i18n/load-reader';
import { localeOf } from '../i18n/locale';
import type { MomentBoardProps, RecordParts, SummaryParts } from './parts';

/** How matches of this game are told. */
export async function recordOf(game: string): Promise<RecordParts> {
  const [parts] = await Promise.all([moduleOfMatch(game).record.parts(), loadReader(game, localeOf(i18n.t.locale))]);
  return parts;
}

/** How matches of this game are summed up. */
export async function summaryOf(game: string): Promise<SummaryParts> {
  return moduleOfMatch(game).record.summary();
}

/** How a moment of this game is drawn. */
export async function momentBoardOf(game: string): Promise<Component<MomentBoardProps>> {
  return moduleOfMatch(game).record.board();
}
