import { gmGame } from '@sandtable/2gm';
import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmPlay } from '../../i18n/en/gm-play';
import { Moment } from '../react/moment.fixture';
import { ordersOf, turnsLeft } from './orders';
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
      [false, 'Take two of the three strongpoints on the airstrip.', [{ have: 0, count: 2 }]],
    ]);
    const held = structuredClone(view);
    const [c5, e5] = held.table.goals[0]?.slice(4) ?? [];
    const own = held.table.units.findIndex((u) => u.seat === 0);
    for (const space of [c5, e5]) if (space !== undefined) held.table.on[space] = own;
    expect(ordersOf(held, 0, tarawa)[0]?.stands).toEqual([{ have: 2, count: 2 }]);
  });

  it('the turns that are left are those of each side, and the heading counts both', () => {
    const view = gmGame.rules.view(begun().state, 0);
    const at = (turn: number) => ({ ...view, table: { ...view.table, turn, phase: 'movement' as const } });
    expect([0, 1, 2, 3, 23, 24].map((turn) => turnsLeft(at(turn)))).toEqual([12, 12, 12, 11, 1, 1]);
    expect(phasesOf(at(3), gmPlay).where).toBe('Turn 3 of 24 · United States');
    expect(turnsLeft(new Moment([]).desk().view)).toBeNull();
  });
});
