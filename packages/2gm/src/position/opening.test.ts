import { Match } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';

/** Before the first turn: five cards each, 5 AP each. */
const HAND = ['light-infantry', 'heavy-infantry', 'fuel', 'fuel', 'fuel'];
const side = (nation: string, more: object = {}) => ({ nation, ap: 5, hand: HAND, deck: 20, ...more });
const opening = (phase: string, more: object = {}) => ({
  game: '2gm',
  edition: 'pacific',
  phase,
  south: side('usa'),
  north: side('japan'),
  ...more,
});
const open = (raw: unknown, dice: readonly number[] = []) => new Sandbox(gmGame, raw, dice);

/** What the viewer prints, read again and printed by him once more. */
function again(s: ReturnType<typeof open>, who: 0 | 1 | 'all' | 'spectator'): unknown {
  return gmGame.printPosition(open(gmGame.printPosition(s.state, who)).state, who);
}

describe('a position before the first turn', () => {
  it('asks both for their hands, and goes on to the bids and to the first turn', () => {
    const s = open(opening('hand'), [4, 6]);
    expect([s.match.waiting(), s.kind, s.state.turn]).toEqual([[0, 1], 'hand', 0]);
    expect(s.options(0)).toEqual(['keep', 'redraw']);
    for (const seat of [0, 1]) s.match.submit(seat, ['keep']);
    for (const seat of [0, 1]) s.match.submit(seat, ['bid', 0]);
    expect([s.state.turn, s.state.first]).toEqual([1, 1]);
  });

  it('asks both for their bids, of the AP it says', () => {
    const s = open(opening('bid', { north: side('japan', { ap: 2 }) }), [4, 6]);
    expect([s.options(0).length, s.options(1)]).toEqual([6, ['bid 0', 'bid 1', 'bid 2']]);
    for (const seat of [0, 1]) s.match.submit(seat, ['bid', 2]);
    expect([s.state.first, s.state.seats.map((x) => x.ap)]).toEqual([1, [3, 0]]);
    expect([s.seat, s.kind]).toEqual([1, 'lay']);
  });

  it('lets lay what is left of a bid, whoever has won it first', () => {
    const north = side('japan', { ap: 1, bid: 4 });
    const terrain = [{ at: 'c5', card: 'house', by: 'north' }];
    const s = open(opening('terrain', { active: 'north', south: side('usa', { ap: 3, bid: 2 }), north, terrain }));
    expect([s.seat, s.kind, s.state.seats.map((x) => x.terrainAp)]).toEqual([1, 'lay', [2, 1]]); // a House is 3 AP
    expect(s).toRefuseCiting('lay trench d5', ['2GM-SETUP-10']);
    s.do('end');
    expect(s.options()).toContain('lay trench d3');
    s.do('lay trench d3');
    expect([s.state.turn, s.state.active]).toEqual([1, 1]);
  });

  it('goes on with the other once the winner of the bid has finished', () => {
    const two = { south: side('usa', { bid: 2 }), north: side('japan', { bid: 2 }) };
    const s = open(opening('terrain', { active: 'south', first: 'north', ...two }));
    expect([s.seat, s.state.first]).toEqual([0, 1]);
    s.do('end');
    expect([s.state.turn, s.state.active]).toEqual([1, 1]);
    expect(open(opening('terrain', { active: 'north', ended: ['north'], ...two })).seat).toBe(0);
  });

  it('knows what stands ready on terrain just laid', () => {
    const x = { options: { startingDeployment: true }, terrain: [{ at: 'c2', card: 'trench', by: 'south' }] };
    const bid = (units: number) => ({ south: side('usa', { bid: { ap: 3, terrain: 0, units } }) });
    const s = open(opening('terrain', { ...x, ...bid(2) }));
    expect(s.options()).toEqual(['deploy light-infantry c2', 'deploy heavy-infantry c2', 'end']);
    expect(open(opening('terrain', { ...x, ...bid(1) })).options()).toEqual(['deploy light-infantry c2', 'end']);
    const there = [{ at: 'c2', side: 'south', card: 'light-infantry' }];
    const full = open(opening('terrain', { ...x, south: side('usa', { bid: 3 }), units: there }));
    expect(full.state.seats[0]).toMatchObject({ terrainAp: 1, unitAp: 2 });
  });

  it('lets a solo opponent place its units', () => {
    const solo = { type: 'defensive', system: 'tactics', levers: { predeploy: 2 } };
    const deck = ['heavy-infantry', 'light-infantry', ...new Array<string>(8).fill('fuel')];
    const north = { nation: 'japan', ap: 3, hand: [], deck, solo };
    const terrain = [
      { at: 'c4', card: 'house' },
      { at: 'f5', card: 'trench' },
    ];
    const s = open(opening('predeployment', { edition: 'tactics', active: 'south', north, terrain }));
    expect([s.state.turn, s.state.active]).toEqual([1, 0]);
    expect(s.state.units.map(({ seat, at }) => [seat, at])).toEqual([
      [1, 26],
      [1, 37],
    ]);
  });
});

describe('a set-up printed for somebody', () => {
  const laying = opening('terrain', {
    options: { startingDeployment: true },
    active: 'north',
    first: 'south',
    south: side('usa', { bid: 1 }),
    north: side('japan', { ap: 1, bid: 4 }),
    terrain: [{ at: 'c5', card: 'house', by: 'north' }],
  });

  it.each([
    ['hand', opening('hand')],
    ['bid', opening('bid')],
    ['terrain', laying],
  ] as const)('is read back: %s', (phase, raw) => {
    for (const who of [0, 1, 'spectator', 'all'] as const) {
      const printed = gmGame.printPosition(open(raw).state, who);
      expect(printed).toMatchObject({ phase });
      expect(printed).not.toHaveProperty('turn');
      expect(again(open(raw), who)).toEqual(printed);
    }
    const read = open(gmGame.printPosition(open(raw).state, 'all'));
    for (const seat of open(raw).match.waiting()) expect(read.options(seat)).toEqual(open(raw).options(seat));
  });

  it('says who lays, who begins, and what is left', () => {
    expect(gmGame.printPosition(open(laying).state, 'spectator')).toMatchObject({
      active: 'north',
      first: 'south',
      south: { hand: 5, bid: { ap: 1, terrain: 1, units: 1 } },
      north: { hand: 5, bid: { ap: 4, terrain: 1, units: 4 } },
      terrain: [{ at: 'c5', card: 'house', by: 'north' }],
    });
  });

  it('tells nobody of a bid that still lies covered', () => {
    const bid = (ap: number) => {
      const s = open(opening('bid'));
      s.match.submit(0, ['bid', ap]);
      return [1, 'spectator', 'all'].map((who) => JSON.stringify(gmGame.printPosition(s.state, who as 1)));
    };
    expect(bid(5)).toEqual(bid(0));
  });

  it('is drawn', () => {
    expect(gmGame.draw(open(laying).state, 1).split('\n')[0]).toMatch(/^turn 0, .*: set-up/);
  });
});

it.each([
  [opening('bid', { turn: 3 }), 'turn', 'Expected no turn: this phase is before the first one.'],
  [opening('movement', { first: 'north' }), 'first', expect.stringContaining('before the first turn')],
  [opening('bid', { south: side('usa', { bid: 1 }) }), 'south/bid', expect.stringContaining('in the phase terrain')],
  [
    opening('movement', { terrain: [{ at: 'c2', card: 'trench', by: 'south' }] }),
    'terrain/0/by',
    expect.stringContaining('in the phase terrain'),
  ],
  [
    opening('terrain', { south: side('usa', { bid: 1 }), terrain: [{ at: 'c2', card: 'trench', by: 'south' }] }),
    'south/bid',
    'Expected Terrain cards for the 1 AP bid, found some for 2 (2GM-SETUP-10).',
  ],
])('%#: what belongs to another moment is told', (raw, path, message) => {
  expect(gmGame.parsePosition(raw)).toEqual({ ok: false, problems: [{ path, message }] });
});

it('a match may begin there', () => {
  const setup = gmGame.rules.parseSetup({ position: opening('hand') });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  expect(Match.start(gmGame.rules, setup.value, 'begun').waiting()).toEqual([0, 1]);
});
