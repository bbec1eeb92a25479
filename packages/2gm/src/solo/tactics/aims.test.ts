import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Answered, SoloTable } from '../table.fixture';
import { type Tactics, tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);

/** Every attack misses, so that the table stays as it was moved. */
const DICE: readonly number[] = Array.from({ length: 300 }, (_x, i) => (i % 4) + 1);

interface Turned {
  readonly table: SoloTable;
  /** Where its units stand after the Movement Phase. */
  readonly stands: readonly string[];
  readonly came: readonly string[];
  /** Who fired at whom. */
  readonly shots: readonly string[];
  readonly because: readonly string[];
}

/** Movement, Deployment and Shooting of one turn in one stance. */
function turn(x: Omit<Tactics, 'phase'>): Turned {
  const table = new SoloTable(tactics({ phase: 'movement', ...x }), DICE);
  const answers: Answered[] = [];
  let stands: readonly string[] = [];
  while (table.state.turn === 8 && table.match.over === null) {
    const { phase } = table.state;
    const answered = table.next();
    if (answered === null) break;
    answers.push(answered);
    if (phase === 'movement' && table.state.phase !== 'movement') stands = table.standing();
    if (table.state.phase === 'flip') break;
  }
  return {
    table,
    stands,
    came: answers.filter((a) => a.option[0] === 'deploy').map((a) => a.wish),
    shots: answers.filter((a) => ['shoot', 'bombard', 'shell'].includes(a.option[0])).map((a) => a.wish),
    because: [...new Set(answers.flatMap((a) => a.thought.because))],
  };
}

const TARGET = { aim: 'defend', objective: ['d4'] };
const OCCUPY = { aim: 'occupy', objective: ['d2'] };

describe('the aims of a variable opponent', () => {
  rule(
    'SOLOT-STANCE-21',
    'total defense: who can hurt the worst enemy goes for him, the others fall back to the HQ',
    () => {
      const done = turn({
        stance: 'TOTAL DEFENSE',
        ai: ['T97 4,1', 'LI 4,7'],
        human: ['SHM 5,4', 'LI 1,1'],
        hand: ['LI'],
        ap: 1,
      });
      expect(done.stands).toEqual(expect.arrayContaining(['g5']));
      // the tank has the enemy beside the HQ in range and fires at him
      expect(done.shots[0]).toMatch(/ d5$/);
      expect(done.because).toContain('SOLOT-STANCE-21');
    },
  );

  rule('SOLOT-STANCE-22', 'defense: back to the lines next to the HQ, fire at who is near', () => {
    const done = turn({
      stance: 'DEFENSE',
      ai: ['LI 6,1', 'HI 4,4', 'T95 3,6'],
      human: ['LI 3,4', 'SHM 1,8'],
      hand: ['LI'],
      ap: 1,
    });
    expect(done.stands).toEqual(['a6', 'd5', 'f5']);
    expect(done.shots.every((shot) => shot.includes(' d3'))).toBe(true);
    expect(done.shots.length).toBeGreaterThan(0);
    expect(done.because).toContain('SOLOT-STANCE-22');
  });

  rule('SOLOT-STANCE-23', 'reinforce: tanks first, and everybody to the middle', () => {
    const done = turn({
      stance: 'REINFORCE',
      ai: ['LI 6,1', 'LI 6,8', 'LI 5,1', 'T95 6,4', 'T95 5,4'],
      hand: ['HI', 'T95'],
      ap: 4,
    });
    const rows = done.stands.map((at) => Number(at[1]));
    expect(rows.filter((row) => row === 4 || row === 3).length).toBeGreaterThan(0);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(3);
    expect(done.because).toContain('SOLOT-STANCE-23');
    expect(done.came).toEqual([expect.stringContaining('type-95')]);
  });

  rule('SOLOT-STANCE-24', 'advance: three quarters of the field, the enemy line and Command Groups first', () => {
    const ai = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'T95 3,4', 'T95 6,8', 'T95 5,8', 'T95 4,8'];
    const done = turn({ stance: 'ADVANCE', ai, human: ['LI 1,8', 'CG 1,4', 'LI 1,3'], hand: ['T95'], ap: 4 });
    const rows = done.stands.map((at) => Number(at[1]));
    expect(Math.min(...rows)).toBe(2);
    expect(done.shots[0]).toMatch(/ d1$/);
    expect(done.because).toContain('SOLOT-STANCE-24');
    // a unit whose loss breaks the line comes before the Command Group
    const line = turn({ stance: 'ADVANCE', ai, human: ['LI 1,4', 'LI 2,8', 'CG 2,4'], hand: ['T95'], ap: 4 });
    expect(line.shots[0]).toMatch(/ d1$/);
  });

  rule('SOLOT-STANCE-25', 'full assault: the HQ is the aim', () => {
    const ai = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'T97 4,4'];
    const done = turn({ stance: 'FULL ASSAULT', ai, human: ['LI 3,8', 'LI 1,5'], hand: ['T95'], ap: 4 });
    expect(done.stands.some((at) => at.endsWith('3'))).toBe(true);
    expect(done.shots).toEqual([expect.stringMatching(/ hq|south/)]);
    expect(done.because).toContain('SOLOT-STANCE-25');
  });
});

describe('the aims of an offensive opponent', () => {
  const type = 'offensive' as const;

  rule('SOLOT-STANCE-26', 'reinforce lines: both last lines are held, whoever is out takes terrain and holds', () => {
    const x = { type, stance: 'REINFORCE LINES', solo: OCCUPY, hand: ['LI'], ap: 1, terrain: ['trench 3,5'] };
    const done = turn({ ...x, ai: ['LI 6,1', 'HI 6,2', 'HI 3,4'] });
    expect(done.stands).toContain('e3');
    expect(done.stands.filter((at) => at.endsWith('5'))).toHaveLength(1);
    expect(done.stands.filter((at) => at.endsWith('6'))).toHaveLength(1);
    expect(done.because).toContain('SOLOT-STANCE-26');
  });

  rule('SOLOT-STANCE-27', 'seize and hold: the central area, armour in front', () => {
    const x = { type, stance: 'SEIZE AND HOLD', solo: OCCUPY, hand: ['HI'], ap: 2 };
    const done = turn({ ...x, ai: ['LI 6,1', 'LI 5,1', 'T95 6,4', 'LI 6,6'] });
    expect(done.stands).toContain('d4');
    expect(done.because).toContain('SOLOT-STANCE-27');
  });

  rule('SOLOT-STANCE-28', 'advance: towards the mission target, as far as line 5', () => {
    const x = { type, stance: 'ADVANCE', hand: ['T95'], ap: 4 };
    const ai = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'T95 3,5', 'T95 4,8'];
    const near = turn({ ...x, ai, solo: OCCUPY });
    expect(near.stands).toContain('d2');
    // a target on row 1 is not gone for in this stance
    const far = turn({ ...x, ai, solo: { aim: 'occupy', objective: ['h1'] } });
    expect(Math.min(...far.stands.map((at) => Number(at[1])))).toBe(2);
    expect(near.because).toContain('SOLOT-STANCE-28');
  });

  rule('SOLOT-STANCE-29', 'attack: all fire at the target, and the own line holds', () => {
    const solo = { aim: 'destroy', objective: ['d2'] };
    const x = { type, stance: 'ATTACK', solo, terrain: ['trench 2,4'], hand: ['T95'], ap: 4 };
    const done = turn({ ...x, ai: ['LI 6,4', 'LI 5,4', 'T95 4,4'], human: ['LI 4,6', 'LI 1,8'] });
    expect(done.stands).toContain('d4');
    expect(done.shots[0]).toMatch(/ d4 d2$/);
    expect(done.because).toContain('SOLOT-STANCE-29');
  });

  rule('SOLOT-STANCE-30', 'full assault: the objective at any price, even that of the front of the line', () => {
    const solo = { aim: 'destroy', objective: ['d1'] };
    const x = { type, stance: 'FULL ASSAULT', solo, terrain: ['trench 1,4'], hand: ['T95'], ap: 4 };
    const done = turn({ ...x, ai: ['LI 6,8', 'LI 5,4', 'T95 5,3'], human: ['LI 4,8'] });
    const bold = turn({ ...x, ai: ['LI 6,4', 'T95 5,4'] });
    expect(bold.stands.some((at) => Number(at[1]) <= 4)).toBe(true);
    expect(done.because).toContain('SOLOT-STANCE-30');
  });
});

describe('the aims of a defensive opponent', () => {
  const type = 'defensive' as const;

  rule('SOLOT-STANCE-31', 'total defense: at the enemy who harms the target most, or onto the target', () => {
    const x = { type, stance: 'TOTAL DEFENSE', solo: TARGET, hand: ['LI'], ap: 1 };
    const done = turn({ ...x, ai: ['T97 6,4', 'LI 5,4', 'LI 6,8'], human: ['SHM 2,4', 'LI 1,1'] });
    expect(done.stands).toContain('d4');
    expect(done.because).toContain('SOLOT-STANCE-31');
  });

  rule('SOLOT-STANCE-32', 'reinforce lines: onto the target and beside it, fire at who is near', () => {
    const x = { type, stance: 'REINFORCE LINES', solo: TARGET, hand: ['LI'], ap: 1 };
    const done = turn({ ...x, ai: ['LI 6,4', 'LI 5,4', 'HI 5,5'], human: ['LI 3,3', 'LI 2,6'] });
    expect(done.stands).toContain('d4');
    expect(done.shots.length).toBeGreaterThan(0);
    expect(done.shots.every((shot) => shot.endsWith('c3'))).toBe(true);
    expect(done.because).toContain('SOLOT-STANCE-32');
  });

  rule('SOLOT-STANCE-33', 'hold position: the target first, then the lines around it, heavy units preferred', () => {
    const x = { type, stance: 'HOLD POSITION', solo: TARGET, hand: ['LI', 'T95'], ap: 4 };
    const done = turn({ ...x, ai: ['LI 6,1', 'LI 6,8', 'LI 5,1', 'T95 5,4'] });
    expect(done.stands).toContain('d4');
    expect(done.came).toEqual([expect.stringContaining('type-95')]);
    expect(done.because).toContain('SOLOT-STANCE-33');
  });

  rule('SOLOT-STANCE-34', 'seize and hold: past the line of the target', () => {
    const x = { type, stance: 'SEIZE AND HOLD', solo: TARGET, hand: ['T95'], ap: 4 };
    const done = turn({ ...x, ai: ['LI 6,1', 'LI 5,1', 'LI 4,1', 'T95 4,6'] });
    expect(done.stands.filter((at) => at.endsWith('3'))).toHaveLength(1);
    expect(done.because).toContain('SOLOT-STANCE-34');
  });

  rule(
    'SOLOT-STANCE-35',
    'overcome defense: forward only for an easy kill, fire at the enemy line and Command Groups',
    () => {
      const x = { type, stance: 'OVERCOME DEFENSE', solo: TARGET, hand: ['T95'], ap: 4 };
      const ai = ['LI 6,4', 'LI 5,4', 'LI 4,8', 'T95 4,4'];
      const quiet = turn({ ...x, ai, human: ['LI 1,1', 'LI 1,8'] });
      expect(quiet.stands).toEqual(['d4', 'd5', 'd6', 'h4']);
      const done = turn({ ...x, ai, human: ['CG 2,4', 'HI 2,5', 'LI 1,1'] });
      expect(done.shots[0]).toMatch(/ d2$/);
      expect(done.because).toContain('SOLOT-STANCE-35');
    },
  );
});
