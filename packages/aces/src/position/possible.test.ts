import { describe, expect, it } from 'vitest';
import { acesGame } from '../game';

const GROUND = {
  game: 'aces',
  map: { size: '9x9', hexes: { '4,4': 'sea', '6,6': 'factory', '2,2': 'forest' } },
  turn: { seat: 'usa' },
  seats: { usa: {}, 'germany-1': {} },
};
const usa = (at: string, unit = 'infantry', more: object = {}) => ({ at, seat: 'usa', unit, ...more });
const foe = (at: string, unit = 'tiger', more: object = {}) => ({ at, seat: 'germany-1', unit, ...more });

/** Nobody is placed on water. */
const DRY = { options: { waterPlacementAllUnits: false } };

/** Place and position of what play cannot lead to. */
const IMPOSSIBLE: readonly (readonly [string, string, object])[] = [
  ['a tank on the sea', 'units/0/at', { units: [usa('4,4', 'sherman')], ...DRY }],
  ['a gun on the sea', 'units/1/at', { units: [usa('3,3'), foe('4,4', 'pak-40')], ...DRY }],
  ['a tank in a factory of the enemy', 'units/0/at', { units: [foe('6,6')], factories: [{ at: '6,6', owner: 'usa' }] }],
  ['the repair of a sound unit', 'units/0/repairing', { units: [usa('6,6', 'sherman', { repairing: true })] }],
  ['only one side', 'seats', { seats: { usa: {}, 'soviet-union': {} } }],
  ['an Allied hand on the rocket', 'v2/controller', { v2: { controller: 'usa', tokens: ['1,1'] } }],
  ['a unit on a token', 'units/0/at', { units: [foe('1,1')], v2: { controller: 'germany-1', tokens: ['1,1'] } }],
  [
    'a launcher that is found and hidden',
    'v2/tokens',
    { units: [foe('1,2', 'v2-launcher')], v2: { controller: 'germany-1', tokens: ['1,1'] } },
  ],
  [
    'a launcher that lies face up',
    'v2/turned',
    { v2: { controller: 'germany-1', tokens: ['1,1'], turned: ['1,1'], launcher: '1,1' } },
  ],
];

describe('what play cannot lead to', () => {
  it.each(IMPOSSIBLE)('%s is refused with its place', (_what, path, more) => {
    const read = acesGame.parsePosition({ ...GROUND, ...more });
    expect(read.ok ? [] : read.problems.map((p) => p.path)).toEqual([path]);
    expect(read.ok ? '' : read.problems[0]?.message).toMatch(
      /^Expected .* A deliberate "what if" says "whatIf: true"\.$/,
    );
  });

  it('a turn of nobody is refused even as a "what if": there would be nobody to ask', () => {
    const read = acesGame.parsePosition({ ...GROUND, seats: {}, turn: { seat: 'usa', first: 'usa' }, whatIf: true });
    expect(read).toMatchObject({ problems: [{ path: 'seats', message: 'Expected at least two seats, found 0.' }] });
  });

  it.each(IMPOSSIBLE)('%s may be meant, and is printed as such', (_what, _path, more) => {
    const read = acesGame.parsePosition({ ...GROUND, ...more, whatIf: true });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const printed = acesGame.printPosition(read.value, 'all');
    expect(printed).toMatchObject({ whatIf: true });
    expect(acesGame.parsePosition(printed).ok).toBe(true);
  });

  it.each([
    ['infantry on the sea (AA-MOVE-16)', { units: [usa('4,4')] }],
    ['a tank on ice (AA-WEATHER-04)', { units: [usa('4,4', 'sherman')], weather: 'frost' }],
    ['a tank whose ice has broken (AA-RULING-74)', { units: [usa('4,4', 'sherman')], options: { weather: true } }],
    ['an aircraft over water', { units: [usa('4,4', 'p-51')] }],
    ['infantry in its own factory', { units: [usa('6,6')], factories: [{ at: '6,6', owner: 'usa' }] }],
    ['a mark on a neighbour', { units: [usa('3,3', 'sherman', { marks: '3,4' }), foe('3,4')] }],
  ])('%s is possible', (_what, more) => {
    const read = acesGame.parsePosition({ ...GROUND, ...more });
    expect(read.ok ? [] : read.problems).toEqual([]);
    expect(read.ok && acesGame.printPosition(read.value, 'all')).not.toHaveProperty('whatIf');
  });
});

describe('what no table could hold is refused in any case', () => {
  it.each([
    [
      'partners who share each other’s purse',
      'seats/usa/partner',
      { seats: { usa: { partner: 'soviet-union' }, 'soviet-union': { partner: 'usa' }, 'germany-1': {} } },
    ],
    [
      'a factory twice',
      'factories/1/at',
      {
        factories: [
          { at: '6,6', owner: 'usa' },
          { at: '6,6', owner: 'germany-1' },
        ],
      },
    ],
    ['a launcher outside its mission', 'units/0/unit', { units: [foe('1,1', 'v2-launcher')] }],
    [
      'two launchers',
      'units/1/unit',
      { units: [foe('1,1', 'v2-launcher'), foe('1,2', 'v2-launcher')], options: { mission: 'v2' } },
    ],
    ['two tokens on a hex', 'v2/tokens/1', { v2: { controller: 'germany-1', tokens: ['1,1', '1,1'] } }],
    ['two units on a hex', 'units/1/at', { units: [usa('1,1'), usa('1,1')] }],
  ])('%s', (_what, path, more) => {
    const read = acesGame.parsePosition({ ...GROUND, ...more, whatIf: true });
    expect(read.ok ? [] : read.problems[0]?.path).toBe(path);
  });
});
