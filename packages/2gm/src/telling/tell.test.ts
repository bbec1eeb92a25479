import { Match, seedRng } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { gmGame } from '../game';
import { pick, TABLES, tableOf } from '../tables.fixture';

it('tells every event of random matches in words of its own', () => {
  const silent = new Set<string>();
  const told = new Set<string>();
  for (const name of Object.keys(TABLES)) {
    const rng = seedRng(`tell ${name}`);
    const match = Match.start(gmGame.rules, tableOf(name), `tell ${name}`, { events: true });
    for (let i = 0; i < 250 && match.over === null; i++) {
      const seat = pick(rng, match.waiting());
      const done = match.submit(seat, pick(rng, match.decision(seat)?.options ?? []));
      if (!done.ok) throw new Error(done.message);
      for (const event of done.events) {
        const text = gmGame.tell(match.state, event, 'all');
        (text.toLowerCase() === event.type.replaceAll('-', ' ') || text === '' ? silent : told).add(event.type);
      }
    }
  }
  expect([...silent]).toEqual([]);
  for (const type of ['deployed', 'moved', 'attack', 'result', 'played', 'turn']) expect(told).toContain(type);
}, 30_000);

it('names a side by its nation, and by its place where both lead the same', () => {
  const event = { type: 'ap', rule: '2GM-TURN-06', seat: 0, ap: 3 };
  const [one, two] = [gmGame.defaultSetup('pacific'), gmGame.defaultSetup('pacific')];
  const civil = { ...two, seats: two.seats.map((seat) => ({ ...seat, nation: 'usa' as const, deck: 'usa-pacific' })) };
  const told = [one, civil].map((setup) => gmGame.tell(Match.start(gmGame.rules, setup, 'names').state, event, 'all'));
  expect(told).toEqual(['The United States has 3 AP', 'South (the United States) has 3 AP']);
});

it('partners of one nation are told apart by their rank, and only those who bid have bids (2GM-TEAM-02, 2GM-TEAM-07)', () => {
  const setup = gmGame.defaultSetup('pacific');
  const [south, north] = setup.seats;
  if (south === undefined || north === undefined) throw new Error('There are no seats.');
  const options = { ...setup.options, teamPoints: 'fullEach' as const };
  const { state } = Match.start(gmGame.rules, { ...setup, seats: [south, north, south], options }, 'names');
  const told = (event: object) => gmGame.tell(state, event as Parameters<typeof gmGame.tell>[1], 'all');
  expect(told({ type: 'bids', rule: '2GM-SETUP-05', bids: [2, 1, 0] })).toBe(
    'The bids: the United States (Field Marshal) 2, Japan 1',
  );
  expect(told({ type: 'ap', rule: '2GM-TEAM-11', seat: 2, ap: 3 })).toBe(
    'The United States (Field Marshal) gives 1 AP to the United States (General), now 3',
  );
});

it('a target that is gone is told with where it stood', () => {
  const units = [
    { at: 'c3', side: 'south', card: 'm4a2' },
    { at: 'c4', side: 'north', card: 'light-infantry' },
  ];
  const side = { nation: 'usa', ap: 5, hand: [], deck: 9 };
  const raw = {
    game: '2gm',
    edition: 'tactics',
    phase: 'shooting',
    south: side,
    north: { ...side, nation: 'germany' },
    units,
  };
  const s = new Sandbox(gmGame, raw, [10]);
  s.do('shoot c3 c4');
  const told = s.events.map((event) => gmGame.tell(s.state, event, 'all'));
  expect(told).toContain('M4A2 on c3 attacks Light Infantry on c4 with its main weapon');
  expect(told).toContain('Light Infantry on c4 is destroyed');
});

it('a support card is told with what it was played on', () => {
  const north = { nation: 'germany', ap: 5, hand: [], deck: 9 };
  const told = (hand: string, wish: string) => {
    const south = { nation: 'usa', ap: 9, hand: [hand], deck: 9 };
    const units = [
      { at: 'c3', side: 'south', card: 'm4a2' },
      { at: 'c4', side: 'north', card: 'light-infantry' },
    ];
    const raw = {
      game: '2gm',
      edition: 'tactics',
      phase: 'deployment',
      south,
      north,
      units,
      natural: { c4: 'forest' },
    };
    const s = new Sandbox(gmGame, raw);
    s.do(wish);
    return s.events.filter((e) => e.type === 'played').map((e) => gmGame.tell(s.state, e, 'all'));
  };
  expect(told('extra-ammo', 'play extra-ammo c3')).toEqual(['The United States plays Extra Ammo on M4A2 on c3']);
  expect(told('fire', 'play fire c4')).toEqual(['The United States plays Fire on c4']);
  expect(told('general', 'play general patton')).toEqual(['The United States plays General: Patton']);
  expect(told('war-bonds', 'play war-bonds')).toEqual(['The United States plays War Bonds']);
});

it('tells what the opponent of the other book is up to in words, not by the column of its table', () => {
  const { state } = Match.start(gmGame.rules, gmGame.defaultSetup('pacific'), 'moods');
  const event = { type: 'behaviour', rule: 'SOLOP-BEHAV-01', seat: 1, kind: 'variable', parts: [], sum: 0 };
  const events = ['T12', 'LE3', 'B47', 'GE8'].map((mood) => ({ ...event, mood }));
  const told = events.map((each) => gmGame.tell(state, each, 'all'));
  expect(told).toEqual([
    'Japan plays its opening turns',
    'Japan plays carefully (3 or less)',
    'Japan plays evenly (4 to 7)',
    'Japan plays boldly (8 or more)',
  ]);
});
