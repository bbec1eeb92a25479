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
        (text === event.type.replaceAll('-', ' ') || text === '' ? silent : told).add(event.type);
      }
    }
  }
  expect([...silent]).toEqual([]);
  for (const type of ['deployed', 'moved', 'attack', 'result', 'played', 'turn']) expect(told).toContain(type);
}, 30_000);
