import type { Table } from '@sandtable/aces/table';
import { factionName } from '@sandtable/aces/units';
import type { Catalogue } from '../../i18n/with-record';
import type { Side, SideLook } from '../../stats/look';
import type { LogWords } from './log-reader';

/** The log's own words in the language in use. */
export function logWords(t: Catalogue): LogWords {
  const { phases, diceByDamage, redDice, hitsUpTo } = t.record.log;
  return { ...phases, diceByDamage, redDice, hitsUpTo };
}

/** Close to the colours of the counters, in the order of the factions. */
const LOOKS: readonly SideLook[] = [
  { colour: '--pencil-blue', dash: [] },
  { colour: '--pencil-red', dash: [7, 4] },
  { colour: '--ink-soft', dash: [2, 3] },
  { colour: '--open', dash: [9, 3, 2, 3] },
];

/** The sides of a table by their names. */
export function sideNames(table: { readonly seats: readonly { readonly faction: number }[] }, t: Catalogue): Side[] {
  return table.seats.map(({ faction }, seat) => ({
    seat,
    name: t.play.factions[factionName(faction)],
    look: LOOKS[faction] ?? { colour: '--ink', dash: [] },
  }));
}

/** AA-AUTOMA-60: units of the Automa roll no dice for their hits, unless the table wants it so. */
export function hasFixedHits(table: Pick<Table, 'seats' | 'opt'>): boolean {
  return table.opt.diceless || (!table.opt.automaRolls && table.seats.some((seat) => seat.automa));
}
