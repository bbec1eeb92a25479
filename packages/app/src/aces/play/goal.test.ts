import { acesGame } from '@sandtable/aces';
import { Match } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { acesPlay as t } from '../../i18n/en/aces-play';
import { deskOf } from './desk.fixture';
import { aimWords } from './goal';

const FOUR = acesGame.defaultSetup('aces', ['person', 'person', 'person', 'person']);

function aims(setup: typeof FOUR): Set<string> {
  const match = Match.start(acesGame.rules, setup, 'aims');
  return new Set(match.state.seats.map((_, seat) => aimWords(deskOf(match, seat).view, seat, t)));
}

it('a skirmish is told alike to everybody, a mission to each team by what it needs', () => {
  expect([...aims(FOUR)]).toEqual(['6 factories win, or destroy every enemy unit.']);
  const bulge = aims({ ...FOUR, map: 'winter', options: { ...FOUR.options, mission: 'bulge' } });
  expect(bulge.size).toBe(2);
  expect([...bulge].filter((words) => words.includes('one tank at the seashore within 10 rounds'))).toHaveLength(1);
  // there, whoever destroys every unit of the Allies has not won yet (AA-RULING-76)
  expect([...bulge].join(' ')).not.toContain('every enemy unit');
  const v2 = aims({ ...FOUR, options: { ...FOUR.options, mission: 'v2' } });
  expect([...v2].filter((words) => words.includes('destroying the launcher'))).toHaveLength(1);
  expect([...v2].filter((words) => words.includes('as long as its launcher stands'))).toHaveLength(1);
});
