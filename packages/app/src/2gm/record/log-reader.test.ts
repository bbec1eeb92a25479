import type { GmEvent } from '@sandtable/2gm/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadReader } from '../../i18n/load-reader';
import { whole as en } from '../../i18n/whole.fixture';
import { buildLog, type LineDraft, type LogLine } from '../../log/lines';
import { allEvents, type ToldStep } from '../../log/step';
import { playMatch } from './match.fixture';
import { gmRecord } from './parts';

const told = gmRecord({ t: en });
const matches = [playMatch('tactics', 'log', { maxTurns: 14 }), playMatch('pacific', 'log')];

function linesOf(match: (typeof matches)[number]): LogLine[] {
  const log = buildLog(
    match.steps,
    told.logReader(() => match.view),
    'opening',
  );
  return log.flatMap((turn) => turn.phases.flatMap((phase) => phase.lines));
}

/** Lines of a few events that never were, at the end of a real match. */
function read(...events: readonly Partial<GmEvent>[]): LineDraft[] {
  const [match] = matches;
  const reader = told.logReader(() => match?.view);
  const facts = events.map((event) => ({ event, told: `${event.type}` }));
  const step = { answers: 1, seat: 0, by: null, facts } as unknown as ToldStep;
  return reader.read(step) as LineDraft[];
}

const NEEDS = {
  type: 'needs',
  rule: '2GM-SHOOT-15',
  ...{ hit: 6, crit: 10, pierce: 5, armor: 2 },
  parts: [
    { rule: '2GM-CARD-23', label: { key: 'labels.accuracy', args: [] }, hit: 5, crit: 9 },
    { rule: '2GM-TERRAIN-15', label: { key: 'labels.forest', args: [] }, hit: 1, crit: 1 },
  ],
} as const;
const ATTACK = { type: 'attack', rule: '2GM-SHOOT-06', seat: 0, shooter: 0, target: 1, hq: -1, space: 3 } as const;
const shot = (face: number) =>
  ({
    type: 'roll',
    rule: '2GM-SHOOT-08',
    seat: 0,
    sides: 10,
    dice: [face],
    purpose: { key: 'recorded.attack', args: [] },
  }) as const;

beforeAll(() => loadReader('2gm', 'en'));

describe('the log of 2GM', () => {
  it('has a line for everything that happened, with its rule', () => {
    for (const match of matches) {
      const lines = linesOf(match);
      expect(lines.length).toBeGreaterThan(100);
      for (const line of lines) {
        expect(line.text).not.toBe('');
        expect(line.rule).toMatch(/^(2GM|SOLO[TP]?)-/);
      }
      const results = allEvents(match.steps).filter((e) => e.type === 'result');
      expect(lines.filter((line) => line.items.some((item) => item.rule === '2GM-SHOOT-16'))).toHaveLength(
        results.length,
      );
    }
  });

  it('groups by turn and by the phases of the book', () => {
    const [match] = matches;
    const log = buildLog(
      match?.steps ?? [],
      told.logReader(() => match?.view),
      'opening',
    );
    expect(log[0]?.title).toBe('opening');
    expect(log[1]?.title).toMatch(/^Turn 1: /);
    expect(log[1]?.phases.map((phase) => phase.title).slice(0, 3)).toEqual([
      'Initial Phase',
      'Headquarters Phase',
      'Card Phase',
    ]);
  });

  it('shows the die of an attack with what it needed, and what made the numbers', () => {
    const [attack, result, ...rest] = read(ATTACK, NEEDS, shot(7), {
      type: 'result',
      rule: '2GM-SHOOT-09',
      result: 'hit',
      face: 7,
    });
    expect(rest).toEqual([]);
    expect(attack).toMatchObject({ text: 'attack', topic: 'fight', roll: null });
    expect(result).toMatchObject({
      text: 'result',
      rule: '2GM-SHOOT-09',
      roll: { sides: 10, needed: 6, atLeast: true, critical: 10, hits: 1, dice: [{ face: 7, hits: true }] },
      items: [
        { rule: '2GM-CARD-23', label: 'Accuracy', value: '5/9' },
        { rule: '2GM-TERRAIN-15', label: 'Forest', value: '+1/+1' },
        { rule: '2GM-SHOOT-16', value: '5 : 2' },
      ],
    });
  });

  it('keeps the numbers for a die that is rolled again', () => {
    const result = { type: 'result', rule: '2GM-SHOOT-09', result: 'miss', face: 1 } as const;
    const played = { type: 'played', rule: '2GM-CARD-12', seat: 1, card: 3, target: -1 } as const;
    const lines = read(ATTACK, NEEDS, shot(1), result, played, shot(2), result);
    expect(lines.map((line) => line.roll?.dice.map((die) => [die.face, die.hits]))).toEqual([
      undefined,
      [[1, false]],
      undefined,
      [[2, false]],
    ]);
  });

  it('gives the numbers to the attack that was answered by another one', () => {
    const inner = { ...NEEDS, hit: 9 };
    const result = { type: 'result', rule: '2GM-SHOOT-09', result: 'miss', face: 3 } as const;
    const lines = read(ATTACK, { ...ATTACK, shooter: 1 }, inner, shot(3), result, NEEDS, shot(8), result);
    expect(lines.map((line) => line.roll?.needed)).toEqual([undefined, undefined, 9, 6]);
  });

  it('says the numbers while a die is still to be typed', () => {
    expect(read(ATTACK, NEEDS).at(-1)).toMatchObject({ text: 'needs', roll: null, items: [{}, {}, {}] });
  });

  it('has the shield beside the Armor it had to keep below', () => {
    const shield = {
      ...shot(2),
      rule: '2GM-OPT-38',
      purpose: { key: 'recorded.shielding', args: [] },
      seat: 1,
    } as const;
    expect(read(ATTACK, NEEDS, shield).at(-2)).toMatchObject({
      text: 'roll: the shielding',
      topic: 'fight',
      roll: { needed: 2, hits: 1 },
    });
  });

  it('reckons income and stance part by part', () => {
    const [income, mood] = read(
      {
        ...{ type: 'income', rule: '2GM-TURN-06', seat: 0, ap: 7 },
        parts: [
          { rule: '2GM-HQ-10', label: { key: 'labels.hq', args: [] }, ap: 2 },
          { rule: '2GM-TERM-05', label: { key: 'labels.supplyLine', args: [] }, ap: 1 },
        ],
      },
      {
        ...{ type: 'behaviour', rule: 'SOLOP-BEHAV-19', seat: 1, kind: 'variable', mood: 'B47', sum: 5 },
        aim: 'SOLOP-BEHAV-24',
        parts: [
          { rule: 'SOLOP-BEHAV-11', label: { key: 'labels.rowHeld', args: [6] }, value: 6 },
          { rule: 'SOLOP-BEHAV-16', label: { key: 'labels.rowLost', args: [1] }, value: -1 },
        ],
      },
    );
    expect(income?.text).toBe('The United Kingdom collects 3 AP and has 7');
    expect(income?.items.map((item) => item.value)).toEqual(['+2', '+1']);
    expect(mood?.text).toBe('Germany plays evenly (4 to 7)');
    expect(mood?.items.map((item) => item.value)).toEqual(['+6', '−1', 5]);
  });

  it('knows whom a line is about', () => {
    const { table } = matches[0]?.view ?? { table: { units: [] } };
    const foe = table.units.findIndex((u) => u.seat === 1);
    const own = table.units.findIndex((u) => u.seat === 0);
    expect(read({ type: 'wounded', rule: '2GM-WOUND-01', unit: foe, amount: 1 })[0]?.seats).toEqual([1]);
    expect(read({ ...ATTACK, shooter: own, target: foe })[0]?.seats).toEqual([0, 1]);
    expect(read({ type: 'played', rule: '2GM-CARD-12', seat: 0, card: 3, target: foe })[0]?.seats).toEqual([0]);
  });
});
