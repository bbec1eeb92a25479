import { cardTitle, type GmView, onField, type Table } from '@sandtable/2gm/table';
import type { Catalogue } from '../../i18n/en';
import { diceRecord } from '../../stats/dice';
import type { Curve, Ledger, ToldFight } from '../../summary/ledger';
import type { Point, ReadMatch } from '../../summary/read';
import { unitWords } from '../play/words';
import { type Attack, attacksOf } from './attacks';
import { decisiveAttacks, deedsOf, luckOf, type UnitDeeds } from './fights';
import { rollsOf } from './rolls';
import { sideNames } from './words';

const DECISIVE = 5;
const D10 = 10;

/** The summary of a match of 2GM. */
export function ledgerOf(match: ReadMatch, t: Catalogue): Ledger {
  const tables = match.views.map((view) => (view as GmView).table);
  const table = tables.at(-1);
  if (table === undefined) throw new Error('The match has no end.');
  const attacks = attacksOf(match.steps);
  const best = deedsOf(attacks, table)[0];
  return {
    points: match.points.map((point) => pointWords(point, table, t)),
    curves: curvesOf(match, tables, table, t),
    fights: decisiveAttacks(attacks, table, DECISIVE).map((attack) => told(attack, table, t)),
    fightsHelp: t.gmRecord.decisiveHelp,
    best: best === undefined ? null : bestWords(best, table, t),
  };
}

function pointWords({ turn }: Point, table: Table, t: Catalogue) {
  if (turn === null) return { short: '', full: t.record.summary.atEnd };
  const name = sideNames(table, t)[turn.seat]?.name ?? '';
  return { short: String(turn.round), full: t.gmRecord.atTurn(turn.round, name) };
}

function curvesOf({ points, steps }: ReadMatch, tables: readonly Table[], end: Table, t: Catalogue): Curve[] {
  const seats = end.seats.map((_, seat) => seat);
  const rolls = rollsOf(steps);
  const luck = seats.map((seat) => diceRecord(rolls, seat, D10).luck);
  const curve = (
    id: keyof typeof t.gmRecord.chart,
    who: readonly number[],
    of: (table: Table, seat: number) => number,
  ) => ({
    id,
    title: t.gmRecord.chart[id],
    lines: who.map((seat) => ({ seat, values: tables.map((table) => of(table, seat)) })),
    format: (n: number) => String(n),
  });
  return [
    curve('units', seats, (s, seat) => s.units.filter((u) => u.seat === seat && onField(u)).length),
    curve('ap', seats, (s, seat) => s.seats[seat]?.ap ?? 0),
    // a team with one copy of the game has one HQ in its Field Marshal's name (2GM-RULING-163)
    curve(
      'hq',
      end.hqs.map((hq) => hq.seat),
      (s, seat) => s.hqs.find((hq) => hq.seat === seat)?.hp ?? 0,
    ),
    curve('cards', seats, (s, seat) => s.seats[seat]?.hand.length ?? 0),
    {
      id: 'luck',
      title: t.gmRecord.chart.luck,
      lines: seats.map((seat) => ({
        seat,
        values: points.map((point) => luck[seat]?.filter((p) => p.answers <= point.answers).at(-1)?.luck ?? 0),
      })),
      format: t.record.dice.signed,
    },
  ];
}

function bestWords({ unit, seat, destroyed, dealt }: UnitDeeds, table: Table, t: Catalogue) {
  const title = t.record.summary.of(unitWords(table, unit, t.gmPlay), sideNames(table, t)[seat]?.name ?? '');
  return { title, text: t.gmRecord.bestText(destroyed, dealt) };
}

function told(attack: Attack, table: Table, t: Catalogue): ToldFight {
  const { summary } = t.record;
  const { declared, destroyed, wounds, hqDamage } = attack;
  const name = (unit: number): string => unitWords(table, unit, t.gmPlay);
  const who = declared.shooter < 0 ? cardTitle(table, declared.card) : name(declared.shooter);
  const hurt = wounds.filter((w) => !destroyed.includes(w.unit)).map((w) => summary.hurt(name(w.unit), w.amount));
  if (hqDamage > 0) hurt.push(summary.hurt(t.gmRecord.hq, hqDamage));
  return {
    answers: attack.answers,
    title: titleOf(declared, who, name, t),
    when: t.gmRecord.turn(attack.turn),
    outcome: summary.outcome(destroyed.map(name), hurt, luckOf(attack)),
  };
}

function titleOf(
  { target, hq }: Attack['declared'],
  who: string,
  name: (unit: number) => string,
  t: Catalogue,
): string {
  if (target >= 0) return t.record.summary.against(who, name(target));
  return t.record.summary.against(who, hq >= 0 ? t.gmRecord.theHq : t.gmRecord.terrain);
}
