import { ruleTests, Sandbox } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { bonusDice } from '../attack/support';
import { FACTIONS, factionName, teamOf } from '../content/factions';
import { acesGame } from '../game';
import { boardKey, boardOf } from '../map/board';
import { typeId } from '../names/names';
import { UNKNOWN } from '../seeing/view';
import { parseSetup } from '../setup';
import { board } from '../state';
import { type AcesMatch, answer, answerFirst, assignAll, begin, placeAll } from './set-up.fixture';

const rule = ruleTests<RuleId>(book);

const seats = (...names: string[]) =>
  names.map((name) => (name.startsWith('automa ') ? { faction: name.slice(7), automa: true } : { faction: name }));
const FOUR = { seats: seats('germany-1', 'usa', 'germany-2', 'soviet-union') };

/** Why a table is refused; null if it is not. */
function refused(raw: object): string | null {
  const read = parseSetup(raw);
  return read.ok ? null : (read.problems[0]?.message ?? '');
}

/** Units of a seat by type, sorted. */
function forces(match: AcesMatch, seat: number): string[] {
  return match.state.units
    .filter((u) => u.seat === seat)
    .map((u) => typeId(u.type))
    .sort();
}

const SETS = {
  usa: ['b-17', 'howitzer', 'infantry', 'mobile-infantry', 'p-51', 'sherman'],
  'soviet-union': ['il-2', 'infantry', 'katyusha', 'mobile-infantry', 't-34', 'yak-9'],
  'germany-1': ['infantry', 'ju-87', 'me-262', 'mobile-infantry', 'pak-40', 'tiger'],
  'germany-2': ['flak', 'fw-190', 'infantry', 'ju-88', 'mechanized-infantry', 'panther'],
};
/** The sets of the four seats. */
const FACTION_SETS = [SETS['germany-1'], SETS.usa, SETS['germany-2'], SETS['soviet-union']];
const twice = (list: readonly string[]) => [...list, ...list].sort();

describe('teams and tables', () => {
  rule('AA-PLAYERS-01', 'Germany 1 and 2 against the United States and the Soviet Union', () => {
    expect(FACTIONS.map((name, f) => [name, teamOf(f)])).toEqual([
      ['usa', 0],
      ['soviet-union', 0],
      ['germany-1', 1],
      ['germany-2', 1],
    ]);
  });

  rule(['AA-PLAYERS-02', 'AA-PLAYERS-03'], 'four seats, a faction and a set of six units for each', () => {
    const { match } = begin(FOUR, 'four');
    expect(match.state.seats.map((x) => factionName(x.faction))).toEqual(FOUR.seats.map((x) => x.faction));
    expect([0, 1, 2, 3].map((seat) => forces(match, seat))).toEqual(FACTION_SETS);
    expect(refused({ seats: seats('germany-1', 'usa', 'germany-1', 'soviet-union') })).toBe(
      'Expected every faction at most once.',
    );
    expect(refused({ ...FOUR, half: '1-6' })).toContain('full map');
  });

  rule('AA-PLAYERS-04', 'two sets for a longer game', () => {
    const { match } = begin({ ...FOUR, options: { sets: '2' } }, 'long');
    expect([0, 1, 2, 3].map((seat) => forces(match, seat))).toEqual(FACTION_SETS.map(twice));
  });

  rule(['AA-PLAYERS-05', 'AA-RULING-03'], 'three people: four seats, and who has two keeps everything apart', () => {
    const { match } = begin(FOUR, 'three', [1, 12, 1, 1, 1, 12, 1, 1]);
    expect(match.waiting()).toEqual([0, 1, 2, 3]);
    assignAll(match, () => 0);
    placeAll(match);
    expect(match.state.seats.map((x) => x.purse)).toEqual([0, 1, 2, 3]);
    // seats 1 and 3 belong to one person: each has its own turn, tokens, armies and coins
    expect([match.decision()?.seat, match.state.seats[3]?.revealed]).toEqual([1, 7]);
    const usa = match.state.seats[1];
    const ussr = match.state.seats[3];
    if (usa === undefined || ussr === undefined) throw new Error('Four seats.');
    usa.coins = 4;
    answer(match, 1, ['transfer', 4]);
    expect([usa.coins, ussr.coins]).toEqual([0, 3]);
  });

  rule(['AA-PLAYERS-05', 'AA-RULING-03'], 'the set-up says which seats one person holds: both of a team', () => {
    const held = (...players: (number | undefined)[]) => {
      const raw = { seats: FOUR.seats.map((x, i) => (players[i] === undefined ? x : { ...x, player: players[i] })) };
      const read = parseSetup(raw);
      return read.ok ? begin(raw, 'held').match.state.seats.map((x) => x.person) : read.problems[0]?.path;
    };
    expect(held()).toEqual([0, 1, 2, 3]);
    expect(held(undefined, 2, undefined, 2)).toEqual([0, 1, 2, 1]);
    expect(held(1, 2, 1, 2)).toEqual([0, 1, 0, 1]);
    expect(held(1, 1)).toBe('seats/1/player');
    const automa = FOUR.seats.map((x, i) => (i % 2 === 0 ? { ...x, player: 1, automa: i === 2 } : x));
    const read = parseSetup({ seats: automa });
    expect(read.ok ? null : read.problems[0]).toEqual({
      path: 'seats/2/player',
      message: 'One person holds seats of one team, and no Automa is a person (AA-PLAYERS-05).',
    });
  });

  rule(['AA-RULING-03', 'AA-SUPPORT-07', 'AA-SUPPORT-12'], 'support comes from all factions of one person', () => {
    const red = (players: object, target: string, units: readonly string[]) => {
      const field = {
        game: 'aces',
        map: { size: '9x9' },
        turn: { seat: 'germany-2', phase: 'declare' },
        seats: { 'germany-1': players, usa: {}, 'germany-2': players, 'soviet-union': {} },
        units: [`usa ${target} 4,3`, ...units].map((line) => {
          const [seat, unit, at] = line.split(' ');
          return { seat, unit, at };
        }),
      };
      const state = new Sandbox(acesGame, field).state;
      return bonusDice(state, 1, 0);
    };
    const ground = ['germany-2 panther 4,4', 'germany-1 infantry 3,3', 'soviet-union t-34 8,8'];
    expect([red({ player: 1 }, 'sherman', ground), red({}, 'sherman', ground)]).toEqual([2, 0]);
    const air = ['germany-2 fw-190 4,4', 'germany-1 me-262 3,3', 'germany-1 ju-87 5,3'];
    expect([red({ player: 1 }, 'p-51', air), red({}, 'p-51', air)]).toEqual([3, 0]);
  });

  rule(['AA-RULING-03', 'AA-RULING-102'], 'one person knows the extra units of both factions', () => {
    const seats = FOUR.seats.map((x, i) => (i % 2 === 1 ? { ...x, player: 2 } : x));
    const { match } = begin({ seats, options: { sets: '1+4' } }, 'both');
    while (match.decision()?.kind === 'pick') answerFirst(match);
    const seen = (who: 0 | 1 | 3 | 'spectator') =>
      acesGame.rules.view(match.state, who).table.units.filter((u) => u.seat === 3 && u.type === UNKNOWN).length;
    expect([seen(1), seen(3), seen(0), seen('spectator')]).toEqual([0, 0, 4, 4]);
  });

  rule(['AA-PLAYERS-06', 'AA-PLAYERS-07'], 'two opponents: one of each team, on one half of the map', () => {
    for (const half of ['1-6', '7-12']) {
      for (const german of ['germany-1', 'germany-2']) {
        for (const ally of ['usa', 'soviet-union']) {
          expect(refused({ half, seats: seats(german, ally) })).toBeNull();
          expect(refused({ half, seats: seats(ally, german) })).toBeNull();
        }
      }
    }
    expect(refused({ half: '1-6', seats: seats('usa', 'soviet-union') })).toContain('AA-PLAYERS-06');
    expect(refused({ half: '1-6', seats: seats('germany-1', 'germany-2') })).toContain('AA-PLAYERS-06');
    expect(refused({ seats: seats('usa', 'germany-2') })).toContain('AA-PLAYERS-07');
  });

  rule(
    ['AA-PLAYERS-08', 'AA-PLAYERS-09', 'AA-RULING-04'],
    'a half has its six numbers and five factories; the rest does not exist',
    () => {
      for (const map of ['summer', 'winter']) {
        const full = boardOf(boardKey(map, 'full', false));
        for (const half of ['1-6', '7-12'] as const) {
          const low = half === '1-6';
          const { match } = begin({ map, half, seats: seats('usa', 'germany-2') }, 'half', [12, 1, 12, 1]);
          const b = board(match.state);
          expect(match.state.seats.flatMap((x) => x.tokens).sort((x, y) => x - y)).toEqual(
            low ? [1, 2, 3, 4, 5, 6] : [7, 8, 9, 10, 11, 12],
          );
          expect(b.factories).toEqual(full.factories.filter((hex) => Number(full.map.columnOf[hex]) < 11 === low));
          expect([b.factories.length, match.state.owners.length]).toEqual([5, 5]);
          assignAll(match, () => 0);
          placeAll(match);
          answer(match, 0, ['armies', 1]);
          const columns = (acesGame.moreWishes?.(match.state, 0) ?? []).map((w) =>
            Number(w.split(' ')[2]?.split(',')[0]),
          );
          expect(columns.length).toBeGreaterThan(0);
          expect(columns.every((column) => column < 11 === low)).toBe(true);
        }
      }
    },
  );

  rule('AA-RULING-04', 'neither a step nor a shot crosses the cut', () => {
    const at = (map: string, phase: string) =>
      new Sandbox(acesGame, {
        game: 'aces',
        map,
        seats: { usa: {}, 'soviet-union': {}, 'germany-1': {} },
        turn: { seat: 'soviet-union', phase },
        units: [
          { at: '10,2', seat: 'soviet-union', unit: 'katyusha' },
          { at: '0,0', seat: 'germany-1', unit: 'tiger' },
        ],
      });
    const columns = (s: ReturnType<typeof at>) =>
      s.options().flatMap((wish) => (wish === 'end' ? [] : [Number(wish.split(' ')[2]?.split(',')[0])]));
    for (const phase of ['move', 'declare']) {
      expect(Math.max(...columns(at('summer', phase)))).toBeGreaterThan(10);
      expect(Math.max(...columns(at('summer-west', phase)))).toBe(10);
    }
    expect(at('summer-west', 'move')).toRefuseCiting('step 10,2 11,2', ['AA-RULING-04']);
    expect(at('summer-west', 'declare')).toRefuseCiting('attack 10,2 12,2', ['AA-RULING-04']);
  });

  rule('AA-PLAYERS-10', 'two opponents: one set each, or two', () => {
    const table = { half: '1-6', seats: seats('germany-2', 'soviet-union') };
    const one = begin(table, 'one').match;
    expect([forces(one, 0), forces(one, 1)]).toEqual([SETS['germany-2'], SETS['soviet-union']]);
    const two = begin({ ...table, options: { sets: '2' } }, 'two').match;
    expect([forces(two, 0), forces(two, 1)]).toEqual([twice(SETS['germany-2']), twice(SETS['soviet-union'])]);
  });

  rule(
    ['AA-PLAYERS-11', 'AA-PLAYERS-13', 'AA-PLAYERS-14'],
    'two partners with a set each against two sets, on any part of the map',
    () => {
      for (const half of ['full', '1-6', '7-12']) {
        const table = {
          half,
          seats: seats('usa', 'soviet-union', 'automa germany-1'),
          options: { difficulty: 'easy' },
        };
        const { match } = begin(table, 'partners');
        expect([forces(match, 0), forces(match, 1), forces(match, 2)]).toEqual([
          SETS.usa,
          SETS['soviet-union'],
          twice(SETS['germany-1']),
        ]);
      }
      expect(refused({ seats: seats('usa', 'germany-1', 'automa germany-2') })).toContain('AA-PLAYERS-11');
      expect(refused({ seats: seats('usa', 'soviet-union', 'germany-2') })).toContain('AA-PLAYERS-11');
    },
  );

  rule(['AA-PLAYERS-12', 'AA-PLAYERS-16'], 'the faction of the Automa is drawn from the other team', () => {
    const drawnFactions = (table: object, seat: number) => {
      const found = new Set<string>();
      for (let n = 0; n < 40; n++)
        found.add(factionName(begin(table, `seed ${n}`, []).match.state.seats[seat]?.faction ?? -1));
      return [...found].sort();
    };
    const against = (...people: string[]) => seats(...people, 'automa random');
    expect(drawnFactions({ seats: against('usa', 'soviet-union') }, 2)).toEqual(['germany-1', 'germany-2']);
    expect(drawnFactions({ seats: against('germany-2', 'germany-1') }, 2)).toEqual(['soviet-union', 'usa']);
    expect(drawnFactions({ half: '1-6', seats: against('usa') }, 1)).toEqual(['germany-1', 'germany-2']);
    expect(refused({ half: '1-6', seats: seats('random', 'automa usa') })).toContain('Only an Automa');
  });

  rule(['AA-PLAYERS-15', 'AA-PLAYERS-16', 'AA-PLAYERS-17'], 'solo: half the map, one set each or two', () => {
    const table = { half: '7-12', seats: seats('usa', 'automa germany-2') };
    for (const [sets, size] of [
      ['1', (list: readonly string[]) => [...list].sort()],
      ['2', twice],
    ] as const) {
      const { match } = begin({ ...table, options: { sets, difficulty: 'easy' } }, 'solo');
      expect([forces(match, 0), forces(match, 1)]).toEqual([size(SETS.usa), size(SETS['germany-2'])]);
    }
    expect(refused({ ...table, half: 'full' })).toContain('AA-PLAYERS-17');
  });

  rule(
    ['AA-PLAYERS-18', 'AA-RULING-102'],
    'the experienced start: a set and four different units, picked in secret',
    () => {
      const { match } = begin(
        { half: '1-6', seats: seats('usa', 'germany-1'), options: { sets: '1+4' } },
        'picks',
        [12, 1],
      );
      expect([match.waiting(), match.decision(0)?.kind]).toEqual([[0, 1], 'pick']);
      const picked: string[] = [];
      for (let n = 0; n < 4; n++) {
        const types = (match.decision(0)?.options ?? []).map((o) => typeId(Number(o[1])));
        expect(types.sort()).toEqual(SETS.usa.filter((id) => !picked.includes(id)));
        const option = match.decision(0)?.options.at(-1);
        if (option === undefined) throw new Error('Nothing to pick.');
        answer(match, 0, option);
        picked.push(typeId(Number(option[1])));
        answerFirst(match, 1);
      }
      expect(match.decision()?.kind).toBe('assign');
      expect(forces(match, 0)).toEqual([...SETS.usa, ...picked].sort());
      expect([forces(match, 0).length, forces(match, 1).length]).toEqual([10, 10]);
      const others = acesGame.rules.view(match.state, 1).table.units;
      expect(others.filter((u) => u.seat === 0 && u.type < 0)).toHaveLength(4);
      expect(others.filter((u) => u.seat === 1 && u.type < 0)).toHaveLength(0);
      assignAll(match, () => 0);
      const unknown = () => acesGame.rules.view(match.state, 1).table.units.filter((u) => u.seat === 0 && u.type < 0);
      answer(match, 0, ['reveal', 0]);
      expect(unknown()).toHaveLength(4);
      while (match.decision()?.kind === 'place') answerFirst(match);
      expect(unknown()).toHaveLength(0);
    },
  );

  rule('AA-RULING-102', 'the Automa draws its four by chance; the V2 mission has none', () => {
    const solo = { half: '1-6', seats: seats('usa', 'automa germany-1'), options: { sets: '1+4', difficulty: 'easy' } };
    const extras = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const units = forces(begin(solo, `seed ${n}`).match, 1);
      expect(units).toHaveLength(10);
      const second = units.filter((id, i) => units.indexOf(id) !== i);
      expect(new Set(second).size).toBe(4);
      extras.add(second.join());
    }
    expect(extras.size).toBeGreaterThan(5);
    const v2 = begin({ ...FOUR, options: { mission: 'v2', sets: '1+4' } }, 'v2').match;
    expect([v2.decision()?.kind, forces(v2, 0).length]).toEqual(['assign', 10]);
  });

  rule(['AA-PLAYERS-35', 'AA-PLAYERS-36'], 'allied factions never sit side by side', () => {
    expect(refused({ seats: seats('germany-1', 'germany-2', 'usa', 'soviet-union') })).toContain('AA-PLAYERS-35');
    expect(refused({ seats: seats('usa', 'germany-1', 'germany-2', 'soviet-union') })).toContain('AA-PLAYERS-35');
    expect(refused({ seats: seats('usa', 'germany-2', 'soviet-union', 'germany-1') })).toBeNull();
    const people = new Array<string>(4).fill('person');
    expect(acesGame.defaultSetup('aces', people).seats.map((x) => x.faction)).toEqual([
      'germany-1',
      'usa',
      'germany-2',
      'soviet-union',
    ]);
  });

  rule(
    ['AA-PLAYERS-37', 'AA-PLAYERS-38'],
    'what stands on the map is known to everybody: types, damage, experience',
    () => {
      const { match } = begin({ half: '1-6', seats: seats('usa', 'germany-1') }, 'open', [12, 1, 12, 1]);
      assignAll(match, () => 0);
      placeAll(match);
      const unit = match.state.units[3];
      if (unit === undefined) throw new Error('Twelve units.');
      Object.assign(unit, { damage: 4, xp: 3 });
      for (const who of [0, 1, 'spectator'] as const) {
        const seen = acesGame.rules.view(match.state, who).table;
        expect(seen.units).toEqual(match.state.units);
        expect(seen.seats.map((x) => x.coins)).toEqual([0, 0]);
      }
    },
  );

  rule('AA-RULING-05', 'nobody starts with coins', () => {
    for (const table of [FOUR, { half: '1-6', seats: seats('usa', 'automa germany-1') }]) {
      expect(begin(table, 'poor').match.state.seats.every((x) => x.coins === 0)).toBe(true);
    }
  });
});
