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
import { readSetup } from '../../setup';
import type { GmState } from '../../state';
import { board, SoloTable } from '../table.fixture';
import { predeployFrame } from './predeploy';
import { halfPrice, soloTerrainFrame } from './terrain';

const rule = ruleTests<RuleId>(book);

/** The opponent draws its last cards and places the units among them. */
function predeploys(
  cards: readonly (string | object)[],
  ap: number,
  dice: readonly number[],
  x: { terrain?: string[]; solo?: object } = {},
) {
  const parsed = parsePosition(
    board({
      phase: 'initial',
      ap,
      terrain: x.terrain ?? [],
      type: 'defensive',
      solo: { levers: { predeploy: cards.length }, ...x.solo },
      north: { hand: [...cards], deck: 0 },
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const s = parsed.value;
  const [, x1] = s.seats;
  // only a hand may have cards with numbers of their own
  if (x1 !== undefined) [x1.deck, x1.hand] = [x1.hand.reverse(), []];
  s.stack = [...s.stack, predeployFrame(1)];
  const scripted = new ScriptedDice(dice);
  const match = new Match(gmRules, s, { dice: scripted });
  const before = { ap: 0 };
  match.run();
  return { s: match.state as GmState, left: scripted.left(), before };
}

function standing(s: GmState): string[] {
  return s.units.map(
    (u) =>
      `${unitCard(s, u.card).name} ${spaceName(s, u.at)}${u.tokens.map((t) => ` +${upgradeOf(t.kind).id}`).join('')}`,
  );
}

describe('units before the battle', () => {
  const ground = ['cabin 4,3', 'trench 5,6'];

  rule(
    ['SOLOP-PREDEPLOY-01', 'SOLOP-PREDEPLOY-02', 'SOLOP-PREDEPLOY-04', 'SOLOP-PREDEPLOY-05', 'SOLO-RULING-67'],
    'the example of the book: cabin, trench, last row',
    () => {
      const { s } = predeploys(['traps', 'light-infantry', 'heavy-infantry', 'light-infantry', 'fuel'], 4, [4], {
        terrain: ground,
      });
      expect(standing(s).map((text) => text.replace(/ \+.*/, ''))).toEqual([
        'Heavy Infantry c4',
        'Light Infantry f5',
        'Light Infantry d6',
      ]);
      expect(s.seats[1]?.hand.map((n) => catalogue.cards[n]?.id)).toEqual(
        expect.arrayContaining(['support/traps', 'support/fuel']),
      );
    },
  );

  rule('SOLOP-PREDEPLOY-02', 'the dearest first, and only what can be paid', () => {
    const { s } = predeploys(['light-infantry', 'type-95-ha-go', 'type-97-chi-ha'], 5, [1], { terrain: ['house 5,1'] });
    expect(standing(s)[0]).toMatch(/^Type 97 CHI-HA/);
    expect(s.units).toHaveLength(1);
  });

  rule('SOLOP-PREDEPLOY-04', 'terrain with most HP, of equal HP that with more Armor, of equals a die', () => {
    const stands = (terrain: string[], dice: readonly number[] = []): string[] => {
      const { s, left } = predeploys(['heavy-infantry'], 2, dice, { terrain });
      expect(left).toEqual([]);
      return standing(s);
    };
    expect(stands(['trench 5,6', 'cabin 4,3'])).toEqual(['Heavy Infantry c4']);
    expect(stands(['wall 5,1', 'trench 5,6'])).toEqual(['Heavy Infantry f5']);
    expect(stands(['trench 5,1', 'trench 5,6'], [1])).toEqual(['Heavy Infantry a5']);
    expect(stands(['trench 5,1', 'trench 5,6'], [6])).toEqual(['Heavy Infantry f5']);
    // that of the human's half is not its own
    expect(stands(['cabin 2,3', 'trench 5,6'])).toEqual(['Heavy Infantry f5']);
  });

  rule(
    ['SOLOP-PREDEPLOY-05', 'SOLO-RULING-67'],
    'then one row after the other from its own side, where nobody stands',
    () => {
      const { s } = predeploys(['heavy-infantry', 'heavy-infantry', 'heavy-infantry'], 6, [1, 8, 3]);
      expect(standing(s)).toEqual(['Heavy Infantry a6', 'Heavy Infantry h5', 'Heavy Infantry c4']);
    },
  );

  rule('SOLOP-PREDEPLOY-01', 'as many cards as the scenario says; what is no ground unit stays in its hand', () => {
    const { s } = predeploys(['mits-a6m-zero', 'heavy-infantry', 'traps'], 9, [1, 1, 1]);
    expect(s.units).toHaveLength(1);
    const hand = s.seats[1]?.hand.map((n) => catalogue.cards[n]?.id) ?? [];
    expect(hand).toEqual(expect.arrayContaining(['japan/mits-a6m-zero', 'support/traps']));
  });

  rule('SOLOP-PREDEPLOY-03', 'the place to be defended comes first', () => {
    const { s } = predeploys(['heavy-infantry'], 2, [], {
      terrain: ground,
      solo: { aim: 'defend', objective: ['g3'] },
    });
    expect(standing(s)).toEqual(['Heavy Infantry g3']);
  });

  rule('SOLOP-PREDEPLOY-06', 'AP that are left buy upgrades, the cheapest unit first', () => {
    const { s } = predeploys(['heavy-infantry', 'light-infantry'], 4, [1], { terrain: ground });
    const [heavy, light] = standing(s);
    expect(heavy).toBe('Heavy Infantry c4');
    expect(light).toMatch(/^Light Infantry f5 \+/);
  });
});

describe('upgrades before the battle', () => {
  const ground = ['cabin 4,3', 'trench 5,6'];
  /** A tank whose machine gun costs nothing, and one that pays for everything. */
  const tank = (tokens: readonly { token: string; cost: number; compulsory?: boolean }[]) => ({
    card: 'type-95-ha-go',
    stats: { cost: 4, move: 2, range: 3, accuracy: [5, 9], pierce: 4, damage: 2, armor: 3, hp: 3, upgrades: tokens },
  });
  const tokens = (s: GmState): string[] => s.units.flatMap((u) => u.tokens.map((t) => upgradeOf(t.kind).id));

  rule(
    ['SOLO-RULING-90', 'SOLOP-PREDEPLOY-06'],
    'what costs nothing always comes along, and no die asks for it',
    () => {
      const { s, left } = predeploys(
        [
          tank([
            { token: 'tank-hmg', cost: 1 },
            { token: 'tank-mg', cost: 0 },
          ]),
        ],
        5,
        [],
        {
          terrain: ['house 5,1'],
        },
      );
      expect(tokens(s)).toEqual(['tank-mg', 'tank-hmg']);
      expect(s.seats[1]?.ap).toBe(0 + 1); // the HQ has paid 1 since
      expect(left).toEqual([]);
      const poor = predeploys(
        [
          tank([
            { token: 'tank-hmg', cost: 1 },
            { token: 'tank-mg', cost: 0 },
          ]),
        ],
        4,
        [],
        {
          terrain: ['house 5,1'],
        },
      );
      expect(tokens(poor.s)).toEqual(['tank-mg']);
    },
  );

  rule('SOLO-RULING-90', 'what the card demands is paid once and is there', () => {
    const { s } = predeploys([tank([{ token: 'tank-mg', cost: 1, compulsory: true }])], 6, [], {
      terrain: ['house 5,1'],
    });
    expect(tokens(s)).toEqual(['tank-mg']);
    expect(s.seats[1]?.ap).toBe(6 - 5 + 1);
  });

  rule(
    ['SOLO-RULING-90', 'SOLOT-PREDEPLOY-08', 'SOLOT-PREDEPLOY-09'],
    'one for each in turn, the cheapest first, and round again with what is left',
    () => {
      const gun = { range: 2, accuracy: [5, 10], pierce: 2, damage: 1, armor: 1, hp: 3, move: 1 };
      const infantry = (card: string, cost: number, names: readonly string[]) => ({
        card,
        stats: { ...gun, cost, upgrades: names.map((token) => ({ token, cost: 1 })) },
      });
      const both = [
        infantry('heavy-infantry', 2, ['hmg', 'hit-the-dirt']),
        infantry('light-infantry', 1, ['grenades']),
      ];
      const bought = (ap: number, dice: readonly number[]): string[] =>
        standing(predeploys(both, ap, dice, { terrain: ground }).s).map((text) => text.replace(/^.* (\w\d)/, '$1'));
      // 4 AP: the light infantry first; 5: the other one too; 6: its second round
      expect(bought(4, [])).toEqual(['c4', 'f5 +grenades']);
      expect(bought(5, [1])).toEqual(['c4 +hmg', 'f5 +grenades']);
      expect(bought(6, [1])).toEqual(['c4 +hmg +hit-the-dirt', 'f5 +grenades']);
    },
  );
});

describe('terrain of a scenario', () => {
  const lays = (levers: object, dice: readonly number[], ap = 5) => {
    const parsed = parsePosition(board({ phase: 'initial', ap, solo: { levers }, north: { deck: 20 } }));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const s = parsed.value;
    s.stack = [...s.stack, soloTerrainFrame(1, true)];
    const before = s.seats[1]?.ap ?? 0;
    const match = new Match(gmRules, s, { dice: new ScriptedDice(dice), events: true });
    match.run();
    const income = match.takeEvents().find((e) => e.type === 'income') as unknown as { ap: number } | undefined;
    return {
      pieces: match.state.pieces,
      spaces: match.state.pieces.map((p) => spaceName(match.state, p.spaces[0] ?? 0)),
      before,
      income,
    };
  };
  const trenches = new Array(4).fill('terrain/trench');

  rule(
    ['SOLOP-TERRAIN-08', 'SOLOP-TERRAIN-09', 'SOLO-RULING-66'],
    'the example of the book: two of four trenches, 1 AP each',
    () => {
      const done = lays({ terrain: trenches }, [5, 1, 6, 10]);
      expect(done.spaces).toEqual(['a5', 'h4']);
      expect(halfPrice(catalogue.numberOf('terrain/trench'))).toBe(1);
      expect(halfPrice(catalogue.numberOf('terrain/house'))).toBe(2);
      expect(done.income?.ap).toBe(5 - 2 + 1);
    },
  );

  rule('SOLOP-TERRAIN-04', 'nothing is laid once the battle has begun, even where others may', () => {
    const table = new SoloTable(
      board({ phase: 'deployment', ap: 9, band: 'B47', ai: ['LI 6,4'], table: { options: { inGameTerrain: true } } }),
    );
    expect(table.decision()?.options.some((o) => o[0] === 'build')).toBe(true);
    expect(table.wishes()).toEqual([]);
  });
});

describe('an opponent in a scenario', () => {
  rule(
    ['SOLOP-DECK-20', 'SOLOP-DECK-21', 'SOLOP-START-10'],
    'has the cards its line says, and none the scenario rules out',
    () => {
      for (const scenario of SCENARIOS.filter((x) => x.edition === 'pacific')) {
        const seats = [scenario.south, scenario.north].map(({ nation, deck }) => ({
          nation,
          deck,
          solo: { system: 'pacific' },
        }));
        const setup = readSetup({ edition: 'pacific', seats, scenario: scenario.id });
        if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
        const match = Match.start(gmRules, setup.value, scenario.id, { events: true });
        const dealt = match.takeEvents().filter((e) => e.type === 'solo-deck') as unknown as { counts: number[] }[];
        match.state.seats.forEach((x, seat) => {
          const line = (seat === 0 ? scenario.south : scenario.north).solo.line.split('-').map(Number);
          const cards = [...x.deck, ...x.hand, ...x.discard];
          expect(dealt[seat]?.counts).toEqual(line);
          const banned = cards.filter((n) => {
            const card = catalogue.cards[n];
            return card?.kind === 'unit' && scenario.without.includes(card.type);
          });
          expect(banned).toEqual([]);
        });
      }
    },
  );

  /** What a side has of its own before the first turn of one of our scenarios. */
  const before = (id: string, side: number, seed = 'before') => {
    const scenario = SCENARIOS.find((x) => x.id === id);
    if (scenario === undefined) throw new Error(`There is no ${id}.`);
    const seats = [scenario.south, scenario.north].map(({ nation, deck }) => ({
      nation,
      deck,
      solo: { system: scenario.edition },
    }));
    const setup = gmRules.parseSetup({ edition: scenario.edition, seats, scenario: id });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(gmRules, setup.value, seed, { events: true });
    const own = match.takeEvents().filter((e) => (e as unknown as { seat: number }).seat === side);
    const told = scenario[side === 0 ? 'south' : 'north'];
    return { told, laid: own.filter((e) => e.type === 'terrain'), came: own.filter((e) => e.type === 'deployed') };
  };

  rule(
    ['SOLOP-TERRAIN-09', 'SOLOT-TERRAIN-08', 'SOLOT-TERRAIN-10'],
    'two scenarios of ours let it lay terrain of its own: half of the cards',
    () => {
      for (const [id, side, prefix] of [
        ['okinawa-caves', 1, 'SOLOP'],
        ['moscow-road', 1, 'SOLOT'],
      ] as const) {
        const { told, laid } = before(id, side);
        expect(told.solo.terrain, id).toHaveLength(4);
        expect(
          laid.map((e) => e.rule.slice(0, 5)),
          id,
        ).toEqual([prefix, prefix]);
      }
    },
  );

  rule(['SOLOP-PREDEPLOY-01', 'SOLOT-PREDEPLOY-01'], 'and two let it place units before the battle', () => {
    for (const [id, side, prefix] of [
      ['leyte-road', 1, 'SOLOP-PREDEPLOY'],
      ['hold-out', 0, 'SOLOT-PREDEPLOY'],
    ] as const) {
      const { told } = before(id, side);
      expect(told.solo.predeploy, id).toBe(4);
      // not every four cards have a unit that can be paid
      const came = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => before(id, side, seed).came);
      expect(came.length, id).toBeGreaterThan(0);
      expect(
        came.every((e) => e.rule.startsWith(prefix)),
        id,
      ).toBe(true);
    }
  });
});
