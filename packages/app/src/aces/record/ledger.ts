import type { AcesView } from '@sandtable/aces';
import { type Table, typeOf } from '@sandtable/aces/table';
import type { Catalogue } from '../../i18n/with-retold';
import type { Ledger, ToldFight } from '../../summary/ledger';
import type { Point, ReadMatch } from '../../summary/read';
import { type Course, courseOf, MEASURES } from './course';
import { decisiveFights, deedsOf, type Fight, fightsOf, type UnitDeeds } from './fights';
import { sideNames } from './words';

const DECISIVE = 5;

/** The summary of a match of Aces & Armor. */
export function ledgerOf({ steps, points, views }: ReadMatch, t: Catalogue): Ledger {
  const tables = views.map((view) => (view as AcesView).table);
  const table = tables.at(-1);
  if (table === undefined) throw new Error('The match has no end.');
  const fights = fightsOf(steps, table);
  const best = deedsOf(fights, table)[0];
  const words = t.summary;
  return {
    points: points.map((point, i) => pointWords(points, point, i, table, t)),
    curves: curvesOf(courseOf(points, tables, steps, fights), t),
    fights: decisiveFights(fights, table, DECISIVE).map((fight) => told(fight, table, t)),
    fightsHelp: words.decisiveHelp,
    best: best === undefined || best.dealt === 0 ? null : bestWords(best, table, t),
  };
}

/** Only the first turn of a round has a label below the chart: its number. */
function pointWords(points: readonly Point[], { turn }: Point, i: number, table: Table, t: Catalogue) {
  const words = t.summary;
  if (turn === null) return { short: '', full: words.atEnd };
  const isFirst = points[i - 1]?.turn?.round !== turn.round;
  const full = words.atStart(turn.round, sideNames(table, t)[turn.seat]?.name ?? '');
  return { short: isFirst ? String(turn.round) : '', full };
}

/** Luck is the only measure that is no whole number. */
function curvesOf(course: Course, t: Catalogue): Ledger['curves'] {
  return MEASURES.map((id) => ({
    id,
    title: t.summary.chart[id],
    lines: course[id],
    format: id === 'luck' ? t.dice.signed : (n: number) => String(n),
  }));
}

function bestWords({ unit, seat, destroyed, dealt, taken }: UnitDeeds, table: Table, t: Catalogue) {
  const words = t.summary;
  const title = words.of(nameOf(table, unit), sideNames(table, t)[seat]?.name ?? '');
  return { title, text: words.bestText(destroyed, dealt, taken) };
}

function told(
  { answers, round, attacker, target, wounds, destroyed, luck }: Fight,
  table: Table,
  t: Catalogue,
): ToldFight {
  const words = t.summary;
  const name = (unit: number): string => nameOf(table, unit);
  const lost = destroyed.map((d) => name(d.unit));
  const hurt = wounds
    .filter((w) => !destroyed.some((d) => d.unit === w.victim))
    .map((w) => words.hurt(name(w.victim), w.amount));
  return {
    answers,
    title: target === null ? words.salvo(name(attacker)) : words.against(name(attacker), name(target)),
    when: words.fight(round),
    outcome: words.outcome(lost, hurt, luck),
  };
}

/** The name of a unit, whether it still lives or not. */
function nameOf(table: Table, unit: number): string {
  const u = table.units[unit];
  return u === undefined ? '' : typeOf(u).name;
}
