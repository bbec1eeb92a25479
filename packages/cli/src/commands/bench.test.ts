import { describe, expect, it } from 'vitest';
import { budgetsOf, budgetText, isWithin } from '../bench/budgets';
import { parsed, run } from '../harness.fixture';

const QUICK = ['--rounds', '2', '--round-ms', '20'];

describe('sandtable bench', () => {
  it('measures a playable game and the kernel', async () => {
    const done = await run(['bench', '--game', 'toy', '--json', ...QUICK]);
    expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: '' });
    const figures = parsed(done) as Record<string, Record<string, unknown>>;
    expect(Object.keys(figures)).toEqual(['toy', 'kernel']);
    const { budgets, ...toy } = figures.toy ?? {};
    expect(Object.keys(toy)).toEqual([
      'cloneUs',
      'decisionsPerSecondCold',
      'decisionsPerSecond',
      'gamesPerSecondCold',
      'gamesPerSecond',
      'aiTurnP95Ms',
      'oddsMs',
    ]);
    for (const value of Object.values(toy)) expect(value).toBeGreaterThan(0);
    // how it begins is measured, and no budget holds it to anything
    expect(Object.keys(budgets as object)).toEqual(Object.keys(toy).filter((key) => !key.endsWith('Cold')));
    expect(budgets).toMatchObject({ decisionsPerSecond: { atLeast: 300_000 }, cloneUs: { atMost: 10 } });
    expect(figures.kernel).toMatchObject({ frameDispatchNs: expect.any(Number), hashUs: expect.any(Number) });
  });

  it('prints figures beside their budgets', async () => {
    const { code, out } = await run(['bench', '--game', 'toy', ...QUICK]);
    expect(code).toBe(0);
    const shape = out
      .replace(/\d[\d.e+-]*/g, 'N')
      .replace(/ +/g, ' ')
      .replace(/\b(ok|over)\b/g, 'OK');
    expect(shape).toBe(
      [
        'toy',
        ' cloneUs N OK at most N',
        ' decisionsPerSecondCold N',
        ' decisionsPerSecond N OK at least N',
        ' gamesPerSecondCold N',
        ' gamesPerSecond N OK at least N',
        ' aiTurnPNMs N OK at most N',
        ' oddsMs N OK at most N',
        '',
        'kernel',
        ' frameDispatchNs N OK at most N',
        ' hashUs N OK at most N',
        '',
      ].join('\n'),
    );
  });

  it('holds each figure to the right side of its budget', () => {
    expect([isWithin({ atMost: 10 }, 10), isWithin({ atMost: 10 }, 10.1)]).toEqual([true, false]);
    expect([isWithin({ atLeast: 10 }, 10), isWithin({ atLeast: 10 }, 9.9)]).toEqual([true, false]);
    expect([budgetText({ atMost: 10 }), budgetText({ atLeast: 5 })]).toEqual(['at most 10', 'at least 5']);
    expect(budgetsOf('aces').decisionsPerSecond).toEqual({ atLeast: 100_000 });
    expect(budgetsOf('2gm').decisionsPerSecond).toEqual({ atLeast: 50_000 });
  });
});
