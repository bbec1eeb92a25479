import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Answered, because, file, SoloTable } from '../table.fixture';
import { freely } from './board.fixture';

const rule = ruleTests<RuleId>(book);

interface Played {
  readonly table: SoloTable;
  readonly answers: readonly Answered[];
  readonly wishes: readonly string[];
}

/** Plays one phase of a situation and checks the rules the opponent must name. */
function play(name: string, rules: readonly RuleId[], dice: readonly number[] = []): Played {
  const table = new SoloTable(file(`tactics-${name}`), dice);
  const answers = table.phase();
  expect(because(answers)).toEqual(expect.arrayContaining([...rules]));
  table.end();
  return { table, answers, wishes: answers.map((a) => a.wish) };
}

interface Mood {
  readonly mood: string;
  readonly sum: number;
  readonly parts: readonly { readonly rule: string; readonly value: number }[];
}

function stance(name: string, face: number): Mood {
  const [mood] = new SoloTable(file(`tactics-${name}`), [face]).told<Mood>('behaviour');
  if (mood === undefined) throw new Error('It has taken no stance.');
  return mood;
}

describe('what good looks like: stance and income', () => {
  rule(
    ['SOLOT-STANCE-04', 'SOLOT-STANCE-05', 'SOLOT-STANCE-11', 'SOLO-RULING-54'],
    'at-71: pressed and cut off',
    () => {
      const { mood, sum, parts } = stance('at-71', 5);
      expect({ mood, sum }).toEqual({ mood: 'TOTAL DEFENSE', sum: 2 });
      expect(parts.map((p) => [p.rule, p.value])).toEqual([
        ['SOLOT-STANCE-01', 5],
        ['SOLOT-STANCE-04', -2],
        ['SOLOT-STANCE-05', -1],
      ]);
    },
  );

  rule(['SOLOT-STANCE-09', 'SOLOT-STANCE-10', 'SOLOT-STANCE-13'], 'at-74: lines held and lost', () => {
    const { mood, sum, parts } = stance('at-74', 4);
    expect({ mood, sum }).toEqual({ mood: 'ADVANCE', sum: 5 });
    expect(parts.map((p) => p.value)).toEqual([4, 3, -2]);
  });

  rule('SOLOT-HQ-01', 'at-88: two for the HQ, two for the lines, two for the Command Group', () => {
    expect(new SoloTable(file('tactics-at-88')).north.ap).toBe(6);
  });
});

describe('what good looks like: deployment', () => {
  rule(['SOLOT-PLACE-01', 'SOLOT-PLACE-02', 'SOLO-RULING-55'], 'at-76: Unit Face-off', () => {
    expect(play('at-76', ['SOLOT-PLACE-01', 'SOLOT-PLACE-02']).table.standing()).toEqual(['c6']);
  });

  rule(['SOLOT-PLACE-04', 'SOLO-RULING-02'], 'at-77: no sufficient penetration, so a die', () => {
    const { table, answers } = play('at-77', ['SOLOT-PLACE-04', 'SOLO-RULING-02'], [7]);
    expect(table.standing()).toEqual(['e6']);
    expect(answers[0]?.thought.text).toContain('Armor-piercing 4 against Armor 5');
  });

  rule(
    ['SOLOT-PRIO-12', 'SOLOT-CLASS-01', 'SOLOT-CLASS-03', 'SOLOT-CLASS-08', 'SOLO-RULING-60', 'SOLOT-PLACE-03'],
    'at-78: light infantry with one item, the gun, and no more',
    () => {
      // the gun does more damage and is put down first; each by a die, and the item by one
      const grenades = play('at-78', ['SOLOT-PRIO-12', 'SOLOT-CLASS-03', 'SOLO-RULING-60'], [1, 9, 5]);
      expect(grenades.table.standing()).toEqual(['a6', 'g6']);
      expect(grenades.table.north.ap).toBe(1);
      expect(grenades.answers[0]?.thought.text).toBe('Type 94 37mm (DEFENSE, 2 AP) is deployed on a6 (D10: 1).');
      expect(grenades.table.state.units.map((u) => u.tokens.length)).toEqual([0, 1]);
      const faceDown = play('at-78', ['SOLOT-CLASS-08'], [1, 9, 6]);
      expect(faceDown.table.north.ap).toBe(1);
    },
  );

  rule(
    ['SOLOT-PRIO-11', 'SOLOT-CARDUSE-01', 'SOLOT-CARDUSE-07', 'SOLO-RULING-59'],
    'at-80: the mine first, then as many units as can be paid, the one with more damage',
    () => {
      // the mine rolls to hit, then the column of the gun
      const { wishes } = play(
        'at-80',
        ['SOLOT-PRIO-11', 'SOLOT-CARDUSE-01', 'SOLOT-CARDUSE-07', 'SOLO-RULING-59'],
        [1, 1],
      );
      expect(wishes[0]).toContain('anti-tank-mine');
      expect(wishes[1]).toContain('type-94-37mm');
      expect(wishes.filter((w) => w.startsWith('deploy'))).toHaveLength(1);
    },
  );

  rule('SOLOT-CARDUSE-01', 'what damages at once comes first in TOTAL DEFENSE, after the units elsewhere', () => {
    const verbs = (stance: string) =>
      freely({ phase: 'deployment', stance, ap: 9, hand: ['anti-tank-mine', 'A37'], human: ['T97 5,4'] })
        .answers.map((a) => a.wish.split(' ')[0])
        .filter((verb) => verb === 'play' || verb === 'deploy');
    expect(verbs('TOTAL DEFENSE').slice(0, 2)).toEqual(['play', 'deploy']);
    expect(verbs('DEFENSE').slice(0, 2)).toEqual(['deploy', 'play']);
  });

  rule('SOLOT-CARDUSE-07', 'the mine goes under the dearest of those it may hit', () => {
    for (const human of [
      ['T95 5,4', 'HVT 5,6'],
      ['HVT 5,4', 'T95 5,6'],
    ]) {
      const x = { phase: 'deployment', stance: 'TOTAL DEFENSE', ap: 4, hand: ['anti-tank-mine'], human };
      const [mine] = freely(x).answers;
      expect(mine?.wish).toBe(`play anti-tank-mine ${human[0]?.startsWith('HVT') ? 'd5' : 'f5'}`);
    }
  });

  rule(['SOLOT-CARDUSE-03', 'SOLO-RULING-64'], 'at-89: Enigma only against more than five cards', () => {
    expect(play('at-89', ['SOLOT-CARDUSE-03', 'SOLO-RULING-64']).wishes[0]).toContain('enigma');
    expect(play('at-89b', []).wishes).toEqual([]);
  });
});

describe('what good looks like: movement', () => {
  rule(['SOLOT-WOUNDED-04', 'SOLO-RULING-61'], 'at-83: it keeps its cover', () => {
    const table = new SoloTable(file('tactics-at-83'), [3]);
    const first = table.next();
    expect(first?.option).toEqual(['hold', 0]);
    expect(first?.thought.because).toEqual(expect.arrayContaining(['SOLOT-WOUNDED-01', 'SOLOT-WOUNDED-04']));
  });

  rule(['SOLOT-WOUNDED-01', 'SOLOT-WOUNDED-02', 'SOLOT-WOUNDED-05'], 'at-84: a die for the wounded', () => {
    expect(play('at-84', ['SOLOT-WOUNDED-02'], [3]).table.standing()).toEqual(['d5']);
    expect(play('at-84', ['SOLOT-WOUNDED-02'], [5]).table.standing()).toEqual(['d5']);
    for (const face of [6, 8]) expect(play('at-84', [], [face]).table.standing()).toEqual(['d4']);
  });

  rule(['SOLOT-MOVE-19', 'SOLO-RULING-62'], 'at-85: into cover, whatever the stance', () => {
    expect(play('at-85', ['SOLOT-MOVE-19', 'SOLO-RULING-62']).wishes).toContain('move b6 b5');
  });

  rule(['SOLOT-MOVE-13', 'SOLO-RULING-34'], 'at-90: onto the target, and somebody closes up', () => {
    expect(play('at-90', ['SOLOT-MOVE-13', 'SOLO-RULING-34']).table.standing()).toEqual(['b6', 'd4', 'd5']);
  });
});

describe('what good looks like: fire, cards and the end', () => {
  rule(['SOLOT-GOAL-02', 'SOLO-RULING-63'], 'at-82: with the HQ out of range the goals decide', () => {
    const { wishes, answers } = play('at-82', ['SOLOT-GOAL-02', 'SOLO-RULING-63'], [1, 1]);
    expect(wishes[0]).toBe('shoot d4 d3');
    expect(answers[0]?.thought.because).toContain('SOLOT-SHOOT-05');
  });

  rule('SOLOT-CARDUSE-10', 'at-86: Luck after a miss at the most dangerous enemy', () => {
    const { table } = play('at-86', ['SOLOT-CARDUSE-10'], [3, 6]);
    expect(table.north.hand).toEqual([]);
    expect(table.state.units[1]?.wounds).toBe(2);
  });

  rule(['SOLOT-DISCARD-01', 'SOLO-RULING-57'], 'at-87: everything is discarded', () => {
    const { table } = play('at-87', ['SOLOT-DISCARD-01', 'SOLO-RULING-57']);
    expect(table.north.hand).toEqual([]);
    expect(table.north.discard).toHaveLength(3);
  });
});
