import { readdirSync, readFileSync } from 'node:fs';
import { Match, type Rng, randomBelow, seedRng } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gmGame } from '../game';
import type { GmState } from '../state';
import { pick, TABLES, tableOf } from '../tables.fixture';

const FOLDER = new URL('../../test/positions/', import.meta.url);
/** Those of the solo opponents are read by their own tests. */
const FILES = readdirSync(FOLDER)
  .filter((name) => !name.startsWith('solo'))
  .sort();

function file(name: string): Record<string, unknown> {
  return parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Record<string, unknown>;
}

const open = (raw: unknown) => new Sandbox(gmGame, raw);

describe.each(FILES)('%s', (name) => {
  it('runs to the decision of its phase, for its active side', () => {
    const s = open(file(name));
    expect([['move', 'deploy', 'shoot'].includes(s.kind ?? ''), s.seat]).toEqual([true, s.state.active]);
  });

  it('is the same after printing and reading', () => {
    const before = open(file(name));
    const printed = gmGame.printPosition(before.state, 'all');
    const after = open(printed);
    expect(gmGame.printPosition(after.state, 'all')).toEqual(printed);
    expect(after).toOfferExactly(before.options());
  });
});

describe('what a position says', () => {
  it('the example of the format: numbers of the card, a token, cards in hand, unknown ones', () => {
    const s = open(file('trench.yaml'));
    expect(s).toOfferExactly(['shoot c3 c5', 'shoot c3 c5 with tank-mg', 'end']);
    expect(s.state.seats.map((x) => x.hand.length)).toEqual([1, 5]);
    expect(s.state.hqs.map((hq) => hq.hp)).toEqual([10, 8]);
    expect(s.state.first).toBe(1); // turn 4 is south's, so north began
  });

  it('two units of one side on one space are a covered pair, each with a name of its own', () => {
    const s = open(file('covered-pair.yaml'));
    expect(s).toOfferExactly([
      ...['a2', 'b1', 'b3', 'c2'].map((to) => `pair b2 ${to}`),
      ...['a2', 'b1', 'b3', 'c2'].map((to) => `move b2:m4-sherman ${to}`),
      ...['a2', 'b1', 'b3', 'c2'].map((to) => `move b2:light-infantry ${to}`),
      'end',
    ]);
  });

  it('assaults are declared and wait to be resolved; a mounted weapon is ready', () => {
    const s = open(file('assault.yaml'));
    expect(s).toOfferExactly(['resolve c3', 'resolve e3']);
    s.do('resolve e3');
    expect([s.seat, s.kind]).toEqual([1, 'react']);
    expect(s).toOfferExactly(['react', 'react with hmg', 'pass']);
  });

  it('cards, piles, terrain, smoke, tokens and what holds until when', () => {
    const { state } = open(file('smoke.yaml'));
    const [south, north] = state.seats;
    expect([south?.hand.length, south?.deck.length, north?.deck.length]).toEqual([4, 12, 2]);
    expect(state.units[0]).toMatchObject({ suppressed: 8, promotions: 1, attackers: [1, -1] });
    expect(state.units[1]).toMatchObject({ smoke: 7, shots: 1 });
    expect(state.hqs[1]?.beside).toMatchObject([{ by: 1, left: 4 }]);
    const printed = gmGame.printPosition(state, 'all') as Record<string, unknown>;
    expect(printed.terrain).toEqual([
      { at: 'd3', card: 'house', damage: 4 },
      { at: 'e5', card: 'house', ruins: true },
      { at: ['f4', 'g4'], card: 'trench' },
    ]);
    expect(printed.natural).toEqual({ h3: 'mountain', a4: 'river', b4: 'river', c4: { terrain: 'forest', damage: 3 } });
    expect(printed.screens).toEqual([
      { at: 'd4', until: 7 },
      { at: 'e4', until: 7 },
    ]);
  });

  it('who fired from aboard is known, wherever it stands in the list', () => {
    const { state } = open({
      game: '2gm',
      edition: 'pacific',
      phase: 'shooting',
      natural: { d2: 'sea' },
      south: { nation: 'usa' },
      north: { nation: 'japan' },
      units: [
        { at: 'd4', side: 'north', card: 'light-infantry', attackers: ['d2:light-infantry'] },
        { at: 'craft', side: 'south', card: 'light-infantry', carrier: 'd2:m3-scout' },
        { at: 'craft', side: 'south', card: 'm3-scout', carrier: 'd2' },
        { at: 'd2', side: 'south', card: 'lcvp' },
      ],
    });
    expect(state.units[0]?.attackers).toEqual([1]);
    expect(state.units.map((u) => u.carrier)).toEqual([-1, 2, 3, -1]);
  });

  it('deals unknown cards the same way every time', () => {
    const [one, two] = [open(file('smoke.yaml')), open(file('smoke.yaml'))];
    expect(one.state.seats[0]?.hand).toEqual(two.state.seats[0]?.hand);
    const other = open({ ...file('smoke.yaml'), seed: 'another' });
    expect(other.state.seats[0]?.deck).not.toEqual(one.state.seats[0]?.deck);
  });
});

describe('a position with partners', () => {
  const four = {
    game: '2gm',
    edition: 'tactics',
    phase: 'movement',
    turn: 3,
    active: 'south-2',
    ended: ['south'],
    south: { nation: 'uk', ap: 3 },
    north: { nation: 'germany' },
    'south-2': { nation: 'usa', ap: 2, hand: ['m4-sherman'] },
    'north-2': { nation: 'italy', fieldMarshal: true },
    units: [
      { at: 'b2', side: 'south-2', card: 'm4-sherman' },
      { at: 'f2', side: 'south', card: 'light-infantry' },
    ],
  };
  const { 'south-2': _partner, ...without } = four;

  it('says who has handed AP over this turn; a position of before said it among the boons', () => {
    const north = { nation: 'germany', fieldMarshal: false };
    const south = (more: object) => ({
      ...four,
      active: 'south',
      ended: [],
      south: { ...four.south, ...more },
      north,
    });
    const [fresh, given, before] = [south({}), south({ gave: true }), south({ boons: 2 ** 29 + 1 })].map(open);
    expect([fresh, given, before].map((s) => s?.options().includes('gift'))).toEqual([true, false, false]);
    const printed = gmGame.printPosition(before?.state as GmState, 'all') as Record<'south', object>;
    expect(printed.south).toMatchObject({ gave: true, boons: 1 });
  });

  it('lets the one go on who has not finished, with what is theirs', () => {
    const s = open({ ...four, north: { nation: 'germany', fieldMarshal: false } });
    expect([s.seat, s.kind, s.state.seats.map((x) => x.fieldMarshal)]).toEqual([2, 'move', [true, false, false, true]]);
    expect(s.options().every((text) => !text.includes('f2') && text !== 'partner')).toBe(true);
    expect(s).toOfferExactly(s.options().filter((text) => text.startsWith('move b2 ') || text === 'end'));
    expect(s.options().length).toBeGreaterThan(2);
    expect(s.state.first).toBe(0);
    const printed = gmGame.printPosition(s.state, 'all');
    expect(printed).toMatchObject({
      active: 'south-2',
      ended: ['south'],
      'south-2': { nation: 'usa', ap: 2, hand: ['m4-sherman'] },
      'north-2': { nation: 'italy', fieldMarshal: true },
      units: [{ side: 'south-2' }, { side: 'south' }],
    });
  });

  it('has no General for a side that is named with one Field Marshal too many', () => {
    expect(gmGame.parsePosition(four)).toEqual({
      ok: false,
      problems: [{ path: 'north/fieldMarshal', message: 'Expected one Field Marshal for each side (2GM-TEAM-02).' }],
    });
  });

  it.each([
    [
      { ...without, 'north-2': { nation: 'italy' }, active: 'south', ended: [], units: [] },
      'north-2',
      /^Expected "south-2" before "north-2"/,
    ],
    [{ ...without, 'north-2': undefined, ended: [], units: [] }, 'active', /south, north, found "south-2"/],
    [
      { ...without, 'north-2': undefined, active: 'south', units: [], ended: ['north-2'] },
      'ended/0',
      /found "north-2"/,
    ],
    [
      { ...without, 'north-2': undefined, active: 'south', ended: [] },
      'units/0/side',
      /^Expected one of the players south, north, found "south-2"\.$/,
    ],
    [
      {
        ...without,
        'north-2': undefined,
        active: 'south',
        ended: [],
        units: [{ at: 'f2', side: 'south', card: 'light-infantry', cards: [{ card: 'general', by: 'north-2' }] }],
      },
      'units/0/cards/0/by',
      /found "north-2"/,
    ],
    [
      { ...without, 'north-2': undefined, active: 'south', ended: [], units: [], options: { twoCopies: true } },
      'options/twoCopies',
      /need four players/,
    ],
    [
      { ...four, 'north-2': undefined, north: { nation: 'germany', solo: { type: 'defensive' } } },
      'north/solo',
      /one against one/,
    ],
  ])('%#: says who is missing', (raw, path, message) => {
    const read = gmGame.parsePosition(raw);
    expect(read).toEqual({ ok: false, problems: [{ path, message: expect.stringMatching(message) }] });
  });
});

describe('a position printed for somebody', () => {
  it('counts what the viewer may not know, and can be read back', () => {
    const s = open(file('smoke.yaml'));
    const south = gmGame.printPosition(s.state, 0) as { south: object; north: object };
    expect(south.north).toMatchObject({ hand: 2, deck: 2 });
    expect(south.south).toMatchObject({ hand: expect.any(Array), deck: expect.any(Array), shuffled: true });
    const spectator = gmGame.printPosition(s.state, 'spectator') as { south: object; north: object };
    expect([spectator.south, spectator.north]).toMatchObject([{ hand: 4 }, { hand: 2 }]);
    expect(gmGame.parsePosition(spectator).ok).toBe(true);
  });
});

describe('what is wrong is one sentence with its path', () => {
  const base = file('trench.yaml');
  const unit = (more: object) => ({ ...base, units: [{ at: 'c3', side: 'south', card: 'm4a2', ...more }] });
  it.each([
    [unit({ at: 'k9' }), 'units/0/at', 'Expected a space of the field, found "k9".'],
    [unit({ card: 'tiger' }), 'units/0/card', 'Expected the name of a unit, found "tiger".'],
    [unit({ wounds: 4 }), 'units/0/wounds', 'Expected fewer than its 4 HP, found 4.'],
    [unit({ upgrades: ['bazooka'] }), 'units/0/upgrades/0', expect.stringMatching(/^Expected an upgrade of M4A2 /)],
    [unit({ assaults: 'h6' }), 'units/0/assaults', expect.stringContaining('h6')],
    [unit({ speed: 3 }), 'units/0/speed', 'There is no field "speed".'],
    [unit({ stats: { armor: -1 } }), 'units/0/stats/armor', 'Expected at least 0, found -1.'],
    [{ ...base, south: { nation: 'usa', hand: ['lucky'] } }, 'south/hand/0', expect.stringContaining('"lucky"')],
    [{ ...base, terrain: [{ at: 'c5', card: 'castle' }] }, 'terrain/0/card', expect.stringContaining('"castle"')],
    [{ ...base, terrain: [{ at: 'c5', card: 'trench', ruins: true }] }, 'terrain/0/ruins', expect.any(String)],
    [{ ...base, natural: { c3: 'swamp' } }, 'natural/c3', expect.any(String)],
    [
      { ...base, units: [...(base.units as object[]), { at: 'c5', side: 'north', card: 'type-95-ha-go' }] },
      'units/2/at',
      'Expected a free space, but a unit already stands on c5.',
    ],
  ])('%#', (raw, path, message) => {
    expect(gmGame.parsePosition(raw)).toEqual({ ok: false, problems: [{ path, message }] });
  });
});

const VALUES: readonly unknown[] = [null, -1, 0, 3, 99, 1e9, 'c3', 'zz', '', true, [], {}, ['fortunate'], { at: 'c3' }];

/** Changes, drops or doubles something somewhere. */
function mutate(value: unknown, rng: Rng): unknown {
  if (typeof value !== 'object' || value === null || randomBelow(rng, 4) === 0) return pick(rng, VALUES);
  if (Array.isArray(value)) {
    if (value.length === 0 || randomBelow(rng, 5) === 0) return [...value, pick(rng, [...VALUES, ...value])];
    const i = randomBelow(rng, value.length);
    return value.map((x, n) => (n === i ? mutate(x, rng) : x));
  }
  const keys = Object.keys(value);
  const key = keys[randomBelow(rng, Math.max(1, keys.length))] ?? 'x';
  if (randomBelow(rng, 8) === 0) return Object.fromEntries(Object.entries(value).filter(([k]) => k !== key));
  return { ...value, [key]: mutate((value as Record<string, unknown>)[key], rng) };
}

it('survives a thousand mutations: it plays on, or says what is wrong', () => {
  const rng = seedRng('mutations');
  let refused = 0;
  for (let n = 0; n < 1000; n++) {
    const raw = mutate(file(FILES[n % FILES.length] ?? ''), rng);
    const read = gmGame.parsePosition(raw);
    if (read.ok) {
      const match = new Match(gmGame.rules, read.value);
      match.run();
      match.decision();
      expect(gmGame.parsePosition(gmGame.printPosition(match.state, 'all')).ok, JSON.stringify(raw)).toBe(true);
      gmGame.draw(match.state, 'spectator');
      continue;
    }
    refused++;
    for (const { message } of read.problems) expect(message).toMatch(/^[A-Z].*\.$/);
  }
  expect(refused).toBeGreaterThan(300);
  expect(refused).toBeLessThan(950);
}, 30_000);

it.each(Object.keys(TABLES))(
  'every moment of random matches can be printed and read (%s)',
  (table) => {
    const rng = seedRng(table);
    const match = Match.start(gmGame.rules, tableOf(table), `print ${table}`);
    for (let i = 0; i < 150 && match.over === null; i++) {
      const seat = pick(rng, match.waiting());
      const decision = match.decision(seat);
      const printed = gmGame.printPosition(match.state, 'all');
      const read = gmGame.parsePosition(printed);
      if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${JSON.stringify(printed)}`);
      // the window before the Movement Phase is open only once the match runs
      const { phase } = printed as { phase: string };
      expect({ ...(gmGame.printPosition(read.value, 'all') as object), phase }).toEqual(printed);
      if (['hand', 'bid', 'lay', 'move', 'deploy', 'shoot'].includes(decision?.kind ?? '')) {
        const again = new Match(gmGame.rules, read.value);
        again.run();
        const texts = (m: Match<typeof read.value>) =>
          (m.decision(seat)?.options ?? []).map((o) => gmGame.wishOf(m.state, seat, o)).sort();
        expect(texts(again as never)).toEqual(texts(match as never));
      }
      match.submit(seat, pick(rng, decision?.options ?? []));
    }
  },
  30_000,
);

describe('a position printed for one side at night', () => {
  const night = {
    game: '2gm',
    edition: 'pacific',
    options: { night: true },
    south: { nation: 'usa', deck: 5 },
    north: { nation: 'japan', deck: 5 },
    units: [
      { at: 'c1', side: 'south', card: 'light-infantry', faceDown: true, attackers: ['c6', 'f6:type-95-ha-go'] },
      { at: 'c6', side: 'north', card: 'type-95-ha-go', wounds: 1, upgrades: ['mg'], faceDown: true },
      { at: 'f6', side: 'north', card: 'type-95-ha-go', faceDown: true },
      { at: 'f6', side: 'north', card: 'light-infantry', faceDown: true },
    ],
  };

  it('knows face-down enemies by their space alone', () => {
    const printed = gmGame.printPosition(open(night).state, 0) as { units: object[] };
    const hidden = (at: string) => ({ at, side: 'north', card: 'unknown', faceDown: true });
    expect(printed.units).toEqual([
      { at: 'c1', side: 'south', card: 'light-infantry', faceDown: true, attackers: ['c6', 'f6'] },
      hidden('c6'),
      hidden('f6'),
      hidden('f6'),
    ]);
    expect(JSON.stringify(printed)).not.toContain('ha-go');
  });

  it.each([0, 1, 'spectator'] as const)('is read back: %s sees the same again', (who) => {
    const printed = gmGame.printPosition(open(night).state, who);
    expect(gmGame.printPosition(open(printed).state, who)).toEqual(printed);
  });

  it.each([
    [{ at: 'c6', side: 'north', card: 'unknown' }],
    [{ at: 'hq', side: 'north', card: 'unknown', faceDown: true }],
    [{ at: 'c6', side: 'north', card: 'unknown', faceDown: true, stats: { hp: 9 } }],
  ])('an unknown card lies face down on the field: %j', (unit) => {
    expect(gmGame.parsePosition({ ...night, units: [unit] })).toEqual({
      ok: false,
      problems: [
        {
          path: 'units/0/card',
          message: 'Expected a card that is known, or "faceDown: true" on a space of the field.',
        },
      ],
    });
  });
});

it('cards of the position’s own keep their numbers in the discard pile', () => {
  const own = { card: 'light-infantry', stats: { cost: 7 } };
  const s = open({
    game: '2gm',
    edition: 'pacific',
    south: { nation: 'usa', deck: [own, 'fuel'], discard: [own, 'fuel'], hand: [own] },
    north: { nation: 'japan' },
  });
  const printed = gmGame.printPosition(s.state, 'all') as { south: object };
  const card = { card: 'usa/light-infantry', stats: { cost: 7 } };
  expect(printed.south).toMatchObject({ deck: [card, 'fuel'], discard: [card, 'fuel'], hand: [card] });
  expect(gmGame.printPosition(open(printed).state, 'all')).toEqual(printed);
});
