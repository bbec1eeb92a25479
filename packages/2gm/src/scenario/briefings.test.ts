import { expect, it } from 'vitest';
import { BRIEFINGS } from './briefings';
import { SCENARIOS } from './list';

it('say of every scenario what the engine will play', () => {
  const told = SCENARIOS.map((s) => {
    const { id, title, edition, year, briefing, turns, without, forbidden, first, weather, night, arctic } = s;
    const sides = [s.south, s.north].map(({ nation, orders, deck, points, ap, hand, supplyRows, cards, goals }) => {
      const places = goals.map((goal) => ('at' in goal ? (goal.name ?? '') : ''));
      return { nation, orders, deck, points, ap, hand, supplyRows, cards, places };
    });
    const [south, north] = sides;
    const rules = { turns, without, forbidden, first, weather, night, arctic };
    return { id, title, edition, year, briefing, ...rules, south, north };
  });
  expect(BRIEFINGS).toEqual(told);
  expect(BRIEFINGS).toHaveLength(16);
  expect(BRIEFINGS.find(({ id }) => id === 'bridgehead')?.south.places[0]).toBe('bridge');
});

it('every place that a goal of ours names has a name', () => {
  const goals = SCENARIOS.flatMap(({ south, north }) => [...south.goals, ...north.goals]);
  const nameless = goals.filter((goal) => 'at' in goal && (goal.name ?? '') === '');
  expect(nameless).toEqual([]);
});
