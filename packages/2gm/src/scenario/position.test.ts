import { Match } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import type { GmState } from '../state';
import { SCENARIOS } from './list';

/** The first moment of a scenario in which somebody may move. */
function begun(id: string, edition: string): GmState {
  const table = gmGame.tableFor?.(edition, { scenario: id });
  const setup = gmGame.rules.parseSetup(table?.ok === true ? table.value : null);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const m = Match.start(gmGame.rules, setup.value, 'position');
  while (m.state.phase !== 'movement') {
    const decision = m.decision();
    const [option] = decision?.options ?? [];
    if (decision === null || option === undefined) throw new Error('Nobody is asked.');
    m.submit(decision.seat, option);
  }
  return m.state;
}

function kept(s: GmState): unknown {
  return [s.scenario, s.rowboats, s.goals, s.held, s.rowsOpen, s.supplyRows, s.mines, s.bridges, s.lost];
}

describe('a position of a scenario', () => {
  it.each(SCENARIOS.map((s) => [s.id, s.edition] as const))(
    '%s: goals, rows, mines and bridges are kept',
    (id, edition) => {
      const state = begun(id, edition);
      state.lost.push(1, state.units.find((u) => u.seat === 1)?.card ?? 0);
      state.held[0] = 1;
      const read = new Sandbox(gmGame, gmGame.printPosition(state, 'all')).state;
      expect(kept(read)).toEqual(kept(state));
    },
  );

  it('decides by the goals it names', () => {
    const goal = { kind: 'reach-row', row: 6, count: 1, atEndOfTurn: true };
    const s = new Sandbox(gmGame, {
      game: '2gm',
      edition: 'pacific',
      phase: 'shooting',
      south: { nation: 'usa', deck: 5 },
      north: { nation: 'japan', deck: 5 },
      units: [{ at: 'c6', side: 'south', card: 'light-infantry' }],
      scenario: { id: 'house', south: { goals: [{ goal }] } },
    });
    expect(s.state.outcome).toBeNull();
    s.do('end');
    expect(s.state.outcome).toMatchObject({ winners: [0], rule: '2GM-VICTORY-02' });
  });

  const base = {
    game: '2gm',
    edition: 'pacific',
    south: { nation: 'usa' },
    north: { nation: 'japan' },
  };
  const side = (goal: object) => ({ scenario: { id: 'house', south: { goals: [{ goal }] } } });
  it.each<[string, object]>([
    ['mines/0/card: Expected a mine, found "enigma".', { mines: [{ at: 'c3', card: 'enigma' }] }],
    ['mines/1/at: Expected one mine on c3, found two.', { mines: [0, 1].map(() => ({ at: 'c3', card: 'traps' })) }],
    [
      'scenario/south/goals/0/goal/card: Expected the name of a unit, found "captain".',
      side({ kind: 'rescue', card: 'captain', row: 1, count: 1 }),
    ],
  ])('%s', (message, more) => {
    const read = gmGame.parsePosition({ ...base, ...more });
    expect(read.ok ? [] : read.problems.map((p) => `${p.path}: ${p.message}`)).toEqual([message]);
  });
});
