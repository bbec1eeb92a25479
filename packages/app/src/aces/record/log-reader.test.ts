import { describe, expect, it } from 'vitest';
import { loadReader } from '../../i18n/load-reader';
import { buildLog, extendLog, type LogLine, type LogTurn } from '../../log/lines';
import { eventsOf, type ToldStep } from '../../log/step';
import type { Happening } from './happening';
import { AcesLogReader } from './log-reader';
import { WORDS } from './log-words.fixture';
import { playMatch } from './match.fixture';

await loadReader('aces', 'en');
const match = playMatch('records', { automaRolls: true });
const log = buildLog(match.steps, new AcesLogReader(() => match.view.table, WORDS), 'Before the first turn');

function linesOf(turns: readonly LogTurn[]): LogLine[] {
  return turns.flatMap((turn) => turn.phases.flatMap((phase) => phase.lines));
}

describe('the log of a match of two Automas', () => {
  it('begins with the set-up and has one group for each turn', () => {
    const turns = match.steps.flatMap((step) => eventsOf(step).filter((event) => event.type === 'turn'));
    expect(log.map((turn) => turn.title).slice(0, 2)).toEqual([
      'Before the first turn',
      expect.stringMatching(/^Round 1: the turn of /),
    ]);
    expect(log).toHaveLength(turns.length + 1);
    expect(log[0]?.phases.map((phase) => phase.title)).toEqual(['Set-up']);
  });

  it('names the armies of the first rounds by their numbers, not how many they are', () => {
    const chosen = linesOf(log).filter((line) => line.rule === 'AA-FIRST-11');
    expect(chosen.length).toBeGreaterThan(0);
    for (const { text } of chosen) expect(text).toMatch(/ chooses (Army [123]|Armies [123] and [123])$/);
  });

  it('makes one line of the steps of a move, in the words about its last hex', () => {
    const step = match.steps.find(
      ({ facts }) => facts.length > 2 && facts.every(({ event }) => event.type === 'moved'),
    );
    const [turn] = buildLog(step === undefined ? [] : [step], new AcesLogReader(() => match.view.table, WORDS), '');
    expect(turn?.phases.map((phase) => phase.lines.map((line) => line.text))).toEqual([[step?.facts.at(-1)?.told]]);
  });

  it('puts dice, the number needed and the hits into the line of the shots', () => {
    const shots = linesOf(log).filter((line) => line.roll !== null && line.roll.needed !== null);
    expect(shots.length).toBeGreaterThan(5);
    for (const { roll, text, items } of shots) {
      const hits = roll?.dice.filter((die) => die.hits).length;
      expect(roll?.hits).toBe(hits);
      expect(text).toMatch(new RegExp(` lands ${hits} hits?$`));
      const dice = items.filter((item) => item.rule !== items.at(-1)?.rule);
      expect(dice.reduce((sum, item) => sum + Number(item.value), 0)).toBe(roll?.dice.length);
      expect(items.at(-1)).toMatchObject({ value: roll?.needed, rule: expect.stringMatching(/^AA-HITS-0[345]$/) });
    }
  });

  it('says what a roll without a number was for', () => {
    expect(linesOf(log)[0]).toMatchObject({
      text: expect.stringMatching(/^The dice show .*: who places first$/),
      roll: { needed: null, hits: null },
    });
  });

  it('names the armies a side uses, not how many', () => {
    const told = linesOf(log).flatMap(({ text }) => (text.includes(' chooses ') ? [text] : []));
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) expect(text).toMatch(/ chooses (Army [123]|Armies [123] and [123])$/);
  });

  it('grows at its end and keeps what it had', () => {
    const [head, tail] = [match.steps.slice(0, 40), match.steps.slice(40)];
    const reader = new AcesLogReader(() => match.view.table, WORDS);
    const before = buildLog(head, reader, 'Before the first turn');
    const after = extendLog(before, tail, reader, 'Before the first turn');
    expect(after).toEqual(log);
    expect(after[1]).toBe(before[1]);
  });
});

describe('the turn of a person', () => {
  const table = { ...match.view.table, seats: match.view.table.seats.map((seat) => ({ ...seat, automa: false })) };

  it('is grouped by phase', () => {
    const step: ToldStep = {
      answers: 7,
      seat: 0,
      by: null,
      facts: [
        { type: 'turn', rule: 'AA-TURN-01', seat: 0, round: 2 },
        { type: 'moved', rule: 'AA-MOVE-06', unit: 0, hex: 1 },
        { type: 'intercepted', rule: 'AA-INTERCEPT-03', unit: 8, target: 0 },
        { type: 'declared', rule: 'AA-DECLARE-01', unit: 0, kind: 0, target: 8 },
        { type: 'shots', rule: 'AA-AUTOMA-60', unit: 0, hits: 2, threshold: 0, bonus: 0 },
        { type: 'income', rule: 'AA-MONEY-01', seat: 0, coins: 2 },
      ].map((event) => ({ event: event as Happening, told: event.type })),
    };
    const [turn] = buildLog([step], new AcesLogReader(() => table, WORDS), '');
    expect(turn?.phases.map(({ title, lines }) => [title, lines.map((line) => line.topic)])).toEqual([
      ['Movement', ['move', 'fight']],
      ['Attacks declared', ['fight']],
      ['Combat', ['fight']],
      ['Money', ['money']],
    ]);
    expect(turn?.phases[0]?.lines[1]?.seats).toEqual([1, 0]);
  });
});
