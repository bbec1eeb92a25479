import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Board, board, SoloTable } from '../table.fixture';
import { type Tactics, tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 80 }, (_x, i) => (i % 4) + 1);

const pacific = (x: Partial<Board>): object => board({ phase: 'movement', band: 'B47', ...x });
const ofTactics = (x: Partial<Tactics>): object => tactics({ phase: 'movement', stance: 'ADVANCE', ...x });

function answers(position: object, dice: readonly number[] = DICE) {
  const table = new SoloTable(position, dice);
  return { table, answers: table.phase() };
}

describe('how often the table is read', () => {
  const x = { phase: 'deployment', band: 'B47', hand: ['HVT', 'A25', 'HI'] };
  const came = (ap: number): string[] =>
    answers(pacific({ ...x, ap })).answers.flatMap((a) =>
      a.option[0] === 'deploy' ? [a.wish.split(' ')[1] ?? ''] : [],
    );

  rule('SOLO-RULING-25', '5 AP left and a gun of priority 3 that could be paid: nothing more comes', () => {
    expect(came(12)).toEqual(['type-3-chi-nu']);
    const table = new SoloTable(pacific({ ...x, ap: 12 }), DICE);
    let last = table.next();
    while (table.state.phase === 'deployment') last = table.next();
    expect(last?.option).toEqual(['end']);
    expect(last?.thought.because).toEqual(expect.arrayContaining(['SOLOP-PRIO-09', 'SOLO-RULING-25']));
  });

  rule('SOLO-RULING-25', '6 AP left: once more, and never more than three in all', () => {
    expect(came(13).sort()).toEqual(['heavy-infantry', 'type-3-chi-nu', 'type-96-25mm']);
    const many = { ...x, hand: ['HVT', 'A25', 'HI', 'LI', 'A37', 'T95'], ap: 20 };
    expect(answers(pacific(many)).answers.filter((a) => a.option[0] === 'deploy').length).toBeLessThanOrEqual(3);
  });
});

describe('an opponent without supply', () => {
  const mood = (levers: object, ai: readonly string[]): { rule: string; mood: string }[] => {
    const table = new SoloTable(
      board({ phase: 'initial', ai, human: ['SHM 2,2'], solo: { turn: 5, chain: 0, levers }, table: { turn: 10 } }),
      DICE,
    );
    return table
      .told<{ rule: string; mood: string }>('behaviour')
      .map(({ rule: id, mood: name }) => ({ rule: id, mood: name }));
  };
  const cut = ['HI 5,3', 'HI 5,6', 'LI 4,4'];

  rule(['SOLOP-HQ-02', 'SOLO-RULING-19'], 'defends itself, with the harder HQ of 2 AP too', () => {
    expect(mood({}, cut).at(-1)).toEqual({ rule: 'SOLOP-HQ-02', mood: 'LE3' });
    expect(mood({ income: 1 }, cut).at(-1)).toEqual({ rule: 'SOLOP-HQ-02', mood: 'LE3' });
    // one row of supply is enough
    expect(mood({}, [...cut, 'LI 6,1']).map((m) => m.rule)).not.toContain('SOLOP-HQ-02');
  });
});

describe('a line that ends earlier', () => {
  const parts = (ai: readonly string[], chain: number): string[] => {
    const table = new SoloTable(
      board({ phase: 'initial', ai, human: ['LI 1,1'], solo: { turn: 5, chain }, table: { turn: 10 } }),
      DICE,
    );
    return table.told<{ parts: { rule: string }[] }>('behaviour')[0]?.parts.map((p) => p.rule) ?? [];
  };

  rule(['SOLO-RULING-10', 'SOLOP-BEHAV-18'], 'is not broken while nobody stands beyond its gap', () => {
    expect(parts(['LI 6,1', 'LI 4,1'], 3)).toContain('SOLOP-BEHAV-18');
    expect(parts(['LI 6,1'], 3)).not.toContain('SOLOP-BEHAV-18');
    expect(parts(['LI 6,1', 'LI 4,1'], 1)).not.toContain('SOLOP-BEHAV-18');
    // nothing left on its own row: broken whoever is beyond
    expect(parts(['LI 5,1'], 1)).toContain('SOLOP-BEHAV-18');
  });

  rule(['SOLO-RULING-10', 'SOLOT-STANCE-05'], 'the same in Tactics', () => {
    const stance = (ai: readonly string[]): string[] => {
      const x = { phase: 'initial', ai, human: ['LI 1,1'], solo: { turn: 5, chain: 3 } };
      const table = new SoloTable(tactics(x), [5, ...DICE]);
      return table.told<{ parts: { rule: string }[] }>('behaviour')[0]?.parts.map((p) => p.rule) ?? [];
    };
    expect(stance(['LI 6,1', 'LI 4,1'])).toContain('SOLOT-STANCE-05');
    expect(stance(['LI 6,1'])).not.toContain('SOLOT-STANCE-05');
  });
});

describe('a radio that nobody threatens', () => {
  const first = (x: Partial<Board>) => new SoloTable(pacific(x), DICE).next();

  rule(['SOLO-RULING-40', 'SOLOP-APUNIT-05'], 'stays where it is; threatened it goes back', () => {
    const safe = first({ ai: ['RAD 5,4', 'LI 6,4 deployed=true'], human: ['LI 1,1'] });
    expect(safe?.wish).toBe('hold d5');
    expect(safe?.thought.because).toContain('SOLO-RULING-40');
    expect(first({ ai: ['RAD 5,4'], human: ['SHM 3,4'] })?.wish).toBe('move d5 d6');
  });
});

describe('only the target', () => {
  const x = { phase: 'shooting', type: 'offensive' as const, stance: 'FULL ASSAULT', terrain: ['house 2,4'] };
  const solo = { aim: 'destroy', objective: ['d2'] };

  rule(['SOLO-RULING-63', 'SOLOT-SHOOT-10'], 'binds who has it in range; the others go by the goals', () => {
    const fired = (ai: readonly string[], human: readonly string[]) =>
      new SoloTable(ofTactics({ ...x, solo, ai, human }), DICE).next();
    expect(fired(['A70 4,4'], ['LI 3,5'])?.wish).toBe('shoot d4 d2');
    const far = fired(['T95 5,8'], ['LI 3,8']);
    expect(far?.wish).toBe('shoot h5 h3');
    expect(far?.thought.because).toEqual(expect.arrayContaining(['SOLOT-SHOOT-10', 'SOLO-RULING-63']));
    // a target that is to be taken is none to destroy
    const taken = new SoloTable(
      ofTactics({ ...x, solo: { ...solo, aim: 'occupy' }, ai: ['A70 4,4'], human: ['LI 3,5'] }),
      DICE,
    );
    expect(taken.next()?.wish).toBe('shoot d4 e3');
  });
});

describe('falling back past a friend', () => {
  const behind = ['HI 5,4 wounds=1', 'LI 6,4 deployed=false', 'LI 6,3', 'LI 6,5'];
  const back = (ai: readonly string[], face = 1, x: Partial<Board> = {}) => {
    const table = new SoloTable(pacific({ band: 'LE3', ai, human: ['SHM 3,4'], ...x }), [face, ...DICE]);
    for (;;) {
      const answered = table.next();
      if (answered === null) throw new Error('It was not asked about d5.');
      if (answered.wish.includes('d5')) return answered;
    }
  };

  rule(['SOLO-RULING-91', 'SOLOP-WOUNDED-08'], 'a fresh unit behind it comes forward in its place', () => {
    const swapped = back(behind);
    expect(swapped.option[0]).toBe('swap');
    expect(swapped.thought.because).toEqual(
      expect.arrayContaining(['SOLOP-WOUNDED-02', 'SOLO-RULING-37', 'SOLO-RULING-91']),
    );
    // with room behind it simply goes
    const room = back(['HI 5,4 wounds=1', 'LI 6,3']);
    expect(room.wish).toBe('move d5 d6');
    expect(room.thought.because).not.toContain('SOLO-RULING-91');
  });

  rule('SOLO-RULING-91', 'not with one that is wounded, brings AP, or is too fast for it', () => {
    // they stand where nobody threatens them, so that they stay there
    for (const friend of ['LI 6,4 wounds=1', 'RAD 6,4', 'T95 6,4']) {
      const stays = back(['HI 5,4 wounds=1', friend], 1, { human: ['LI 3,4'] });
      expect(stays.option[0], friend).toBe('hold');
    }
  });

  rule(['SOLO-RULING-91', 'SOLOT-WOUNDED-02', 'SOLOT-WOUNDED-04'], 'Tactics: the same, but not out of cover', () => {
    const first = (x: Partial<Tactics>) => {
      const table = new SoloTable(ofTactics({ ai: ['HI 5,4 wounds=1', 'LI 6,4'], human: ['SHM 3,4'], ...x }), [
        3,
        ...DICE,
      ]);
      for (;;) {
        const answered = table.next();
        if (answered === null) throw new Error('It was not asked about d5.');
        if (answered.wish.includes('d5')) return answered;
      }
    };
    expect(first({}).option[0]).toBe('swap');
    const covered = first({ terrain: ['trench 5,4'] });
    expect(covered.option[0]).toBe('hold');
    expect(covered.thought.because).toContain('SOLOT-WOUNDED-04');
  });
});

describe('cards that damage the objective, phase by phase', () => {
  // another place is left: what ends the battle would come first whatever the cell says
  const objective = { aim: 'destroy', objective: ['e2', 'a2'] };
  const x = {
    ap: 9,
    hand: ['goliath'],
    ai: ['LI 6,4', 'HI 4,4'],
    human: ['T97 2,4', 'LI 1,1'],
    terrain: ['trench 2,5', 'trench 2,1'],
  };
  const struck = (more: Partial<Board>): string | undefined =>
    answers(pacific({ ...x, ...more, phase: 'shooting', solo: { ...objective, ...more.solo } })).answers.find(
      (a) => a.option[0] === 'play',
    )?.wish;

  rule('SOLOP-PRIO-65', 'in the Shooting Phase only of the offensive opponent with 8 or more', () => {
    expect(struck({ type: 'offensive', band: 'GE8' })).toBe('play goliath e2');
    for (const band of ['T12', 'LE3', 'B47'])
      expect(struck({ type: 'offensive', band, solo: band === 'T12' ? { turn: 2 } : {} }), band).toBe(
        'play goliath d2',
      );
    for (const type of ['variable', 'defensive'] as const)
      expect(struck({ type, band: 'GE8' }), type).toBe('play goliath d2');
  });

  rule('SOLOP-PRIO-65', 'in the Deployment Phase by the same cell, and by no other', () => {
    const fire = (band: string, type: 'variable' | 'offensive' | 'defensive', turn = 4): string[] =>
      answers(
        pacific({
          phase: 'deployment',
          type,
          band,
          ap: 3,
          hand: ['fire'],
          ai: ['LI 6,1'],
          human: ['LI 1,8'],
          terrain: ['trench 2,5', 'trench 2,1'],
          solo: { ...objective, turn },
        }),
      ).answers.map((a) => a.wish);
    expect(fire('GE8', 'offensive')).toEqual([expect.stringMatching(/^play fire [ae]2$/)]);
    expect(fire('T12', 'offensive', 2)).toEqual([]);
    expect(fire('LE3', 'offensive')).toEqual([]);
    expect(fire('B47', 'offensive')).toEqual([]);
    expect(fire('GE8', 'defensive')).toEqual([]);
  });
});
