import type { Occupant } from '@sandtable/host';
import { nameOfPack, shortHash } from '../decks/pack-name';
import { moduleOf } from '../games';
import { i18n } from '../i18n/catalogue.svelte';

/** A side as the texts of its game call it; one that was not drawn yet has no name. */
export function sideName(game: string, side: string): string {
  return moduleOf(game)?.sideNames(i18n.t)[side] ?? i18n.t.matches.randomSide;
}

/** Who sits there, in words. */
export function whoPlays(occupant: Occupant): string {
  const { matches: t } = i18n.t;
  if (occupant.by === 'person') return occupant.name;
  return occupant.by === 'opponent' ? (t.opponents[occupant.name] ?? occupant.name) : t.nobody;
}

/** The sides of a match by name, those of one team together, after the battle if it has a name, with its pack behind. */
export async function titleOf(game: string, view: unknown): Promise<string> {
  const { matches: t } = i18n.t;
  const records = await moduleOf(game)?.records();
  const ofTeam = records?.teams(view) ?? [];
  const teams = new Map<number, string[]>();
  (records?.sides(view) ?? []).forEach((side, seat) => {
    const team = ofTeam[seat] ?? -1;
    teams.set(team, [...(teams.get(team) ?? []), sideName(game, side)]);
  });
  const sides = t.against([...teams.values()].map((side) => t.together(side)));
  const battle = await records?.battle(view);
  const title = battle == null ? sides : t.battle(battle, sides);
  const { pack: laid } = (view as { readonly table?: { readonly pack?: unknown } }).table ?? {};
  const pack = nameOfPack(laid);
  return pack === null ? title : t.withPack(title, pack.name, shortHash(pack.hash));
}
