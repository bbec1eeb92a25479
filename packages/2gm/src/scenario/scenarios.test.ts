import { type Rng, randomBelow, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import bridgehead from '../../content/scenarios/bridgehead.json';
import normandy from '../../content/scenarios/normandy.json';
import { catalogue } from '../content/index';
import { gmGame } from '../game';
import { pick } from '../tables.fixture';
import { readScenario, scenarioProblems } from './check';
import { SCENARIOS } from './list';

/** Normandy with nonsense written on it, by path. */
function problems(...changes: readonly (readonly [path: string, value: unknown])[]): string[] {
  const raw: unknown = structuredClone(normandy);
  for (const [path, value] of changes) {
    const steps = path.split('/');
    const last = steps.pop() ?? '';
    const place = steps.reduce((at, step) => (at as Record<string, unknown>)[step], raw);
    (place as Record<string, unknown>)[last] = value;
  }
  return scenarioProblems(raw).map((p) => `${p.path}: ${p.message}`);
}

describe('our scenarios', () => {
  it('are eight of each edition, and every kind of goal is somebody’s', () => {
    expect(SCENARIOS.filter((s) => s.edition === 'tactics')).toHaveLength(8);
    expect(SCENARIOS.filter((s) => s.edition === 'pacific')).toHaveLength(8);
    const kinds = new Set(SCENARIOS.flatMap((s) => [...s.south.goals, ...s.north.goals].map((goal) => goal.kind)));
    expect([...kinds].sort()).toEqual([
      'destroy-hq',
      'destroy-places',
      'destroy-units',
      'hold-places',
      'reach-row',
      'rescue',
      'survive',
    ]);
  });

  it.each(SCENARIOS.map((s) => [s.id, s] as const))('%s starts, and has lines for playing alone', (id, s) => {
    const table = gmGame.tableFor?.(s.edition, { scenario: id });
    const setup = gmGame.rules.parseSetup(table?.ok === true ? table.value : null);
    expect(setup).toMatchObject({ ok: true });
    for (const side of [s.south, s.north]) {
      const counts = side.solo.line.split('-').map(Number);
      const units = catalogue.units.filter((card) => card.nation === side.nation && !card.scenarioOnly);
      const infantry = units.filter((card) => card.type === 'infantry').reduce((sum, card) => sum + card.copies, 0);
      expect(counts[0]).toBeLessThanOrEqual(infantry);
    }
  });
});

describe('the validator', () => {
  it.each([
    ['mines/0/at', 'c2', 'c2 is inaccessible.'],
    ['mines/1/at', 'd3', 'd3 already has a mine.'],
    ['south/cards/0/card', 'titanic', 'There is no card "titanic" of this nation.'],
    ['north/units/0/at', 'b2', 'b2 is inaccessible.'],
    ['forbidden', ['usa/zeppelin'], 'There is no card "usa/zeppelin".', 'forbidden/0'],
    ['terrain/0/card', 'castle', 'There is no Terrain card "castle".'],
    ['turns', 0, 'Somebody has to hold out, but the turns have no limit.'],
  ])('%s: %j', (path, value, message, where = path) => {
    expect(problems([path, value])).toEqual([`${where}: ${message}`]);
  });

  it('names every fault at once', () => {
    expect(problems(['turns', 0], ['terrain/0/card', 'castle'])).toHaveLength(2);
  });

  it('survives a thousand mutations with a sentence for every fault', () => {
    const rng = seedRng('mutations');
    let refused = 0;
    for (let i = 0; i < 1000; i++) {
      const raw = mutated(i % 2 === 0 ? normandy : bridgehead, rng);
      const read = readScenario(raw);
      if (read.ok) {
        const { edition, south, north } = read.value;
        const seats = [south, north].map(({ nation, deck }) => ({ nation, deck }));
        const setup = gmGame.rules.parseSetup({ edition, seats, options: {}, scenario: raw });
        if (setup.ok) expect(() => gmGame.rules.init(setup.value, seedRng('x'))).not.toThrow();
        continue;
      }
      refused++;
      for (const { message } of read.problems) expect(message).toMatch(/^([A-Z"]|[a-h]\d).*\.$/);
    }
    expect(refused).toBeGreaterThan(400);
  });
});

const NONSENSE: readonly unknown[] = [null, -1, 0, 7, 1e9, '', 'a1', 'h9', 'open', true, [], {}, ['a1'], { kind: 'x' }];

/** A copy with one to three of its parts replaced, removed or doubled. */
function mutated(from: unknown, rng: Rng): unknown {
  const raw: unknown = structuredClone(from);
  for (let n = 0; n <= randomBelow(rng, 3); n++) {
    let at = raw as Record<string, unknown>;
    for (let depth = 0; depth < 5; depth++) {
      const keys = Object.keys(at);
      if (keys.length === 0) break;
      const key = pick(rng, keys);
      const next = at[key];
      if (typeof next === 'object' && next !== null && randomBelow(rng, 4) > 0) {
        at = next as Record<string, unknown>;
        continue;
      }
      if (randomBelow(rng, 4) === 0) delete at[key];
      else at[key] = pick(rng, NONSENSE);
      break;
    }
  }
  return raw;
}
