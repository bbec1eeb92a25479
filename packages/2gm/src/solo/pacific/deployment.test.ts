import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Board, because, board, SoloTable } from '../table.fixture';

const rule = ruleTests<RuleId>(book);

/** One Deployment Phase. */
function deploys(x: Omit<Board, 'phase'>, dice: readonly number[] = []) {
  const table = new SoloTable(board({ ...x, phase: 'deployment' }), dice);
  const answers = table.phase();
  table.end();
  return { wishes: answers.map((a) => a.wish), rules: because(answers), answers, ap: table.north.ap, table };
}

const human = ['HI 1,3'];

describe('the number of cards', () => {
  rule(['SOLOP-COUNT-06', 'SOLOP-COUNT-07'], '6 AP and cheap cards only: three, never more', () => {
    const done = deploys(
      { band: 'T12', solo: { turn: 1 }, ap: 8, hand: ['LI', 'LI', 'LI', 'LI', 'LI'], human },
      [1, 1, 1],
    );
    expect(done.wishes.filter((w) => w.startsWith('deploy'))).toHaveLength(3);
  });

  rule('SOLO-RULING-23', '1 AP: at most one card', () =>
    expect(deploys({ band: 'T12', solo: { turn: 1 }, ap: 1, hand: ['LI', 'HI'], human }).wishes).toEqual([
      'deploy light-infantry c6',
      'equip',
    ]),
  );

  rule(['SOLO-RULING-24', 'SOLOP-PRIO-06'], 'one card of each pile before two of one', () => {
    const done = deploys({ band: 'B47', ap: 4, hand: ['LI', 'LI', 'A37'], human }, [1]);
    expect(done.wishes.filter((w) => w.startsWith('deploy'))).toEqual([
      'deploy light-infantry c6',
      'deploy type-94-37mm d6',
    ]);
  });

  rule('SOLO-RULING-25', 'with 6 AP left the table is read once more', () => {
    const done = deploys(
      { band: 'GE8', ap: 10, hand: ['T95', 'HTR'], human, north: { hq: { cap: 20 } }, solo: { aim: 'none' } },
      [1],
    );
    expect(done.wishes.filter((w) => w.startsWith('deploy'))).toEqual([
      'deploy type-95-ha-go c6',
      'deploy type-1-ho-ha b6',
    ]);
    const more = deploys({ band: 'GE8', ap: 14, hand: ['HVT', 'T97'], human, north: { hq: { cap: 20 } } }, [1, 1]);
    expect(more.wishes.filter((w) => w.startsWith('deploy'))).toEqual([
      'deploy type-3-chi-nu c6',
      'deploy type-97-chi-ha d6',
    ]);
    expect(more.rules).toContain('SOLO-RULING-25');
  });

  rule('SOLO-RULING-22', 'cards of priority 0 do not count for the number', () => {
    const done = deploys({ band: 'B47', ap: 3, hand: ['RAD', 'LI'], human });
    expect(done.wishes.filter((w) => w.startsWith('deploy'))).toHaveLength(2);
  });
});

describe('priorities', () => {
  rule(['SOLOP-PRIO-01', 'SOLOP-PRIO-07'], 'as many AP as possible, the rest stays', () =>
    expect(deploys({ band: 'B47', ap: 6, hand: ['HI', 'A25', 'A37'], human }, [1, 1]).ap).toBe(0),
  );

  rule('SOLOP-PRIO-03', 'the dearest of a priority that can be paid', () =>
    expect(deploys({ band: 'LE3', ap: 3, hand: ['A70', 'A25', 'A37'], human }).wishes).toEqual([
      'deploy type-96-25mm c6',
    ]),
  );

  rule('SOLOP-PRIO-04', 'what brings AP comes first: radio units, Supplies, transports that carry them', () => {
    const done = deploys({ band: 'GE8', ap: 4, hand: ['T95', 'SUP', 'supplies'], human });
    expect(done.wishes.slice(0, 4)).toEqual(['deploy type-94-lorry h6', 'equip +supplies', 'stay', 'play supplies']);
    expect(done.rules).toContain('SOLOP-PRIO-04');
  });

  rule('SOLOP-PRIO-05', 'cards beside the HQ come first from the third turn on', () => {
    expect(deploys({ band: 'B47', ap: 2, hand: ['fortified-hq', 'LI'], human }).wishes).toEqual(['play fortified-hq']);
    expect(deploys({ band: 'T12', solo: { turn: 2 }, ap: 1, hand: ['fortified-hq', 'LI'], human }).wishes).toEqual([
      'deploy light-infantry c6',
      'equip',
    ]);
  });

  rule(['SOLOP-PRIO-08', 'SOLO-RULING-26'], 'without a unit that fits, support cards that have a use', () => {
    const done = deploys(
      { band: 'GE8', ap: 5, hand: ['LI', 'traps', 'camouflage'], ai: ['A37 6,3'], human: ['LI 3,8'] },
      [10],
    );
    expect(done.wishes).toEqual(['play traps h3']);
  });

  rule('SOLOP-PRIO-09', 'otherwise nothing more', () =>
    expect(deploys({ band: 'GE8', ap: 5, hand: ['LI', 'HI'], ai: ['A37 6,3'], human }).wishes).toEqual([]),
  );

  rule('SOLO-RULING-32', 'in need the dearest unit that can shoot comes, whatever the table says', () => {
    expect(deploys({ band: 'GE8', ap: 2, hand: ['LI', 'HI'], human }).wishes).toEqual([
      'deploy heavy-infantry c6',
      'equip',
    ]);
    expect(
      deploys({ band: 'GE8', ap: 2, hand: ['LI', 'HI'], ai: ['A37 6,3'], human: ['HI 5,3'] }, [1]).wishes[0],
    ).toMatch(/^deploy heavy-infantry/);
  });

  rule('SOLOP-GEN-03', 'between equals a die', () => {
    const first = (face: number) =>
      deploys({ band: 'LE3', ap: 3, hand: ['type-1-47mm', 'type-92-70mm'], human }, [face]).wishes[0];
    expect([first(5), first(6)]).toEqual(['deploy type-1-47mm c6', 'deploy type-92-70mm c6']);
  });

  rule('SOLO-RULING-07', 'the die is fair: faces that are left over are rolled again', () => {
    const hand = ['type-1-47mm', 'type-92-70mm', 'type-96-25mm'];
    const first = (...faces: number[]) => deploys({ band: 'LE3', ap: 3, hand, human }, faces).wishes[0];
    expect([first(3), first(4), first(9), first(10, 1)]).toEqual([
      'deploy type-1-47mm c6',
      'deploy type-92-70mm c6',
      'deploy type-96-25mm c6',
      'deploy type-1-47mm c6',
    ]);
  });
});

describe('upgrades', () => {
  rule('SOLOP-UPGRADE-01', 'a compulsory upgrade is part of the price', () =>
    expect(deploys({ band: 'B47', ap: 1, hand: ['LI'], ai: ['A37 6,8'], human }).wishes).toEqual([]),
  );

  rule('SOLOP-UPGRADE-02', 'of several the dearest', () =>
    expect(
      deploys({
        band: 'B47',
        ap: 5,
        human,
        north: {
          hand: [
            {
              card: 'heavy-infantry',
              stats: {
                cost: 2,
                upgrades: [
                  { token: 'hmg', cost: 1 },
                  { token: 'flamethrower', cost: 2 },
                ],
              },
            },
          ],
        },
      }).wishes,
    ).toEqual(['deploy heavy-infantry c6', 'equip +flamethrower']),
  );

  rule(
    ['SOLOP-UPGRADE-03', 'SOLOP-UPGRADE-08', 'SOLO-RULING-28'],
    'possible upgrades at the end, the dearest unit first',
    () => {
      const done = deploys({ band: 'T12', solo: { turn: 1 }, ap: 4, hand: ['HI', 'LI'], human }, [1, 1]);
      expect(done.wishes.filter((w) => w.startsWith('upgrade'))).toEqual(['upgrade c6 hmg']);
      expect(done.ap).toBe(0);
    },
  );

  rule('SOLOP-UPGRADE-04', 'what costs nothing is always taken', () =>
    expect(deploys({ band: 'LE3', ap: 4, hand: ['T95'], human }).wishes).toEqual([
      'deploy type-95-ha-go c6',
      'equip +tank-mg',
    ]),
  );

  const only = (token: string, of: 'must' | 'bare', band: string) => {
    const stats = { cost: 1, upgrades: [{ token, cost: 1 }] };
    const done = deploys({ band, ap: 2, human, north: { hand: [{ card: 'light-infantry', stats }] } });
    return done.wishes[1] === (of === 'must' ? `equip +${token}` : 'equip');
  };

  rule('SOLOP-UPGRADE-05', 'defensive upgrades', () => {
    const defensive = ['hmg', 'grenades', 'bazooka', 'mortar', 'hit-the-dirt', 'smoke-grenade', 'medics', 'mechanics'];
    expect(defensive.filter((token) => !only(token, 'must', 'LE3'))).toEqual([]);
    expect(['sniper', 'flamethrower', 'sappers'].filter((token) => !only(token, 'bare', 'LE3'))).toEqual([]);
  });

  rule('SOLOP-UPGRADE-06', 'offensive upgrades', () => {
    expect(
      ['hmg', 'grenades', 'bazooka', 'sniper', 'flamethrower'].filter((token) => !only(token, 'must', 'B47')),
    ).toEqual([]);
    expect(
      ['mortar', 'hit-the-dirt', 'smoke-grenade', 'medics'].filter((token) => !only(token, 'bare', 'B47')),
    ).toEqual([]);
  });

  rule('SOLOP-UPGRADE-07', 'HMG, Grenades and Bazooka are both', () =>
    expect(
      ['hmg', 'grenades', 'bazooka'].every((token) => only(token, 'must', 'LE3') && only(token, 'must', 'B47')),
    ).toBe(true),
  );
});

describe('where', () => {
  rule('SOLOP-PLACE-02', 'from the dearest to the cheapest', () =>
    expect(
      deploys({ band: 'B47', ap: 7, hand: ['LI', 'T95'], human: ['LI 3,2', 'LI 3,6'] }, [1, 1]).wishes.filter((w) =>
        w.startsWith('deploy'),
      )[0],
    ).toMatch(/type-95/),
  );

  rule(
    ['SOLOP-PLACE-03', 'SOLO-RULING-05', 'SOLO-RULING-06'],
    'the example of the book: column 2, if the gun can pierce',
    () => {
      expect(deploys({ band: 'LE3', ap: 4, hand: ['A70'], human: ['SHM 3,2'] }).wishes).toEqual([
        'deploy type-92-70mm b6',
      ]);
      expect(deploys({ band: 'LE3', ap: 2, hand: ['A37'], human: ['SHM 3,2', 'LI 3,6'] }).wishes).toEqual([
        'deploy type-94-37mm f6',
      ]);
    },
  );

  rule('SOLOP-PLACE-07', 'without anything to go by: beside other units, or by the die', () => {
    const solo = { aim: 'none' };
    expect(deploys({ band: 'LE3', ap: 2, hand: ['A37'], ai: ['LI 6,1'], solo }).wishes).toEqual([
      'deploy type-94-37mm b6',
    ]);
    expect(deploys({ band: 'LE3', ap: 2, hand: ['A37'], solo }, [7]).wishes).toEqual(['deploy type-94-37mm e6']);
  });
});

describe('the first two turns', () => {
  rule(['SOLOP-PLACE-01', 'SOLO-RULING-30'], 'towards cover wherever it lies; later only where its own half is', () => {
    const x = { ap: 2, hand: ['A37'], terrain: ['trench 2,7'], human: ['LI 1,2'] };
    const opening = deploys({ ...x, band: 'T12', solo: { turn: 2 } });
    expect(opening.wishes).toEqual(['deploy type-94-37mm g6']);
    expect(opening.rules).toContain('SOLOP-PLACE-01');
    const later = deploys({ ...x, band: 'LE3', solo: { turn: 3 } });
    expect(later.wishes).toEqual(['deploy type-94-37mm b6']);
    expect(later.rules).not.toContain('SOLOP-PLACE-01');
  });
});

describe('a line that is full', () => {
  const scenario = { id: 'wide', north: { rows: [1, 2] } };
  const table = { scenario };
  const x = { band: 'LE3', ap: 2, hand: ['A37'], solo: { aim: 'none' } };
  const row = (columns: readonly number[]) => columns.map((column) => `LI 6,${column} deployed=true`);

  rule(
    ['SOLO-RULING-30', 'SOLOP-PLACE-05'],
    'where a scenario opens a second row, the Deployment Line comes first',
    () => {
      const near = { ...x, terrain: ['trench 4,4'], table };
      expect(deploys({ ...near, ai: row([1]) }).wishes).toEqual(['deploy type-94-37mm d6']);
      expect(deploys({ ...near, ai: row([1, 2, 3, 4, 5, 6, 7, 8]) }).wishes).toEqual(['deploy type-94-37mm d5']);
    },
  );

  rule('SOLO-RULING-77', 'without another row nobody comes', () => {
    expect(deploys({ ...x, ai: row([1, 2, 3, 4, 5, 6, 7, 8]) }).wishes).toEqual([]);
  });
});

describe('units and other cards of one reading', () => {
  rule(['SOLO-RULING-29', 'SOLOP-PLACE-02'], 'units first, whatever the others cost; then aircraft and support', () => {
    // the trap and the gun cost the same, and no die is needed
    const both = deploys({ band: 'LE3', ap: 4, hand: ['traps', 'A37'], human: ['LI 3,2'] }, [1]);
    expect(both.wishes).toEqual(['deploy type-94-37mm b6', 'play traps b3']);
    // two of 3 AP or more, in a cell that has aircraft: 4 for the fighter, 3 for the transport
    const flown = deploys({
      type: 'defensive',
      band: 'GE8',
      ap: 7,
      hand: ['ZERO', 'HTR'],
      ai: ['LI 6,1'],
      human: ['LI 3,2'],
    });
    expect(flown.wishes.filter((w) => w.startsWith('deploy'))).toEqual([
      'deploy type-1-ho-ha b6',
      'deploy mits-a6m-zero',
    ]);
  });
});

describe('support cards', () => {
  rule('SOLOP-SUPPORT-01', 'a card for attacks goes on the strongest that can fire', () =>
    expect(
      deploys({
        type: 'offensive',
        band: 'LE3',
        ap: 2,
        hand: ['extra-ammo'],
        ai: ['T97 6,1', 'A70 6,4', 'LI 6,6'],
        human: ['LI 3,4'],
      }).wishes,
    ).toEqual(['play extra-ammo d6']),
  );

  rule('SOLOP-SUPPORT-02', 'a card that hampers goes on the strongest enemy that has somebody in range', () =>
    expect(
      deploys({ band: 'LE3', ap: 2, hand: ['sick-patients'], ai: ['LI 6,4'], human: ['A70 1,1', 'HI 5,5', 'LI 6,6'] })
        .wishes,
    ).toEqual(['play sick-patients e5']),
  );

  rule('SOLOP-SUPPORT-03', 'the dearest card first', () =>
    expect(
      deploys({ band: 'LE3', ap: 9, hand: ['camouflage', 'sick-patients'], ai: ['HI 6,4'], human: ['HI 5,5'] }).wishes,
    ).toEqual(['play camouflage d6', 'play sick-patients e5']),
  );

  rule('SOLO-RULING-49', 'what a support card is for', () => {
    const plays = (type: 'variable' | 'offensive', band: string, card: string, dice: readonly number[] = []) =>
      deploys({ type, band, ap: 3, hand: [card], ai: ['HI 6,4'], human: ['HI 5,5', 'LI 1,1'] }, dice).rules;
    expect(plays('variable', 'LE3', 'traps', [1])).toContain('SOLOP-PRIO-34');
    expect(plays('offensive', 'LE3', 'extra-ammo')).toContain('SOLOP-PRIO-38');
    expect(plays('offensive', 'B47', 'traps', [1])).toContain('SOLOP-PRIO-52');
  });

  rule('SOLO-RULING-50', 'against the supply line: who breaks it', () =>
    expect(
      deploys(
        {
          band: 'B47',
          ap: 2,
          hand: ['traps'],
          ai: ['A70 6,1 deployed=1'],
          human: ['LI 1,1', 'LI 1,3', 'LI 2,2', 'HI 3,5'],
        },
        [1],
      ).wishes,
    ).toEqual(['play traps b2']),
  );

  rule('SOLO-RULING-51', 'the most dangerous enemy', () =>
    expect(
      deploys(
        {
          type: 'offensive',
          band: 'B47',
          ap: 2,
          hand: ['traps'],
          ai: ['A70 6,1 deployed=1'],
          human: ['HI 1,1', 'LI 6,4', 'LI 5,8'],
        },
        [1],
      ).wishes,
    ).toEqual(['play traps d6']),
  );
});
