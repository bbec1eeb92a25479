import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { because } from '../table.fixture';
import { everythingFreely, first, freely, play, type Tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);

/** Where its units stand after the Movement Phase; the row of the stance must be named. */
function moves(id: RuleId, x: Partial<Tactics>): string[] {
  const position: Tactics = { phase: 'movement', ...x };
  expect(because(everythingFreely(position))).toContain(id);
  return freely(position).table.standing();
}

const LINE = ['LI 6,1', 'LI 5,1'];

describe('movement of a variable opponent', () => {
  rule(
    'SOLOT-MOVE-01',
    'total defence: who can hurt the most dangerous closes in, the others fall back to the HQ',
    () => {
      const x: Partial<Tactics> = { stance: 'TOTAL DEFENSE', ai: ['T97 3,8', 'LI 4,4'], human: ['SHM 5,3'] };
      const standing = moves('SOLOT-MOVE-01', x);
      expect(standing).toContain('d5');
      expect(standing).not.toContain('h3');
    },
  );

  rule(['SOLOT-MOVE-02', 'SOLO-RULING-70'], 'defence: from further out to line 2, then line 2 makes room', () => {
    const x: Partial<Tactics> = { stance: 'DEFENSE', ai: ['LI 4,4', 'HI 5,2'], human: ['LI 1,8'] };
    expect(moves('SOLOT-MOVE-02', x)).toEqual(['b6', 'd5']);
    const order = play({ phase: 'movement', ...x }).wishes;
    expect(order).toEqual(['move d4 d5', 'move b5 b6']);
  });

  rule('SOLOT-MOVE-02', 'one unit stays on line 2', () => {
    const alone: Partial<Tactics> = { stance: 'DEFENSE', ai: ['HI 5,2', 'LI 6,6'], human: ['LI 1,8'] };
    expect(moves('SOLOT-MOVE-02', alone)).toEqual(['b5', 'f6']);
    expect(moves('SOLOT-MOVE-02', { ...alone, ai: ['HI 5,2'] })).toEqual(['b5']);
  });

  rule(['SOLOT-MOVE-03', 'SOLO-RULING-34'], 'reinforce: to the middle, and the line holds', () => {
    const x: Partial<Tactics> = { stance: 'REINFORCE', ai: [...LINE, 'T95 5,4'], human: ['LI 1,8'] };
    expect(moves('SOLOT-MOVE-03', x)).toEqual(['a5', 'a6', 'd4']);
    expect(moves('SOLOT-MOVE-03', { ...x, ai: ['LI 6,1', 'T95 5,4'] })).toEqual(['a6', 'd5']);
  });

  rule('SOLOT-MOVE-04', 'advance: up to three quarters of the field, no further, no empty line', () => {
    const ai = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'T95 3,4'];
    expect(moves('SOLOT-MOVE-04', { stance: 'ADVANCE', ai, human: ['LI 1,8'] })).toContain('d2');
    const far = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'LI 2,1', 'T95 2,4'];
    expect(moves('SOLOT-MOVE-04', { stance: 'ADVANCE', ai: far, human: ['LI 1,8'] })).toContain('d2');
  });

  rule('SOLOT-MOVE-05', 'full assault: the foremost position is given up only to bring the HQ into range', () => {
    const ai = ['LI 6,4', 'LI 5,4', 'T95 4,4'];
    // three spaces to fire: row 3 brings the HQ into range
    expect(moves('SOLOT-MOVE-05', { stance: 'FULL ASSAULT', ai, human: ['LI 1,8'] })).toContain('d3');
    const back = ['LI 6,4', 'T95 5,4'];
    expect(moves('SOLOT-MOVE-05', { stance: 'FULL ASSAULT', ai: back, human: ['LI 1,8'] })).toContain('d3');
    const slow = ['LI 6,4', 'HI 5,4'];
    expect(moves('SOLOT-MOVE-05', { stance: 'FULL ASSAULT', ai: slow, human: ['LI 1,8'] })).toEqual(['d5', 'd6']);
  });
});

describe('movement of an offensive opponent', () => {
  const off = { type: 'offensive' } as const;

  rule(
    'SOLOT-MOVE-06',
    'reinforce lines: into cover rather than to the empty line; who is ahead takes terrain and holds',
    () => {
      const stance = 'REINFORCE LINES';
      const human = ['LI 1,1'];
      const home = { ...off, stance, human, ai: ['LI 6,2', 'A37 6,8 moved=true'], terrain: ['trench 6,1'] };
      expect(moves('SOLOT-MOVE-06', home)).toContain('a6');
      const ahead = { ...off, stance, human, ai: ['LI 6,2', 'LI 5,2', 'HI 4,7'], terrain: ['trench 5,7'] };
      expect(moves('SOLOT-MOVE-06', ahead)).toContain('g5');
    },
  );

  rule('SOLOT-MOVE-07', 'seize and hold: tanks and armed transports go first', () => {
    const ai = ['LI 6,1', 'LI 5,1', 'HI 5,4', 'HTR 5,6'];
    const { wishes } = play({ phase: 'movement', ...off, stance: 'SEIZE AND HOLD', ai, human: ['LI 1,8'] });
    expect(wishes[0]).toMatch(/^move f5 /);
    expect(
      first({ phase: 'movement', ...off, stance: 'SEIZE AND HOLD', ai, human: ['LI 1,8'] }).thought.because,
    ).toContain('SOLOT-MOVE-07');
  });

  rule('SOLOT-MOVE-08', 'advance: towards the target, never beyond line 5', () => {
    // the Command Group would have to stand before the HQ to fire at it
    const ai = ['LI 6,4', 'LI 5,4', 'LI 4,4', 'LI 3,5', 'LI 2,5', 'CG 2,4'];
    expect(moves('SOLOT-MOVE-08', { ...off, stance: 'ADVANCE', ai, human: ['LI 1,8'] })).toContain('d2');
    expect(moves('SOLOT-MOVE-09', { ...off, stance: 'ATTACK', ai, human: ['LI 1,8'] })).toContain('d1');
  });

  rule('SOLOT-MOVE-09', 'attack: to the objective that is to be taken, without an empty line', () => {
    const objective = { aim: 'occupy', objective: ['d3'] };
    const ai = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'T95 4,4'];
    expect(moves('SOLOT-MOVE-09', { ...off, stance: 'ATTACK', ai, human: ['LI 1,8'], solo: objective })).toContain(
      'd3',
    );
    const thin = ['LI 6,1', 'T95 5,4'];
    expect(
      moves('SOLOT-MOVE-09', { ...off, stance: 'ATTACK', ai: thin, human: ['LI 1,8'], solo: objective }),
    ).toContain('d5');
  });

  rule('SOLOT-MOVE-10', 'full assault: as the variable one, for the objective', () => {
    const objective = { aim: 'occupy', objective: ['d3'] };
    const thin = ['LI 6,1', 'T95 5,4'];
    const x = { ...off, stance: 'FULL ASSAULT', ai: thin, human: ['LI 1,8'], solo: objective };
    expect(moves('SOLOT-MOVE-10', x)).toContain('d3');
  });
});

describe('movement of a defensive opponent', () => {
  const def = { type: 'defensive', solo: { aim: 'defend', objective: ['d4'] } } as const;

  rule('SOLOT-MOVE-11', 'total defence: to the target', () => {
    const x: Partial<Tactics> = { ...def, stance: 'TOTAL DEFENSE', ai: ['LI 6,4', 'LI 5,4'], human: ['SHM 1,8'] };
    expect(moves('SOLOT-MOVE-11', x)).toEqual(['d4', 'd5']);
  });

  rule('SOLOT-MOVE-12', 'reinforce lines: near the target, and the line holds', () => {
    const x: Partial<Tactics> = {
      ...def,
      stance: 'REINFORCE LINES',
      ai: ['LI 6,4', 'LI 5,2', 'T95 5,7'],
      human: ['LI 1,8'],
    };
    const standing = moves('SOLOT-MOVE-12', x);
    expect(standing).toContain('d6');
    expect(standing).not.toContain('g5'); // the tank has set out for the target
  });

  rule('SOLOT-MOVE-13', 'hold position: the target taken, the lines beside it follow', () => {
    const ai = ['LI 6,2', 'LI 5,2', 'HI 4,4', 'T95 5,6'];
    expect(moves('SOLOT-MOVE-13', { ...def, stance: 'HOLD POSITION', ai, human: ['LI 1,8'] })).toContain('f3');
  });

  rule('SOLOT-MOVE-14', 'seize and hold: beyond the target without gaps', () => {
    const ai = ['LI 6,2', 'LI 5,2', 'LI 4,2', 'T95 4,6'];
    expect(
      moves('SOLOT-MOVE-14', { ...def, stance: 'SEIZE AND HOLD', ai, human: ['LI 1,8'] }).some((at) =>
        at.endsWith('3'),
      ),
    ).toBe(true);
  });

  rule(
    'SOLOT-MOVE-15',
    'overcome defence: forward only to destroy with ease somebody whose loss breaks the line',
    () => {
      const ai = ['LI 6,5', 'LI 5,5', 'LI 4,2', 'HVT 4,5'];
      const weak = { ...def, stance: 'OVERCOME DEFENSE', ai, human: ['LI 1,5', 'LI 2,1'] };
      expect(play({ phase: 'movement', ...weak }).wishes).toEqual([]);
      // the gun of the heavy tank kills the light infantry on row 2 with one hit, and row 3 is beyond it
      const breaker = { ...def, stance: 'OVERCOME DEFENSE', ai, human: ['LI 1,8', 'LI 2,8', 'LI 3,1'] };
      expect(moves('SOLOT-MOVE-15', breaker)).toContain('e3');
    },
  );
});

describe('who goes first, and who stays', () => {
  rule(['SOLOT-MOVE-16', 'SOLOT-MOVE-17'], 'the best chance to cause damage', () => {
    const ai = ['HI 5,8', 'T95 5,1', 'LI 6,1', 'LI 6,8'];
    for (const type of ['variable', 'offensive'] as const) {
      const x: Tactics = { phase: 'movement', type, stance: 'ADVANCE', ai, human: ['LI 4,7'] };
      expect(first(x).option[1]).toBe(0);
      expect(first(x).thought.because).toContain(type === 'variable' ? 'SOLOT-MOVE-16' : 'SOLOT-MOVE-17');
    }
  });

  rule('SOLOT-MOVE-16', 'in a defensive stance the most damaged, then the nearest to the enemy', () => {
    const x: Tactics = {
      phase: 'movement',
      stance: 'TOTAL DEFENSE',
      ai: ['LI 6,1', 'LI 6,8 wounds=1'],
      human: ['LI 4,1'],
    };
    expect(first(x, [9]).option).toEqual(['hold', 1]);
    expect(first({ ...x, ai: ['LI 6,8', 'LI 6,2'] }).option[1]).toBe(1);
  });

  rule('SOLOT-MOVE-18', 'nearest to the target it defends', () => {
    const solo = { aim: 'defend', objective: ['d4'] };
    const x: Tactics = {
      phase: 'movement',
      type: 'defensive',
      stance: 'HOLD POSITION',
      solo,
      ai: ['T95 6,8', 'LI 6,4'],
      human: ['LI 3,8'],
    };
    expect(first(x).option[1]).toBe(1);
    expect(first(x).thought.because).toContain('SOLOT-MOVE-18');
  });

  rule(['SOLOT-MOVE-19', 'SOLO-RULING-62'], 'until its third turn it goes for cover, afterwards not', () => {
    const x: Tactics = {
      phase: 'movement',
      stance: 'ADVANCE',
      ai: ['LI 6,1', 'LI 6,4'],
      human: ['LI 1,8'],
      terrain: ['trench 6,6'],
    };
    const wishes = (turn: number): string[] => freely({ ...x, turn }).answers.map((a) => a.wish);
    expect(wishes(3)).toContain('move d6 e6');
    expect(wishes(4)).not.toContain('move d6 e6');
  });

  rule('SOLOT-MOVE-20', 'who has just come does not move', () => {
    const x: Tactics = {
      phase: 'movement',
      stance: 'ADVANCE',
      ai: ['LI 6,1 deployed=true', 'LI 6,2 deployed=true'],
      human: ['LI 1,8'],
    };
    expect(play(x).wishes).toEqual([]);
  });

  rule('SOLOT-MOVE-20', 'unless its card says so: Mobility takes it on at once', () => {
    const x: Tactics = {
      phase: 'deployment',
      stance: 'ADVANCE',
      ai: ['LI 6,1', 'LI 5,1'],
      human: ['LI 1,8'],
      hand: ['HTR'],
      ap: 3,
    };
    const { table, answers } = freely(x);
    expect(because(answers)).toContain('SOLOT-MOVE-20');
    expect(table.standing().filter((at) => at.endsWith('6'))).toEqual(['a6']);
  });

  rule(['SOLOT-WOUNDED-03', 'SOLO-RULING-61'], 'who defends a target does not fall back', () => {
    const solo = { aim: 'defend', objective: ['d4'] };
    const x: Tactics = {
      phase: 'movement',
      type: 'defensive',
      stance: 'HOLD POSITION',
      solo,
      ai: ['HI 4,4 wounds=1'],
      human: ['SHM 2,4'],
    };
    const held = first(x, [1]);
    expect(held.option).toEqual(['hold', 0]);
    expect(held.thought.because).toContain('SOLOT-WOUNDED-03');
  });

  rule('SOLOT-WOUNDED-04', 'nobody falls back into range', () => {
    const x: Tactics = { phase: 'movement', stance: 'REINFORCE', ai: ['HI 4,1 wounds=1'], human: ['SHM 6,3'] };
    const held = first(x, [1]);
    expect(held.option).toEqual(['hold', 0]);
    expect(held.thought.because).toContain('SOLOT-WOUNDED-04');
  });

  rule(['SOLOT-WOUNDED-06', 'SOLO-RULING-41'], 'who can heal goes to the wounded and helps', () => {
    const ai = ['MED 6,1 upgrades=["medics"]', 'HI 6,4 wounds=1', 'LI 6,8'];
    const { wishes, answers } = play({ phase: 'movement', stance: 'DEFENSE', ai, human: ['LI 1,8'] }, [9]);
    expect(wishes[0]).toBe('move a6 b6');
    expect(because(answers)).toContain('SOLOT-WOUNDED-06');
    const beside = ['MED 6,3 upgrades=["medics"]', 'HI 6,4 wounds=1', 'LI 6,8'];
    expect(
      play({ phase: 'movement', stance: 'DEFENSE', ai: beside, human: ['LI 1,8'] }, [9]).table.state.units[1]?.wounds,
    ).toBe(0);
  });
});
