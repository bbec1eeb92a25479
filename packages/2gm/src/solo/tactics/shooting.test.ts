import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { SoloTable } from '../table.fixture';
import { first, freely, type Tactics, tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);

/** Whom it fires at first; the rule must be named. */
function fires(id: RuleId, x: Partial<Tactics>, dice: readonly number[] = []): string {
  const { wish, thought } = first({ phase: 'shooting', ...x }, dice);
  expect(thought.because).toContain(id);
  return wish;
}

/** A howitzer on d4 reaches four spaces. */
const GUN = ['A70 4,4'];

describe('fire of a variable opponent', () => {
  rule(['SOLOT-SHOOT-01', 'SOLO-RULING-51'], 'total defence: who does the most damage', () =>
    expect(fires('SOLOT-SHOOT-01', { stance: 'TOTAL DEFENSE', ai: GUN, human: ['LI 3,4', 'SHM 5,3'] })).toBe(
      'shoot d4 c5',
    ),
  );

  rule('SOLOT-SHOOT-02', 'defence: the nearest', () =>
    expect(fires('SOLOT-SHOOT-02', { stance: 'DEFENSE', ai: GUN, human: ['LI 3,4', 'SHM 5,2'] })).toBe('shoot d4 d3'),
  );

  rule('SOLOT-SHOOT-03', 'reinforce: the middle of the field', () =>
    expect(fires('SOLOT-SHOOT-03', { stance: 'REINFORCE', ai: GUN, human: ['SHM 5,4', 'LI 3,6'] })).toBe('shoot d4 f3'),
  );

  rule('SOLOT-SHOOT-04', 'advance: who holds the line together, then Command Groups, then the HQ', () => {
    const stance = 'ADVANCE';
    const line = ['LI 1,3', 'LI 2,3', 'SHM 3,5'];
    expect(fires('SOLOT-SHOOT-04', { stance, ai: GUN, human: line })).toBe('shoot d4 c1');
    expect(fires('SOLOT-SHOOT-04', { stance, ai: GUN, human: ['CG 2,3', 'SHM 3,5'] })).toBe('shoot d4 c2');
    expect(fires('SOLOT-SHOOT-04', { stance, ai: GUN, human: ['SHM 3,5'] })).toBe('shoot d4 south');
  });

  rule('SOLOT-SHOOT-05', 'full assault: the HQ', () =>
    expect(fires('SOLOT-SHOOT-05', { stance: 'FULL ASSAULT', ai: GUN, human: ['SHM 3,5'] })).toBe('shoot d4 south'),
  );
});

describe('fire of an offensive opponent', () => {
  const type = 'offensive' as const;
  const place = { aim: 'destroy', objective: ['f3'] };

  rule('SOLOT-SHOOT-06', 'reinforce lines: anybody in range, by the goals', () =>
    expect(fires('SOLOT-SHOOT-06', { type, stance: 'REINFORCE LINES', ai: GUN, human: ['LI 2,4', 'SHM 2,3'] })).toBe(
      'shoot d4 c2',
    ),
  );

  rule('SOLOT-SHOOT-07', 'seize and hold: the nearest that threatens it', () => {
    const x: Partial<Tactics> = {
      type,
      stance: 'SEIZE AND HOLD',
      ai: ['A70 4,4'],
      human: ['TRK 3,4', 'SHM 4,6', 'SHM 3,2'],
    };
    expect(fires('SOLOT-SHOOT-07', x)).toBe('shoot d4 f4');
  });

  rule(['SOLOT-SHOOT-08', 'SOLO-RULING-56'], 'advance: who defends the target', () =>
    expect(
      fires('SOLOT-SHOOT-08', { type, stance: 'ADVANCE', ai: GUN, solo: place, human: ['SHM 4,3', 'LI 3,7'] }),
    ).toBe('shoot d4 g3'),
  );

  rule('SOLOT-SHOOT-09', 'attack: the target, else its defenders', () => {
    const x: Partial<Tactics> = { type, stance: 'ATTACK', ai: GUN, solo: place, human: ['SHM 4,3', 'LI 3,7'] };
    expect(fires('SOLOT-SHOOT-09', { ...x, terrain: ['wall 3,6'] })).toBe('shoot d4 f3');
    expect(fires('SOLOT-SHOOT-09', x)).toBe('shoot d4 g3');
  });

  rule('SOLOT-SHOOT-10', 'full assault: the target alone while it can be hit', () => {
    const x: Partial<Tactics> = { type, stance: 'FULL ASSAULT', ai: GUN, solo: place, human: ['SHM 4,3', 'LI 3,7'] };
    expect(fires('SOLOT-SHOOT-10', { ...x, terrain: ['wall 3,6'] })).toBe('shoot d4 f3');
    expect(fires('SOLOT-GOAL-02', x)).toBe('shoot d4 c4');
  });
});

describe('fire of a defensive opponent', () => {
  const type = 'defensive' as const;

  rule('SOLOT-SHOOT-11', 'total defence: the most dangerous', () =>
    expect(fires('SOLOT-SHOOT-11', { type, stance: 'TOTAL DEFENSE', ai: GUN, human: ['LI 3,4', 'SHM 4,2'] })).toBe(
      'shoot d4 b4',
    ),
  );

  rule('SOLOT-SHOOT-12', 'reinforce lines: the nearest', () =>
    expect(fires('SOLOT-SHOOT-12', { type, stance: 'REINFORCE LINES', ai: GUN, human: ['LI 3,4', 'SHM 4,2'] })).toBe(
      'shoot d4 d3',
    ),
  );

  rule('SOLOT-SHOOT-13', 'hold position: the middle of the field', () =>
    expect(fires('SOLOT-SHOOT-13', { type, stance: 'HOLD POSITION', ai: GUN, human: ['SHM 5,4', 'LI 3,6'] })).toBe(
      'shoot d4 f3',
    ),
  );

  rule('SOLOT-SHOOT-14', 'seize and hold: the nearest', () =>
    expect(fires('SOLOT-SHOOT-14', { type, stance: 'SEIZE AND HOLD', ai: GUN, human: ['LI 3,4', 'SHM 4,2'] })).toBe(
      'shoot d4 d3',
    ),
  );

  rule('SOLOT-SHOOT-15', 'overcome defence: who holds the line together, and Command Groups', () => {
    const stance = 'OVERCOME DEFENSE';
    expect(fires('SOLOT-SHOOT-15', { type, stance, ai: GUN, human: ['LI 1,3', 'LI 2,3', 'SHM 3,5'] }, [1])).toMatch(
      / c[12]$/,
    );
    expect(fires('SOLOT-SHOOT-15', { type, stance, ai: GUN, human: ['CG 2,3', 'SHM 3,5'] })).toBe('shoot d4 c2');
  });
});

describe('the goals', () => {
  const stance = 'FULL ASSAULT';
  /** Out of range of the HQ, so that the goals decide. */
  const ai = ['T97 5,4', 'LI 6,8'];

  rule(['SOLOT-GOAL-01', 'SOLO-RULING-08'], 'what ends the battle comes first', () => {
    const south = { hq: 3 };
    const x: Tactics = { phase: 'shooting', stance: 'REINFORCE', ai: GUN, human: ['SHM 3,4'], south };
    expect(fires('SOLO-RULING-08', x)).toBe('shoot d4 south');
    expect(fires('SOLOT-SHOOT-03', { ...x, south: { hq: 4 } })).toBe('shoot d4 d3');
  });

  rule('SOLOT-GOAL-01', 'an HQ in range is fired at rather than nothing', () => {
    expect(fires('SOLOT-GOAL-01', { stance: 'REINFORCE', ai: GUN, human: [] })).toBe('shoot d4 south');
  });

  rule('SOLOT-GOAL-02', 'who threatens it now, the most dangerous', () =>
    expect(fires('SOLOT-GOAL-02', { stance, ai, human: ['TRK 4,4', 'LI 4,3', 'SHM 3,5'] })).toBe('shoot d5 e3'),
  );

  rule('SOLOT-GOAL-03', 'of those who threaten it, who could break its line', () => {
    // both tanks threaten somebody; only the one in the west has the only unit of row 5 in range
    const line = ['T97 4,4', 'LI 5,1', 'LI 6,1', 'LI 6,8'];
    const human = ['HVT 4,7', 'T95 3,2'];
    expect(fires('SOLOT-GOAL-03', { stance: 'FULL ASSAULT', ai: line, human })).toBe('shoot d4 b3');
  });

  rule('SOLOT-GOAL-04', 'who falls with an even chance', () =>
    expect(fires('SOLOT-GOAL-04', { stance, ai, human: ['TRK 3,4'] })).toBe('shoot d5 d3'),
  );

  rule('SOLOT-GOAL-05', 'anybody else, the nearest first', () => {
    const human = ['SUP 3,3', 'SUP 4,4'];
    const gun = ['HI 5,4', 'LI 6,8'];
    expect(fires('SOLOT-GOAL-05', { stance, ai: gun, human })).toBe('shoot d5 d4');
  });

  rule('SOLOT-GOAL-06', 'between equals a die', () => {
    const x: Partial<Tactics> = { stance: 'DEFENSE', ai: ['T97 5,4'], human: ['LI 5,3', 'LI 5,5'] };
    expect(fires('SOLOT-GOAL-06', x, [1])).toBe('shoot d5 c5');
    expect(fires('SOLOT-GOAL-06', x, [6])).toBe('shoot d5 e5');
  });
});

describe('order, equipment and cards', () => {
  rule('SOLOT-SHOOT-16', 'it fires in the order in which it moves', () => {
    const x: Tactics = {
      phase: 'shooting',
      stance: 'REINFORCE',
      ai: ['LI 4,4', 'T97 4,8'],
      human: ['LI 3,4', 'LI 3,7'],
    };
    expect(fires('SOLOT-SHOOT-16', x)).toMatch(/^shoot h4/);
    const hurt: Tactics = { ...x, stance: 'DEFENSE', ai: ['LI 4,4 wounds=1', 'T97 4,8'] };
    expect(fires('SOLOT-SHOOT-16', hurt)).toMatch(/^shoot d4/);
  });

  rule(['SOLOT-UPGRADE-02', 'SOLO-RULING-47'], 'equipment is mounted and used where it does most', () => {
    const x: Tactics = {
      phase: 'shooting',
      stance: 'DEFENSE',
      ai: ['HI 4,4 upgrades=["mortar"]'],
      human: ['SHM 3,4', 'LI 2,4'],
    };
    const { answers } = freely(x);
    expect(answers.map((a) => a.wish)[0]).toContain('d2');
    const mortar = answers.find((a) => a.wish.includes('with mortar'));
    expect(mortar?.wish).toContain('d2');
    expect(mortar?.thought.because).toContain('SOLOT-UPGRADE-02');
  });

  rule('SOLOT-CARDUSE-05', 'Hit makes sure of the most dangerous target', () => {
    const x: Tactics = {
      phase: 'shooting',
      stance: 'DEFENSE',
      ai: ['T97 4,4'],
      human: ['SHM 3,4'],
      hand: ['impact'],
      ap: 9,
    };
    const { table } = freely(x);
    expect(table.state.units[1]?.wounds).toBe(2);
    expect(table.north.hand).toEqual([]);
    const lesser = freely({ ...x, human: ['LI 3,4', 'SHM 4,6'] });
    expect(lesser.table.north.hand).toHaveLength(1);
  });

  rule(['SOLOT-CARDUSE-02', 'SOLO-RULING-69'], 'Promotion after all shots, for a killer that is fit', () => {
    const x: Tactics = {
      phase: 'shooting',
      stance: 'DEFENSE',
      ai: ['HVT 4,4'],
      human: ['LI 3,4'],
      hand: ['promotion'],
      ap: 9,
    };
    const killed = new SoloTable(tactics(x), [9]);
    killed.phase();
    expect(killed.state.units[0]?.promotions).toBe(1);
    const hurt = new SoloTable(tactics({ ...x, ai: ['HVT 4,4 wounds=2'] }), [10]);
    hurt.phase();
    expect(hurt.state.units[0]?.promotions).toBe(0);
  });

  rule('SOLOT-CARDUSE-10', 'no Luck for a miss at somebody harmless', () => {
    const x: Tactics = {
      phase: 'shooting',
      stance: 'DEFENSE',
      ai: ['T97 4,4'],
      human: ['LI 3,4', 'SHM 4,6'],
      hand: ['luck'],
      ap: 9,
    };
    const table = new SoloTable(tactics(x), [1]);
    table.phase();
    expect(table.north.hand).toHaveLength(1);
  });

  rule('SOLOT-CARDUSE-11', 'a bomber breaks the line where it does most', () => {
    const x: Tactics = {
      phase: 'deployment',
      stance: 'ADVANCE',
      human: ['LI 1,3', 'LI 2,3', 'SHM 3,5'],
      hand: ['BMB'],
      ap: 4,
    };
    const { answers } = freely(x);
    const raid = answers.find((a) => a.wish.startsWith('raid'));
    expect(raid?.thought.because).toContain('SOLOT-CARDUSE-11');
    expect(raid?.wish).toMatch(/c1|c2/);
  });
});
