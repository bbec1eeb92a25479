import { GONE } from '@sandtable/2gm/table';
import { describe, expect, it } from 'vitest';
import { whole as en } from '../../i18n/whole.fixture';
import { allEvents, eventsOf } from '../../log/step';
import { diceRecord } from '../../stats/dice';
import { pointsOf } from '../../summary/read';
import { attacksOf } from './attacks';
import { decisiveAttacks, deedsOf, luckOf, swingOf } from './fights';
import { ledgerOf } from './ledger';
import { playMatch } from './match.fixture';
import { rollsOf } from './rolls';
import { gmSummary } from './summary';

const match = playMatch('pacific', 'records');
const { table } = match.view;
const attacks = attacksOf(match.steps);
const points = pointsOf(match.steps, match.answers);
const views = points.map((point) => match.viewAt(point.answers));
const ledger = ledgerOf({ steps: match.steps, points, views }, en);

interface Counted {
  readonly type: string;
  readonly amount?: number;
  readonly rule: string;
  readonly result?: string;
  readonly face?: number;
  readonly seat?: number;
  readonly ap?: number;
}

const events = allEvents(match.steps) as readonly Counted[];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function last(id: string, seat: number): number | undefined {
  return ledger.curves
    .find((curve) => curve.id === id)
    ?.lines.find((line) => line.seat === seat)
    ?.values.at(-1);
}

describe('attacks', () => {
  it('have all wounds, losses and points of the HQs that shots have caused', () => {
    const dealt = (type: string) => sum(events.map((e) => (e.type === type ? (e.amount ?? 0) : 0)));
    expect(dealt('wounded')).toBeGreaterThan(0);
    expect(sum(attacks.flatMap((a) => a.wounds.map((w) => w.amount)))).toBe(dealt('wounded'));
    expect(sum(attacks.map((a) => a.hqDamage))).toBe(dealt('hq-hurt'));
    expect(attacks.flatMap((a) => a.destroyed)).toHaveLength(events.filter((e) => e.type === 'destroyed').length);
  });

  it('have every die that was rolled for a shot', () => {
    const dice = events.filter((e) => e.type === 'roll' && e.rule === '2GM-SHOOT-08').length;
    expect(sum(attacks.map((a) => a.faces.length))).toBe(dice);
    expect(sum(attacks.map(luckOf))).toBeCloseTo((last('luck', 0) ?? 0) + (last('luck', 1) ?? 0), 9);
  });

  it('are named if they changed most, in their order', () => {
    const named = decisiveAttacks(attacks, table, 3);
    const least = Math.min(...named.map((a) => swingOf(a, table)));
    const others = attacks.filter((a) => !named.includes(a));
    expect(Math.max(...others.map((a) => swingOf(a, table)))).toBeLessThanOrEqual(least);
    expect(named.map((a) => a.answers)).toEqual([...named.map((a) => a.answers)].sort((a, b) => a - b));
  });

  it('count as deeds of who made them, the best first', () => {
    const deeds = deedsOf(attacks, table);
    expect(deeds.length).toBeGreaterThan(1);
    for (let i = 1; i < deeds.length; i++) expect(deeds[i - 1]?.worth).toBeGreaterThanOrEqual(deeds[i]?.worth ?? 0);
    for (const { unit, seat } of deeds) expect(table.units[unit]?.seat).toBe(seat);
  });
});

describe('dice', () => {
  it('of attacks hit from their number upwards, others need nothing', () => {
    const rolls = rollsOf(match.steps);
    const aimed = rolls.filter((roll) => roll.needed !== null);
    expect(aimed.every((roll) => roll.atLeast === true && roll.sides === 10)).toBe(true);
    expect(rolls.some((roll) => roll.needed === null)).toBe(true);
    // a die that is rolled again has a result of its own
    const results = events.filter((e) => e.type === 'result' && (e.face ?? 0) > 0);
    const hits = results.filter((e) => e.result === 'hit' || e.result === 'critical').length;
    expect(sum([0, 1].map((seat) => diceRecord(rolls, seat, 10).hits))).toBe(hits);
  });
});

describe('the summary', () => {
  it('has a point for each turn and one for the end', () => {
    expect(ledger.points[0]?.full).toMatch(/^Turn 1, /);
    expect(ledger.points.at(-1)).toEqual({ short: '', full: 'End' });
    for (const { lines } of ledger.curves) for (const { values } of lines) expect(values).toHaveLength(points.length);
  });

  it('ends with the table as it was left', () => {
    expect(ledger.curves.map((curve) => curve.id)).toEqual(['units', 'ap', 'hq', 'cards', 'luck']);
    for (const seat of [0, 1]) {
      expect(last('units', seat)).toBe(table.units.filter((u) => u.seat === seat && u.at !== GONE).length);
      const incomes = events.filter((e) => e.type === 'income' && e.seat === seat);
      expect(last('ap', seat)).toBe(incomes.at(-1)?.ap);
      expect(last('hq', seat)).toBe(table.hqs.find((hq) => hq.seat === seat)?.hp);
      const { hand = [], deck = [] } = table.seats[seat] ?? {};
      expect(last('cards', seat)).toBe(hand.length + deck.length);
    }
  });

  it.each(['pacific', 'tactics'] as const)('says of each curve what it shows, from turn to turn: %s', (edition) => {
    const one = playMatch(edition, 'curves');
    const moments = pointsOf(one.steps, one.answers);
    const seen = moments.map((point) => one.viewAt(point.answers));
    const { curves } = ledgerOf({ steps: one.steps, points: moments, views: seen }, en);
    const titles = Object.fromEntries(curves.map((curve) => [curve.id, curve.title]));
    expect(titles).toMatchObject({ units: 'Units in play', ap: 'AP after the latest income', hq: 'HP of the HQ' });
    const line = (id: string, seat: number) =>
      curves.find((curve) => curve.id === id)?.lines.find((each) => each.seat === seat)?.values ?? [];
    moments.forEach(({ answers, turn }, i) => {
      const now = one.viewAt(answers).table;
      for (const seat of [0, 1]) {
        const incomes = one.steps
          .filter((step) => step.answers <= answers)
          .flatMap((step) => eventsOf(step) as readonly Counted[])
          .filter((e) => e.type === 'income' && e.seat === seat);
        expect(line('ap', seat)[i]).toBe(incomes.at(-1)?.ap ?? 0);
        expect(line('units', seat)[i]).toBe(now.units.filter((u) => u.seat === seat && u.at !== GONE).length);
        expect(line('hq', seat)[i]).toBe(now.hqs.find((hq) => hq.seat === seat)?.hp);
        expect(line('cards', seat)[i]).toBe((now.seats[seat]?.hand.length ?? 0) + (now.seats[seat]?.deck.length ?? 0));
      }
      if (turn !== null) expect(line('ap', turn.seat)[i]).toBe(now.seats[turn.seat]?.ap);
    });
  });

  it('tells the fights that decided, and the best unit', () => {
    expect(ledger.fights.length).toBeGreaterThan(2);
    for (const fight of ledger.fights) {
      expect(fight.title).toMatch(/ against /);
      expect(fight.outcome).toMatch(/destroyed|damaged/);
    }
    expect(ledger.best?.title).toMatch(/, (United States|Japan)$/);
    expect(gmSummary({ t: en }).length(match.view, match.answers)).toBe(
      `${table.turn} turns, ${match.answers} decisions`,
    );
  });
});
