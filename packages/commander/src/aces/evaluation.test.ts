import { acesGame } from '@sandtable/aces';
import { describe, expect, it } from 'vitest';
import { features, NAMES } from './evaluation';

const OWN = 'germany-1';
const OTHER = 'usa';
const FACTORIES = ['1,1', '3,1', '5,1', '7,1', '1,7', '3,7', '5,7', '7,7', '1,4', '7,4'];

interface Drawn {
  readonly units: readonly object[];
  readonly owners?: Readonly<Record<string, string>>;
  readonly turn?: string;
}

/** A small map with ten factories, six of which win; what each feature says to the first seat. */
function seen({ units, owners = {}, turn = OWN }: Drawn): Record<string, number> {
  const read = acesGame.parsePosition({
    game: 'aces',
    map: { size: '9x9', hexes: Object.fromEntries(FACTORIES.map((at) => [at, 'factory'])) },
    turn: { seat: turn, phase: 'move' },
    seats: { [OWN]: { coins: 0 }, [OTHER]: { coins: 0 } },
    units: [...units, { at: '0,8', seat: OTHER, unit: 'howitzer' }, { at: '8,8', seat: OWN, unit: 'pak-40' }],
    factories: Object.entries(owners).map(([at, owner]) => ({ at, owner })),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return Object.fromEntries(features(read.value, 0).map((x, i) => [NAMES[i], x]));
}

const five = (owner: string): Record<string, string> =>
  Object.fromEntries(FACTORIES.slice(0, 5).map((at) => [at, owner]));
const infantry = (seat: string, at: string): object => ({ at, seat, unit: 'infantry' });

describe('what a position of Aces & Armor is worth', () => {
  it('knows that Infantry beside the last factory has won when its side is on, and is about to when it is not', () => {
    const units = [infantry(OWN, '3,6')];
    expect(seen({ units, owners: five(OWN) })).toMatchObject({ beside: 1, mate: 1, peril: 0 });
    expect(seen({ units, owners: five(OWN), turn: OTHER })).toMatchObject({ beside: 1, mate: 0, peril: 1 });
    expect(seen({ units: [infantry(OTHER, '3,6')], owners: five(OTHER) })).toMatchObject({ mate: 0, peril: -1 });
    expect(seen({ units: [infantry(OTHER, '3,6')], owners: five(OTHER), turn: OTHER })).toMatchObject({ mate: -1 });
  });

  it('counts Infantry for one factory, a factory once, and neither tanks nor those who are a hex away', () => {
    const four = { ...five(OWN), '1,7': OTHER };
    expect(seen({ units: [infantry(OWN, '3,6'), infantry(OWN, '2,7')], owners: five(OWN) })).toMatchObject({
      beside: 1,
    });
    expect(seen({ units: [infantry(OWN, '3,5')], owners: five(OWN) })).toMatchObject({ beside: 0, mate: 0 });
    expect(seen({ units: [{ at: '3,6', seat: OWN, unit: 'tiger' }], owners: five(OWN) })).toMatchObject({ beside: 0 });
    expect(seen({ units: [infantry(OWN, '1,6')], owners: { ...four, '5,1': OTHER } })).toMatchObject({
      beside: 1,
      mate: 0,
    });
  });

  it('does not count a factory of its own side', () => {
    expect(seen({ units: [infantry(OWN, '1,2')], owners: five(OWN) })).toMatchObject({ beside: 0 });
    expect(seen({ units: [infantry(OWN, '1,2')], owners: five(OTHER) })).toMatchObject({ beside: 1 });
  });

  it('sees who has somebody in reach: a tank that cannot reach aircraft has nobody', () => {
    const against = (unit: string): number =>
      seen({
        units: [
          { at: '8,0', seat: OWN, unit },
          { at: '8,1', seat: OTHER, unit: 'b-17' },
        ],
      }).guns ?? 0;
    expect(against('tiger')).toBeLessThan(0);
    expect(against('me-262')).toBeGreaterThan(against('tiger'));
    expect(seen({ units: [{ at: '8,0', seat: OWN, unit: 'tiger' }] }).guns).toBe(0);
  });

  it('sees who is half of what it was', () => {
    const sherman = (damage: number) => [{ at: '0,5', seat: OTHER, unit: 'sherman', damage }];
    expect(seen({ units: sherman(3) }).hurt).toBeCloseTo(0.6);
    expect(seen({ units: sherman(2) }).hurt).toBe(0);
  });
});
