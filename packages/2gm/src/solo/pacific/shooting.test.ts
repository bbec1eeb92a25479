import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Board, because, board, SoloTable } from '../table.fixture';

const rule = ruleTests<RuleId>(book);

/** One Shooting Phase; every attack misses unless dice say otherwise. */
function shoots(x: Omit<Board, 'phase'>, dice: readonly number[] = [1]) {
  const table = new SoloTable(board({ ...x, phase: 'shooting' }), dice);
  const answers = table.phase();
  table.end();
  return { wishes: answers.map((a) => a.wish), rules: because(answers), table };
}

describe('targets', () => {
  rule(
    ['SOLOP-TARGET-04', 'SOLOP-BEHAV-21', 'SOLO-RULING-44'],
    'variable, 3 or less: enemies in rows 5 and 6 first, nearest to its own HQ',
    () => {
      const done = shoots({ band: 'LE3', ai: ['T95 5,4'], human: ['LI 4,4', 'LI 5,7'] });
      expect(done.wishes).toEqual(['shoot d5 g5']);
      expect(done.rules).toContain('SOLOP-BEHAV-21');
      expect(shoots({ band: 'LE3', ai: ['T95 5,4'], human: ['LI 4,4', 'LI 3,4'] }).wishes).toEqual(['shoot d5 d4']);
    },
  );

  rule('SOLOP-BEHAV-24', 'variable, 4 to 7: enemies in rows 3 and 4, and who breaks the line', () => {
    const done = shoots({ band: 'B47', ai: ['T95 4,4'], human: ['LI 5,4', 'LI 3,6'] });
    expect(done.wishes).toEqual(['shoot d4 f3']);
    expect(done.rules).toContain('SOLOP-BEHAV-24');
  });

  rule('SOLOP-BEHAV-27', 'variable, 8 or more: everybody, nearest to the enemy HQ', () => {
    const done = shoots({ band: 'GE8', ai: ['T95 4,4'], human: ['LI 5,4', 'LI 3,6', 'LI 2,4'] });
    expect(done.wishes).toEqual(['shoot d4 d2']);
    expect(done.rules).toContain('SOLOP-BEHAV-27');
  });

  const objective = { aim: 'occupy', objective: ['h4'] };

  rule('SOLOP-BEHAV-22', 'offensive, 3 or less: rows 4 to 6', () => {
    const done = shoots({
      type: 'offensive',
      band: 'LE3',
      solo: objective,
      ai: ['T95 4,6'],
      human: ['LI 3,8', 'LI 3,7', 'LI 4,5'],
    });
    expect(done.wishes).toEqual(['shoot f4 e4']);
    expect(done.rules).toContain('SOLOP-BEHAV-22');
  });

  rule('SOLOP-BEHAV-25', 'offensive, 4 to 7: near the objective', () => {
    const done = shoots({
      type: 'offensive',
      band: 'B47',
      solo: objective,
      ai: ['T95 4,6'],
      human: ['LI 4,5', 'LI 4,7'],
    });
    expect(done.wishes).toEqual(['shoot f4 g4']);
    expect(done.rules).toContain('SOLOP-BEHAV-25');
  });

  rule('SOLOP-BEHAV-28', 'offensive, 8 or more: its defenders', () => {
    const done = shoots({
      type: 'offensive',
      band: 'GE8',
      solo: objective,
      ai: ['T95 4,6'],
      human: ['LI 3,7 wounds=1', 'LI 4,7 wounds=1'],
    });
    expect(done.wishes).toEqual(['shoot f4 g4']);
    expect(done.rules).toContain('SOLOP-BEHAV-28');
  });

  const defended = { aim: 'defend', objective: ['h4'] };

  rule('SOLOP-BEHAV-23', 'defensive, 3 or less: who reaches for the objective', () => {
    const done = shoots({
      type: 'defensive',
      band: 'LE3',
      solo: defended,
      ai: ['T95 4,6'],
      human: ['LI 4,5', 'LI 3,7'],
    });
    expect(done.wishes).toEqual(['shoot f4 g3']);
    expect(done.rules).toContain('SOLOP-BEHAV-23');
  });

  rule('SOLOP-BEHAV-26', 'defensive, 4 to 7: the same', () =>
    expect(
      shoots({ type: 'defensive', band: 'B47', solo: defended, ai: ['T95 4,6'], human: ['LI 4,5', 'LI 3,7'] }).rules,
    ).toContain('SOLOP-BEHAV-26'),
  );

  rule('SOLOP-BEHAV-29', 'defensive, 8 or more: the middle', () => {
    const done = shoots({
      type: 'defensive',
      band: 'GE8',
      solo: defended,
      ai: ['T95 4,6'],
      human: ['LI 5,7', 'LI 3,5'],
    });
    expect(done.wishes).toEqual(['shoot f4 e3']);
    expect(done.rules).toContain('SOLOP-BEHAV-29');
  });

  rule(['SOLOP-TARGET-06', 'SOLO-RULING-45'], 'the one that is easier to hit', () => {
    const done = shoots({
      band: 'B47',
      ai: ['T95 4,4'],
      human: ['LI 3,3 wounds=1', 'LI 3,5 wounds=1'],
      bushes: ['3,3'],
    });
    expect(done.wishes).toEqual(['shoot d4 e3']);
    expect(done.rules).toContain('SOLOP-TARGET-06');
  });

  rule('SOLOP-TARGET-07', 'then one that is under fire already', () => {
    const done = shoots({
      band: 'B47',
      ai: ['T95 4,4', 'HI 4,8 fired=true'],
      human: ['LI 3,3 wounds=1', 'LI 3,5 wounds=1 attackers=["h4"]'],
    });
    expect(done.wishes).toEqual(['shoot d4 e3']);
    expect(done.rules).toContain('SOLOP-TARGET-07');
  });

  rule(
    ['SOLO-RULING-08', 'SOLOP-GEN-02'],
    'a shot that ends the battle, or saves its own HQ, before all others',
    () => {
      const win = shoots({ band: 'B47', ai: ['T95 2,4'], human: ['HTR 2,6 wounds=1'], south: { hq: 2 } });
      expect(win.wishes).toEqual(['shoot d2 south']);
      const save = shoots({ band: 'B47', ai: ['T95 4,4'], human: ['HTR 3,6 wounds=1', 'A70 5,6'], north: { hq: 3 } });
      expect(save.wishes).toEqual(['shoot d4 f5']);
      expect(save.rules).toContain('SOLO-RULING-08');
    },
  );

  rule('SOLOP-TARGET-02', 'in a scenario the objective to destroy', () =>
    expect(
      shoots(
        {
          type: 'offensive',
          band: 'B47',
          solo: { aim: 'destroy', objective: ['d3'] },
          terrain: ['house 3,4'],
          ai: ['T95 5,4'],
          human: ['LI 4,4'],
        },
        [],
      ).wishes,
    ).toEqual(['shoot d5 d3']),
  );
});

describe('weapons', () => {
  rule(['SOLOP-SHOOT-04', 'SOLO-RULING-47'], 'an HMG is set up when it has a target, and fires', () => {
    const done = shoots({ band: 'B47', ai: ['HI 4,4 upgrades=["hmg"]'], human: ['LI 4,6'] }, [1, 1]);
    expect(done.wishes).toEqual(['shoot d4 f4', 'mount d4', 'shoot d4 f4 with hmg']);
    expect(shoots({ band: 'B47', ai: ['HI 4,4 upgrades=["hmg"]'], human: ['LI 1,8'] }, []).wishes).toEqual([]);
  });

  rule('SOLO-RULING-46', 'aircraft fire after the main weapons', () => {
    const done = shoots({ band: 'GE8', ai: ['ZERO hq', 'LI 4,4'], human: ['LI 3,4'] }, [1, 1]);
    expect(done.wishes.map((w) => w.split(' ')[0])).toEqual(['shoot', 'raid']);
    expect(done.rules).toContain('SOLOP-PRIO-61');
  });
});

describe('aircraft', () => {
  const flies = (x: Omit<Board, 'phase' | 'ai'>) => shoots({ ...x, ai: ['ZERO hq'] }, [1]);
  const human = ['LI 1,1', 'LI 1,2', 'LI 2,2', 'HI 3,5'];

  rule(['SOLOP-PRIO-51', 'SOLO-RULING-50'], 'offensive, 4 to 7: against the supply line', () => {
    const done = flies({ type: 'offensive', band: 'B47', human });
    expect(done.wishes).toEqual(['raid north:mits-a6m-zero b2']);
    expect(done.rules).toContain('SOLOP-PRIO-51');
  });

  rule(
    ['SOLOP-PRIO-57', 'SOLOP-PRIO-72', 'SOLO-RULING-51'],
    'defensive, 4 and more: against the most dangerous',
    () => {
      for (const band of ['B47', 'GE8']) {
        const done = flies({ type: 'defensive', band, human: ['LI 1,1', 'A70 4,5', 'HI 3,8'] });
        expect(done.wishes).toEqual(['raid north:mits-a6m-zero e4']);
      }
    },
  );

  rule(['SOLOP-PRIO-61', 'SOLOP-PRIO-67'], '8 and more: against the HQ', () => {
    expect(flies({ band: 'GE8', human }).wishes).toEqual(['raid north:mits-a6m-zero south']);
    expect(flies({ type: 'offensive', band: 'GE8', human }).wishes).toEqual(['raid north:mits-a6m-zero south']);
  });

  rule('SOLO-RULING-46', 'a fighter that no table sends out stays at home', () =>
    expect(shoots({ band: 'LE3', ai: ['ZERO hq'], human }, []).wishes).toEqual([]),
  );
});

describe('cards in the Shooting Phase', () => {
  const human = ['LI 3,4 wounds=2', 'LI 3,6 wounds=2'];

  rule(['SOLOP-CARDUSE-01', 'SOLO-RULING-69'], 'Promotion: an undamaged tank that has destroyed somebody', () => {
    const done = shoots({ band: 'B47', ap: 1, hand: ['promotion'], ai: ['T95 4,4', 'HI 4,6'], human }, [9, 9]);
    expect(done.wishes).toContain('play promotion d4');
    expect(done.rules).toContain('SOLOP-CARDUSE-01');
  });

  rule('SOLOP-CARDUSE-02', 'otherwise artillery', () =>
    expect(
      shoots({ band: 'B47', ap: 1, hand: ['promotion'], ai: ['A70 6,4'], human: ['LI 3,4 wounds=2'] }, [9]).rules,
    ).toContain('SOLOP-CARDUSE-02'),
  );

  rule('SOLOP-CARDUSE-03', 'otherwise infantry without wounds', () => {
    expect(
      shoots({ band: 'B47', ap: 1, hand: ['promotion'], ai: ['HI 4,4'], human: ['LI 3,4 wounds=2'] }, [9]).rules,
    ).toContain('SOLOP-CARDUSE-03');
    expect(
      shoots({ band: 'B47', ap: 1, hand: ['promotion'], ai: ['HI 4,4 wounds=1'], human: ['LI 3,4 wounds=2'] }, [9])
        .wishes,
    ).toEqual(['shoot d4 d3']);
  });

  rule('SOLOP-CARDUSE-04', 'Rapid Fire against the HQ, Fortunate against who breaks the line', () => {
    const rapid = shoots({ band: 'B47', ap: 2, hand: ['rapid-fire'], ai: ['T95 2,4'] }, [1, 1]);
    expect(rapid.wishes).toEqual(['shoot d2 south', 'play rapid-fire d2', 'shoot d2 south']);
    const breaker = shoots(
      { band: 'B47', ap: 1, hand: ['fortunate'], ai: ['T95 4,4'], human: ['LI 1,1', 'LI 2,4', 'HI 3,8'] },
      [1, 1],
    );
    expect(breaker.wishes).toEqual(['shoot d4 d2', 'play fortunate']);
  });
});

describe('the Flip Over Phase', () => {
  const flips = (x: Omit<Board, 'phase'>, dice: readonly number[] = []) => {
    const table = new SoloTable(board({ ...x, phase: 'flip' }), dice);
    const wishes = table.wishes();
    table.end();
    return { wishes, table };
  };

  rule('SOLOP-FLIP-01', 'tokens turn back as everybody else’s', () => {
    const { table } = flips({ band: 'B47', ai: ['TSM 6,1 upgrades=[{"name":"smoke-grenade","grey":true}]'] });
    expect(table.state.units[0]?.tokens[0]?.grey).toBe(false);
  });

  rule('SOLO-RULING-47', 'an idle HMG is taken down', () => {
    const hmg = 'HI 6,1 upgrades=[{"name":"hmg","grey":false,"mounted":3}]';
    expect(flips({ band: 'B47', ai: [hmg], human: ['LI 1,8'] }).wishes).toEqual(['dismount a6']);
    expect(flips({ band: 'B47', ai: [hmg], human: ['LI 5,2'] }).wishes).toEqual([]);
  });

  rule('SOLOP-FLIP-02', 'Overheat on the upgraded enemy that is closest', () => {
    const human = ['SHM 2,1 upgrades=["mg"]', 'HI 4,4 upgrades=[{"name":"hmg","grey":false,"mounted":3}]'];
    expect(flips({ band: 'B47', ap: 1, hand: ['overheat'], ai: ['LI 5,4'], human }).wishes).toEqual([
      'play overheat d4',
    ]);
  });

  rule('SOLOP-FLIP-03', 'several tanks: a die', () => {
    const human = ['SHM 3,3 upgrades=["mg"]', 'SHM 3,5 upgrades=["mg"]'];
    expect(flips({ band: 'B47', ap: 1, hand: ['overheat'], ai: ['LI 5,4'], human }, [6]).wishes).toEqual([
      'play overheat e3',
    ]);
  });
});
