import { describe, expect, it } from 'vitest';
import { starsOf } from './campaign';
import { begun, isOpen, merged, NOTHING_KEPT, readCampaign, settled } from './progress';

const SEATS = [
  { occupant: { by: 'person', name: 'Me' }, side: 'usa' },
  { occupant: { by: 'opponent', name: 'rulebook' }, side: 'japan' },
] as const;
const over = (winners: number[], rule: string) => ({ winners, rule, reason: 'x' }) as never;
const ended = (id: string, winners: number[], rule = 'GOAL') => ({ id, seats: SEATS, over: over(winners, rule) });
const degreeOf = (_battle: string, rule: string) => (rule === 'GOAL' ? 'goal' : 'broken');

describe('a campaign', () => {
  const started = begun(NOTHING_KEPT, 'm1', 'pacific/tarawa');

  it('writes down a match that has ended, by how it was decided', () => {
    expect(settled(started, [{ id: 'm1', seats: SEATS, over: null }], degreeOf)).toBeNull();
    const won = settled(started, [ended('m1', [0], 'OTHER')], degreeOf);
    expect(won?.battles).toEqual({ 'pacific/tarawa': { best: 'broken', rule: 'OTHER', fought: 1 } });
    expect(won?.running).toEqual({});
    expect(settled(started, [ended('m1', [1])], degreeOf)?.battles['pacific/tarawa']?.best).toBe('lost');
    expect(settled(started, [ended('m1', [])], degreeOf)?.battles['pacific/tarawa']?.best).toBe('drawn');
  });

  it('keeps the best of several, and forgets matches that were removed', () => {
    const first = settled(started, [ended('m1', [0])], degreeOf) ?? NOTHING_KEPT;
    const again = settled(begun(first, 'm2', 'pacific/tarawa'), [ended('m2', [1])], degreeOf);
    expect(again?.battles['pacific/tarawa']).toEqual({ best: 'goal', rule: 'GOAL', fought: 2 });
    expect(settled(started, [], degreeOf)).toEqual(NOTHING_KEPT);
  });

  it('opens battle after battle, or all at once', () => {
    const battles = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const at = (best: 'lost' | 'drawn') => ({ ...NOTHING_KEPT, battles: { 't/a': { best, rule: '', fought: 1 } } });
    const opened = (kept: typeof NOTHING_KEPT) => battles.map((_, n) => isOpen(kept, 't', battles, n));
    expect(opened(NOTHING_KEPT)).toEqual([true, false, false]);
    expect(opened(at('lost'))).toEqual([true, false, false]);
    expect(opened(at('drawn'))).toEqual([true, true, false]);
    expect(opened({ ...NOTHING_KEPT, free: true })).toEqual([true, true, true]);
  });

  it('comes back from a file, and two are laid together', () => {
    const kept = settled(started, [ended('m1', [0], 'OTHER')], degreeOf) ?? NOTHING_KEPT;
    expect(readCampaign(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readCampaign({ battles: { 'x y': {}, 'a/b': { best: 'glorious' } } })).toEqual(NOTHING_KEPT);
    expect([null, 7, {}, { battles: 3 }].map(readCampaign)).toEqual([null, null, null, null]);
    const other = { ...NOTHING_KEPT, battles: { 'pacific/tarawa': { best: 'goal' as const, rule: '', fought: 1 } } };
    expect(merged(kept, other).battles['pacific/tarawa']?.best).toBe('goal');
    expect(merged(other, kept).battles['pacific/tarawa']?.best).toBe('goal');
  });

  it('has three stars for the goal itself and none for a battle that was lost or drawn', () => {
    expect((['lost', 'drawn', 'yielded', 'broken', 'goal'] as const).map(starsOf)).toEqual([0, 0, 1, 2, 3]);
  });
});
