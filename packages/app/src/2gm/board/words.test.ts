import { describe, expect, it } from 'vitest';
import { gmBoard as t } from '../../i18n/en/gm-board';
import { foe, own, sceneFrom } from './field.fixture';
import { hqSpot, unitSpot } from './spots';
import { spotWords } from './words';

describe('what a screen reader says', () => {
  const scene = sceneFrom(
    [
      own('b2', 'heavy-infantry', { upgrades: [{ name: 'hmg', mounted: 1 }], wounds: 2, suppressed: true }),
      foe('e5', 'tiger'),
      own('hq', 'p-51-mustang'),
    ],
    { natural: { b2: 'forest' }, terrain: [{ at: 'e5', card: 'house', damage: 3 }] },
  );

  it('names the ground, the unit and all that lies on it', () => {
    expect(spotWords(scene, {}, 9, t)).toBe(
      'b2, forest, Heavy Infantry, United States, south, 2 of 4 HP, with HMG, suppressed',
    );
    expect(spotWords(scene, {}, 36, t)).toBe('e5, open ground, House, 5 HP left, Tiger, Germany, north, 5 of 5 HP');
    expect(spotWords(scene, {}, 0, t)).toBe('a1, open ground');
  });

  it('tells of headquarters and of the aircraft beside them', () => {
    const south = scene.hqs.findIndex((hq) => hq.side === 0);
    expect(spotWords(scene, {}, hqSpot(south), t)).toBe(
      'HQ of the United States, south, 10 of 10 HP, 5 of 10 AP, 0 cards in hand, no Supply Line, 1 AP next turn, 1 aircraft',
    );
    expect(spotWords(scene, {}, unitSpot(2), t)).toBe('P-51 Mustang, United States, south, 3 of 3 HP');
  });

  it('adds what the marks say, also where only a word is meant', () => {
    const marks = {
      selected: 0,
      actors: [0],
      reach: [{ space: 0, cost: 2, ends: true }, { space: 1 }, { space: 2, label: '2 AP' }],
      targets: [{ spot: 36, label: '62 %' }],
      suppressing: [36],
    };
    expect(spotWords(scene, marks, 0, t)).toBe(
      'a1, open ground, selected, can act, can move here, costs 2, the move ends here',
    );
    expect(spotWords(scene, marks, 1, t)).toMatch(/free to choose$/);
    expect(spotWords(scene, marks, 2, t)).toMatch(/costs 2 AP$/);
    expect(spotWords(scene, marks, 36, t)).toMatch(/target, 62 %, would be suppressed$/);
  });

  it('gives nothing away of a unit that lies face down', () => {
    const night = sceneFrom([foe('d6', 'tiger', { faceDown: true, wounds: 2 })], { options: { night: true } }, 0);
    expect(spotWords(night, {}, 43, t)).toBe('d6, open ground, a unit of north, face down');
  });
});
