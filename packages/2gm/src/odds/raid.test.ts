import { parseWish, readAll } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { foe, unit } from '../rules/field.fixture';
import { bomber, fighter, hunter, plane, raiding } from '../rules/sky.fixture';

function oddsOf(s: ReturnType<typeof raiding>, text: string) {
  const wish = parseWish(gmGame.language, text);
  if (!wish.ok) throw new Error(text);
  return readAll(gmGame.odds(s.state, 0, wish.value), (fact) => gmGame.read?.(fact) ?? fact.key);
}

/** Chances by what happens, in tenths. */
function tenths(s: ReturnType<typeof raiding>, text: string): Record<string, number> {
  const found = oddsOf(s, text);
  if (!found.ok) throw new Error(found.problems);
  return Object.fromEntries(found.value.outcomes.map((o) => [o.result, Math.round(o.p * 1000) / 100]));
}

describe('odds of air attacks', () => {
  it('of one aircraft on one unit: 3+/8+ against 5 HP', () => {
    const s = raiding([fighter(), foe('c4', { stats: { hp: 5 } }), hunter()]);
    expect(tenths(s, 'raid south:p-51-mustang c4')).toEqual({
      miss: 2,
      'hit, 3 wounds': 5,
      'critical hit, destroyed': 3,
    });
    expect(oddsOf(s, 'raid south:p-51-mustang c4')).toMatchObject({
      value: {
        destroyed: expect.closeTo(0.3, 9),
        // whoever is destroyed loses all 5
        outcomes: [{ wounds: 3 }, { wounds: 5 }, { wounds: 0 }],
        breakdown: [{ value: 3 }, { rule: '2GM-SHOOT-08', label: 'Hits on 3, critically on 8' }, {}, {}, {}],
      },
    });
  });

  it('of an HQ and of a parked aircraft', () => {
    const s = raiding([fighter(), plane('north', 'he-111', { armor: 5, hp: 3 })]);
    expect(tenths(s, 'raid south:p-51-mustang north')).toEqual({ miss: 2, 'hit, HQ 3 damage': 8 });
    expect(tenths(s, 'raid south:p-51-mustang north:he-111')).toEqual({
      miss: 2,
      'hit, 3 wounds, destroyed': 5,
      'critical hit, destroyed': 3,
    });
  });

  it('of a bomb run: each unit by itself', () => {
    const s = raiding([bomber(), foe('c3'), unit('north', 'maus', 'c4', { stats: { armor: 9 } })]);
    const found = oddsOf(s, 'raid south:b-25-mitchell c3');
    expect(tenths(s, 'raid south:b-25-mitchell c3')).toEqual({
      'miss; no effect': 4,
      'hit, 3 wounds, destroyed; no effect': 3,
      'critical hit, destroyed; no effect': 3,
    });
    expect(found).toMatchObject({ value: { destroyed: expect.closeTo(0.6, 9), lost: 0 } });
    const labels = found.ok ? found.value.breakdown.map((item) => item.label) : [];
    expect(labels).toContain('Light Infantry on c3: Hits on 5, critically on 8');
    expect(labels.filter((label) => label.startsWith('Maus on c4: '))).toHaveLength(5);
  });

  it('of bombs on own units as well: they are losses of who drops them (2GM-SHOOT-25)', () => {
    const s = raiding([bomber(), foe('c3'), unit('south', 'light-infantry', 'c4')]);
    const found = oddsOf(s, 'raid south:b-25-mitchell c3');
    expect(found).toMatchObject({ value: { destroyed: expect.closeTo(0.6, 9), lost: expect.closeTo(0.6, 9) } });
  });

  it('of none that is not allowed', () => {
    const s = raiding([bomber(), foe('c3')]);
    for (const text of ['raid south:b-25-mitchell c5', 'raid south:b-25-mitchell e1', 'raid south:b-17 c3'])
      expect(oddsOf(s, text).ok).toBe(false);
  });
});
