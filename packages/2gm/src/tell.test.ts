import { Match, seedRng } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { gmGame } from './game';
import { pick, TABLES, tableOf } from './tables.fixture';

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
        const text = gmGame.tell(match.state, event);
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
  const told = [one, civil].map((setup) => gmGame.tell(Match.start(gmGame.rules, setup, 'names').state, event));
  expect(told).toEqual(['The United States has 3 AP', 'South (the United States) has 3 AP']);
});
