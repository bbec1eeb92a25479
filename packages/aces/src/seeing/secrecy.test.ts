import { Match, seedRng } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { acesGame } from '../game';
import { acesTables } from '../tables.fixture';
import { gesture, UNKNOWN, view } from './view';

const { rules } = acesGame;

/** A match of a table whose name says this, played on by chance until somebody is asked this. */
function until(kind: string, table: RegExp) {
  const name = acesTables.editions.find((edition) => table.test(edition)) ?? '';
  const match = Match.start(rules, acesTables.defaultSetup(name), kind);
  for (let n = 0; n < 2000 && match.decision()?.kind !== kind; n++) {
    const decision = match.decision();
    const option = decision?.options[n % (decision.options.length || 1)];
    if (decision === null || option === undefined) throw new Error(`Nobody is asked "${kind}".`);
    match.submit(decision.seat, option);
  }
  return match;
}

it('shows every unit of the table and no more than the table has', () => {
  const match = until('move', /./);
  for (const who of [0, 1, 'spectator'] as const) {
    const { table } = view(match.state, who);
    expect(Object.keys(table).sort()).toEqual(
      Object.keys(match.state)
        .filter((key) => !['rng', 'stack', 'asks', 'outcome'].includes(key))
        .sort(),
    );
  }
});

it('nobody knows the number of a token that lies face down', () => {
  const match = until('reveal', /./);
  const { seats } = view(match.state, 0).table;
  expect(seats.flatMap((x) => x.tokens.filter((_n, i) => (x.revealed & (1 << i)) === 0 && x.tokens[i] !== 0))).toEqual(
    seats.flatMap((x) => x.tokens.filter((n) => n !== 0).map(() => UNKNOWN)),
  );
});

it('where the launcher lies only the Germans see, and others see that it was hidden (AA-V2-07)', () => {
  const match = until('hide', /v2|V2/);
  const decision = match.decision();
  const option = decision?.options[3];
  if (decision === null || option === undefined) throw new Error('Nobody hides anything.');
  const seats = Array.from({ length: rules.seats(match.state) }, (_, seat) => seat);
  const shown = seats.map((who) => gesture(match.state, decision.seat, option, who).length);
  expect(gesture(match.state, decision.seat, option, 'spectator')).toEqual(['hide']);
  match.submit(decision.seat, option);
  const known = seats.map((who) => view(match.state, who).table.launcher >= 0);
  expect(shown.map((length) => length === 2)).toEqual(known);
  expect(known).toContain(true);
  expect(known).toContain(false);
});

it('imagines other launchers for who does not know it', () => {
  const match = until('hide', /v2|V2/);
  match.submit(match.decision()?.seat ?? 0, match.decision()?.options[3] ?? ['hide']);
  const stranger = [0, 1, 2, 3].find(
    (who) => who < rules.seats(match.state) && view(match.state, who).table.launcher < 0,
  );
  if (stranger === undefined) throw new Error('Everybody knows.');
  const launchers = Array.from(
    { length: 40 },
    (_, i) => rules.resample(match.state, stranger, seedRng(`v2 ${i}`)).launcher,
  );
  expect(new Set(launchers).size).toBeGreaterThan(4);
});
