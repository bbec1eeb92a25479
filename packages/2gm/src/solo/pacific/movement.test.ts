import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Board, because, board, SoloTable } from '../table.fixture';

const rule = ruleTests<RuleId>(book);

/** The moves of one Movement Phase and the rules behind them. */
function moves(x: Omit<Board, 'phase'>, dice: readonly number[] = []) {
  const table = new SoloTable(board({ ...x, phase: 'movement' }), dice);
  const answers = table.phase();
  table.end();
  return { wishes: answers.map((a) => a.wish), rules: because(answers), table };
}

const OBJECTIVE = { aim: 'occupy', objective: ['d4'] };

describe('where units go', () => {
  rule('SOLOP-MOVE-03', 'opening, variable: rows 6 and 5', () => {
    const done = moves({ band: 'T12', solo: { turn: 1 }, ai: ['HI 6,3', 'T95 6,6'] });
    expect(done.wishes).toEqual(['move f6 f5']);
    expect(done.rules).toContain('SOLOP-MOVE-03');
    expect(moves({ band: 'T12', solo: { turn: 1 }, ai: ['HI 6,3', 'HI 5,3'] }).wishes).toEqual([]);
  });

  rule('SOLOP-MOVE-04', 'opening, offensive: to the objective, else row 4', () => {
    const near = moves({
      type: 'offensive',
      band: 'T12',
      solo: { turn: 1, ...OBJECTIVE },
      ai: ['HI 6,2 deployed=true', 'HI 5,4', 'LI 5,2 deployed=true'],
    });
    expect(near.wishes[0]).toBe('move d5 d4');
    expect(near.rules).toContain('SOLOP-MOVE-04');
    const far = moves({ type: 'offensive', band: 'T12', solo: { turn: 1, aim: 'none' }, ai: ['HI 6,2', 'T95 6,4'] });
    expect(far.wishes).toEqual(['move d6 d5']);
  });

  rule('SOLOP-MOVE-05', 'opening, defensive: to the objective while two others stay behind', () => {
    const solo = { turn: 1, aim: 'defend', objective: ['d4'] };
    const enough = moves({ type: 'defensive', band: 'T12', solo, ai: ['HI 6,2', 'LI 5,2', 'HI 5,4'] });
    expect(enough.wishes).toEqual(['move d5 d4']);
    expect(enough.rules).toContain('SOLOP-MOVE-05');
    expect(moves({ type: 'defensive', band: 'T12', solo, ai: ['HI 6,2', 'HI 5,4'] }).wishes).toEqual([]);
  });

  rule('SOLOP-MOVE-11', 'variable, 3 or less: rows 6 and 5', () => {
    const done = moves({ band: 'LE3', ai: ['HI 6,3', 'HI 5,3', 'HI 4,4'] });
    expect(done.wishes).toEqual(['move d4 d5']);
    expect(done.rules).toContain('SOLOP-MOVE-11');
  });

  rule('SOLOP-MOVE-12', 'offensive, 3 or less: to the objective, else row 4', () => {
    const done = moves({
      type: 'offensive',
      band: 'LE3',
      solo: { aim: 'none' },
      ai: ['HI 6,2 deployed=true', 'HI 5,4', 'LI 5,7 deployed=true'],
    });
    expect(done.wishes).toContain('move d5 d4');
    expect(done.rules).toContain('SOLOP-MOVE-12');
  });

  rule('SOLOP-MOVE-13', 'defensive, 3 or less: rows 6 and 5', () => {
    const done = moves({
      type: 'defensive',
      band: 'LE3',
      solo: { aim: 'defend', objective: ['h1'] },
      ai: ['HI 6,3', 'HI 5,3', 'HI 4,4'],
    });
    expect(done.wishes).toEqual(['move d4 d5']);
    expect(done.rules).toContain('SOLOP-MOVE-13');
  });

  rule('SOLOP-MOVE-14', 'variable, 4 to 7: rows 4 and 3', () => {
    const done = moves({
      band: 'B47',
      ai: ['HI 6,3 deployed=true', 'HI 5,3 deployed=true', 'LI 4,2 deployed=true', 'LI 4,6'],
    });
    expect(done.wishes).toContain('move f4 f3');
    expect(done.rules).toContain('SOLOP-MOVE-14');
  });

  rule('SOLOP-MOVE-15', 'offensive, 4 to 7: to the objective, else row 3', () => {
    const done = moves({
      type: 'offensive',
      band: 'B47',
      solo: { aim: 'none' },
      ai: ['HI 6,3 deployed=true', 'HI 5,3 deployed=true', 'LI 4,2 deployed=true', 'T95 4,6'],
    });
    expect(done.wishes).toContain('move f4 e3'); // from there it has the HQ in range
    expect(done.rules).toContain('SOLOP-MOVE-15');
    const placed = moves({
      type: 'offensive',
      band: 'B47',
      solo: { aim: 'occupy', objective: ['h4'] },
      ai: ['HI 6,3 deployed=true', 'HI 5,3 deployed=true', 'LI 4,2 deployed=true', 'T95 4,6'],
    });
    expect(placed.wishes).toContain('move f4 h4');
  });

  rule('SOLOP-MOVE-16', 'defensive, 4 to 7: to the objective, else row 4', () => {
    const solo = { aim: 'defend', objective: ['h4'] };
    const done = moves({
      type: 'defensive',
      band: 'B47',
      solo,
      ai: ['HI 6,3 deployed=true', 'HI 5,3 deployed=true', 'LI 4,2 deployed=true', 'T95 4,6'],
    });
    expect(done.wishes).toContain('move f4 h4');
    expect(done.rules).toContain('SOLOP-MOVE-16');
    const row = moves({
      type: 'defensive',
      band: 'B47',
      solo: { aim: 'none' },
      ai: ['HI 6,3 deployed=true', 'HI 5,3 deployed=true', 'LI 5,6'],
    });
    expect(row.wishes).toContain('move f5 f4');
  });

  rule('SOLOP-MOVE-17', 'variable, 8 or more: rows 2 and 1', () => {
    const done = moves({ band: 'GE8', ai: ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'T95 3,5'] });
    expect(done.wishes).toEqual(['move e3 e2']);
    expect(done.rules).toContain('SOLOP-MOVE-17');
  });

  rule('SOLOP-MOVE-18', 'offensive, 8 or more: to the objective, else row 2', () => {
    const ai = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'T95 3,5'];
    const done = moves({ type: 'offensive', band: 'GE8', solo: { aim: 'none' }, ai });
    expect(done.wishes).toEqual(['move e3 e2']);
    expect(done.rules).toContain('SOLOP-MOVE-18');
  });

  rule('SOLOP-MOVE-19', 'defensive, 8 or more: to the objective, else row 3', () => {
    const done = moves({
      type: 'defensive',
      band: 'GE8',
      solo: { aim: 'none' },
      ai: ['LI 6,1', 'LI 5,1', 'LI 4,1', 'T95 4,5'],
    });
    expect(done.wishes).toEqual(['move e4 e3']);
    expect(done.rules).toContain('SOLOP-MOVE-19');
  });

  rule('SOLOP-MOVE-01', 'who was deployed this turn stays', () => {
    expect(moves({ band: 'B47', ai: ['HI 6,3', 'HI 6,5', 'T95 6,4 deployed=true'] }, [1]).wishes).not.toContain(
      'move d6 d5',
    );
  });

  rule(['SOLOP-MOVE-02', 'SOLO-RULING-33'], 'row 6 first, the dearer one of a row before the others', () => {
    const done = moves({ band: 'B47', ai: ['HI 6,1', 'T95 6,3', 'LI 6,5', 'T97 5,7'] });
    expect(done.wishes.map((w) => w.split(' ')[1])).toEqual(['c6', 'a6', 'g5']);
  });

  rule(['SOLOP-MOVE-21', 'SOLO-RULING-36'], 'of equally good spaces the one with cover', () => {
    const done = moves({ band: 'B47', ai: ['LI 6,1', 'LI 5,1', 'T95 5,4'], bushes: ['4,5'] });
    expect(done.wishes).toEqual(['move d5 e4']);
    expect(done.rules).toContain('SOLOP-MOVE-21');
  });

  rule(['SOLOP-MOVE-23', 'SOLOP-MOVE-24'], 'nobody assaults and nobody walks beside a tank', () => {
    const done = moves({ band: 'GE8', ai: ['LI 6,1', 'LI 5,1', 'T95 5,4', 'HI 5,5'], human: ['LI 4,5 wounds=2'] }, [1]);
    expect(done.wishes.every((w) => w.startsWith('move'))).toBe(true);
  });

  rule('SOLO-RULING-65', 'the passenger gets off where the carrier was bound for', () => {
    const table = new SoloTable(
      board({
        phase: 'movement',
        band: 'B47',
        ai: ['LI 6,1', 'LI 5,1', 'TRK 4,4'],
        table: {
          units: [
            { at: 'a6', side: 'north', card: 'light-infantry' },
            { at: 'a5', side: 'north', card: 'light-infantry' },
            { at: 'd4', side: 'north', card: 'type-98-so-da' },
            { at: 'craft', carrier: 'd4', side: 'north', card: 'heavy-infantry' },
          ],
        },
      }),
      [1],
    );
    expect(table.wishes()).toContain('unload d4 e4');
    table.end();
  });

  rule(['SOLO-RULING-34', 'SOLOP-APUNIT-06'], 'a transport with supplies closes up for nobody', () => {
    const supplies = 'SUP 6,4 upgrades=["supplies"]';
    const done = moves({ band: 'GE8', ai: ['LI 6,1 deployed=true', supplies, 'HI 5,4'] });
    // nobody could fill row 5 behind the infantry, so it stays
    expect(done.table.standing()).toEqual(['a6', 'd5', 'd6']);
    expect(moves({ band: 'GE8', ai: ['LI 6,1 deployed=true', 'TRK 6,4', 'HI 5,4'] }).table.standing()).toEqual([
      'a6',
      'd4',
      'd5',
    ]);
  });
});

describe('wounded units', () => {
  const one = ['HI 4,4 wounds=1', 'LI 5,6', 'LI 6,6'];
  const two = ['HI 4,4 wounds=2', 'LI 5,6', 'LI 6,6'];
  const human = ['SHM 2,4'];
  const first = (ai: readonly string[], face: number, bushes: readonly string[] = []) => {
    const done = moves({ band: 'B47', ai, human, bushes }, [face]);
    return {
      move: done.wishes.filter((w) => w.startsWith('move d4'))[0] ?? 'stays',
      rules: done.rules,
      table: done.table,
    };
  };
  const said = (ai: readonly string[], face: number, bushes: readonly string[] = []): string[] => {
    const table = new SoloTable(board({ phase: 'movement', band: 'B47', ai, human, bushes }), [face]);
    for (;;) {
      const answered = table.next();
      if (answered === null) return [];
      if (answered.thought.because.includes('SOLOP-WOUNDED-01')) return [...answered.thought.because];
    }
  };

  rule(['SOLOP-WOUNDED-02', 'SOLOP-WOUNDED-08', 'SOLO-RULING-37'], 'one wound, 1 or 2: back', () => {
    expect([first(one, 1).move, first(one, 2).move]).toEqual(['move d4 d5', 'move d4 d5']);
    expect(said(one, 2)).toEqual(expect.arrayContaining(['SOLOP-WOUNDED-02', 'SOLOP-WOUNDED-08']));
  });

  rule(['SOLOP-WOUNDED-03', 'SOLO-RULING-38', 'SOLO-RULING-11'], 'one wound, 3 to 6: into cover, or it stays', () => {
    expect([first(one, 3).move, first(one, 6, ['4,3']).move]).toEqual(['stays', 'move d4 c4']);
    expect(said(one, 6)).toContain('SOLOP-WOUNDED-03');
  });

  rule('SOLOP-WOUNDED-04', 'one wound, 7 to 10: as its behaviour says', () => {
    expect(said(one, 7)).not.toContain('SOLOP-WOUNDED-02');
    expect(said(one, 10)).not.toContain('SOLOP-WOUNDED-03');
  });

  rule('SOLOP-WOUNDED-05', 'two wounds, 1 to 5: back', () => {
    expect([first(two, 1).move, first(two, 5).move]).toEqual(['move d4 d5', 'move d4 d5']);
    expect(said(two, 5)).toContain('SOLOP-WOUNDED-05');
  });

  rule('SOLOP-WOUNDED-06', 'two wounds, 6 to 8: into cover, or it stays', () => {
    expect([first(two, 6).move, first(two, 8, ['4,3']).move]).toEqual(['stays', 'move d4 c4']);
    expect(said(two, 8)).toContain('SOLOP-WOUNDED-06');
  });

  rule('SOLOP-WOUNDED-07', 'two wounds, 9 or 10: as its behaviour says', () => {
    expect(said(two, 9)).not.toContain('SOLOP-WOUNDED-06');
    expect(said(two, 10)).not.toContain('SOLOP-WOUNDED-05');
  });

  rule(['SOLOP-WOUNDED-09', 'SOLO-RULING-41'], 'who can heal goes to the wounded and heals', () => {
    const done = moves({
      band: 'B47',
      ai: ['MED 6,2 upgrades=["medics"]', 'LI 6,8 deployed=true', 'HI 6,4 wounds=2 deployed=true'],
    });
    expect(done.wishes.slice(0, 2)).toEqual(['move b6 c6', 'heal c6 d6']);
    expect(done.rules).toContain('SOLOP-WOUNDED-09');
  });

  rule('SOLO-RULING-41', 'the most wounded beside it, then the dearer; one that is only sick is let be', () => {
    const medic = 'MED 6,2 upgrades=["medics"]';
    const cured = (...friends: readonly string[]) =>
      moves({ band: 'B47', ai: [medic, ...friends.map((each) => `${each} deployed=true`)] }).wishes.filter((w) =>
        w.startsWith('heal'),
      );
    expect(cured('HI 6,1 wounds=1', 'LI 6,3 wounds=2')).toEqual(['heal b6 c6']);
    expect(cured('LI 6,1 wounds=1', 'HI 6,3 wounds=1')).toEqual(['heal b6 c6']);
    expect(cured('HI 6,1 wounds=1', 'LI 6,3 wounds=1')).toEqual(['heal b6 a6']);
    expect(cured('HI 6,1 cards=[{"card":"sick-patients","by":"south"}]')).toEqual([]);
  });

  rule('SOLO-RULING-09', 'a human aircraft frightens nobody', () => {
    const done = moves({ band: 'B47', ai: one, human: ['ZERO hq'] });
    expect(done.table.asked).toEqual([]);
  });
});

describe('units that bring AP', () => {
  rule(['SOLOP-APUNIT-01', 'SOLO-RULING-40'], 'a Command Group goes forward in safety', () => {
    const done = moves({ band: 'B47', ai: ['CG 6,4', 'LI 6,8 deployed=true'] });
    expect(done.wishes).toEqual(['move d6 d5']);
    expect(done.rules).toContain('SOLOP-APUNIT-01');
  });

  rule('SOLOP-APUNIT-02', 'but not beyond row 4', () => {
    const ai = ['CG 4,4', 'CG 5,4', 'LI 5,1 deployed=true', 'LI 6,8 deployed=true'];
    expect(moves({ band: 'GE8', ai }).wishes).toEqual([]);
  });

  rule('SOLOP-APUNIT-03', 'threatened on the last row it goes aside', () => {
    const done = moves({ band: 'B47', ai: ['CG 6,4', 'LI 6,8 deployed=true'], human: ['SHM 3,4'] }, [1]);
    expect(done.wishes).toHaveLength(1);
    expect(['move d6 c6', 'move d6 e6']).toContain(done.wishes[0]);
  });

  rule('SOLOP-APUNIT-05', 'a threatened radio unit goes back', () => {
    const done = moves({
      band: 'B47',
      ai: ['RAD 5,4', 'LI 6,8 deployed=true', 'LI 5,8 deployed=true'],
      human: ['SHM 3,4'],
    });
    expect(done.wishes).toEqual(['move d5 d6']);
    expect(done.rules).toContain('SOLOP-APUNIT-05');
  });

  rule('SOLOP-APUNIT-06', 'a transport with supplies goes to the last row, into cover', () => {
    const done = moves({ band: 'B47', ai: ['SUP 4,4 upgrades=["supplies"]', 'LI 6,8 deployed=true'], bushes: ['6,5'] });
    expect(done.wishes).toEqual(['move d4 e6']);
    expect(done.rules).toContain('SOLOP-APUNIT-06');
  });
});
