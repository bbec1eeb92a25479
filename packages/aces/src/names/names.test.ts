import { describe, expect, it } from 'vitest';
import { GERMANY_1, GERMANY_2, SOVIET_UNION, USA } from '../content/factions';
import { withFullNames } from './faction-names';
import { typeId, typeNamed } from './names';

describe('names of units', () => {
  it.each([
    [GERMANY_2, 'Fw 190', 'fw-190'],
    [GERMANY_2, 'fw190', 'fw-190'],
    [GERMANY_2, '8.8 Flak', 'flak'],
    [GERMANY_2, 'mech-infantry', 'mechanized-infantry'],
    [GERMANY_2, 'artillery', 'flak'],
    [USA, 'M4 Sherman', 'sherman'],
    [USA, 'b17', 'b-17'],
    [SOVIET_UNION, 'mobile', 'mobile-infantry'],
    [GERMANY_1, 'regular', 'infantry'],
  ])('faction %i: "%s" is the %s', (faction, name, id) => {
    expect(typeId(typeNamed(faction, name))).toBe(id);
  });

  it.each([
    [USA, 'tiger'],
    [GERMANY_1, 'katyusha'],
    [USA, ''],
    [USA, 'tankk'],
  ])('faction %i has no "%s"', (faction, name) => {
    expect(typeNamed(faction, name)).toBe(-1);
  });
});

describe('names of factions', () => {
  it('may be short wherever a position names one; the order of the seats stays', () => {
    const full = withFullNames({
      turn: { seat: 'G2', first: 'us' },
      seats: { us: { coins: 1 }, G2: {}, ussr: { partner: 'US' } },
      units: [{ seat: 'SU', unit: 'us' }],
      factories: [{ owner: 'g1' }, { owner: 'destroyed' }],
    });
    expect(full).toEqual({
      turn: { seat: 'germany-2', first: 'usa' },
      seats: { usa: { coins: 1 }, 'germany-2': {}, 'soviet-union': { partner: 'usa' } },
      units: [{ seat: 'soviet-union', unit: 'us' }],
      factories: [{ owner: 'germany-1' }, { owner: 'destroyed' }],
    });
    expect(Object.keys((full as { seats: object }).seats)).toEqual(['usa', 'germany-2', 'soviet-union']);
  });

  it('leaves two names for one seat as they are, so that the mistake is reported', () => {
    const twice = { seats: { us: {}, usa: {} } };
    expect(withFullNames(twice)).toEqual(twice);
  });
});
