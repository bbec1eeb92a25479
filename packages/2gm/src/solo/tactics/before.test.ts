import { Match, ScriptedDice } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { unitCard, upgradeOf } from '../../cards';
import { catalogue } from '../../content/index';
import { spaceName } from '../../names/names';
import { parsePosition } from '../../position/position';
import { gmRules } from '../../rules';
import { SCENARIOS } from '../../scenario/list';
import type { ScenarioSide } from '../../scenario/shape';
import type { GmState } from '../../state';
import { predeployFrame } from '../set-up/predeploy';
import { soloType } from '../set-up/scenario';
import { halfPrice, linesFor, soloTerrainFrame } from '../set-up/terrain';
import { board, SoloTable } from '../table.fixture';
import { tactics } from './board.fixture';

const rule = ruleTests<RuleId>(book);

/** The table before the first turn, with what the opponent does there still to come. */
function before(x: Parameters<typeof tactics>[0], frame: 'units' | 'terrain', dice: readonly number[]) {
  const parsed = parsePosition(tactics(x));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const s = parsed.value;
  const north = s.seats[1];
  // what a position says of cards it says of a hand; here they are the next of the deck
  if (frame === 'units') north?.deck.push(...north.hand.splice(0));
  s.stack = [...s.stack, frame === 'units' ? predeployFrame(1) : soloTerrainFrame(1, true)];
  // the stance that follows takes the last die
  const scripted = new ScriptedDice([...dice, 5]);
  const match = new Match(gmRules, s, { dice: scripted, events: true });
  const ap = s.seats[1]?.ap ?? 0;
  match.run();
  const events = match.takeEvents() as unknown as { type: string; rule?: string; cost?: number; purpose?: string }[];
  return { s: match.state as GmState, left: scripted.left(), events, ap };
}

function places(cards: readonly (string | object)[], ap: number, dice: readonly number[], x: object = {}) {
  const { solo, ...rest } = x as { solo?: object };
  return before(
    {
      phase: 'initial',
      ap,
      type: 'defensive',
      solo: { levers: { predeploy: cards.length }, ...solo },
      north: { nation: 'japan', hand: [...cards], deck: 20 },
      ...rest,
    },
    'units',
    dice,
  );
}

/** `Heavy Infantry f5 +mortar`. */
function standing(s: GmState): string[] {
  return s.units.map(
    (u) =>
      `${unitCard(s, u.card).name} ${spaceName(s, u.at)}${u.tokens.map((t) => ` +${upgradeOf(t.kind).id}`).join('')}`,
  );
}

const names = (s: GmState): string[] => standing(s).map((text) => text.replace(/ \+.*/, ''));

describe('units of the Tactics opponent before the battle', () => {
  const ground = ['house 4,3', 'trench 5,6'];
  /** As in the book: Pak 40 3 AP, Heavy Infantry 2 AP; the Command Group is the cheapest. */
  const drawn = ['luck', { card: 'command-group', stats: { cost: 1 } }, 'pak-40', 'luck', 'heavy-infantry'];
  const germans = { north: { nation: 'germany', hand: drawn, deck: 20 } };

  rule(
    ['SOLOT-PREDEPLOY-01', 'SOLOT-PREDEPLOY-02', 'SOLOT-PREDEPLOY-04', 'SOLOT-PREDEPLOY-07', 'SOLO-RULING-67'],
    'the example of the book: house, trench, and the row the Supply Line lacks',
    () => {
      const { s, left } = places(drawn, 6, [1], { terrain: ground, ...germans });
      expect(names(s)).toEqual(['PaK 40 c4', 'Heavy Infantry f5', 'Command Group a6']);
      expect(s.seats[1]?.hand.map((n) => catalogue.cards[n]?.id).filter((id) => id === 'support/luck')).toHaveLength(2);
      expect(left).toHaveLength(0);
    },
  );

  rule('SOLOT-PREDEPLOY-02', 'the dearest takes the best place, in whatever order they are drawn', () => {
    for (const cards of [
      ['light-infantry', 'heavy-infantry'],
      ['heavy-infantry', 'light-infantry'],
    ])
      expect(names(places(cards, 3, [], { terrain: ground }).s)).toEqual(['Heavy Infantry c4', 'Light Infantry f5']);
  });

  rule('SOLOT-PREDEPLOY-03', 'the place to be defended comes before any terrain', () => {
    const { s } = places(['heavy-infantry'], 2, [], { terrain: ground, solo: { aim: 'defend', objective: ['g3'] } });
    expect(names(s)).toEqual(['Heavy Infantry g3']);
  });

  rule('SOLOT-PREDEPLOY-04', 'HP alone tell terrain apart; equal ones are rolled for', () => {
    // the house has more HP than the trench, wherever it lies
    const { s } = places(['heavy-infantry'], 2, [], { terrain: ['trench 6,1', 'house 4,8'] });
    expect(names(s)).toEqual(['Heavy Infantry h4']);
    const tie = places(['heavy-infantry'], 2, [6], { terrain: ['trench 5,1', 'trench 4,8'] });
    expect(names(tie.s)).toEqual(['Heavy Infantry a5']);
  });

  rule(['SOLOT-PREDEPLOY-05', 'SOLO-RULING-02'], 'then a die for the line and one for the column', () => {
    // row 6 first, for the line; then row 5, the only one that keeps it; then 6: the third line
    const cards = ['light-infantry', 'light-infantry', 'light-infantry', 'light-infantry'];
    const { s, left } = places(cards, 4, [4, 8, 6, 10, 5, 8, 5, 1]);
    expect(names(s)).toEqual(['Light Infantry d6', 'Light Infantry f5', 'Light Infantry h4', 'Light Infantry a5']);
    expect(left).toHaveLength(0);
  });

  rule('SOLOT-PREDEPLOY-06', 'only what the starting AP pay for', () => {
    const cards = ['light-infantry', 'type-95-ha-go', 'type-97-chi-ha'];
    const { s } = places(cards, 6, [1, 4], { terrain: ['house 5,1'] });
    expect(names(s)).toEqual(['Type 97 CHI-HA a5', 'Light Infantry a6']);
    expect(s.seats[1]?.hand.map((n) => catalogue.cards[n]?.id)).toContain('japan/type-95-ha-go');
  });

  rule('SOLOT-PREDEPLOY-07', 'a gap behind a unit is filled before any other row', () => {
    const { s } = places(['heavy-infantry', 'light-infantry', 'light-infantry'], 4, [1, 10], {
      terrain: ['house 4,3'],
    });
    expect(names(s)).toEqual(['Heavy Infantry c4', 'Light Infantry a6', 'Light Infantry h5']);
  });

  rule(
    ['SOLOT-PREDEPLOY-08', 'SOLOT-PREDEPLOY-09', 'SOLOT-PREDEPLOY-10'],
    'AP that are left equip the cheapest unit first, with the item a die says',
    () => {
      const one = (die: number) => places(['heavy-infantry', 'light-infantry'], 4, [die], { terrain: ground });
      const { s, events } = one(1);
      const [heavy, light] = standing(s);
      expect(heavy).toBe('Heavy Infantry c4');
      expect(light).toMatch(/^Light Infantry f5 \+/);
      expect(standing(one(9).s)[1]).not.toBe(light);
      expect(events.find((e) => e.type === 'upgraded')?.rule).toBe('SOLOT-PREDEPLOY-10');
      // units the scenario has put there are none of the placed ones
      const given = places(['heavy-infantry'], 3, [1], { terrain: ground, ai: ['LI 6,1'] });
      expect(standing(given.s)[0]).toBe('Light Infantry a6');
      expect(standing(given.s)[1]).toMatch(/^Heavy Infantry c4 \+/);
    },
  );
});

describe('terrain of a scenario', () => {
  const lays = (levers: object, dice: readonly number[], ap = 5, table: object = {}) => {
    const done = before({ phase: 'initial', ap, solo: { levers }, table }, 'terrain', dice);
    const { s } = done;
    return { ...done, spaces: s.pieces.map((p) => spaceName(s, p.spaces[0] ?? 0)) };
  };
  const walls = new Array<string>(4).fill('terrain/wall');

  rule(['SOLOT-TERRAIN-08', 'SOLOT-TERRAIN-10', 'SOLO-RULING-66'], 'the example of the book: two of four walls', () => {
    const done = lays({ terrain: walls }, [5, 1, 6, 10]);
    expect(done.spaces).toEqual(['a5', 'h4']);
    expect(halfPrice(catalogue.numberOf('terrain/wall'))).toBe(1);
    // 2 AP of 5, then the 2 of its HQ
    expect(done.s.seats[1]?.ap).toBe(5 - 2 + 2);
    expect(done.events.filter((e) => e.type === 'terrain').map((e) => e.rule)).toEqual([
      'SOLOT-TERRAIN-10',
      'SOLOT-TERRAIN-10',
    ]);
    expect(lays({ terrain: walls.slice(1) }, [5, 1, 6, 10]).spaces).toHaveLength(2);
    expect(lays({ terrain: walls, allTerrain: true }, [5, 1, 6, 10, 5, 2, 5, 3]).spaces).toHaveLength(4);
  });

  rule(['SOLOT-TERRAIN-08', 'SOLO-RULING-73'], 'one of the others comes in for a card that cannot be paid', () => {
    // with 1 AP no house can be had: whichever two are drawn first, the wall is laid
    const terrain = ['terrain/house', 'terrain/house', 'terrain/house', 'terrain/wall'];
    const done = lays({ terrain }, [5, 1], 1);
    expect(done.spaces).toEqual(['a5']);
  });

  rule(['SOLOT-TERRAIN-09', 'SOLO-RULING-73'], 'the die chooses between the lines of its deployment area', () => {
    const lines = (rows: number[], scenario = 'bridgehead'): readonly number[] => {
      const parsed = parsePosition(tactics({ phase: 'initial' }));
      if (!parsed.ok) throw new Error('The position cannot be read.');
      const s = parsed.value;
      s.scenario = scenario;
      s.rowsOpen[1] = rows;
      return linesFor(s, 1, true);
    };
    expect(lines([1, 2, 3])).toEqual([2, 3]);
    expect(lines([1, 2])).toEqual([2]);
    expect(lines([1])).toEqual([1]);
    expect(lines([1], '')).toEqual([2, 3]);
  });

  rule('SOLOT-TERRAIN-09', 'in a scenario it lays only where it may deploy', () => {
    const scenario = SCENARIOS.find((x) => x.id === 'hold-out');
    if (scenario === undefined) throw new Error('There is no such scenario.');
    const own = {
      ...scenario,
      north: { ...scenario.north, solo: { ...scenario.north.solo, terrain: ['wall', 'wall'] } },
    };
    const setup = gmRules.parseSetup({
      edition: 'tactics',
      seats: [
        { nation: scenario.south.nation, deck: scenario.south.deck },
        { nation: scenario.north.nation, deck: scenario.north.deck, solo: { system: 'tactics' } },
      ],
      scenario: own,
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(gmRules, setup.value, 'terrain');
    while (match.state.turn === 0) {
      const asked = match.decision();
      if (asked === null) break;
      match.submit(asked.seat, ['keep']);
    }
    const added = match.state.pieces.slice(scenario.terrain.length);
    expect(added).toHaveLength(1);
    expect(added.map((p) => Math.floor((p.spaces[0] ?? 0) / 8))).toEqual([5]);
  });

  rule('SOLOT-TERRAIN-07', 'nothing is laid once the battle has begun, even where others may', () => {
    const options = { options: { inGameTerrain: true } };
    const table = new SoloTable(
      tactics({ phase: 'deployment', ap: 9, stance: 'DEFENSE', ai: ['LI 6,4'], table: options }),
      [1, 2, 3],
    );
    expect(table.decision()?.options.some((o) => o[0] === 'build')).toBe(true);
    expect(table.wishes()).toEqual([]);
  });
});

describe('an opponent in a Tactics scenario', () => {
  const side = (goals: readonly object[]): ScenarioSide =>
    ({ goals, solo: { line: '8-5-5-4-20', predeploy: 0, terrain: [] } }) as unknown as ScenarioSide;

  rule('SOLOT-DECK-04', 'who holds out defends; who destroys or takes ground attacks', () => {
    expect(soloType(side([{ kind: 'survive' }]))).toBe('defensive');
    expect(soloType(side([{ kind: 'destroy-units', count: 8 }, { kind: 'survive' }]))).toBe('defensive');
    expect(soloType(side([{ kind: 'destroy-units', count: 8 }]))).toBe('offensive');
    for (const kind of ['hold-places', 'reach-row', 'destroy-places', 'destroy-hq'])
      expect(soloType(side([{ kind }])), kind).toBe('offensive');
    for (const scenario of SCENARIOS)
      for (const each of [scenario.south, scenario.north])
        expect(each.solo.type, scenario.id).toBe(soloType({ ...each, solo: { ...each.solo, type: undefined } }));
  });

  rule(['SOLOT-DECK-03', 'SOLOT-START-05'], 'is what its goals make it, and the scenario says who begins', () => {
    for (const scenario of SCENARIOS.filter((x) => x.edition === 'tactics')) {
      const seats = [scenario.south, scenario.north].map(({ nation, deck }) => ({
        nation,
        deck,
        solo: { system: 'tactics' },
      }));
      const setup = gmRules.parseSetup({ edition: 'tactics', seats, scenario: scenario.id });
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      const match = Match.start(gmRules, setup.value, scenario.id, { events: true });
      const { state } = match;
      expect(state.seats.map((x) => x.solo?.type)).toEqual([scenario.south.solo.type, scenario.north.solo.type]);
      expect(state.first).toBe(scenario.first === 'south' ? 0 : 1);
      const rolls = match.takeEvents() as unknown as { type: string; rule: string }[];
      expect(rolls.filter((e) => e.type === 'roll' && e.rule.includes('START'))).toEqual([]);
    }
  });
});

describe('an empty deck', () => {
  rule('SOLOT-DISCARD-03', 'a human without cards loses, or plays on with his discards if that was agreed', () => {
    const south = { nation: 'usa', hand: [], deck: [], discard: ['light-infantry', 'light-infantry'] };
    const at = (phase: string, levers: object) =>
      new SoloTable(
        { ...board({ phase, solo: { levers }, south, table: { edition: 'tactics', turn: 8 } }), active: 'south' },
        [5, 5, 5],
      );
    expect(at('end', {}).match.over?.winners).toEqual([1]);
    expect(at('end', { reshuffle: true }).match.over).toBeNull();
    expect(at('card', { reshuffle: true }).state.seats[0]?.hand).toHaveLength(2);
  });
});
