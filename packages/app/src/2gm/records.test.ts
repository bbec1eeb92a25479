import { type GmView, gmGame } from '@sandtable/2gm';
import { openTable } from '@sandtable/host';
import { Match } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { quickBattle } from './openings';
import { gmRecords, RULEBOOK } from './records';

const POSITION = {
  game: '2gm',
  edition: 'pacific',
  turn: 5,
  active: 'south',
  south: { nation: 'usa', hand: 3 },
  north: { nation: 'japan', hand: 3, solo: { system: 'pacific' } },
  natural: { c3: 'forest', d3: 'river', d4: 'river' },
  bridges: ['d3', 'd4'],
  terrain: [{ at: 'a2', card: 'trench' }],
  units: [
    { at: 'b1', side: 'south', card: 'light-infantry' },
    { at: 'hq', side: 'south', card: 'p-40-warhawk' },
    { at: 'c6', side: 'north', card: 'light-infantry' },
  ],
};

function viewOf(position: unknown): unknown {
  const read = gmGame.parsePosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return gmGame.rules.view(new Match(gmGame.rules, read.value).state, 'spectator');
}

describe('what is listed of a match of 2GM', () => {
  const view = viewOf(POSITION);

  it('are its edition, its sides and its round: two turns are one', () => {
    expect(gmRecords.edition(view)).toBe('pacific');
    expect(gmRecords.sides(view)).toEqual(['usa', 'japan']);
    expect(gmRecords.teams(view)).toEqual([0, 1]);
    expect(gmRecords.round(view)).toBe(3);
    expect(gmRecords.round(viewOf({ ...POSITION, turn: 4, active: 'north' }))).toBe(2);
  });

  it('is the name of its scenario', async () => {
    expect(await gmRecords.battle(view)).toBeNull();
    const { table } = view as GmView;
    expect(await gmRecords.battle({ table: { ...table, scenario: 'tarawa' } })).toBe('Tarawa');
    expect(await gmRecords.battle({ table: { ...table, scenario: 'somebody-elses' } })).toBeNull();
  });

  it('is a picture of what stands on the field, without open ground', () => {
    expect(gmRecords.picture(view)).toEqual({
      columns: 8,
      rows: 6,
      night: false,
      arctic: false,
      spaces: [
        { space: 8, natural: 'open', piece: true },
        { space: 18, natural: 'forest', piece: null },
      ],
      units: [
        { id: 0, space: 1, side: 0 },
        { id: 2, space: 42, side: 1 },
      ],
      hqs: [
        { hq: 0, side: 0, column: 0 },
        { hq: 1, side: 1, column: 0 },
      ],
    });
  });

  it('is who can stand in for a person, and for nobody else', () => {
    expect(gmRecords.standIns(view, 0)).toEqual(['rulebook', 'greedy', 'captain']);
    expect(gmRecords.standIns(view, 1)).toEqual([]);
    expect(gmRecords.standIns(view, 2)).toEqual([]);
  });

  it('is who sits where in a file', () => {
    const you = { by: 'person', name: 'You' };
    expect(gmRecords.occupants({ position: POSITION }, 'You')).toEqual([you, RULEBOOK]);
    expect(gmRecords.occupants({ seats: [{ solo: { system: 'tactics' } }, { solo: null }, {}] }, 'You')).toEqual([
      RULEBOOK,
      you,
      you,
    ]);
    for (const odd of [null, 7, {}, { seats: 'all' }]) expect(gmRecords.occupants(odd, 'You')).toEqual([]);
  });
});

describe.each(['tactics', 'pacific'] as const)('one click to a match of 2GM %s', (edition) => {
  it.each([0, 1])('is a match the engine plays, whatever chance says (%i)', (n) => {
    const opening = quickBattle(edition, 'You', 'seed', (of) => n % of);
    const table = openTable(gmGame, opening);
    if (!table.ok) throw new Error(JSON.stringify(table.problems));
    const { seats, view } = (() => {
      const now = table.value.sync('spectator');
      if (!now.ok) throw new Error(now.message.key);
      return now.value;
    })();
    expect(seats).toEqual([{ by: 'person', name: 'You' }, RULEBOOK]);
    expect(gmRecords.edition(view)).toBe(edition);
    // the Pacific is fought from the sea
    const landing = ['tarawa', 'iwo-jima'][n];
    expect((view as GmView).table.scenario).toBe(edition === 'pacific' ? landing : '');
  });
});
