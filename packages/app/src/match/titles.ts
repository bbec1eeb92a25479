import { FACTIONS, teamOf } from '@sandtable/aces/units';
import { i18n } from '../i18n/catalogue.svelte';
import { recordsOf } from './game-records';

/** The sides of a match by name, those of one team together: "Soviet Union against Germany II". */
export function titleOf(game: string, view: unknown): string {
  const { matches: t, play } = i18n.t;
  const names: Readonly<Record<string, string>> = play.factions;
  const sides = recordsOf(game)?.sides(view) ?? [];
  const teams = new Map<number, string[]>();
  for (const side of sides) {
    const faction = (FACTIONS as readonly string[]).indexOf(side);
    const team = faction < 0 ? -1 : teamOf(faction);
    teams.set(team, [...(teams.get(team) ?? []), names[side] ?? t.randomSide]);
  }
  return t.against([...teams.values()].map((side) => t.together(side)));
}
