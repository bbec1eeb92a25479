import { describe, expect, it } from 'vitest';
import { cardsEngineOf } from './engines';

function duel(game: string, attacker: string, target: string, ground: string, pack: unknown = null) {
  const engine = cardsEngineOf(game);
  if (engine === undefined) throw new Error(game);
  return engine.duel({ attacker, target, ground, pack });
}

describe('a card against another', () => {
  it('has the exact chances of one attack at each distance, in the open and in cover', async () => {
    const open = await duel('2gm', 'usa/m4a2', 'usa/m4a2', 'open');
    expect(open.map(({ distance }) => distance)).toEqual([1, 2, 3]);
    // hits on 5, critically on 9: six faces in ten do harm, two destroy
    expect(open[0]?.hurt).toBeCloseTo(0.6, 12);
    expect(open[0]?.destroyed).toBeCloseTo(0.2, 12);
    const [covered] = await duel('2gm', 'usa/m4a2', 'usa/m4a2', 'forest');
    expect(covered?.hurt).toBeCloseTo(0.5, 12);
    const [trench] = await duel('2gm', 'usa/light-infantry', 'japan/light-infantry', 'trench');
    const [plain] = await duel('2gm', 'usa/light-infantry', 'japan/light-infantry', 'open');
    expect(trench?.hurt ?? 1).toBeLessThan(plain?.hurt ?? 0);
  });

  it('has the chances of the printed values where a pack is given', async () => {
    const pack = { game: '2gm', units: [{ nation: 'usa', id: 'm4a2', armor: 9 }] };
    const [printed] = await duel('2gm', 'usa/m4a2', 'usa/m4a2', 'open', pack);
    const [ours] = await duel('2gm', 'usa/m4a2', 'usa/m4a2', 'open');
    // its gun pierces 6
    expect(printed?.hurt).toBe(0);
    expect(ours?.hurt).toBeCloseTo(0.6, 12);
  });

  it('knows units of Aces, and says nothing where nobody can attack', async () => {
    const aces = await duel('aces', 'usa/sherman', 'germany-2/panther', 'open');
    expect(aces.map(({ distance }) => distance)).toEqual([1]);
    expect(aces[0]?.mean).toBeGreaterThan(0);
    expect(await duel('2gm', 'usa/nobody', 'germany/tiger', 'open')).toEqual([]);
    expect(cardsEngineOf('chess')).toBeUndefined();
  });
});

describe('an aircraft of 2GM', () => {
  const weapon = { range: 5, hit: 7, crit: 10, pierce: 8, damage: 1 };
  const pack = { game: '2gm', units: [{ nation: 'usa', id: 'm1-90mm', weapon }] };
  const against = (attacker: string, ground: string) => duel('2gm', attacker, 'germany/fw-190', ground, pack);

  it('is fired at by guns that may, whatever the distance', async () => {
    expect(await against('usa/m1-90mm', 'flak')).toMatchObject([
      { distance: null, hurt: expect.closeTo(0.4, 12), destroyed: expect.closeTo(0.1, 12) },
    ]);
    // no tank fires into the air, and no gun rises
    expect(await against('usa/m4a2', 'flak')).toEqual([]);
    expect(await against('usa/m1-90mm', 'dogfight')).toEqual([]);
    expect(await against('usa/m1-90mm', 'parked')).toEqual([]);
  });

  it('is met by fighters in the air, and attacked on the ground', async () => {
    // 3+/8+ for 3 wounds, against 3 HP
    const SHOT = [{ distance: null, hurt: expect.closeTo(0.8, 12), destroyed: expect.closeTo(0.8, 12) }];
    expect(await against('usa/p-51-mustang', 'dogfight')).toMatchObject(SHOT);
    expect(await against('usa/p-51-mustang', 'parked')).toMatchObject(SHOT);
    expect(await against('usa/p-51-mustang', 'flak')).toEqual([]);
    // bombers intercept nobody
    expect(await against('usa/b-25-mitchell', 'dogfight')).toEqual([]);
  });

  it('attacks what stands on the field, wherever that is', async () => {
    expect(await duel('2gm', 'usa/p-51-mustang', 'germany/light-infantry', 'open', pack)).toMatchObject([
      { distance: null, hurt: expect.closeTo(0.8, 12) },
    ]);
    // nobody shoots at what flies as at a target on the field
    expect(await duel('2gm', 'usa/m4a2', 'germany/fw-190', 'open')).toEqual([]);
  });
});

describe('an aircraft of Aces', () => {
  it('is attacked by air-capable units only, and attacks from the next hex', async () => {
    const flak = await duel('aces', 'germany-2/flak', 'usa/b-17', 'over');
    const infantry = await duel('aces', 'germany-2/infantry', 'usa/b-17', 'over');
    expect(infantry.map(({ distance }) => distance)).toEqual([1]);
    expect([infantry[0]?.mean, flak[0]?.mean].every((mean) => (mean ?? 0) > 0)).toBe(true);
    expect(await duel('aces', 'germany-2/panther', 'usa/b-17', 'over')).toEqual([]);
    const bombs = await duel('aces', 'usa/b-17', 'germany-2/panther', 'open');
    expect(bombs.map(({ distance }) => distance)).toEqual([1]);
  });
});
