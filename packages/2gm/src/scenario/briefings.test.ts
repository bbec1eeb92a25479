import { expect, it } from 'vitest';
import { BRIEFINGS } from './briefings';
import { SCENARIOS } from './list';

it('say of every scenario what the engine will play', () => {
  const told = SCENARIOS.map((s) => {
    const { id, title, edition, year, briefing, turns, first, weather, night, arctic } = s;
    const sides = [s.south, s.north].map(({ nation, orders, deck }) => ({ nation, orders, deck }));
    const [south, north] = sides;
    return { id, title, edition, year, briefing, turns, first, weather, night, arctic, south, north };
  });
  expect(BRIEFINGS).toEqual(told);
  expect(BRIEFINGS).toHaveLength(16);
});
