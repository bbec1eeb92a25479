import { Match, type Option, ScriptedDice } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { hurtTerrain } from '../attack/damage';
import { destroyUnit } from '../attack/destruction';
import { catalogue } from '../content/index';
import { putOn, takeOff } from '../ground';
import { sideFact } from '../names/titles';
import { recorded } from '../recorded';
import { gmRules } from '../rules';
import { readScenario } from '../scenario/check';
import { objectives } from '../scenario/goals';
import { SCENARIOS } from '../scenario/list';
import type { GmState } from '../state';

const rule = ruleTests<RuleId>(book);

type Json = Record<string, unknown>;

/** A small made-up battle: two riflemen a side on open ground; tests say what is different. */
function scenario(more: Json = {}, south: Json = {}, north: Json = {}): Json {
  return {
    id: 'trial',
    title: 'Trial',
    edition: 'pacific',
    briefing: 'For tests.',
    field: ['........', '........', '........', '........', '........', '........'],
    south: {
      nation: 'usa',
      orders: 'Go.',
      deck: 'usa-pacific',
      units: [{ card: 'light-infantry', at: 'a5' }],
      goals: [{ kind: 'destroy-hq' }],
      solo: { line: '8-5-5-4-20', type: 'offensive' },
      ...south,
    },
    north: {
      nation: 'japan',
      orders: 'Stay.',
      deck: 'japan-pacific',
      units: [{ card: 'light-infantry', at: 'h6' }],
      goals: [{ kind: 'destroy-hq' }],
      solo: { line: '8-4-4-4-20', type: 'defensive' },
      ...north,
    },
    first: 'south',
    ...more,
  };
}

function setupOf(told: Json, options: Json = {}): Json {
  return {
    edition: 'pacific',
    seats: [
      { nation: 'usa', deck: 'usa-pacific' },
      { nation: 'japan', deck: 'japan-pacific' },
    ],
    options: { surrender: false, ...options },
    scenario: told,
  };
}

function start(told: Json, options: Json = {}) {
  const setup = gmRules.parseSetup(setupOf(told, options));
  if (!setup.ok) throw new Error(setup.problems.map((p) => `${p.path}: ${p.message}`).join(' '));
  return Match.start(gmRules, setup.value, 'trial', { dice: new ScriptedDice([]) });
}

type GmMatch = ReturnType<typeof start>;

/** Answers until the decision of that kind; hands are kept, phases ended, reactions passed. */
function until(m: GmMatch, kind: string): GmMatch {
  for (let i = 0; i < 60 && m.over === null; i++) {
    const d = m.decision();
    if (d === null || (d.kind === kind && i > 0)) return m;
    const idle = d.options.find((o) => ['keep', 'end', 'pass', 'discard'].includes(o[0])) ?? d.options[0];
    if (idle === undefined || !m.submit(d.seat, idle).ok) throw new Error('stuck');
  }
  return m;
}

/** Both sides let so many turns pass. */
function passTurns(m: GmMatch, turns: number): GmMatch {
  for (let i = 0; i < turns && m.over === null; i++) until(m, 'move');
  return m;
}

function spaces(options: readonly Option[], verb: string): number[] {
  const on = options.filter((o) => o[0] === verb && Number(o[2]) >= 0).map((o) => Number(o[2]));
  return [...new Set(on)].sort((a, b) => a - b);
}

function move(s: GmState, id: number, space: number): void {
  takeOff(s, id);
  putOn(s, id, space);
}

const SOUTH_UNIT = 0;
const NORTH_UNIT = 1;

describe('what a scenario lays out', () => {
  rule('2GM-SETUP-14', 'field, bridges, terrain and forces are as it says', () => {
    const field = ['........', '.....f..', 'rrrrrrrr', '........', '........', '...b....'];
    const told = scenario({ field, bridges: ['c4'], terrain: [{ card: 'house', at: ['d5'] }] });
    const { state: s } = start(told);
    expect(s.natural.filter((n) => n !== 0)).toHaveLength(10);
    expect([s.natural[37], s.natural[3], s.natural[24], s.bridges]).toEqual([1, 2, 5, [26]]);
    expect(s.pieces).toEqual([{ card: catalogue.numberOf('terrain/house'), spaces: [35], damage: 0, ruins: false }]);
    expect(s.units.map((u) => [u.card, u.at])).toEqual([
      [catalogue.numberOf('usa/light-infantry'), 32],
      [catalogue.numberOf('japan/light-infantry'), 47],
    ]);
  });

  rule(['2GM-SETUP-16', '2GM-SETUP-17'], 'it names who begins, with which AP and how many cards; nobody bids', () => {
    const m = start(scenario({ first: 'north' }, { ap: 2, hand: 3 }, { ap: 7, hand: 6 }));
    expect(m.state.seats.map((x) => [x.ap, x.hand.length])).toEqual([
      [2, 3],
      [7, 6],
    ]);
    until(m, 'move');
    expect([m.state.active, m.state.turn, m.decision()?.seat]).toEqual([1, 1, 1]);
  });

  rule('2GM-SETUP-16', 'where it asks for a bid, dice and bids decide', () => {
    const setup = gmRules.parseSetup(setupOf(scenario({ first: 'bid' })));
    if (!setup.ok) throw new Error('refused');
    const m = Match.start(gmRules, setup.value, 'x', { dice: new ScriptedDice([3, 9]) });
    until(m, 'bid');
    expect(m.decision()?.kind).toBe('bid');
    until(m, 'move');
    expect([m.state.first, m.state.active]).toEqual([1, 1]);
  });

  rule('2GM-SETUP-22', 'a new hand comes from the cards the scenario allows', () => {
    const m = start(scenario({ without: ['aircraft', 'tank'] }));
    const d = m.decision(0);
    expect(d?.options).toEqual([['keep'], ['redraw']]);
    m.submit(0, ['redraw']);
    m.submit(1, ['redraw']);
    const all = m.state.seats.flatMap((x) => [...x.hand, ...x.deck]);
    const types = all.map((n) => catalogue.cards[n]).flatMap((card) => (card?.kind === 'unit' ? [card.type] : []));
    expect(types.length).toBeGreaterThan(20);
    expect(types.filter((type) => type === 'aircraft' || type === 'tank')).toEqual([]);
  });

  rule('2GM-DECK-11', 'its deployment rules go before the standard ones', () => {
    const m = until(start(scenario({}, { rows: [1, 2], ap: 9, hand: 10 })), 'deploy');
    const rows = spaces(m.decision()?.options ?? [], 'deploy').map((space) => Math.floor(space / 8));
    expect([...new Set(rows)]).toEqual([0, 1]);
    const standard = until(start(scenario({}, { ap: 9, hand: 10 })), 'deploy');
    expect(spaces(standard.decision()?.options ?? [], 'deploy').every((space) => space < 8)).toBe(true);
  });

  rule('2GM-SETUP-15', 'Terrain cards are added during play only where its text allows it', () => {
    const builds = (during: boolean): number => {
      const m = until(start(scenario({ terrainDuringPlay: during }, { ap: 9 }), { inGameTerrain: !during }), 'deploy');
      return (m.decision()?.options ?? []).filter((o) => o[0] === 'build').length;
    };
    expect(builds(true)).toBeGreaterThan(0);
    expect(builds(false)).toBe(0);
  });

  rule('2GM-TOKEN-39', 'objective tokens lie on the spaces its goals name', () => {
    const goals = [{ kind: 'hold-places', at: ['d4', 'b2'], count: 1, turns: 2 }];
    const { state } = start(scenario({}, { goals }, { goals: [{ kind: 'destroy-hq' }] }));
    expect(objectives(state)).toEqual([9, 27]);
  });
});

describe('what a scenario asks for', () => {
  rule('2GM-VICTORY-02', 'to destroy a number of units', () => {
    const m = start(scenario({}, { goals: [{ kind: 'destroy-units', count: 1, type: 'infantry' }] }));
    until(m, 'move');
    destroyUnit(m.state, SOUTH_UNIT, '2GM-SHOOT-09', m);
    m.settle(m.state);
    expect(m.over).toBeNull();
    destroyUnit(m.state, NORTH_UNIT, '2GM-SHOOT-09', m);
    m.settle(m.state);
    expect(m.over).toEqual({
      winners: [0],
      rule: '2GM-VICTORY-02',
      reason: recorded.reachedGoal(sideFact(m.state, 0)),
    });
  });

  rule('2GM-VICTORY-02', 'to destroy places', () => {
    const goals = [{ kind: 'destroy-places', at: ['d4', 'e4'], count: 2 }];
    const terrain = [
      { card: 'house', at: ['d4'] },
      { card: 'trench', at: ['e4'] },
    ];
    const m = start(scenario({ terrain }, { goals }));
    until(m, 'move');
    hurtTerrain(m.state, 27, 8, m);
    m.settle(m.state);
    expect(m.over).toBeNull();
    hurtTerrain(m.state, 28, 4, m);
    m.settle(m.state);
    expect(m.over?.winners).toEqual([0]);
  });

  rule('2GM-VICTORY-02', 'to hold places for some turns in succession', () => {
    const goals = [{ kind: 'hold-places', at: ['d4'], count: 1, turns: 2 }];
    const m = until(start(scenario({}, { goals })), 'move');
    move(m.state, SOUTH_UNIT, 27);
    passTurns(m, 2);
    expect([m.over, m.state.held]).toEqual([null, [1, 0]]);
    move(m.state, SOUTH_UNIT, 26);
    passTurns(m, 2);
    expect([m.over, m.state.held]).toEqual([null, [0, 0]]);
    move(m.state, SOUTH_UNIT, 27);
    passTurns(m, 4);
    expect(m.over?.winners).toEqual([0]);
  });

  rule('2GM-VICTORY-02', 'to reach a row', () => {
    const m = until(start(scenario({}, { goals: [{ kind: 'reach-row', row: 6, count: 1 }] })), 'move');
    m.settle(m.state);
    expect(m.over).toBeNull();
    move(m.state, SOUTH_UNIT, 40);
    m.settle(m.state);
    expect(m.over?.winners).toEqual([0]);
  });

  rule('2GM-VICTORY-02', 'to stand in a row when a turn ends, whosever turn it is', () => {
    const goals = [{ kind: 'reach-row', row: 6, count: 1, atEndOfTurn: true }];
    const m = until(start(scenario({}, { goals })), 'move');
    move(m.state, SOUTH_UNIT, 40);
    m.settle(m.state);
    expect(m.over).toBeNull();
    move(m.state, SOUTH_UNIT, 32);
    passTurns(m, 1);
    expect(m.over).toBeNull();
    move(m.state, SOUTH_UNIT, 40);
    m.settle(m.state);
    expect(m.over).toBeNull();
    passTurns(m, 1);
    expect(m.over?.winners).toEqual([0]);
  });

  rule('2GM-VICTORY-02', 'to bring somebody home', () => {
    const goals = [{ kind: 'rescue', card: 'light-infantry', row: 1, count: 1 }];
    const m = until(start(scenario({}, { goals })), 'move');
    move(m.state, SOUTH_UNIT, 8);
    m.settle(m.state);
    expect(m.over).toBeNull();
    move(m.state, SOUTH_UNIT, 0);
    m.settle(m.state);
    expect(m.over?.winners).toEqual([0]);
  });

  rule('2GM-VICTORY-02', 'to hold out for a number of turns', () => {
    const m = until(start(scenario({ turns: 2 }, {}, { goals: [{ kind: 'survive' }] })), 'move');
    passTurns(m, 3);
    expect(m.over).toBeNull();
    passTurns(m, 1);
    expect(m.over).toEqual({ winners: [1], rule: '2GM-VICTORY-02', reason: recorded.heldOut(sideFact(m.state, 1), 2) });
  });

  rule('2GM-HQ-15', 'an HQ may fall without deciding anything', () => {
    const m = until(start(scenario({}, { goals: [{ kind: 'reach-row', row: 6, count: 1 }] })), 'move');
    const [, north] = m.state.hqs;
    if (north !== undefined) north.hp = 0;
    m.settle(m.state);
    expect(m.over).toBeNull();
  });
});

describe('scenarios somebody writes', () => {
  const faults: [string, Json][] = [
    ['field/0', scenario({ field: ['.......', '........', '........', '........', '........', '........'] })],
    ['terrain/0/card', scenario({ terrain: [{ card: 'castle', at: ['d4'] }] })],
    ['bridges/0', scenario({ bridges: ['d4'] })],
    ['south/units/0/card', scenario({}, { units: [{ card: 'tiger', at: 'a1' }] })],
    ['south/units/0/upgrades/0', scenario({}, { units: [{ card: 'light-infantry', at: 'a1', upgrades: ['mrl'] }] })],
    ['north/units/0/at', scenario({}, {}, { units: [{ card: 'light-infantry', at: 'a5' }] })],
    ['north/deck', scenario({}, {}, { deck: 'usa-pacific' })],
    ['south/goals/0/at/0', scenario({}, { goals: [{ kind: 'destroy-places', at: ['d4'], count: 1 }] })],
    ['turns', scenario({}, {}, { goals: [{ kind: 'survive' }] })],
  ];

  rule('2GM-SETUP-14', 'every fault is named with its place', () => {
    for (const [path, told] of faults) {
      const read = readScenario(told);
      expect(read.ok ? [] : read.problems.map((p) => p.path)).toEqual([path]);
    }
  });

  rule('2GM-SETUP-14', 'our own are without fault, and start', () => {
    for (const told of SCENARIOS) {
      const seats = [told.south, told.north].map(({ nation, deck }) => ({ nation, deck }));
      const setup = gmRules.parseSetup({ edition: told.edition, seats, scenario: told.id });
      expect(setup.ok ? [] : setup.problems).toEqual([]);
      if (setup.ok) expect(Match.start(gmRules, setup.value, 'x').decision()?.kind).toBe('hand');
    }
  });
});
