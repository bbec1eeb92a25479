import { factionName } from '@sandtable/aces/units';
import type { Seat } from '@sandtable/kernel';
import type { Catalogue } from '../../i18n/en';
import type { LogWords } from './log-reader';

/** The log's own words in the language in use. */
export function logWords(t: Catalogue): LogWords {
  const { phases, diceByDamage, redDice, hitsUpTo } = t.record.log;
  return { ...phases, diceByDamage, redDice, hitsUpTo };
}

/** The sides of a table by their names. */
export function sideNames(
  table: { readonly seats: readonly { readonly faction: number }[] },
  t: Catalogue,
): { readonly seat: Seat; readonly name: string }[] {
  return table.seats.map(({ faction }, seat) => ({ seat, name: t.play.factions[factionName(faction)] }));
}
