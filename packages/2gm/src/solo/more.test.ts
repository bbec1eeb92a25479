import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { does, file, SoloTable } from './table.fixture';

const rule = ruleTests<RuleId>(book);

/** What the Headquarters Phase pays. */
function income(name: string): readonly { rule: string; ap: number }[] {
  return new SoloTable(file(name)).told<{ parts: { rule: string; ap: number }[] }>('income').at(-1)?.parts ?? [];
}

describe('worked examples on the field', () => {
  rule(['SOLOT-PLACE-01', 'SOLOT-PLACE-02'], 'ex-11: a tank faces a tank', () => {
    does('ex-11', ['deploy type-97-chi-ha c6', 'equip'], ['SOLOT-PLACE-01', 'SOLOT-PLACE-02']);
  });

  rule('SOLOP-PLACE-03', 'ex-12: a gun confronts the tank it can pierce', () => {
    does('ex-12', ['deploy type-92-70mm b6'], ['SOLOP-PLACE-03']);
  });

  rule('SOLOP-PLACE-04', 'ex-13: and before another the one it cannot', () => {
    does('ex-13', ['deploy type-94-37mm g6'], ['SOLOP-PLACE-04']);
  });

  rule('SOLOP-HQ-01', 'ex-14: an empty line ends what the Supply Line pays', () => {
    expect(income('ex-14').map(({ ap }) => ap)).toEqual([1, 2]);
  });

  rule(['SOLOP-HQ-01', 'SOLO-RULING-10'], 'ex-15: Infiltration stops the pay of a line and breaks nothing', () => {
    expect(income('ex-15').map(({ ap }) => ap)).toEqual([1, 2]);
  });
});

describe('situations like those of the book', () => {
  rule(['SOLOP-COUNT-03', 'SOLO-RULING-27'], 'more-01: two cannot be paid, the dearest comes alone', () => {
    const table = does('more-01', ['deploy type-95-ha-go c6', 'equip +tank-mg'], ['SOLOP-COUNT-03', 'SOLOP-PRIO-44']);
    expect(table.north.ap).toBe(1);
  });

  rule(['SOLO-RULING-13', 'SOLOP-PLACE-06'], 'more-02: everybody is confronted already', () => {
    does('more-02', ['deploy type-92-70mm d6'], ['SOLOP-PLACE-06', 'SOLO-RULING-31'], [5]);
    does('more-02', ['deploy type-92-70mm e6'], ['SOLOP-PLACE-06', 'SOLO-RULING-31'], [6]);
  });

  rule(['SOLOP-SHOOT-03', 'SOLOP-TARGET-05'], 'more-03: nothing to fire at', () => {
    does('more-03', [], []);
  });

  rule(['SOLOP-WOUNDED-06', 'SOLO-RULING-38'], 'more-04: who is in cover stays in it', () => {
    const table = new SoloTable(file('more-04'), [7]);
    const answers = [table.next(), table.next()];
    const held = answers.find((a) => a?.wish === 'hold d4');
    expect(held?.thought.because).toEqual(expect.arrayContaining(['SOLOP-WOUNDED-06', 'SOLO-RULING-38']));
  });

  rule('SOLOP-DISCARD-26', 'more-05: nothing to draw and nothing to shuffle', () => {
    const table = new SoloTable(file('more-05'));
    expect([table.north.hand.length, table.match.over]).toEqual([2, null]);
    expect(table.state.phase).toBe('deployment');
  });

  rule(['SOLOP-PRIO-61', 'SOLO-RULING-25'], 'more-06: an aircraft alone is one card', () => {
    const table = does('more-06', ['deploy mits-a6m-zero'], ['SOLOP-PRIO-61', 'SOLO-RULING-25']);
    expect(table.north.ap).toBe(2);
  });

  rule('SOLO-RULING-32', 'more-07: an aircraft is a unit that can shoot, and better than nobody', () => {
    does('more-07', ['deploy mits-a6m-zero'], ['SOLO-RULING-32']);
  });

  rule(['SOLOP-TARGET-07', 'SOLOP-GEN-03'], 'more-08: the second gun fires where the first did', () => {
    does('more-08', ['shoot d5 d3', 'shoot e5 d3'], ['SOLOP-TARGET-07', 'SOLOP-GEN-03'], [1, 1, 2, 2]);
    does('more-08', ['shoot e5 e3', 'shoot d5 e3'], ['SOLOP-TARGET-07'], [10, 10, 2, 2]);
  });

  rule('SOLO-RULING-77', 'more-09: no room, no card, no AP', () => {
    expect(does('more-09', [], []).north.ap).toBe(4);
  });

  rule('SOLOP-MOVE-05', 'more-10: two stay on the last rows', () => {
    does('more-10', [], []);
  });

  rule('SOLOP-PLACE-03', 'more-11: whoever lies face down has no Armor anybody knows', () => {
    does('more-11', ['deploy type-94-37mm b6', 'equip', 'stay'], ['SOLOP-PLACE-03']);
  });

  rule(
    ['SOLOT-STANCE-02', 'SOLOT-STANCE-06', 'SOLOT-STANCE-13'],
    'tactics-more-01: an unarmed lorry counts for nothing',
    () => {
      const table = new SoloTable(file('tactics-more-01'), [5]);
      expect(table.told('behaviour')).toMatchObject([{ mood: 'REINFORCE', sum: 6, rule: 'SOLOT-STANCE-13' }]);
    },
  );

  rule(['SOLOT-MOVE-06', 'SOLO-RULING-38'], 'tactics-more-02: into the terrain, and there it holds', () => {
    does('tactics-more-02', ['move b4 c4'], ['SOLOT-MOVE-06', 'SOLO-RULING-38']);
  });

  rule('SOLOT-WOUNDED-03', 'tactics-more-03: who defends the target stays', () => {
    const table = new SoloTable(file('tactics-more-03'), [3]);
    const answered = table.next();
    expect(answered?.wish).toBe('hold d4');
    expect(answered?.thought.because).toEqual(expect.arrayContaining(['SOLOT-WOUNDED-02', 'SOLOT-WOUNDED-03']));
  });

  rule(['SOLOT-PRIO-11', 'SOLO-RULING-59'], 'tactics-more-04: most units, then most damage', () => {
    const table = new SoloTable(file('tactics-more-04'), [7, 7, 8]);
    const wishes = table.wishes();
    expect(wishes).toEqual(['deploy type-94-37mm e6', 'deploy light-infantry f6', 'equip']);
    expect(table.north.ap).toBe(0);
  });
});
