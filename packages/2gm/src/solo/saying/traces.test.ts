import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Answered, type Board, board, SoloTable } from '../table.fixture';
import { type Tactics, tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 80 }, (_x, i) => (i % 4) + 1);

/** The first answer the test is about. */
function answer(position: object, dice: readonly number[], is: (a: Answered) => boolean = () => true): Answered {
  const table = new SoloTable(position, [...dice, ...DICE]);
  for (;;) {
    const answered = table.next();
    if (answered === null) throw new Error('It did nothing of the kind.');
    if (is(answered)) return answered;
  }
}

const about = (at: string) => (a: Answered) => a.wish.split(' ')[1] === at;
const pacific = (x: Partial<Board>): object => board({ phase: 'movement', band: 'B47', ...x });
const ofTactics = (x: Partial<Tactics>): object => tactics({ phase: 'movement', stance: 'ADVANCE', ...x });

describe('a wounded unit says by which row it goes', () => {
  const ai = ['HI 4,4 wounds=1', 'LI 5,6', 'LI 6,6'];
  const hurt = (face: number, x: Partial<Board> = {}) =>
    answer(pacific({ ai, human: ['SHM 2,4'], ...x }), [face], about('d4'));

  rule(['SOLOP-WOUNDED-04', 'SOLOP-WOUNDED-07'], 'normally too: the line of the table stays in the reason', () => {
    expect(hurt(7).thought.because).toEqual(expect.arrayContaining(['SOLOP-WOUNDED-01', 'SOLOP-WOUNDED-04']));
    expect(hurt(10).thought.because).toContain('SOLOP-WOUNDED-04');
    const twice = hurt(9, { ai: ['HI 4,4 wounds=2', 'LI 5,6', 'LI 6,6'] });
    expect(twice.thought.because).toContain('SOLOP-WOUNDED-07');
    expect(twice.thought.because).not.toContain('SOLOP-WOUNDED-04');
  });

  rule(['SOLOP-WOUNDED-01', 'SOLO-RULING-09'], 'nobody could hurt it: no die, and the row that says so', () => {
    const { because } = answer(pacific({ ai, human: ['LI 1,4'] }), [], about('d4')).thought;
    expect(because).toEqual(expect.arrayContaining(['SOLOP-WOUNDED-01', 'SOLO-RULING-09']));
    expect(because).not.toContain('SOLOP-WOUNDED-04');
  });

  rule(['SOLOP-WOUNDED-03', 'SOLO-RULING-38'], 'the words fit the deed: into cover, in cover, no cover', () => {
    expect(hurt(3, { bushes: ['4,3'] }).thought.text).toMatch(/goes into cover/);
    expect(hurt(3, { bushes: ['4,4'] }).thought.text).toMatch(/stays in its cover/);
    expect(hurt(3).thought.text).toMatch(/finds no cover/);
  });
});

describe('who cannot get away', () => {
  rule(
    ['SOLOP-MOVE-22', 'SOLO-RULING-39'],
    'one that gets out of range, one that gets a little away, one that stays',
    () => {
      const flees = (x: Partial<Board>) => answer(pacific({ human: ['SHM 2,4'], ...x }), [], about('d5')).thought.text;
      expect(flees({ ai: ['LI 5,4', 'LI 6,6'] })).toMatch(/goes out of range/);
      const near = answer(pacific({ ai: ['LI 4,4', 'LI 6,6'], human: ['SHM 2,4'] }), [], about('d4'));
      expect(near.thought.text).toMatch(/as far away as it can/);
      const shut = { ai: ['LI 6,1', 'LI 6,2 deployed=true', 'LI 5,1 deployed=true'], human: ['HVT 4,1'] };
      const stays = answer(pacific(shut), [], about('a6'));
      expect([stays.option[0], stays.thought.text]).toEqual(['hold', expect.stringMatching(/gets no further away/)]);
    },
  );

  rule(['SOLOP-APUNIT-03', 'SOLOP-APUNIT-05'], 'a Command Group without a way back says so', () => {
    const shut = { ai: ['CG 6,1', 'LI 6,2 deployed=true', 'LI 5,1 deployed=true'], human: ['HVT 4,1'] };
    const stays = answer(pacific(shut), [], about('a6'));
    expect([stays.option[0], stays.thought.text]).toEqual(['hold', expect.stringMatching(/cannot get away/)]);
  });

  rule('SOLO-RULING-36', 'who stays far from where it is wanted does not say that it is wanted there', () => {
    const there = answer(pacific({ ai: ['LI 4,4', 'LI 5,1', 'LI 6,1'] }), [], about('d4'));
    expect(there.thought.text).toMatch(/stays where it is wanted/);
    // lakes all around
    const lakes = { natural: { d6: 'lake', c5: 'lake', e5: 'lake', d4: 'lake' } };
    const blocked = answer(pacific({ ai: ['LI 5,4', 'LI 6,1', 'LI 5,1'], table: lakes }), [], about('d5'));
    expect(blocked.option[0]).toBe('hold');
    expect(blocked.thought.text).toMatch(/gets no nearer/);
    const t = answer(ofTactics({ ai: ['LI 5,4', 'LI 6,1', 'LI 5,1'], table: lakes }), [], about('d5'));
    expect(t.thought.text).toMatch(/gets no nearer/);
  });
});

describe('placements name what decided', () => {
  const comes = (x: Partial<Board>, dice: readonly number[] = []) =>
    answer(
      pacific({ phase: 'deployment', ap: 4, hand: ['A70'], type: 'defensive', ...x }),
      dice,
      (a) => a.option[0] === 'deploy',
    );

  rule(
    ['SOLOP-PLACE-03', 'SOLO-RULING-12', 'SOLO-RULING-06'],
    'whom it confronts: the third of the field, or the power',
    () => {
      const zone = comes({ human: ['LI 5,7', 'SHM 3,2'] }).thought.because;
      expect(zone).toEqual(expect.arrayContaining(['SOLOP-PLACE-03', 'SOLO-RULING-12']));
      expect(zone).not.toContain('SOLO-RULING-06');
      expect(comes({ human: ['HI 4,6', 'SHM 3,2'] }).thought.because).toContain('SOLO-RULING-06');
    },
  );

  rule(['SOLOP-PLACE-04', 'SOLO-RULING-13'], 'who was passed over: not pierced, or confronted already', () => {
    const armored = comes({ hand: ['A37'], ap: 2, human: ['SHM 3,2', 'HI 4,6'] });
    expect(armored.wish).toBe('deploy type-94-37mm f6');
    expect(armored.thought.because).toEqual(expect.arrayContaining(['SOLOP-PLACE-04', 'SOLOP-PLACE-03']));
    expect(armored.thought.because).not.toContain('SOLO-RULING-13');
    const taken = comes({ ai: ['LI 6,2'], human: ['SHM 3,2', 'HI 4,6'] });
    expect(taken.wish).toBe('deploy type-92-70mm f6');
    expect(taken.thought.because).toContain('SOLO-RULING-13');
    expect(taken.thought.because).not.toContain('SOLOP-PLACE-04');
  });

  rule(
    ['SOLOP-PLACE-05', 'SOLO-RULING-30', 'SOLO-RULING-11'],
    'near terrain: the distance, or the better cover',
    () => {
      const far = comes({ hand: ['LI'], ap: 1, band: 'LE3', human: ['SHM 3,5'], terrain: ['trench 5,3', 'house 4,7'] });
      expect(far.thought.because).toEqual(
        expect.arrayContaining(['SOLOP-PLACE-04', 'SOLOP-PLACE-05', 'SOLO-RULING-30']),
      );
      expect(far.thought.because).not.toContain('SOLO-RULING-11');
      const cover = comes({
        hand: ['LI'],
        ap: 1,
        band: 'LE3',
        human: ['SHM 3,5'],
        terrain: ['trench 5,3', 'house 5,7'],
      });
      expect(cover.wish).toMatch(/ g6$/);
      expect(cover.thought.because).toContain('SOLO-RULING-11');
    },
  );

  rule(
    ['SOLOT-PLACE-01', 'SOLO-RULING-51', 'SOLOT-PLACE-04'],
    'Tactics: the more dangerous of two, and why a die rolls',
    () => {
      const x = { phase: 'deployment', hand: ['T97'], ap: 5 };
      const faced = (a: Answered) => a.option[0] === 'deploy';
      const two = answer(ofTactics({ ...x, human: ['SHM 3,3', 'T95 4,6'] }), [], faced);
      expect(two.thought.because).toContain('SOLO-RULING-51');
      const one = answer(ofTactics({ ...x, human: ['SHM 3,3'] }), [], faced);
      expect(one.thought.because).not.toContain('SOLO-RULING-51');
      const die = answer(ofTactics({ ...x, human: ['LI 3,3'] }), [5], faced);
      expect(die.thought.because).toEqual(expect.arrayContaining(['SOLOT-PLACE-01', 'SOLOT-PLACE-04']));
    },
  );
});

describe('every phase names the stance or behaviour it goes by', () => {
  rule(['SOLOP-BEHAV-24', 'SOLOP-BEHAV-27', 'SOLOP-BEHAV-21'], 'Pacific: movement, deployment and fire', () => {
    for (const [band, id] of [
      ['LE3', 'SOLOP-BEHAV-21'],
      ['B47', 'SOLOP-BEHAV-24'],
      ['GE8', 'SOLOP-BEHAV-27'],
    ] as const) {
      const ai = ['LI 6,1', 'LI 5,1', 'T95 4,4'];
      const moved = answer(pacific({ band, ai }), [], about('d4'));
      expect(moved.thought.because, band).toContain(id);
      const fired = answer(pacific({ phase: 'shooting', band, ai, human: ['LI 3,4'] }), []);
      expect(fired.thought.because, band).toContain(id);
      const came = answer(pacific({ phase: 'deployment', band, ai, ap: 4, hand: ['T97', 'T95'] }), []);
      expect(came.thought.because, band).toContain(id);
    }
  });

  rule(['SOLOT-STANCE-24', 'SOLOT-STANCE-34', 'SOLOT-STANCE-28'], 'Tactics: movement and fire', () => {
    for (const [type, stance, id] of [
      ['variable', 'ADVANCE', 'SOLOT-STANCE-24'],
      ['offensive', 'ADVANCE', 'SOLOT-STANCE-28'],
      ['defensive', 'SEIZE AND HOLD', 'SOLOT-STANCE-34'],
    ] as const) {
      const x = { type, stance, ai: ['LI 6,1', 'LI 5,1', 'T95 5,4'], human: ['LI 3,4'] };
      expect(answer(ofTactics(x), [], about('d5')).thought.because, stance).toContain(id);
      expect(answer(ofTactics({ ...x, phase: 'shooting' }), []).thought.because, stance).toContain(id);
    }
  });

  rule(
    ['SOLO-RULING-56', 'SOLOT-SHOOT-03', 'SOLOT-GOAL-02'],
    'Tactics: the reading of a word, and the goal that chose',
    () => {
      const x = { phase: 'shooting', stance: 'REINFORCE', ai: ['HI 4,4', 'LI 6,1'] };
      const two = answer(ofTactics({ ...x, human: ['LI 3,3', 'HI 3,4'] }), []);
      expect(two.thought.because).toEqual(
        expect.arrayContaining(['SOLOT-SHOOT-03', 'SOLO-RULING-56', 'SOLOT-GOAL-02']),
      );
      const one = answer(ofTactics({ ...x, human: ['LI 3,3'] }), []);
      expect(one.thought.because).not.toContain('SOLOT-GOAL-02');
    },
  );

  rule('SOLOT-SHOOT-05', 'no sentence explains a thing by itself', () => {
    const shot = answer(ofTactics({ phase: 'shooting', stance: 'FULL ASSAULT', ai: ['T95 3,4', 'LI 6,1'] }), []);
    expect(shot.wish).toBe('shoot d3 south');
    expect(shot.thought.text).toMatch(/which is what its stance is after/);
    expect(shot.thought.text).not.toMatch(/which is the HQ/);
  });
});

describe('discards', () => {
  const drops = (hand: readonly string[], band = 'B47'): Answered[] => {
    const table = new SoloTable(board({ phase: 'discard', band, hand }), DICE);
    const out: Answered[] = [];
    while (table.state.phase === 'discard') {
      const answered = table.next();
      if (answered === null) break;
      out.push(answered);
    }
    return out;
  };

  rule(
    ['SOLOP-PRIO-10', 'SOLOP-DISCARD-14', 'SOLOP-DISCARD-22'],
    'a unit of the priorities: its pile, the line, the rest',
    () => {
      const [first] = drops(['A37', 'A25', 'A70']);
      expect(first?.option[0]).toBe('discard');
      expect(first?.thought.because).toEqual([
        'SOLOP-PRIO-10',
        'SOLOP-DISCARD-14',
        'SOLOP-DISCARD-22',
        'SOLO-RULING-53',
      ]);
    },
  );

  rule(
    ['SOLOP-DISCARD-02', 'SOLOP-DISCARD-23', 'SOLOP-DISCARD-24'],
    'what stays: the line, empty priorities, the extras',
    () => {
      const kept = drops(['A37', 'TRK', 'traps', 'fuel']).at(-1);
      expect(kept?.option[0]).toBe('end');
      expect(kept?.thought.because).toEqual([
        'SOLOP-DISCARD-14',
        'SOLOP-DISCARD-02',
        'SOLOP-DISCARD-23',
        'SOLOP-DISCARD-24',
        'SOLO-RULING-53',
      ]);
    },
  );

  rule(['SOLOP-DISCARD-24', 'SOLOP-DISCARD-25'], 'support beyond the three extras', () => {
    const [first] = drops(['TRK', 'traps', 'fuel', 'camouflage']);
    expect(first?.thought.because).toEqual([
      'SOLOP-DISCARD-23',
      'SOLOP-DISCARD-24',
      'SOLOP-DISCARD-25',
      'SOLO-RULING-53',
    ]);
  });
});
