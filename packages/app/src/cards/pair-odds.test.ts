import { describe, expect, it } from 'vitest';
import { pairOdds } from './pair-odds';

describe('a card against another', () => {
  it('has the exact chances of one attack at each distance, in the open and in cover', async () => {
    const open = await pairOdds('2gm', 'usa/m4a2', 'usa/m4a2', 'open');
    expect(open.map(({ distance }) => distance)).toEqual([1, 2, 3]);
    // hits on 5, critically on 9: six faces in ten do harm, two destroy
    expect(open[0]?.hurt).toBeCloseTo(0.6, 12);
    expect(open[0]?.destroyed).toBeCloseTo(0.2, 12);
    const [covered] = await pairOdds('2gm', 'usa/m4a2', 'usa/m4a2', 'forest');
    expect(covered?.hurt).toBeCloseTo(0.5, 12);
    const [trench] = await pairOdds('2gm', 'usa/light-infantry', 'japan/light-infantry', 'trench');
    const [plain] = await pairOdds('2gm', 'usa/light-infantry', 'japan/light-infantry', 'open');
    expect(trench?.hurt ?? 1).toBeLessThan(plain?.hurt ?? 0);
  });

  it('has the chances of the printed values where a pack is given', async () => {
    const pack = { game: '2gm', units: [{ nation: 'usa', id: 'm4a2', armor: 9 }] };
    const [printed] = await pairOdds('2gm', 'usa/m4a2', 'usa/m4a2', 'open', pack);
    const [ours] = await pairOdds('2gm', 'usa/m4a2', 'usa/m4a2', 'open');
    // its gun pierces 6
    expect(printed?.hurt).toBe(0);
    expect(ours?.hurt).toBeCloseTo(0.6, 12);
  });

  it('knows units of Aces, and says nothing where nobody can attack', async () => {
    const aces = await pairOdds('aces', 'usa/sherman', 'germany-2/panther', 'open');
    expect(aces.map(({ distance }) => distance)).toEqual([1]);
    expect(aces[0]?.mean).toBeGreaterThan(0);
    expect(await pairOdds('2gm', 'usa/nobody', 'germany/tiger', 'open')).toEqual([]);
  });
});
