import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { type Board, board, SoloTable } from '../table.fixture';
import { type Tactics, tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 60 }, (_x, i) => (i % 4) + 1);

function first(position: object) {
  const answered = new SoloTable(position, DICE).next();
  if (answered === null) throw new Error('The opponent is not asked.');
  return answered;
}

/** All that it says in the phase, windows included. */
function everything(position: object): string[] {
  const table = new SoloTable(position, DICE);
  const { phase } = table.state;
  const out: string[] = [];
  while (table.state.phase === phase && table.match.over === null) {
    const answered = table.next();
    if (answered === null) break;
    out.push(answered.wish);
  }
  return out;
}

const HOUSE = { aim: 'destroy', objective: ['d2'] };
const pacific = (x: Partial<Board>): object =>
  board({ phase: 'shooting', type: 'offensive', band: 'GE8', solo: HOUSE, terrain: ['house 2,4'], ...x });
const ofTactics = (x: Partial<Tactics>): object =>
  tactics({ phase: 'shooting', type: 'offensive', stance: 'ATTACK', solo: HOUSE, terrain: ['house 2,4'], ...x });

describe('a building that is to be destroyed', () => {
  // a wounded enemy nearby is what the lists would take next
  const human = ['LI 2,4', 'LI 3,5 wounds=1'];
  const ai = ['A70 4,4', 'LI 6,1'];

  rule(['SOLO-RULING-87', 'SOLOP-TARGET-02'], 'Pacific: its occupant is the objective, as the empty house is', () => {
    const shot = first(pacific({ ai, human }));
    expect(shot.wish).toBe('shoot d4 d2');
    expect(shot.thought.because).toEqual(expect.arrayContaining(['SOLOP-TARGET-02', 'SOLO-RULING-87']));
    const empty = first(pacific({ ai, human: ['LI 3,5 wounds=1'] }));
    expect(empty.wish).toBe('shoot d4 d2');
    expect(empty.thought.because).not.toContain('SOLO-RULING-87');
  });

  rule(['SOLO-RULING-87', 'SOLOT-SHOOT-09', 'SOLOT-SHOOT-10'], 'Tactics: so is it the target of its stances', () => {
    for (const stance of ['ATTACK', 'FULL ASSAULT']) {
      const shot = first(ofTactics({ stance, ai, human }));
      expect(shot.wish, stance).toBe('shoot d4 d2');
      expect(shot.thought.because).toContain('SOLO-RULING-87');
    }
  });

  rule('SOLO-RULING-87', 'a trench does not take what its occupant takes, unless the table plays so', () => {
    const trench = { ai, human, terrain: ['trench 2,4'] };
    expect(first(pacific(trench)).wish).toBe('shoot d4 e3');
    const shared = { ...trench, table: { options: { terrainShareDamage: 'all' } } };
    expect(first(pacific(shared)).wish).toBe('shoot d4 d2');
  });

  rule('SOLO-RULING-87', 'one that is to be held, or another house, is no such target', () => {
    expect(first(pacific({ ai, human, solo: { aim: 'occupy', objective: ['d2'] } })).wish).toBe('shoot d4 e3');
    expect(first(pacific({ ai, human, solo: { aim: 'destroy', objective: ['a1'] } })).wish).toBe('shoot d4 e3');
  });
});

describe('aircraft against the objective', () => {
  const human = ['T97 4,8', 'LI 1,1'];

  rule(['SOLOP-PRIO-67', 'SOLO-RULING-87'], 'Pacific 8 or more: the place to be destroyed, not the HQ', () => {
    const raid = first(pacific({ ai: ['BMB hq', 'LI 6,1'], human }));
    // a run of two spaces, one of which is d2
    expect(['d1', 'd2', 'd3', 'c2', 'e2'].map((at) => `raid north:aichi-d3a ${at}`)).toContain(raid.wish);
    expect(raid.thought.because).toEqual(expect.arrayContaining(['SOLOP-PRIO-67', 'SOLO-RULING-87']));
    // whoever is inside is hit with it; a fighter fires at terrain too
    expect(first(pacific({ ai: ['ZERO hq', 'LI 6,1'], human: [...human, 'LI 2,4'] })).wish).toBe(
      'raid north:mits-a6m-zero d2',
    );
    expect(first(pacific({ ai: ['ZERO hq', 'LI 6,1'], human })).wish).toBe('raid north:mits-a6m-zero d2');
  });

  rule(['SOLOP-PRIO-67', 'SOLOP-PRIO-61'], 'the HQ where it is the objective', () => {
    const hq = { ai: ['ZERO hq', 'LI 6,1'], human, terrain: [] };
    expect(first(pacific({ ...hq, solo: {} })).wish).toBe('raid north:mits-a6m-zero south');
    expect(first(pacific({ ...hq, type: 'variable', solo: {} })).wish).toBe('raid north:mits-a6m-zero south');
  });

  rule('SOLO-RULING-87', 'whoever stands on a place that is to be held; nobody there: the most dangerous', () => {
    const solo = { aim: 'occupy', objective: ['d2'] };
    const x = { ai: ['ZERO hq', 'LI 6,1'], solo, terrain: [] };
    expect(first(pacific({ ...x, human: [...human, 'LI 2,4'] })).wish).toBe('raid north:mits-a6m-zero d2');
    expect(first(pacific({ ...x, human })).wish).toBe('raid north:mits-a6m-zero h4');
  });

  rule(['SOLOT-PRIO-19', 'SOLO-RULING-87'], 'Tactics ATTACK: the building, then its defenders', () => {
    const raid = first(ofTactics({ ai: ['ZERO hq', 'LI 6,1'], human }));
    expect(raid.wish).toBe('raid north:mits-a6m-zero d2');
    expect(raid.thought.because).toEqual(expect.arrayContaining(['SOLOT-PRIO-19', 'SOLO-RULING-87']));
    const held = { ai: ['ZERO hq', 'LI 6,1'], solo: { aim: 'occupy', objective: ['d2'] } };
    expect(first(ofTactics({ ...held, human: [...human, 'LI 2,5'] })).wish).toBe('raid north:mits-a6m-zero e2');
  });
});

describe('cards for an attack on the objective', () => {
  rule(['SOLOP-CARDUSE-04', 'SOLO-RULING-87'], 'Rapid Fire on a place that is to be destroyed', () => {
    const x = { ai: ['A70 4,4', 'LI 6,1'], ap: 2, hand: ['rapid-fire'], human: ['LI 1,8'] };
    const fired = ['shoot d4 d2', 'play rapid-fire d4', 'shoot d4 d2'];
    expect(everything(pacific(x)).slice(0, 3)).toEqual(fired);
    expect(everything(pacific({ ...x, human: ['LI 2,4'] })).filter((w) => w.startsWith('play'))).toHaveLength(1);
    expect(everything(ofTactics(x)).slice(0, 3)).toEqual(fired);
    // at somebody who is nothing of the kind it fires once
    const other = { ...x, human: ['LI 3,5'], solo: { aim: 'destroy', objective: ['a1'] } };
    expect(everything(pacific(other)).filter((w) => w.startsWith('play'))).toEqual([]);
  });
});

describe('an HQ that is no objective', () => {
  const scenario = (...goals: readonly object[]) => ({
    scenario: { id: 'far-off', north: { goals: goals.map((goal) => ({ goal })) } },
  });
  const goal = { kind: 'hold-places', at: ['a5', 'h5'], count: 2, turns: 1 };
  const solo = { aim: 'occupy', objective: ['a5', 'h5'] };
  const near = { ai: ['A70 2,4', 'LI 6,1'], human: ['LI 1,8'], terrain: [], solo, ap: 3 };

  rule(['SOLOP-SUPPORT-01', 'SOLO-RULING-87'], 'no attack card is played where only the HQ is in range', () => {
    const x = { ...near, phase: 'deployment', hand: ['extra-ammo'], band: 'LE3' };
    expect(everything(pacific({ ...x, table: scenario(goal) }))).toEqual(['end']);
    expect(everything(pacific({ ...x, table: scenario(goal, { kind: 'destroy-hq' }) }))).toContain(
      'play extra-ammo d2',
    );
    expect(everything(pacific({ ...x, human: ['LI 2,7'], table: scenario(goal) }))).toContain('play extra-ammo d2');
    const t = { ...near, phase: 'deployment', hand: ['extra-ammo'], stance: 'SEIZE AND HOLD' };
    expect(everything(ofTactics({ ...t, table: scenario(goal) }))).toEqual(['end']);
    expect(everything(ofTactics({ ...t, table: scenario(goal, { kind: 'destroy-hq' }) }))).toContain(
      'play extra-ammo d2',
    );
  });

  rule('SOLO-RULING-08', 'nor does its fall end the battle: the shot goes where the list says', () => {
    const x = { ...near, human: ['LI 3,6'], south: { hq: 1 } };
    expect(first(pacific({ ...x, table: scenario(goal) })).wish).toBe('shoot d2 f3');
    expect(first(ofTactics({ ...x, table: scenario(goal) })).wish).toBe('shoot d2 f3');
    expect(first(pacific({ ...x, solo: {}, table: scenario({ kind: 'destroy-hq' }) })).wish).toBe('shoot d2 south');
  });
});

describe('what ends the battle now', () => {
  /** The places to be destroyed, with this much damage. */
  const houses = (damage: number, ...more: readonly object[]) => ({
    terrain: [{ at: 'd2', card: 'house', damage }, ...more],
  });
  const ai = ['A70 4,4', 'LI 6,1'];
  // dear, and it would fall by one hit: what both lists would take otherwise
  const human = ['SHM 3,5 wounds=3'];

  rule('SOLO-RULING-08', 'the last place to be destroyed comes before a dear unit, if this hit destroys it', () => {
    for (const position of [
      (x: object) => pacific({ ai, human, band: 'LE3', ...x }),
      (x: object) => ofTactics({ ai, human, stance: 'REINFORCE LINES', ...x }),
    ]) {
      const last = first(position({ table: houses(7) }));
      expect([last.wish, last.thought.because.includes('SOLO-RULING-08')]).toEqual(['shoot d4 d2', true]);
      expect(first(position({ table: houses(0) })).wish).toBe('shoot d4 e3');
      const two = { aim: 'destroy', objective: ['d2', 'h2'] };
      const other = houses(7, { at: 'h2', card: 'house' });
      expect(first(position({ table: other, solo: two })).wish).toBe('shoot d4 e3');
      const fallen = houses(7, { at: 'h2', card: 'house', ruins: true });
      expect(first(position({ table: fallen, solo: two })).wish).toBe('shoot d4 d2');
    }
  });

  rule('SOLO-RULING-08', 'of several places as many as the scenario asks for', () => {
    const scenario = (count: number) => ({
      ...houses(7, { at: 'h2', card: 'house', ruins: true }, { at: 'a2', card: 'house' }),
      scenario: {
        id: 'some',
        north: { goals: [{ goal: { kind: 'destroy-places', at: ['d2', 'h2', 'a2'], count } }] },
      },
    });
    const solo = { aim: 'destroy', objective: ['d2', 'h2', 'a2'] };
    for (const position of [
      (x: object) => pacific({ ai, human, band: 'LE3', solo, ...x }),
      (x: object) => ofTactics({ ai, human, stance: 'REINFORCE LINES', solo, ...x }),
    ]) {
      expect(first(position({ table: scenario(2) })).wish).toBe('shoot d4 d2');
      expect(first(position({ table: scenario(3) })).wish).toBe('shoot d4 e3');
    }
  });

  rule('SOLO-RULING-08', 'the last of so many units comes before a dearer one that will not fall', () => {
    const scenario = (count: number, more: object = {}) => ({
      scenario: {
        id: 'losses',
        north: { goals: [{ goal: { kind: 'destroy-units', count, ...more } }] },
        south: { lost: ['light-infantry'] },
      },
    });
    const x = { ai, human: ['SHM 3,5 wounds=3', 'LI 3,4'], solo: { aim: 'none' }, terrain: [] };
    for (const position of [
      (table: object) => first(pacific({ ...x, band: 'LE3', table })),
      (table: object) => first(ofTactics({ ...x, stance: 'REINFORCE LINES', table })),
    ]) {
      // the tank would fall as well, and is dearer, but it is infantry that counts
      const last = position(scenario(2, { type: 'infantry' }));
      expect([last.wish, last.thought.because.includes('SOLO-RULING-08')]).toEqual(['shoot d4 d3', true]);
      expect(position(scenario(3, { type: 'infantry' })).wish).toBe('shoot d4 e3');
    }
  });

  rule('SOLO-RULING-08', 'a card that destroys the last place is played before anything else', () => {
    // somebody to deploy, and somebody to fire at
    const burns = { phase: 'deployment', ap: 9, hand: ['fire', 'HI', 'RAD'], ai: ['LI 6,1'], human: ['LI 1,8'] };
    for (const position of [
      (x: object) => pacific({ ...burns, type: 'defensive', band: 'LE3', ...x }),
      (x: object) => ofTactics({ ...burns, type: 'defensive', stance: 'HOLD POSITION', ...x }),
    ]) {
      const last = first(position({ table: houses(7) }));
      expect([last.wish, last.thought.because]).toEqual(['play fire d2', ['SOLO-RULING-08']]);
      // not by half, and not while another place stands
      expect(first(position({ table: houses(0) })).wish).not.toMatch(/fire/);
      const two = { aim: 'destroy', objective: ['d2', 'h2'] };
      const other = houses(7, { at: 'h2', card: 'house' });
      expect(first(position({ table: other, solo: two })).wish).not.toMatch(/fire/);
      // nor where the place is to be held
      expect(first(position({ table: houses(7), solo: { aim: 'occupy', objective: ['d2'] } })).wish).not.toMatch(
        /fire/,
      );
    }
  });

  rule('SOLO-RULING-08', 'so is one that attacks it, empty or with somebody inside', () => {
    const near = { ai: ['LI 4,4', 'A37 3,6'], human: ['SHM 3,5 wounds=3'], ap: 9, hand: ['goliath'] };
    for (const position of [
      (x: object) => pacific({ ...near, type: 'variable', band: 'LE3', ...x }),
      (x: object) => ofTactics({ ...near, type: 'variable', stance: 'DEFENSE', ...x }),
    ]) {
      const empty = first(position({ table: houses(7) }));
      expect([empty.wish, empty.thought.because]).toEqual(['play goliath d2', ['SOLO-RULING-08']]);
      const inside = first(position({ table: houses(7), human: ['LI 2,4', ...near.human] }));
      expect([inside.wish, inside.thought.because]).toEqual(['play goliath d2', ['SOLO-RULING-08']]);
      expect(first(position({ table: houses(0) })).wish).toMatch(/^shoot f3/);
    }
  });

  rule('SOLO-RULING-08', 'Rapid Fire for a gun whose next shot may end the battle, whatever it is there for', () => {
    const hq = (left: number, ap = 2) => ({
      type: 'defensive' as const,
      ai: ['A70 3,4 fired=1', 'LI 6,1'],
      human: ['LI 1,8'],
      terrain: [],
      solo: { aim: 'defend', objective: ['a6'] },
      south: { hq: left },
      ap,
      hand: ['rapid-fire'],
    });
    for (const position of [
      (left: number, ap?: number) => pacific({ ...hq(left, ap), band: 'LE3' }),
      (left: number, ap?: number) => ofTactics({ ...hq(left, ap), stance: 'HOLD POSITION' }),
    ]) {
      const again = first(position(1));
      expect([again.wish, again.thought.because]).toEqual(['play rapid-fire d3', ['SOLO-RULING-08']]);
      expect(first(position(9)).wish).not.toMatch(/rapid-fire/);
      expect(first(position(1, 0)).wish).not.toMatch(/rapid-fire/);
    }
  });

  rule('SOLO-RULING-08', 'a fighter that is kept for defence flies all the same, if its attack wins', () => {
    const x = { type: 'variable', solo: {}, terrain: [], ai: ['ZERO hq', 'LI 6,1'], human: ['LI 1,8'] } as const;
    for (const [position, verbs] of [
      [(hq: number) => pacific({ ...x, band: 'LE3', south: { hq } }), ['end']],
      [(hq: number) => ofTactics({ ...x, stance: 'DEFENSE', south: { hq } }), ['end']],
    ] as const) {
      const raid = first(position(2));
      expect([raid.wish, raid.thought.because.includes('SOLO-RULING-08')]).toEqual([
        'raid north:mits-a6m-zero south',
        true,
      ]);
      expect(everything(position(9))).toEqual(verbs);
    }
  });

  rule('SOLO-RULING-08', 'no unit of its own counts among those it has to destroy', () => {
    const table = {
      scenario: {
        id: 'losses',
        north: { goals: [{ goal: { kind: 'destroy-units', count: 2, type: 'infantry' } }] },
        south: { lost: ['light-infantry'] },
      },
    };
    // infantry counts, and the only one is its own
    const x = { ai: ['BMB hq', 'LI 2,4 wounds=1'], human: ['SHM 2,5'], solo: { aim: 'none' }, terrain: [], table };
    for (const position of [pacific({ ...x, band: 'GE8' }), ofTactics({ ...x, stance: 'ATTACK' })]) {
      const raid = first(position);
      expect(raid.wish).toMatch(/^raid north:aichi-d3a e/);
      expect(raid.thought.because).not.toContain('SOLO-RULING-08');
    }
  });

  rule(['SOLO-RULING-08', 'SOLO-RULING-87'], 'the last place falls by a bomb although one of its own is inside', () => {
    const x = { ai: ['BMB hq', 'LI 2,4'], human: ['LI 1,8'], table: houses(7) };
    for (const position of [pacific({ ...x, band: 'LE3' }), ofTactics({ ...x, stance: 'REINFORCE LINES' })]) {
      const raid = first(position);
      expect(raid.wish).toMatch(/^raid north:aichi-d3a /);
      expect(raid.thought.because).toContain('SOLO-RULING-08');
    }
  });
});
