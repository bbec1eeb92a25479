import type { GmEvent } from '@sandtable/2gm/table';
import { expect, it } from 'vitest';
import { Moment, north, south } from '../react/moment.fixture';
import { noisesOf } from './noises';

function heard(moment: Moment): string[] {
  return noisesOf(moment.sandbox.events as unknown as readonly GmEvent[], moment.desk(0).view);
}

it('tanks are heard when they drive, aircraft when they fly, and nobody else', () => {
  const tanks = [south('m4a2', 'c3'), south('light-infantry', 'e3'), north('light-infantry', 'h6')];
  const moving = { phase: 'movement' };
  expect(heard(new Moment(tanks, moving).do('move c3 c4'))).toEqual(['tracks']);
  expect(heard(new Moment(tanks, moving).do('move e3 e4'))).toEqual([]);
  const sky = [south('b-25-mitchell', 'hq'), north('fw-190', 'hq'), north('light-infantry', 'c4')];
  const raid = new Moment(sky).do('raid south:b-25-mitchell c2');
  expect(heard(raid)).toContain('aircraft');
});

it('what lies face down is not told by its sound', () => {
  const events = [{ type: 'moved', rule: '2GM-MOVE-01', unit: 0, path: [18, 26] }] as unknown as GmEvent[];
  const { view } = new Moment([south('m4a2', 'c3')]).desk(0);
  const hidden = structuredClone(view);
  Object.assign(hidden.table.units[0] ?? {}, { faceDown: true });
  expect([noisesOf(events, view), noisesOf(events, hidden)]).toEqual([['tracks'], []]);
});
