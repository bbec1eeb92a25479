import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { catalogue } from '../../content/index';
import { poolOf } from '../deck/deck';
import { plainSolo, soloOf } from '../set-up/setup-shape';
import { because, SoloTable } from '../table.fixture';
import { type Tactics, tactics } from '../tactics/board.fixture';

const rule = ruleTests<RuleId>(book);
const DICE: readonly number[] = Array.from({ length: 200 }, (_x, i) => ((i * 3) % 10) + 1);

function deployment(x: Omit<Tactics, 'phase'>) {
  const table = new SoloTable(tactics({ ...x, phase: 'deployment' }), DICE);
  const answers = table.phase();
  return { table, answers, wishes: answers.map((a) => a.wish) };
}

describe('In need of support', () => {
  const x = {
    stance: 'REINFORCE',
    ap: 4,
    hand: ['in-need-of-support', 'T95'],
    ai: ['LI 6,1', 'LI 5,1', 'HI 4,4 wounds=1'],
    human: ['HI 2,4'],
  };

  rule('SOLO-RULING-80', 'brings the unit of the lists to where it has a target', () => {
    const { answers, wishes, table } = deployment(x);
    expect(wishes[0]).toBe('play in-need-of-support d4');
    expect(wishes[1]).toMatch(/^deploy type-95-ha-go (c4|e4|d3|d5)$/);
    expect(because(answers.slice(0, 2))).toContain('SOLO-RULING-80');
    // 1 for the card and 3 for the tank: what the tank costs anyway
    expect(table.north.ap).toBe(0);
  });

  rule(
    'SOLO-RULING-80',
    'is kept where the unit would have a target from the Deployment Line, or none beside the wounded',
    () => {
      const near = deployment({ ...x, human: ['HI 3,4'] });
      expect(near.wishes[0]).toMatch(/^deploy type-95-ha-go .6/);
      const far = deployment({ ...x, ai: ['LI 6,1', 'LI 5,1', 'HI 6,4 wounds=1'], human: ['HI 1,1'] });
      expect(far.wishes.filter((w) => w.includes('in-need'))).toEqual([]);
      const unhurt = deployment({ ...x, ai: ['LI 6,1', 'LI 5,1', 'HI 4,4'] });
      expect(unhurt.wishes.filter((w) => w.includes('in-need'))).toEqual([]);
    },
  );
});

describe('In need of support, for one of two', () => {
  rule('SOLO-RULING-80', 'goes where the dearer unit gets something to fire at', () => {
    // beside g3 the tank has a target; beside b3 only the gun, which is cheaper, can hurt anybody
    const { wishes, answers } = deployment({
      stance: 'REINFORCE',
      ap: 9,
      hand: ['in-need-of-support', 'ASM', 'T95'],
      ai: ['LI 6,1', 'LI 5,1', 'HI 3,2 wounds=1', 'HI 3,7 wounds=1'],
      human: ['SHM 1,2', 'LI 1,7'],
    });
    expect(wishes[0]).toBe('play in-need-of-support g3');
    expect(wishes[1]).toMatch(/^deploy type-95-ha-go/);
    expect(answers[0]?.thought.text).not.toMatch(/D10/);
  });
});

describe('Defend the Reich', () => {
  const x = {
    stance: 'DEFENSE',
    ap: 4,
    hand: ['defend-the-reich', 'HI', 'HI'],
    ai: ['LI 6,1'],
    human: ['HI 5,6'],
  };

  rule('SOLO-RULING-80', 'brings two who have a target for what both would cost', () => {
    const { wishes, table } = deployment(x);
    expect(wishes[0]).toBe('play defend-the-reich');
    const came = wishes.filter((w) => w.startsWith('deploy'));
    expect(came).toHaveLength(2);
    for (const wish of came) expect(wish).toMatch(/^deploy heavy-infantry .[56]/);
    expect(table.north.ap).toBe(0);
    expect(table.north.hand).toEqual([]);
  });

  rule(
    'SOLO-RULING-80',
    'is not played for one who has a target from the Deployment Line as well, nor for nobody',
    () => {
      const one = deployment({ ...x, hand: ['defend-the-reich', 'HI'] });
      expect(one.wishes.filter((w) => w.includes('reich'))).toEqual([]);
      const harmless = deployment({ ...x, human: ['HVT 5,6'] });
      expect(harmless.wishes.filter((w) => w.includes('reich'))).toEqual([]);
    },
  );
});

describe('Allies', () => {
  rule('SOLO-RULING-80', 'cards that need one set aside before the game are in no deck of an opponent', () => {
    const allies = catalogue.numberOf('support/allies');
    for (const system of ['tactics', 'pacific'] as const) {
      const { levers } = soloOf(plainSolo(system));
      for (const nation of [0, 1, 2, 3, 4, 5]) expect(poolOf(system, nation, levers, 0).flat()).not.toContain(allies);
    }
  });

  rule('SOLO-RULING-80', 'an opponent that was handed the card fetches the dearest it can still pay', () => {
    const aside = ['light-infantry', 'type-95-ha-go', 'type-97-chi-ha'];
    const rich = deployment({ stance: 'DEFENSE', ap: 5, hand: ['allies'], ai: ['LI 6,1'], north: { aside } });
    expect(rich.wishes[0]).toMatch(/^play allies/);
    expect(rich.wishes[1]).toMatch(/^deploy/);
    const poor = deployment({ stance: 'DEFENSE', ap: 1, hand: ['allies'], ai: ['LI 6,1'], north: { aside } });
    expect(poor.wishes).toEqual([]);
  });
});
