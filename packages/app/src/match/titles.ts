import { i18n } from '../i18n/catalogue.svelte';
import { recordsOf } from './game-records';

/** A side as the texts of its game call it; one that was not drawn yet has no name. */
export function sideName(game: string, side: string): string {
  const { gmMatch, matches, play } = i18n.t;
  const names: Readonly<Record<string, string>> = game === 'aces' ? play.factions : gmMatch.nations;
  return names[side] ?? matches.randomSide;
}

/** The sides of a match by name, those of one team together: "Soviet Union against Germany II". */
export function titleOf(game: string, view: unknown): string {
  const { matches: t } = i18n.t;
  const records = recordsOf(game);
  const ofTeam = records?.teams(view) ?? [];
  const teams = new Map<number, string[]>();
  (records?.sides(view) ?? []).forEach((side, seat) => {
    const team = ofTeam[seat] ?? -1;
    teams.set(team, [...(teams.get(team) ?? []), sideName(game, side)]);
  });
  return t.against([...teams.values()].map((side) => t.together(side)));
}
