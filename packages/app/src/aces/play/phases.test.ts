import { acesGame } from '@sandtable/aces';
import { roundOf } from '@sandtable/aces/table';
import { Match } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { acesPlay } from '../../i18n/en/aces-play';
import { phasesOf } from './phases';

it('the Bulge ends with its last round, although the next one has begun when it is decided (AA-RULING-76)', () => {
  const four = acesGame.defaultSetup('aces', ['person', 'person', 'person', 'person']);
  const options = { ...four.options, mission: 'bulge' as const, bulgeRounds: 1 };
  const match = Match.start(acesGame.rules, { ...four, map: 'winter', options }, 'bulge');
  for (let n = 0; n < 1000 && match.over === null; n++) {
    const decision = match.decision();
    const end = decision?.options.find(([verb]) => verb === 'end' || verb === 'pass');
    match.submit(decision?.seat ?? 0, end ?? decision?.options[0] ?? ['none']);
  }
  expect(match.over).toMatchObject({ rule: 'AA-RULING-76' });
  expect(match.state.round).toBe(2);
  const view = acesGame.rules.view(match.state, 'spectator');
  expect(roundOf(view.table)).toBe(1);
  expect(phasesOf(view, acesPlay).where).toMatch(/^Round 1 /);
});
