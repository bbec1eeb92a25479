import { Match, type Option, ScriptedDice } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { labels } from '../labels';
import { gmRules } from '../rules';
import type { GmState } from '../state';
import { incomeOf } from '../turn/income';

const rule = ruleTests<RuleId>(book);

type Json = Record<string, unknown>;

/** Open ground with a mine on c3; tests say who stands where. */
function start(more: Json, south: Json, dice: readonly number[] = []) {
  const side = (nation: string, told: Json): Json => ({
    nation,
    orders: 'Go.',
    deck: `${nation}-pacific`,
    goals: [{ kind: 'destroy-hq' }],
    solo: { line: '8-5-5-4-20', type: 'offensive' },
    ...told,
  });
  const scenario = {
    id: 'trial',
    title: 'Trial',
    edition: 'pacific',
    briefing: 'For tests.',
    field: ['........', '........', '........', '........', '........', '........'],
    mines: [{ card: 'traps', at: 'c3' }],
    south: side('usa', south),
    north: side('japan', { units: [{ card: 'light-infantry', at: 'h6' }] }),
    first: 'south',
    ...more,
  };
  const seats = ['usa', 'japan'].map((nation) => ({ nation, deck: `${nation}-pacific` }));
  const setup = gmRules.parseSetup({ edition: 'pacific', seats, options: { surrender: false }, scenario });
  if (!setup.ok) throw new Error(setup.problems.map((p) => `${p.path}: ${p.message}`).join(' '));
  const m = Match.start(gmRules, setup.value, 'trial', { dice: new ScriptedDice([...dice]) });
  passOn(m);
  return m;
}

/** Hands are kept and nobody reacts until somebody moves. */
function passOn(m: Match<GmState>): void {
  for (let i = 0; i < 20; i++) {
    const d = m.decision();
    if (d === null || d.kind === 'move') return;
    const idle = d.options.find((o) => o[0] === 'keep' || o[0] === 'pass');
    if (idle === undefined || !m.submit(d.seat, idle).ok) throw new Error(`${d.kind} cannot be passed.`);
  }
}

const C2 = 10;
const C3 = 18;
const C4 = 26;

function moves(m: ReturnType<typeof start>, unit: number): number[] {
  const options: readonly Option[] = m.decision()?.options ?? [];
  return options.flatMap((o) => (o[0] === 'move' && o[1] === unit && o[3] === 0 ? [Number(o[2])] : []));
}

describe('mine markers', () => {
  rule('2GM-RULING-36', 'the first infantry that enters is attacked, and the mine is gone', () => {
    const m = start({}, { units: [{ card: 'light-infantry', at: 'c2' }] }, [6]);
    expect(m.state.mines).toEqual([C3, catalogue.numberOf('support/traps')]);
    m.submit(0, ['move', 0, C3, 0]);
    passOn(m);
    expect([m.state.units[0]?.at, m.state.units[0]?.wounds, m.state.mines]).toEqual([C3, 2, []]);
  });

  rule('2GM-RULING-36', 'whoever steps on it goes no further', () => {
    const m = start({}, { units: [{ card: 'recon-marines', at: 'c2' }] });
    expect(moves(m, 0)).toContain(C3);
    expect(moves(m, 0)).not.toContain(C4);
    const clear = start({ mines: [] }, { units: [{ card: 'recon-marines', at: 'c2' }] });
    expect(moves(clear, 0)).toContain(C4);
  });

  rule('2GM-RULING-36', 'it does nothing to those it was not laid for', () => {
    const m = start({ mines: [{ card: 'at-mine', at: 'c3' }] }, { units: [{ card: 'light-infantry', at: 'c2' }] });
    m.submit(0, ['move', 0, C3, 0]);
    passOn(m);
    expect([m.state.units[0]?.wounds, m.state.mines.length]).toEqual([0, 2]);
  });

  rule('2GM-ABIL-78', 'sappers next to it take it away', () => {
    const m = start({}, { units: [{ card: 'combat-engineers', at: 'c2' }] });
    expect(m.decision()?.options).toContainEqual(['sap', 0, C3]);
    m.submit(0, ['sap', 0, C3]);
    expect([m.state.mines, m.state.units[0]?.at]).toEqual([[], C2]);
  });
});

describe('what a scenario gives to a side', () => {
  rule('2GM-DECK-11', 'cards of its own go into the deck before the hand is dealt', () => {
    const m = start({}, { cards: [{ card: 'lcvp', copies: 3 }] });
    const lcvp = catalogue.numberOf('usa/lcvp');
    const all = (seat: number) => [...(m.state.seats[seat]?.deck ?? []), ...(m.state.seats[seat]?.hand ?? [])];
    expect([0, 1].map((seat) => all(seat).filter((card) => card === lcvp).length)).toEqual([3, 0]);
    expect(m.state.issued).toEqual([[], []]);
  });

  rule('2GM-DECK-11', 'a Supply Line it fixes counts its rows whoever stands there', () => {
    const supply = (south: Json) =>
      incomeOf(start({}, south).state, 0).find((part) => part.label === labels.supplyLine)?.ap ?? 0;
    expect(supply({ units: [{ card: 'light-infantry', at: 'c2' }] })).toBe(0);
    expect(supply({ units: [{ card: 'light-infantry', at: 'c2' }], supplyRows: 2 })).toBe(2);
  });
});
