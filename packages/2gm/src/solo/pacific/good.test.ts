import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { does, file, SoloTable } from '../table.fixture';

const rule = ruleTests<RuleId>(book);

interface Mood {
  readonly mood: string;
  readonly sum: number;
  readonly rule: string;
  readonly aim?: string;
}

/** What the Initial and Headquarters Phases make of the battlefield. */
function mood(name: string): Mood {
  const table = new SoloTable(file(name));
  const last = table.told<Mood>('behaviour').at(-1);
  if (last === undefined) throw new Error('It has made up no mind.');
  return { mood: last.mood, sum: last.sum, rule: last.rule };
}

describe('what good looks like: behaviour and cards', () => {
  rule(
    ['SOLOP-BEHAV-11', 'SOLOP-BEHAV-12', 'SOLOP-BEHAV-16', 'SOLOP-BEHAV-17', 'SOLOP-BEHAV-19'],
    'at-01: rows held and lost',
    () => expect(mood('at-01')).toEqual({ mood: 'LE3', sum: 3, rule: 'SOLOP-BEHAV-19' }),
  );

  rule(
    ['SOLOP-BEHAV-21', 'SOLOP-BEHAV-24', 'SOLOP-BEHAV-27', 'SOLOP-BEHAV-01'],
    'what each band is about is told',
    () => {
      const aims = ['at-01', 'at-02', 'at-03', 'at-07'].map(
        (name) => new SoloTable(file(name)).told<Mood>('behaviour').at(-1)?.aim,
      );
      expect(aims).toEqual(['SOLOP-BEHAV-21', 'SOLOP-BEHAV-24', 'SOLOP-BEHAV-27', 'SOLOP-BEHAV-01']);
    },
  );

  rule(['SOLOP-BEHAV-16', 'SOLO-RULING-17'], 'at-02: a row with both sides is not lost', () =>
    expect(mood('at-02')).toMatchObject({ mood: 'B47', sum: 4 }),
  );

  rule(['SOLOP-BEHAV-15', 'SOLO-RULING-18'], 'at-03: a gun that reaches the HQ', () =>
    expect(mood('at-03')).toMatchObject({ mood: 'GE8', sum: 11 }),
  );

  rule(['SOLOP-BEHAV-18', 'SOLO-RULING-10'], 'at-04: the human has broken the line', () =>
    expect(mood('at-04')).toMatchObject({ mood: 'LE3', sum: 1 }),
  );

  rule('SOLO-RULING-10', 'at-05: a gap of its own making does not count', () =>
    expect(mood('at-05')).toMatchObject({ mood: 'B47', sum: 5 }),
  );

  rule(['SOLOP-HQ-02', 'SOLO-RULING-19'], 'at-06: without supply it defends itself', () =>
    expect(mood('at-06')).toEqual({ mood: 'LE3', sum: 6, rule: 'SOLOP-HQ-02' }),
  );

  rule(['SOLOP-BEHAV-01', 'SOLO-RULING-14'], 'at-07: the opening knows no sum', () =>
    expect(mood('at-07')).toEqual({ mood: 'T12', sum: 0, rule: 'SOLOP-BEHAV-01' }),
  );

  rule(['SOLOP-CARDS-01', 'SOLOP-DISCARD-26'], 'at-08: the discards are shuffled in the middle of a draw', () => {
    const table = new SoloTable(file('at-08'));
    expect([table.north.hand.length, table.north.deck.length, table.north.discard.length]).toEqual([8, 8, 0]);
    expect(table.told('reshuffled')).toHaveLength(1);
  });
});

describe('what good looks like: which cards', () => {
  rule(['SOLOP-PRIO-43', 'SOLOP-COUNT-01', 'SOLOP-UPGRADE-01', 'SOLOP-UPGRADE-02'], 'at-11: 3 AP', () => {
    does(
      'at-11',
      ['deploy heavy-infantry c6', 'equip +hmg'],
      ['SOLOP-PRIO-43', 'SOLOP-COUNT-01', 'SOLOP-UPGRADE-01', 'SOLOP-UPGRADE-02'],
      [5],
    );
    does('at-11', ['deploy heavy-infantry c6', 'equip +bazooka'], ['SOLOP-UPGRADE-02'], [6]);
  });

  rule(['SOLOP-PRIO-03', 'SOLOP-COUNT-01'], 'at-12: 2 AP, the dearer one cannot be paid', () => {
    does('at-12', ['deploy light-infantry c6', 'equip +grenades'], ['SOLOP-PRIO-43', 'SOLOP-COUNT-01']);
  });

  rule(['SOLOP-COUNT-03', 'SOLOP-PRIO-44'], 'at-13: 4 AP, the dearest alone', () => {
    does('at-13', ['deploy type-95-ha-go c6', 'equip +tank-mg'], ['SOLOP-COUNT-03', 'SOLOP-PRIO-44']);
  });

  rule(['SOLOP-PRIO-58', 'SOLOP-COUNT-04', 'SOLOP-UPGRADE-03'], 'at-14: 8 AP, a card of 5 or more', () => {
    const table = does(
      'at-14',
      ['deploy type-3-chi-nu c6', 'equip', 'upgrade c6 tank-mg'],
      ['SOLOP-PRIO-58', 'SOLOP-COUNT-04', 'SOLOP-UPGRADE-03'],
    );
    expect(table.north.ap).toBe(0);
  });

  rule(
    ['SOLOP-PRIO-63', 'SOLOP-PRIO-64', 'SOLO-RULING-21', 'SOLO-RULING-27'],
    'at-15: 6 AP, the carrier and its infantry are one card',
    () => {
      const table = does(
        'at-15',
        [
          'deploy type-1-ho-ha c6',
          'equip',
          'load heavy-infantry c6',
          'equip',
          'move c6 d6',
          'stay',
          'upgrade d6:heavy-infantry hmg',
        ],
        ['SOLOP-PRIO-64', 'SOLOP-COUNT-04', 'SOLO-RULING-21'],
        [1],
      );
      expect(table.north.ap).toBe(0);
    },
  );

  rule('SOLOP-PRIO-63', 'at-16: 7 AP, the tank with both upgrades', () => {
    does('at-16', ['deploy type-97-chi-ha c6', 'equip +tank-mg +tank-hmg'], ['SOLOP-PRIO-63']);
  });

  rule(['SOLOP-PRIO-58', 'SOLO-RULING-25'], 'at-17: 6 AP, a tie goes to the better priority', () => {
    const table = does('at-17', ['deploy type-95-ha-go c6', 'equip +tank-mg'], ['SOLOP-PRIO-58', 'SOLO-RULING-25']);
    expect(table.north.ap).toBe(2);
  });

  rule(
    ['SOLOP-PRIO-21', 'SOLOP-PRIO-22', 'SOLOP-COUNT-06', 'SOLO-RULING-24'],
    'at-19: 6 AP in the opening, three cards',
    () => {
      const table = does(
        'at-19',
        [
          'deploy heavy-infantry c6',
          'equip',
          'deploy type-94-37mm d6',
          'deploy light-infantry e6',
          'equip',
          'upgrade c6 hmg',
        ],
        ['SOLOP-PRIO-21', 'SOLOP-PRIO-22', 'SOLOP-COUNT-06'],
        [1, 1],
      );
      expect(table.north.ap).toBe(0);
    },
  );

  rule(
    ['SOLOP-PRIO-31', 'SOLOP-PRIO-32', 'SOLOP-COUNT-05', 'SOLO-RULING-27'],
    'at-20: 6 AP, infantry that protects itself',
    () => {
      does(
        'at-20',
        ['deploy type-96-25mm c6', 'deploy heavy-infantry d6', 'equip +hit-the-dirt'],
        ['SOLOP-PRIO-31', 'SOLOP-PRIO-32', 'SOLOP-COUNT-05'],
        [1],
      );
    },
  );
});

describe('the example of the book', () => {
  rule(
    [
      'SOLOP-PRIO-02',
      'SOLOP-PRIO-06',
      'SOLOP-COUNT-05',
      'SOLOP-COUNT-08',
      'SOLOP-COUNT-09',
      'SOLOP-UPGRADE-04',
      'SOLOP-DISCARD-14',
      'SOLOP-DISCARD-22',
      'SOLO-RULING-29',
    ],
    'ex-21 to ex-35: 7 AP, to the last card that is kept',
    () => {
      const table = does(
        'ex-27',
        ['deploy type-95-ha-go c6', 'equip +tank-mg', 'deploy heavy-infantry d6', 'equip +grenades'],
        ['SOLOP-PRIO-43', 'SOLOP-PRIO-44', 'SOLOP-COUNT-05', 'SOLOP-COUNT-09', 'SOLOP-UPGRADE-04'],
        [1, 10],
      );
      expect(table.north.ap).toBe(0);
      expect(table.north.hand).toHaveLength(6);
      while (table.state.phase !== 'discard') table.next();
      expect(table.wishes()).toEqual(['discard type-94-37mm']);
      expect(table.north.hand).toHaveLength(5);
    },
  );

  rule(['SOLOP-COUNT-01', 'SOLOP-PRIO-07'], 'ex-36 and ex-37: one card with 2 or 3 AP', () => {
    does('ex-36', ['deploy light-infantry c6', 'equip +grenades'], ['SOLOP-COUNT-01']);
    does('ex-37', ['deploy heavy-infantry c6', 'equip +hmg'], ['SOLOP-COUNT-01'], [1]);
  });

  rule('SOLOP-COUNT-02', 'ex-38 and ex-39: two cards with 4 or 5 AP', () => {
    does('ex-38', ['deploy light-infantry c6', 'equip +grenades', 'deploy type-94-37mm d6'], ['SOLOP-COUNT-02'], [1]);
    does('ex-39', ['deploy heavy-infantry c6', 'equip +hmg', 'deploy type-94-37mm d6'], ['SOLOP-COUNT-02'], [1, 1]);
  });

  rule('SOLOP-COUNT-05', 'ex-40: two cards of 3 with 6 AP', () => {
    does('ex-40', ['deploy heavy-infantry c6', 'equip +hmg', 'deploy type-96-25mm d6'], ['SOLOP-COUNT-05'], [1, 1]);
  });

  rule(['SOLOP-PRIO-08', 'SOLOP-PRIO-09'], 'ex-41 and ex-42: support cards only with more than 3 AP left', () => {
    const ten = does(
      'ex-41',
      ['deploy type-95-ha-go c6', 'equip +tank-mg', 'deploy heavy-infantry d6', 'equip +hmg'],
      ['SOLOP-COUNT-05'],
      [1, 1],
    );
    expect(ten.north.ap).toBe(3);
    const eleven = does(
      'ex-42',
      ['deploy type-95-ha-go d6', 'equip +tank-mg', 'deploy heavy-infantry e6', 'equip +hmg', 'play camouflage g6'],
      ['SOLOP-PRIO-08', 'SOLOP-SUPPORT-03', 'SOLO-RULING-26'],
      [1, 1],
    );
    expect(eleven.north.ap).toBe(1);
  });
});

describe('what good looks like: where', () => {
  rule(['SOLOP-PLACE-03', 'SOLO-RULING-12'], 'at-26: the dearer of two in the middle third', () => {
    does('at-26', ['deploy type-92-70mm b6'], ['SOLOP-PLACE-03', 'SOLO-RULING-12']);
  });

  rule('SOLOP-PLACE-04', 'at-27: it cannot pierce the first one', () => {
    does('at-27', ['deploy type-94-37mm f6'], ['SOLOP-PLACE-04']);
  });

  rule('SOLO-RULING-12', 'at-28: the near third first', () => {
    does('at-28', ['deploy type-3-chi-nu g6', 'equip'], ['SOLO-RULING-12']);
  });

  rule(['SOLOP-PLACE-05', 'SOLO-RULING-30'], 'at-29: towards the nearest empty terrain', () => {
    does('at-29', ['deploy light-infantry c6', 'equip +grenades'], ['SOLOP-PLACE-05', 'SOLO-RULING-30']);
  });

  rule(['SOLOP-PLACE-06', 'SOLO-RULING-31'], 'at-30: towards the enemy HQ', () => {
    does('at-30', ['deploy light-infantry d6', 'equip +grenades'], ['SOLOP-PLACE-06'], [5]);
    does('at-30', ['deploy light-infantry e6', 'equip +grenades'], ['SOLOP-PLACE-06'], [6]);
    does('at-30b', ['deploy light-infantry e6', 'equip +grenades'], ['SOLOP-PLACE-06']);
  });

  rule('SOLOP-PLACE-01', 'at-31: near cover in the opening', () => {
    does('at-31', ['deploy heavy-infantry b6', 'equip'], ['SOLOP-PLACE-01']);
  });

  rule('SOLO-RULING-13', 'at-33: the enemy stands in its way', () => {
    does('at-33', ['deploy type-92-70mm b6'], ['SOLO-RULING-13'], [1]);
    does('at-33', ['deploy type-92-70mm d6'], ['SOLO-RULING-13'], [10]);
  });

  rule(['SOLO-RULING-71', 'SOLOP-PRIO-04'], 'at-69: units that bring AP go to cover', () => {
    does('at-69', ['deploy light-infantry g6'], ['SOLO-RULING-71', 'SOLOP-PRIO-04']);
  });
});

describe('what good looks like: movement', () => {
  rule(['SOLOP-MOVE-02', 'SOLOP-MOVE-14', 'SOLO-RULING-34'], 'at-34: the row behind closes up', () => {
    does('at-34', ['move c5 c4', 'move c6 c5'], ['SOLOP-MOVE-02', 'SOLOP-MOVE-14', 'SOLO-RULING-34']);
  });

  rule(['SOLO-RULING-34', 'SOLOP-MOVE-17'], 'at-38: a whole column advances', () => {
    does('at-38', ['move d4 d3', 'move d5 d4', 'move d6 d5'], ['SOLO-RULING-34', 'SOLOP-MOVE-17']);
  });

  rule(['SOLOP-MOVE-11', 'SOLO-RULING-70'], 'at-39: pulling back', () => {
    does('at-39', ['move e4 e5', 'move d3 d4'], ['SOLOP-MOVE-11']);
  });

  rule('SOLOP-WOUNDED-01', 'at-43: nobody in range, no die', () => {
    expect(does('at-43', [], []).asked).toEqual([]);
  });

  rule(['SOLOP-MOVE-22', 'SOLO-RULING-39'], 'at-44: it leaves the range of who it cannot hurt', () => {
    does('at-44', ['move d5 c5'], ['SOLOP-MOVE-22', 'SOLO-RULING-39'], [5]);
    does('at-44', ['move d5 e5'], ['SOLOP-MOVE-22'], [6]);
  });

  rule('SOLOP-APUNIT-03', 'at-46: a threatened Command Group goes back', () => {
    does('at-46', ['move d5 d6', 'move f6 f5'], ['SOLOP-APUNIT-03']);
  });

  rule(['SOLOP-APUNIT-04', 'SOLO-RULING-40'], 'at-47: a radio unit moves into cover only', () => {
    does('at-47', ['move d6 d5'], ['SOLOP-APUNIT-04']);
    does('at-47b', ['move f6 f5'], []);
  });

  rule(['SOLOP-BEHAV-28', 'SOLOP-MOVE-18'], 'at-50: the front may break the line for the objective', () => {
    does('at-50', ['move d4 d3'], ['SOLOP-BEHAV-28', 'SOLOP-MOVE-18']);
  });

  rule(['SOLOP-MOVE-17', 'SOLO-RULING-34'], 'at-51: otherwise it may not', () => {
    does('at-51', [], []);
  });

  rule(['SOLOP-MOVE-13', 'SOLO-RULING-42'], 'at-52: who defends the objective stays on it', () => {
    does('at-52', ['move e3 e4'], ['SOLOP-MOVE-13']);
  });
});

describe('what good looks like: shooting', () => {
  rule(['SOLOP-SHOOT-01', 'SOLOP-SHOOT-02', 'SOLOP-SHOOT-04'], 'at-53: from the front back, tokens last', () => {
    does(
      'at-53',
      ['shoot e2 south', 'shoot c4 c3', 'shoot f4 f3', 'shoot c6 c3', 'shoot c4 c3 with tank-mg'],
      ['SOLOP-SHOOT-01', 'SOLOP-SHOOT-04'],
      [1, 1, 1, 1, 1, 1],
    );
  });

  rule(['SOLOP-TARGET-01', 'SOLO-RULING-43'], 'at-54: dear, and one hit is enough', () => {
    does('at-54', ['shoot d2 f2'], ['SOLOP-TARGET-01', 'SOLO-RULING-43'], [1]);
  });

  rule(['SOLOP-TARGET-02', 'SOLO-RULING-43'], 'at-55: what costs 1 AP is not dear', () => {
    does('at-55', ['shoot d2 south'], ['SOLOP-TARGET-02'], [1]);
  });

  rule('SOLOP-TARGET-03', 'at-56: the wounded one', () => {
    does('at-56', ['shoot d4 f4'], ['SOLOP-TARGET-03'], [1]);
  });

  rule('SOLOP-SHOOT-03', 'at-59: no shot at what it cannot pierce', () => {
    does('at-59', [], []);
  });

  rule('SOLOP-CARDUSE-04', 'at-61: Fortunate against the HQ', () => {
    does('at-61', ['shoot d3 south', 'play fortunate'], ['SOLOP-CARDUSE-04'], [1, 10]);
  });

  rule(['SOLOP-CARDUSE-04', 'SOLO-RULING-10'], 'at-62: not for a unit that breaks no line', () => {
    does('at-62', ['shoot d4 d3'], [], [1]);
  });

  rule(['SOLOP-FLIP-02', 'SOLOP-FLIP-03'], 'at-63: Overheat goes to the tank', () => {
    does('at-63', ['play overheat f3'], ['SOLOP-FLIP-02', 'SOLOP-FLIP-03']);
  });

  rule('SOLOP-TARGET-05', 'empty terrain the enemy would reach first', () => {
    does('terrain', ['shoot d4 f3'], ['SOLOP-TARGET-05']);
  });
});

describe('what good looks like: discards', () => {
  rule(['SOLOP-DISCARD-01', 'SOLO-RULING-53'], 'at-65: one unit of each priority, and three others', () => {
    const table = does('at-65', ['discard light-infantry'], ['SOLOP-DISCARD-01', 'SOLO-RULING-53']);
    expect(table.north.hand).toHaveLength(6);
  });

  rule(['SOLOP-DISCARD-16', 'SOLO-RULING-53'], 'at-66: the cheaper ones of the first priority', () => {
    const table = does('at-66', ['discard type-92-70mm'], ['SOLOP-DISCARD-16']);
    expect(table.north.hand).toHaveLength(6);
  });
});
