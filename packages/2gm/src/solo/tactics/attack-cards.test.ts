import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { SoloTable } from '../table.fixture';
import { type Tactics, tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);

/** Everything it answers until its Shooting Phase is over, windows included. */
function shooting(x: Omit<Tactics, 'phase'>, dice: readonly number[]) {
  const table = new SoloTable(tactics({ stance: 'REINFORCE', ...x, phase: 'shooting' }), dice);
  const wishes: string[] = [];
  const rules: string[] = [];
  while (table.state.phase === 'shooting' && table.match.over === null) {
    const answered = table.next();
    if (answered === null) break;
    wishes.push(answered.wish);
    rules.push(...answered.thought.because);
  }
  return { table, wishes, rules };
}

describe('an assault by agreement', () => {
  const x = { ap: 2, ai: ['HI 4,4 assaults="d3"', 'LI 6,1'], human: ['A37 3,4', 'LI 1,8'], south: { ap: 0 } };

  rule('SOLO-RULING-83', 'a gun that was stormed is seized, out of range if that can be', () => {
    const { table, wishes, rules } = shooting({ ...x, hand: ['seized'] }, [10, 1, 1]);
    expect(wishes.filter((w) => w.includes('seized'))).toHaveLength(1);
    expect(rules).toContain('SOLO-RULING-83');
    expect(table.state.units.filter((u) => u.seat === 1 && u.at >= 0)).toHaveLength(3);
  });

  rule('SOLO-RULING-83', 'a lorry that cannot fire is not worth it, nor is anything that survives', () => {
    const lorry = shooting({ ...x, human: ['TRK 3,4', 'LI 1,8'], hand: ['seized'] }, [10]);
    expect(lorry.table.told('assault-won')).toHaveLength(1);
    expect(lorry.wishes.filter((w) => w.includes('seized'))).toEqual([]);
    const survived = shooting({ ...x, hand: ['seized'] }, [1]);
    expect(survived.wishes.filter((w) => w.includes('seized'))).toEqual([]);
  });

  rule('SOLO-RULING-83', 'bayonets are fixed for it, and for nothing else', () => {
    const storm = shooting({ ...x, hand: ['bayonets'] }, [1]);
    expect(storm.wishes.filter((w) => w.includes('bayonets'))).toHaveLength(1);
    const shot = shooting({ ...x, ai: ['HI 4,4', 'LI 6,1'], hand: ['bayonets'] }, [1]);
    expect(shot.wishes.filter((w) => w.includes('bayonets'))).toEqual([]);
  });
});

describe('after a hit', () => {
  const x = { ap: 2, ai: ['A70 5,4', 'LI 6,1'], south: { ap: 0 }, hand: ['shrapnel'] };

  rule('SOLO-RULING-83', 'shrapnel hurts the most dangerous beside the target', () => {
    const human = ['LI 3,4 wounds=1', 'LI 3,3', 'HI 3,5'];
    const { wishes } = shooting({ ...x, human }, [6, 1]);
    expect(wishes.filter((w) => w.includes('shrapnel'))).toHaveLength(1);
    const missed = shooting({ ...x, human }, [1]);
    expect(missed.wishes.filter((w) => w.includes('shrapnel'))).toEqual([]);
  });
});

describe('the Flip Over Phase of the Tactics opponent', () => {
  rule('SOLO-RULING-83', 'a weapon of the upgraded enemy nearest to it overheats', () => {
    const x = {
      phase: 'flip',
      stance: 'REINFORCE',
      ap: 3,
      hand: ['overheat'],
      ai: ['LI 6,4'],
      human: ['SHM 3,4 upgrades=["tank-mg"]', 'HI 1,1 upgrades=["hmg"]'],
    };
    expect(new SoloTable(tactics(x), []).next()?.wish).toMatch(/^play overheat d3/);
    expect(new SoloTable(tactics({ ...x, human: ['SHM 3,4'] }), []).next()?.wish).toBe('discard overheat');
  });
});
