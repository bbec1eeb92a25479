import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { board, SoloTable } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 100 }, (_x, i) => (i % 4) + 1);

/** Rows 6 and 5 are the sea, row 4 is the shore. */
const natural = Object.fromEntries(
  [...'abcdefgh'].flatMap((column) => [
    [`${column}6`, 'sea'],
    [`${column}5`, 'sea'],
  ]),
);
const scenario = { id: 'landing', north: { supplyRows: 2 } };
const craft = {
  card: 'type-94-lorry',
  stats: { cost: 2, move: 2, armor: 2, hp: 4, weapon: false, tags: ['embark-disembark'], upgrades: [] },
};

describe('landings', () => {
  const x = { phase: 'deployment', type: 'offensive' as const, ap: 4, solo: { aim: 'occupy', objective: ['d3'] } };
  const table = { natural, scenario };
  const hand = [craft, 'HI', 'T95'] as unknown as string[];

  rule('SOLO-RULING-79', 'infantry comes aboard a craft, as one entry; empty craft do not come', () => {
    for (const position of [
      board({ ...x, band: 'LE3', hand, table }),
      tactics({ ...x, stance: 'SEIZE AND HOLD', hand, table }),
    ]) {
      const landed = new SoloTable(position, DICE);
      const wishes = landed.wishes();
      expect(wishes[0]).toMatch(/^deploy type-94-lorry .6/);
      expect(landed.state.units.map((u) => u.cargo >= 0 || u.carrier >= 0)).toEqual([true, true]);
    }
    const alone = [craft, 'T95'] as unknown as string[];
    expect(new SoloTable(board({ ...x, band: 'LE3', hand: alone, table }), DICE).wishes()).toEqual([]);
    expect(new SoloTable(tactics({ ...x, stance: 'SEIZE AND HOLD', hand: alone, table }), DICE).wishes()).toEqual([]);
  });

  rule('SOLO-RULING-79', 'a craft brings tanks as well, if both can be paid', () => {
    const tank = [craft, 'T95'] as unknown as string[];
    for (const position of [
      board({ ...x, band: 'LE3', ap: 6, hand: tank, table }),
      tactics({ ...x, stance: 'ATTACK', ap: 6, hand: tank, table }),
    ]) {
      const wishes = new SoloTable(position, DICE).wishes();
      expect(wishes.some((wish) => wish.startsWith('load type-95-ha-go'))).toBe(true);
    }
  });

  rule(
    'SOLO-RULING-79',
    'who comes boards the waiting craft that is nearest to the objective; no two board one',
    () => {
      const units = ['a6', 'e6'].map((at) => ({ at, side: 'north', ...craft }));
      const moored = { ...table, units };
      const hands = ['HI', 'HI', 'HI'];
      for (const position of [
        board({ ...x, band: 'LE3', ap: 9, hand: hands, table: moored }),
        tactics({ ...x, stance: 'SEIZE AND HOLD', ap: 9, hand: hands, table: moored }),
      ]) {
        const answers = new SoloTable(position, DICE).phase();
        const boarded = answers.map((a) => a.wish).filter((wish) => wish.startsWith('load'));
        expect(boarded.map((wish) => wish.slice(-2))).toEqual(['e6', 'a6']);
        expect(answers.find((a) => a.option[0] === 'load')?.thought.because).toContain('SOLO-RULING-79');
      }
    },
  );

  rule('SOLO-RULING-79', 'an empty craft goes back for the next', () => {
    const units = [
      { at: 'd5', side: 'north', ...craft },
      { at: 'd4', side: 'north', card: 'heavy-infantry' },
    ];
    const moving = { ...x, phase: 'movement', table: { ...table, units } };
    for (const position of [board({ ...moving, band: 'LE3' }), tactics({ ...moving, stance: 'SEIZE AND HOLD' })])
      expect(new SoloTable(position, DICE).wishes().some((wish) => /^move d5 .6$/.test(wish))).toBe(true);
  });

  rule(
    'SOLO-RULING-79',
    'a loaded craft goes to the shore though it leaves its line, and puts its passenger down',
    () => {
      const units = [
        { at: 'd6', side: 'north', ...craft },
        { at: 'craft', carrier: 'd6', side: 'north', card: 'heavy-infantry' },
      ];
      const moving = { ...x, phase: 'movement', table: { ...table, units } };
      for (const position of [board({ ...moving, band: 'LE3' }), tactics({ ...moving, stance: 'SEIZE AND HOLD' })]) {
        const landed = new SoloTable(position, DICE);
        const wishes = landed.wishes();
        expect(wishes[0]).toMatch(/^move d6 .5$/);
      }
      const there = [
        { at: 'd5', side: 'north', ...craft },
        { at: 'craft', carrier: 'd5', side: 'north', card: 'heavy-infantry' },
      ];
      const done = new SoloTable(board({ ...moving, band: 'LE3', table: { ...table, units: there } }), DICE);
      expect(done.wishes()[0]).toMatch(/^unload d5/);
    },
  );
});
