import { hexNamed } from '../names/names';
import type { Options } from '../setup';
import type { AcesState } from '../state';

const FACTIONS = { G1: 'germany-1', US: 'usa', G2: 'germany-2', SU: 'soviet-union' } as const;
export type Side = keyof typeof FACTIONS;

export interface Field {
  /** Clockwise; all four unless told. */
  readonly sides?: readonly Side[];
  readonly automa?: readonly Side[];
  readonly active?: Side;
  readonly phase?: string;
  readonly round?: number;
  /** A printed map instead of a plain of 13 × 9. */
  readonly map?: string;
  readonly hexes?: Readonly<Record<string, string>>;
  /** Owners of factories: `G2 4,3`. */
  readonly flags?: readonly string[];
  readonly coins?: Partial<Record<Side, number>>;
  readonly options?: Partial<Options>;
  readonly weather?: string;
  readonly usable?: readonly number[];
}

/**
 * A position: four factions on a plain, Germany 2 about to declare its attacks in round 3, unless told otherwise. One
 * unit per entry: side, unit, hex and marks, e.g. `G2 panther 4,4 damage=1 xp=3`.
 */
export function field(units: readonly string[], x: Field = {}): unknown {
  const sides = x.sides ?? ['G1', 'US', 'G2', 'SU'];
  const seat = (side: Side) => ({ coins: x.coins?.[side] ?? 0, automa: x.automa?.includes(side) ?? false });
  return {
    game: 'aces',
    map: x.map ?? { size: '13x9', hexes: x.hexes ?? {} },
    options: x.options ?? {},
    turn: { seat: FACTIONS[x.active ?? 'G2'], phase: x.phase ?? 'declare', round: x.round ?? 3 },
    seats: Object.fromEntries(sides.map((side) => [FACTIONS[side], seat(side)])),
    units: units.map((line) => {
      const [side = '', name = '', at = '', ...marks] = line.trim().split(' ');
      return { seat: FACTIONS[side as Side], unit: name, at, ...Object.fromEntries(marks.map(mark)) };
    }),
    factories: (x.flags ?? []).map((line) => {
      const [side = '', at = ''] = line.split(' ');
      return { owner: FACTIONS[side as Side], at };
    }),
    weather: x.weather ?? 'normal',
    usable: x.usable ?? [1, 2, 3],
  };
}

/** A mark of a unit in such an entry: `moved`, `xp=3`. */
export function mark(text: string): [string, unknown] {
  const [name = '', value] = text.split('=');
  if (value === undefined) return [name, true];
  return [name, /^\d+$/.test(value) ? Number(value) : value];
}

/** Dice of which exactly so many hit: these show the threshold itself, all others one more. */
export function roll(dice: number, hits: number, threshold: number): number[] {
  return [...new Array<number>(hits).fill(threshold), ...new Array<number>(dice - hits).fill(threshold + 1)];
}

/** Dice of which none hits. */
export function miss(dice: number): number[] {
  return new Array<number>(dice).fill(12);
}

/** Damage and experience of the unit on a hex, null if there is none. */
export function markers(s: AcesState, hex: string): { damage: number; xp: number } | null {
  const u = s.units[s.hexes[hexNamed(s, hex)] ?? -1];
  return u === undefined ? null : { damage: u.damage, xp: u.xp };
}

export function coinsOf(s: AcesState): number[] {
  return s.seats.map((x) => x.coins);
}
