import { Match, randomBelow, seedRng } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { book, type RuleId } from '../../book/index';
import { acesGame } from '../game';
import { type Piece, type Reckoned, reckon } from './reckoner.fixture';

const rule = ruleTests<RuleId>(book);

const SEATS = ['germany-1', 'usa', 'germany-2', 'soviet-union'];
type AcesMatch = Match<ReturnType<typeof stateOf>>;

function stateOf(at: Reckoned) {
  const parsed = acesGame.parsePosition({
    game: 'aces',
    map: at.ground,
    seats: Object.fromEntries(at.seats.map((seat) => [seat, {}])),
    turn: { seat: at.active },
    units: at.units,
    factories: at.factories,
    whatIf: true,
  });
  if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.path}: ${p.message}`).join('\n'));
  return parsed.value;
}

/** Ways the match can go on for so many answers; the end of the movement phase ends a way. */
function ways(match: AcesMatch, depth: number): number {
  const decision = match.decision();
  if (depth === 0 || decision === null || match.state.phase !== 'move') return 1;
  return decision.options.reduce((sum, option) => {
    const next = match.fork();
    next.submit(decision.seat, option);
    return sum + ways(next, depth - 1);
  }, 0);
}

function counts(at: Reckoned, depth: number): number[] {
  const match = new Match(acesGame.rules, stateOf(at));
  match.run();
  return Array.from({ length: depth }, (_, i) => ways(match, i + 1));
}

function unit(seat: string, name: string, at: string, more: Partial<Piece> = {}): Piece {
  return { seat, unit: name, at, ...more };
}

function table(
  size: string,
  hexes: Record<string, string>,
  units: Piece[],
  factories: Reckoned['factories'] = [],
): Reckoned {
  return { ground: { size, hexes }, seats: SEATS, active: 'usa', units, factories };
}

/** Far from everything: keeps a team on the map. */
const last = (at: string) => unit('germany-1', 'tiger', at);

describe('positions counted by hand', () => {
  rule(['AA-MOVE-02', 'AA-MOVE-08', 'AA-RULING-28'], 'Infantry on a line of four hexes, an enemy at its end', () => {
    const line = table('4x1', {}, [unit('usa', 'infantry', '0,0'), unit('germany-1', 'infantry', '3,0')]);
    // 1: to 1,0, or the end
    // 2: from 1,0 back, on or stop (3), and the end (1)
    // 3: back on 0,0 it goes to 1,0 again or stops (2); on 2,0 the German intercepts or passes (2); after the stop only the
    //    end (1); the end (1)
    // 4: 0,0: to 1,0, its last point and beside nobody: only the end (1), stop and end (1); 2,0: intercepted and end (1), or
    //    it may go to 1,0 or stop (2); the stop's end (1); the end (1)
    expect(counts(line, 4)).toEqual([2, 4, 6, 7]);
  });

  rule(['AA-RULING-28', 'AA-INTERCEPT-01'], 'Infantry in a river beside an enemy', () => {
    const line = table('3x1', { '1,0': 'river' }, [
      unit('usa', 'infantry', '0,0'),
      unit('germany-1', 'infantry', '2,0'),
    ]);
    // 1: into the river, or the end
    // 2: the German intercepts or passes (2), and the end (1)
    // 3: its move is over either way: only the end (2), and the end (1)
    expect(counts(line, 3)).toEqual([2, 3, 3]);
  });

  rule(['AA-FACTORY-05', 'AA-FACTORY-15', 'AA-MOVE-12'], 'a neutral factory between Infantry and a tank', () => {
    const units = [unit('usa', 'infantry', '0,0'), unit('usa', 'sherman', '2,0'), last('5,0')];
    const line = table('6x1', { '1,0': 'factory' }, units);
    // 1: the Infantry into the factory, the tank to 3,0, or the end
    // 2: occupied: the tank to 3,0, over the Infantry in what is its own factory now, or the end (3); the tank on 3,0: back, on
    //    or stop (3); the end (1)
    expect(counts(line, 2)).toEqual([3, 7]);
    // with an enemy inside the count is the same: he is removed, and nobody else gets past him
    const inside = [...units, unit('germany-2', 'panther', '1,0')];
    const held = table('6x1', { '1,0': 'factory' }, inside, [{ at: '1,0', owner: 'germany-2' }]);
    expect(counts(held, 1)).toEqual([3]);
  });

  rule(['AA-MOVE-16', 'AA-MOVE-17', 'AA-RULING-16'], 'a river with an aircraft above it', () => {
    const units = [unit('usa', 'infantry', '1,0'), unit('usa', 'p-51', '2,0', { moved: true }), last('5,0')];
    const line = table('6x1', { '2,0': 'river' }, units);
    // the aircraft keeps the Infantry out of the water: back to 0,0 or the end; then on to 1,0 or stop, and the end
    expect(counts(line, 2)).toEqual([2, 3]);
    const free = table('6x1', { '2,0': 'river' }, [unit('usa', 'infantry', '1,0'), last('5,0')]);
    // back, into the river, or the end; then back again or stop (2), only the end (1), and the end (1)
    expect(counts(free, 2)).toEqual([3, 4]);
  });
});

const TRICKY: Record<string, [Reckoned, number]> = {
  'two Germanies around one way': [
    table('5x5', { '2,2': 'forest', '3,3': 'road' }, [
      unit('usa', 'sherman', '0,2'),
      unit('usa', 'p-51', '0,4'),
      unit('germany-1', 'pak-40', '2,1'),
      unit('germany-1', 'infantry', '3,2'),
      unit('germany-2', 'panther', '1,3'),
      unit('germany-2', 'flak', '2,4'),
      unit('soviet-union', 't-34', '1,1'),
    ]),
    5,
  ],
  'interceptors that are spent, wet or too long': [
    table('5x4', { '2,1': 'lake', '3,1': 'river' }, [
      unit('usa', 'mobile-infantry', '0,1'),
      unit('usa', 'infantry', '0,3'),
      unit('germany-1', 'infantry', '2,1'),
      unit('germany-1', 'ju-87', '3,1'),
      unit('germany-2', 'panther', '2,3', { intercepted: true }),
      unit('germany-2', 'mechanized-infantry', '2,2'),
    ]),
    5,
  ],
  'factories of everybody': [
    table(
      '5x5',
      { '1,1': 'factory', '3,1': 'factory', '1,3': 'factory', '3,3': 'factory', '2,2': 'road' },
      [
        unit('usa', 'infantry', '1,2'),
        unit('usa', 'sherman', '2,2'),
        unit('usa', 'p-51', '2,0'),
        unit('soviet-union', 't-34', '3,3'),
        unit('germany-2', 'panther', '1,3'),
        unit('germany-1', 'tiger', '4,4'),
      ],
      [
        { at: '3,1', owner: 'usa' },
        { at: '1,3', owner: 'germany-2' },
        { at: '3,3', owner: 'soviet-union' },
      ],
    ),
    4,
  ],
  'rivers, a bridge and a mountain': [
    table('5x5', { '2,0': 'river', '2,1': 'river', '2,2': 'bridge', '2,3': 'river', '2,4': 'sea', '3,2': 'mountain' }, [
      unit('usa', 'infantry', '1,1'),
      unit('usa', 'sherman', '1,2'),
      unit('usa', 'howitzer', '0,3'),
      unit('usa', 'p-51', '2,3'),
      unit('germany-1', 'tiger', '4,3'),
    ]),
    4,
  ],
  'a crowd of friends': [
    table('6x2', { '3,0': 'forest' }, [
      unit('usa', 'howitzer', '0,0'),
      unit('usa', 'infantry', '1,0'),
      unit('soviet-union', 't-34', '2,0'),
      unit('usa', 'sherman', '1,1'),
      unit('soviet-union', 't-34', '2,1'),
      unit('germany-1', 'infantry', '5,0'),
    ]),
    5,
  ],
};

/** Written down when both agreed, so that they cannot change together unseen. */
const KNOWN: Record<string, number[]> = {
  'two Germanies around one way': [7, 21, 78, 263, 875],
  'interceptors that are spent, wet or too long': [8, 26, 95, 352, 1187],
  'factories of everybody': [15, 76, 424, 2366],
  'rivers, a bridge and a mountain': [22, 117, 916, 6183],
  'a crowd of friends': [11, 36, 141, 578, 1883],
};

describe('tricky positions', () => {
  it.each(Object.keys(TRICKY))('%s', (name) => {
    const [at, depth] = TRICKY[name] ?? [table('1x1', {}, []), 0];
    const found = counts(at, depth);
    expect(found).toEqual(Array.from({ length: depth }, (_, i) => reckon(at, i + 1)));
    expect(found).toEqual(KNOWN[name]);
  });

  it('agrees with the reckoner on random tables', () => {
    for (let n = 0; n < 60; n++) {
      const at = randomTable(`table ${n}`);
      const match = new Match(acesGame.rules, stateOf(at));
      match.run();
      expect([n, ways(match, 4)]).toEqual([n, reckon(at, 4)]);
    }
  });
});

const TERRAIN = ['standard', 'standard', 'forest', 'road', 'river', 'bridge', 'mountain'];
const FORCES: [string, string[]][] = [
  ['usa', ['infantry', 'mobile-infantry', 'howitzer']],
  ['usa', ['infantry', 'sherman', 'p-51']],
  ['soviet-union', ['t-34', 'infantry']],
  ['germany-1', ['infantry', 'tiger', 'pak-40', 'ju-87']],
  ['germany-1', ['infantry', 'tiger', 'pak-40', 'ju-87']],
  ['germany-2', ['mechanized-infantry', 'panther', 'flak']],
];

/** Twelve hexes with three factories and six units, friend and foe in each other's way. */
function randomTable(seed: string): Reckoned {
  const rng = seedRng(seed);
  const pick = <T>(list: readonly T[]): T => list[randomBelow(rng, list.length)] as T;
  const draw = (list: string[]): string => list.splice(randomBelow(rng, list.length), 1)[0] ?? '';
  const all = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => `${column},${row}`));
  const hexes = Object.fromEntries(all.map((hex) => [hex, pick(TERRAIN)]));
  const sites = all.slice();
  const factories: { at: string; owner: string }[] = [];
  for (const owner of [pick(SEATS), pick(SEATS), null]) {
    const at = draw(sites);
    hexes[at] = 'factory';
    if (owner !== null) factories.push({ at, owner });
  }
  const free = all.slice();
  const units = FORCES.map(([seat, names]) => unit(seat, pick(names), draw(free)));
  return table('4x3', hexes, units, factories);
}
