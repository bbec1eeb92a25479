import { cardTitle, type GmEvent, type GmView, GONE, type SeatState, type Table } from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import type { Catalogue } from '../../i18n/with-gm-retold';
import { eventsOf } from '../../log/step';
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
  if (turn === null) return { short: '', full: t.summary.atEnd };
  const name = sideNames(table, t)[turn.seat]?.name ?? '';
  return { short: String(turn.round), full: t.gmRecord.atTurn(turn.round, name) };
}

type CurveId = keyof Catalogue['gmRecord']['chart'];

function curvesOf({ points, steps }: ReadMatch, tables: readonly Table[], end: Table, t: Catalogue): Curve[] {
  const seats = end.seats.map((_, seat) => seat);
  const rolls = rollsOf(steps);
  const purses = incomesOf(steps);
  const whole = (n: number): string => String(n);
  const curve = (id: CurveId, who: readonly Seat[], value: (seat: Seat, point: number) => number, format = whole) => ({
    ...{ id, title: t.gmRecord.chart[id], format },
    lines: who.map((seat) => ({ seat, values: points.map((_, i) => value(seat, i)) })),
  });
  const until = <P extends { readonly answers: number }>(all: readonly P[] | undefined, point: number): P | undefined =>
    all?.filter((each) => each.answers <= (points[point]?.answers ?? 0)).at(-1);
  const luck = seats.map((seat) => diceRecord(rolls, seat, D10).luck);
  // a team with one copy of the game has one HQ in its Field Marshal's name (2GM-RULING-163)
  const owners = end.hqs.map((hq) => hq.seat);
  return [
    curve('units', seats, (seat, i) => tables[i]?.units.filter((u) => u.seat === seat && u.at !== GONE).length ?? 0),
    curve('ap', seats, (seat, i) => until(purses.get(seat), i)?.ap ?? 0),
    curve('hq', owners, (seat, i) => tables[i]?.hqs.find((hq) => hq.seat === seat)?.hp ?? 0),
    curve('cards', seats, (seat, i) => cardsLeft(tables[i]?.seats[seat])),
    curve('luck', seats, (seat, i) => until(luck[seat], i)?.luck ?? 0, t.dice.signed),
  ];
}

/** What each seat had once it had collected its AP, turn by turn: at other moments there is only what it has left over. */
function incomesOf(steps: ReadMatch['steps']): ReadonlyMap<Seat, { readonly answers: number; readonly ap: number }[]> {
  const out = new Map<Seat, { readonly answers: number; readonly ap: number }[]>();
  for (const step of steps) {
    const { answers } = step;
    for (const e of eventsOf(step) as readonly GmEvent[]) {
      // 2GM-TEAM-09: the share of a General is told apart
      if (e.type !== 'income' && (e.type !== 'ap' || e.rule !== '2GM-TEAM-09')) continue;
      const known = out.get(e.seat) ?? [];
      known.push({ answers, ap: e.ap });
      out.set(e.seat, known);
    }
  }
  return out;
}

function cardsLeft(seat: SeatState | undefined): number {
  return seat === undefined ? 0 : seat.hand.length + seat.deck.length;
}

function bestWords({ unit, seat, destroyed, dealt }: UnitDeeds, table: Table, t: Catalogue) {
  const title = t.summary.of(unitWords(table, unit, t.gmPlay), sideNames(table, t)[seat]?.name ?? '');
  return { title, text: t.gmRecord.bestText(destroyed, dealt) };
}

function told(attack: Attack, table: Table, t: Catalogue): ToldFight {
  const { summary } = t;
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
  if (target >= 0) return t.summary.against(who, name(target));
  return t.summary.against(who, hq >= 0 ? t.gmRecord.theHq : t.gmRecord.terrain);
}
