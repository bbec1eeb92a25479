import { gmGame } from '@sandtable/2gm';
import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmCards } from '../../i18n/en/gm-cards';
import { gmPlay } from '../../i18n/en/gm-play';
import { Moment } from '../react/moment.fixture';
import { countedBy, ordersOf, specialsOf, turnsLeft } from './orders';
import { phasesOf } from './phases';

const tarawa = BRIEFINGS.find(({ id }) => id === 'tarawa');

function begun() {
  const setup = gmGame.rules.parseSetup({ ...gmGame.defaultSetup('pacific'), scenario: 'tarawa' });
  if (!setup.ok) throw new Error('The scenario cannot be set up.');
  return Match.start(gmGame.rules, setup.value, 'orders');
}

describe('the orders of a scenario', () => {
  it('are told to each side with its own first, and what they count is counted', () => {
    if (tarawa === undefined) throw new Error('There is no such scenario.');
    const view = gmGame.rules.view(begun().state, 1);
    expect(ordersOf(view, 1, tarawa).map(({ own, text, stands }) => [own, text, stands])).toEqual([
      [true, 'Hold the airstrip.', []],
      [
        false,
        'Take two of the three strongpoints on the airstrip.',
        [expect.objectContaining({ have: 0, count: 2, name: 'strongpoint' })],
      ],
    ]);
    const held = structuredClone(view);
    const [c5, e5] = held.table.goals[0]?.slice(4) ?? [];
    const own = held.table.units.findIndex((u) => u.seat === 0);
    for (const space of [c5, e5]) if (space !== undefined) held.table.on[space] = own;
    expect(ordersOf(held, 0, tarawa)[0]?.stands).toEqual([expect.objectContaining({ have: 2, count: 2 })]);
  });

  it('say what is counted and what a landing begins with', () => {
    const told = (id: string): string[] => {
      const briefing = BRIEFINGS.find((each) => each.id === id);
      const setup = gmGame.rules.parseSetup({ ...gmGame.defaultSetup('pacific'), scenario: id });
      if (briefing === undefined || !setup.ok) throw new Error('There is no such scenario.');
      const view = gmGame.rules.view(Match.start(gmGame.rules, setup.value, 'orders').state, 0);
      return ordersOf(view, 0, briefing).flatMap((side) => [
        ...side.stands.map(({ goal, name }) => countedBy(goal, name, gmCards.orders)),
        ...specialsOf(side.briefing, gmCards.orders),
      ]);
    };
    expect(told('night-raid')).toEqual([
      'Combat Engineers in your first row',
      'Enemy units destroyed',
      'Begins with 4 AP.',
    ]);
    expect(told('tarawa')).toEqual([
      'Held (strongpoint)',
      'Begins with 6 AP.',
      'Begins with 6 cards.',
      'Its ships give it a Supply Line of always 2 rows. Its land units come aboard empty craft in the first row.',
      'Added to its deck: 5 × LVT-1 Alligator, 4 × LCVP.',
      'Begins with 6 AP.',
    ]);
  });

  it('the turns that are left are those of each side, and the heading counts both', () => {
    const view = gmGame.rules.view(begun().state, 0);
    const at = (turn: number) => ({ ...view, table: { ...view.table, turn, phase: 'movement' as const } });
    expect([0, 1, 2, 3, 23, 24].map((turn) => turnsLeft(at(turn)))).toEqual([12, 12, 12, 11, 1, 1]);
    expect(phasesOf(at(3), gmPlay).where).toBe('Turn 3 of 24 · United States');
    expect(turnsLeft(new Moment([]).desk().view)).toBeNull();
  });
});
