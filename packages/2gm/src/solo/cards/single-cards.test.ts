import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { catalogue } from '../../content/index';
import { because, board, SoloTable } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';
import { tagsOf } from './support-tags';

const rule = ruleTests<RuleId>(book);

/** Plenty of dice, for ties and attacks that do not matter. */
const DICE: readonly number[] = Array.from({ length: 200 }, (_x, i) => ((i * 3) % 10) + 1);

function wishes(position: object): string[] {
  return new SoloTable(position, DICE).wishes();
}

describe('cards of the Movement Phase', () => {
  const fuel = {
    phase: 'movement',
    band: 'GE8',
    ap: 1,
    hand: ['fuel'],
    // the third tank is where it should be, the second has less to gain by value
    ai: ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'T97 4,4', 'T95 4,6', 'LI 2,1'],
  };

  rule('SOLO-RULING-74', 'Fuel for the most powerful unit that gets nearer to its goal, before it moves', () => {
    const table = new SoloTable(board(fuel), DICE);
    const answers = table.phase();
    expect(answers[0]?.wish).toBe('play fuel d4');
    expect(answers[0]?.thought.because).toContain('SOLO-RULING-74');
    expect(wishes(board({ ...fuel, ap: 0 }))[0]).not.toMatch(/fuel/);
  });

  rule('SOLO-RULING-74', 'nobody gets Fuel who is at his goal, or whom the Supply Line holds', () => {
    const there = board({ ...fuel, band: 'LE3', ai: ['LI 6,1', 'T97 6,4', 'LI 5,1'] });
    expect(wishes(there).filter((wish) => wish.includes('fuel'))).toEqual([]);
    const alone = board({ ...fuel, ai: ['T97 6,4'] });
    expect(wishes(alone).filter((wish) => wish.includes('fuel'))).toEqual([]);
  });

  rule('SOLO-RULING-74', 'Banzai if somebody of the infantry gets further by it', () => {
    const x = { phase: 'movement', band: 'GE8', ap: 2, hand: ['banzai'] };
    const line = ['LI 6,1', 'LI 5,1', 'LI 4,1', 'LI 3,1', 'LI 2,1'];
    expect(wishes(board({ ...x, ai: [...line, 'HI 4,4'] }))[0]).toBe('play banzai');
    // tanks gain nothing by it
    const tank = board({ ...x, band: 'LE3', ai: ['LI 6,1', 'LI 5,1', 'T97 3,4'] });
    expect(wishes(tank).filter((w) => w.includes('banzai'))).toEqual([]);
  });

  rule(
    ['SOLOT-CARDUSE-12', 'SOLO-RULING-74'],
    'the Tactics opponent moves first: only AP its deployment would leave',
    () => {
      const x = { phase: 'movement', stance: 'ADVANCE', ai: ['LI 6,1', 'LI 5,1', 'LI 4,1', 'T97 6,4'], ap: 4 };
      expect(wishes(tactics({ ...x, hand: ['fuel'] }))[0]).toBe('play fuel d6');
      expect(wishes(tactics({ ...x, hand: ['fuel', 'T95'] }))[0]).not.toMatch(/fuel/);
    },
  );
});

describe('cards that are what another card is', () => {
  const near = { ai: ['LI 6,4', 'HI 5,4'], human: ['LI 3,4', 'HI 3,5'] };

  rule('SOLO-RULING-75', 'Duplicate repeats the last card on the next best aim', () => {
    for (const position of [
      board({ ...near, phase: 'deployment', band: 'B47', ap: 9, hand: ['traps', 'duplicate'] }),
      tactics({ ...near, phase: 'deployment', stance: 'DEFENSE', ap: 9, hand: ['traps', 'duplicate'] }),
    ]) {
      const table = new SoloTable(position, DICE);
      const answers = table.phase();
      const [first = '', second = ''] = answers.map((a) => a.wish);
      expect(first).toMatch(/^play traps [de]3$/);
      expect(second).toMatch(/^play duplicate [de]3$/);
      expect(second.slice(-2)).not.toBe(first.slice(-2));
      expect(because(answers)).toContain('SOLO-RULING-75');
    }
    // nothing to repeat
    expect(wishes(board({ ...near, phase: 'deployment', band: 'B47', ap: 9, hand: ['duplicate'] }))).toEqual([]);
  });

  rule('SOLO-RULING-75', 'Captured takes the dearest useful card of the discards and aims it as its own', () => {
    const south = { discard: ['surplus', 'traps', 'sabotage'], ap: 0 };
    const x = { ...near, phase: 'deployment', ap: 9, hand: ['captured'], south };
    for (const position of [board({ ...x, band: 'B47' }), tactics({ ...x, stance: 'DEFENSE' })]) {
      // nobody has AP to be sabotaged; Traps cost more than Surplus
      const answers = new SoloTable(position, DICE).phase();
      expect(answers[0]?.wish).toBe('play captured traps');
      expect(answers[1]?.wish).toMatch(/^play traps [de]3$/);
      expect(answers[1]?.thought.because).toEqual(expect.arrayContaining(['SOLO-RULING-75', 'SOLO-RULING-51']));
    }
    const useless = board({ ...x, band: 'B47', south: { discard: ['sabotage'], ap: 0 } });
    expect(wishes(useless)).toEqual([]);
  });

  rule('SOLO-RULING-75', 'Flares by night if somebody can fire, by day on the smoke of whom they could hurt', () => {
    const x = { ...near, phase: 'deployment', band: 'B47', ap: 9, hand: ['flares'] };
    const night = { options: { night: true } };
    expect(wishes(board({ ...x, table: night }))).toEqual(['play flares']);
    expect(wishes(board({ ...x, human: ['LI 1,1'], table: night }))).toEqual([]);
    expect(wishes(board(x))).toEqual([]);
    const smoke = board({ ...x, human: ['LI 3,4', 'HI 3,5 smoke=9'] });
    expect(wishes(smoke)).toEqual([]);
    expect(wishes(board({ ...x, human: ['LI 3,4 smoke=9', 'HI 3,5 smoke=9'] }))).toEqual(['play flares d3']);
  });

  rule('SOLO-RULING-49', 'every card an opponent may draw is of some use to it', () => {
    for (const system of ['tactics', 'pacific'] as const) {
      const unused = catalogue.support
        .filter((card) => !card.aiNeverHolds.includes(system) && !card.setup)
        .filter((card) => tagsOf(catalogue.numberOf(card.id)).length === 0);
      expect(unused.map((card) => card.id)).toEqual([]);
    }
  });
});

describe('cards of the Shooting Phase', () => {
  const x = { phase: 'shooting', ap: 9, hand: ['goliath'], ai: ['LI 6,4', 'HI 4,4'], human: ['T97 2,4', 'LI 1,1'] };

  rule(
    ['SOLO-RULING-51', 'SOLOT-CARDUSE-12'],
    'Goliath goes against the most dangerous enemy near its infantry',
    () => {
      for (const position of [board({ ...x, band: 'B47' }), tactics({ ...x, stance: 'REINFORCE' })])
        expect(wishes(position)).toContain('play goliath d2');
    },
  );

  rule(['SOLOP-PRIO-65', 'SOLOT-PRIO-20'], 'in a total attack it is sent against the terrain to be destroyed', () => {
    // another place is left: what ends the battle would come first whatever the cell says
    const objective = { aim: 'destroy', objective: ['e2', 'a1'] };
    const more = { ...x, type: 'offensive' as const, terrain: ['trench 2,5', 'trench 1,1'], solo: objective };
    const human = ['T97 2,4', 'LI 1,2'];
    expect(wishes(board({ ...more, human, band: 'GE8' }))).toContain('play goliath e2');
    expect(wishes(board({ ...more, human, band: 'B47' }))).toContain('play goliath d2');
    expect(wishes(tactics({ ...more, human, stance: 'FULL ASSAULT' }))).toContain('play goliath e2');
    expect(wishes(tactics({ ...more, human, stance: 'ADVANCE' }))).toContain('play goliath d2');
  });
});

describe('assaults by agreement', () => {
  const x = {
    phase: 'movement',
    stance: 'ADVANCE',
    ai: ['LI 6,1', 'LI 5,1', 'HI 4,3', 'LI 4,6'],
    human: ['LI 3,3 wounds=2', 'T97 3,6'],
  };

  rule(['SOLO-RULING-76', 'SOLO-RULING-68'], 'infantry assaults whom it easily destroys, before anybody moves', () => {
    const storming = tactics({ ...x, solo: { levers: { assaults: true } } });
    const table = new SoloTable(storming, DICE);
    const answers = table.phase();
    expect(answers[0]?.wish).toBe('assault c4 c3');
    expect(answers[0]?.thought.because).toContain('SOLO-RULING-76');
    // the tank would fall to a critical roll only
    expect(answers.filter((a) => a.option[0] === 'assault')).toHaveLength(1);
    expect(wishes(tactics(x)).filter((w) => w.startsWith('assault'))).toEqual([]);
    const hurt = tactics({ ...x, ai: ['LI 6,1', 'LI 5,1', 'HI 4,3 wounds=1'], solo: { levers: { assaults: true } } });
    expect(wishes(hurt).filter((w) => w.startsWith('assault'))).toEqual([]);
  });

  rule('SOLO-RULING-76', 'the assault is fought in the Shooting Phase; the Pacific opponent never begins one', () => {
    const table = new SoloTable(tactics({ ...x, solo: { levers: { assaults: true } } }), DICE);
    while (table.state.turn === 8 && table.match.over === null) if (table.next() === null) break;
    expect(table.told('assault-won').length + table.told('assault-failed').length).toBe(1);
    const { stance: _stance, ...pacific } = x;
    const never = board({ ...pacific, band: 'B47', solo: { levers: { assaults: true } } });
    expect(wishes(never).filter((w) => w.startsWith('assault'))).toEqual([]);
  });
});
