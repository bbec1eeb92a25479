import { expect, it } from 'vitest';
import { whole as en } from '../../i18n/whole.fixture';
import { Moment, north, south } from '../react/moment.fixture';
import { gmRecord } from './parts';

it('tells what a seat could have done with the names of who stood there, and cards by their titles', async () => {
  const told = gmRecord({ t: en });
  const { view } = new Moment([south('m4a2', 'c3'), north('light-infantry', 'c5')], { phase: 'movement' }).desk();
  expect(await told.named(view, 0, 'move c3 c4')).toBe('M4A2 on c3 to c4');
  expect(await told.named(view, 1, 'move c5 c4')).toBe('Light Infantry on c5 to c4');
  expect(await told.named(view, 0, 'deploy heavy-infantry d1')).toBe('Heavy Infantry on d1');
  expect(await told.named(view, 0, 'end')).toBe('ending the phase');
});
