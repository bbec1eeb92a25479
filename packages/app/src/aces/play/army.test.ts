import { acesGame } from '@sandtable/aces';
import { teamOfSeat } from '@sandtable/aces/table';
import { Match } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { acesPlay as t } from '../../i18n/en/aces-play';
import { armyOf } from './army';
import { deskOf } from './desk.fixture';

it('an army an Automa has not drawn yet has no number (AA-SETUP-04)', () => {
  const solo = Match.start(acesGame.rules, acesGame.defaultSetup('aces', ['person', 'automa']), 'drawn');
  const { rows } = armyOf(deskOf(solo, 0).view, 1, t);
  expect(rows.length).toBeGreaterThan(5);
  for (const { notes } of rows) expect(notes).toEqual(['beside the map']);
});

it('what a team holds together is not told as each seat’s own (AA-BULGE-03)', () => {
  const four = acesGame.defaultSetup('aces', ['person', 'person', 'person', 'person']);
  const bulge = { ...four, map: 'winter' as const, options: { ...four.options, mission: 'bulge' as const } };
  const match = Match.start(acesGame.rules, bulge, 'bulge');
  for (let n = 0; n < 400 && match.state.phase === 'setup'; n++) {
    const [seat = 0] = match.waiting();
    match.submit(seat, match.decision(seat)?.options[0] ?? ['none']);
  }
  const { view } = deskOf(match, 0);
  const armies = view.table.seats.map((_, seat) => armyOf(view, seat, t));
  const held = armies.filter((army) => army.teamFactories > 0);
  expect(held.length).toBeGreaterThan(1);
  for (const army of held) expect(army.shared).toBe(true);
  // what its partners hold adds up to what a team holds
  for (const { seat, teamFactories } of held) {
    const partners = held.filter((other) => teamOfSeat(view.table, other.seat) === teamOfSeat(view.table, seat));
    expect(partners.reduce((sum, army) => sum + army.factories, 0)).toBe(teamFactories);
  }
});
