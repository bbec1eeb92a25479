import { boardOf } from '@sandtable/aces/map';
import { UNIT_TYPES } from '@sandtable/aces/units';
import { describe, expect, it } from 'vitest';
import { board as t } from '../../i18n/en/board';
import type { Scene } from './model';
import { sheetOf } from './sheet';
import { hexWords } from './words';

const key = 'summer|full|plain';
const sheet = sheetOf(key);
const { factories, starts, map } = boardOf(key);
const tiger = UNIT_TYPES.findIndex((type) => type.id === 'tiger');
const factory = factories[0] ?? 0;
const scene: Scene = {
  board: key,
  units: [{ id: 1, hex: 4 * 22 + 2, type: tiger, faction: 'germany-1', damage: 2, xp: 3, duty: true }],
  owners: ['usa', 'neutral', 'destroyed'],
  tokens: [{ hex: 50, face: 'hidden' }],
};

describe('words for a hex', () => {
  it('name place and ground', () => {
    expect(hexWords(sheet, scene, {}, 0, t)).toBe('0,0, open ground');
    expect(hexWords(sheet, scene, {}, starts[3] ?? 0, t)).toBe('3,5, open ground, start 3');
    expect(hexWords(sheet, scene, {}, 50, t)).toBe('6,2, open ground, hidden token');
  });

  it('say whose a factory is', () => {
    expect(hexWords(sheet, scene, {}, factory, t)).toContain('factory held by the United States');
    expect(hexWords(sheet, scene, {}, factories[1] ?? 0, t)).toContain('nobody’s factory');
    expect(hexWords(sheet, scene, {}, factories[2] ?? 0, t)).toContain('destroyed factory');
  });

  it('tell everything about a unit', () => {
    expect(hexWords(sheet, scene, {}, 4 * 22 + 2, t)).toBe(
      '2,4, road, Tiger, Germany I, 2 damage, Veteran with 3 experience, must attack what it intercepted',
    );
  });

  it('tell every mark that eyes would see', () => {
    const all = hexWords(
      sheet,
      scene,
      {
        selected: 1,
        actors: [1],
        reach: [{ hex: 1, halves: 3 }],
        threatened: [1],
        interceptors: [1],
        stakes: [1],
        targets: [{ hex: 1, label: '62 %' }],
        aim: [1],
        arrows: [
          { from: 1, to: map.columns + 2, kind: 'attack', number: 2 },
          { from: 3, to: 1, kind: 'attack', number: 1 },
        ],
        candidates: [{ hex: 1, rank: 3 }],
      },
      1,
      t,
    );
    expect(all).toBe(
      '1,0, open ground, selected, can act, can move here, costs 1½, threatened, may intercept, factory at stake, ' +
        'target, 62 %, in the aimed area, attack 2 goes to 2,1, attack 1 comes from 3,0, weighed, place 3',
    );
    expect(hexWords(sheet, scene, { reach: [{ hex: 1 }], targets: [{ hex: 1 }] }, 1, t)).toBe(
      '1,0, open ground, free to choose, target',
    );
    expect(hexWords(sheet, scene, { pointed: [1] }, 1, t)).toBe('1,0, open ground, the lesson points here');
  });
});
