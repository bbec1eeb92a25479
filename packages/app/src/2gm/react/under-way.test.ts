import { expect, it } from 'vitest';
import { unitSpot } from '../board/spots';
import { B25, FW190, flakOn, Moment, north, P51, south } from './moment.fixture';
import { underWay } from './under-way';

it('a raid: where it goes, who rises against it, who flies with it', () => {
  const moment = new Moment([B25, P51, FW190, flakOn('c5'), north('light-infantry', 'c4')]);
  moment.do('raid south:b-25-mitchell c2', 'intercept north:fw-190', 'escort south:p-51-mustang');
  expect(underWay(moment.desk(1).view)).toEqual({
    aim: [10, 18, 26],
    arrows: [
      { from: unitSpot(0), to: 10, kind: 'air' },
      { from: unitSpot(2), to: unitSpot(0), kind: 'intercept' },
      { from: unitSpot(1), to: unitSpot(0), kind: 'escort' },
    ],
  });
});

it('a barrage: what it comes down on, while its AP are chosen and while it is answered', () => {
  const units = [south('light-infantry', 'a1'), north('light-infantry', 'c4'), north('light-infantry', 'e5')];
  const more = { phase: 'barrage', options: { tacticalArtillery: true }, north: { hand: ['luck'] } };
  const moment = new Moment(units, more, [8]);
  expect(underWay(moment.desk().view)).toEqual({ arrows: [] });
  moment.do('call c4');
  expect(underWay(moment.desk().view)).toEqual({ arrows: [], targets: [{ spot: 26 }] });
  moment.do('charge 3');
  expect(moment.desk(1).question?.kind).toBe('rolled');
  expect(underWay(moment.desk(1).view)).toEqual({ arrows: [], targets: [{ spot: 26 }] });
});

it('an attack that waits for an answer, and nothing in between', () => {
  const rifles = [south('light-infantry', 'c3'), north('light-infantry', 'c4')];
  const moment = new Moment(rifles, { south: { hand: ['impact'] } });
  expect(underWay(moment.desk().view)).toEqual({ arrows: [] });
  moment.do('shoot c3 c4');
  expect(underWay(moment.desk().view)).toEqual({ arrows: [{ from: 18, to: 26, kind: 'attack' }] });
});

it('an assault that may be met by fire: who assaults whom', () => {
  const rifles = [south('light-infantry', 'c3', { assaults: 'c4' }), north('light-infantry', 'c4')];
  const moment = new Moment(rifles).do('resolve c3');
  expect(moment.desk(1).question?.kind).toBe('react');
  expect(underWay(moment.desk(1).view)).toEqual({ arrows: [{ from: 18, to: 26, kind: 'attack' }] });
});
