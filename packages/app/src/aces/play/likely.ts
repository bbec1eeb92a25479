import { likelyTargets } from '@sandtable/aces/likely';
import type { AcesView, Table } from '@sandtable/aces/table';
import type { AcesPlayWords } from '../../i18n/en/aces-play';
import type { likely } from '../../i18n/en/likely';
import { readIn } from '../../i18n/reading';
import type { Arrow } from '../board/model';
import { unitName } from './words';

/** On the two hard levels one has to find it out oneself. */
export function tellsWhom({ opt, seats }: Pick<Table, 'opt' | 'seats'>): boolean {
  return seats.some((x) => x.automa) && (opt.difficulty === 'easy' || opt.difficulty === 'standard');
}

/** As somebody has chosen; until then (null) an easy match shows it. */
export function wantsLikely(table: Pick<Table, 'opt' | 'seats'>, chosen: boolean | null): boolean {
  return tellsWhom(table) && (chosen ?? table.opt.difficulty === 'easy');
}

/** From who means to attack to whom. */
export function likelyArrows({ table }: AcesView): Arrow[] {
  return likelyTargets(table).flatMap(({ unit, target }) => {
    const [from, to] = [table.units[unit]?.at ?? -1, table.units[target]?.at ?? -1];
    return from < 0 || to < 0 ? [] : [{ from, to, kind: 'likely' as const }];
  });
}

/** The same in words, with the reason. */
export function likelyLines({ table }: AcesView, said: typeof likely, t: AcesPlayWords): string[] {
  return likelyTargets(table).map(({ unit, target, duty, why }) => {
    const line = said.line(unitName(table, unit, t), unitName(table, target, t));
    return duty ? said.duty(line) : why === null ? line : said.because(line, readIn('aces', why));
  });
}
