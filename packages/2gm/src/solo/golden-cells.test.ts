import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BAND_NAMES } from './situation/bands';
import type { SoloType } from './solo';
import { type Board, board } from './table.fixture';
import { tactics } from './tactics/board.fixture';
import { STANCE_NAMES } from './tactics/stance';
import { expectTold } from './told.fixture';

type Rest = Omit<Board, 'phase' | 'type' | 'band'>;

/** Boards on which every cell has something to say: a fight in the open, a house to be destroyed, a place to be held. */
const BOARDS: Readonly<Record<string, Rest>> = {
  open: {
    ap: 9,
    hand: ['HI', 'T97', 'A37', 'HTR', 'LI', 'ZERO', 'traps', 'extra-ammo', 'camouflage', 'supplies', 'sick-patients'],
    ai: ['HI 4,4 wounds=1', 'LI 5,2', 'T95 4,6', 'A70 6,3', 'RAD 6,7', 'MED 5,5 upgrades=["medics"]', 'BMB hq'],
    human: ['SHM 2,4', 'LI 3,3', 'HI 3,6 wounds=1', 'A70 1,2', 'LI 2,7'],
    terrain: ['trench 5,4', 'house 3,5'],
    bushes: ['4,2'],
    north: { hq: { cap: 20 } },
  },
  house: {
    ap: 8,
    hand: ['T95', 'SUP', 'HI', 'TSM', 'ASM', 'A25', 'fire', 'goliath', 'promotion', 'rapid-fire', 'enigma', 'fuel'],
    ai: ['LI 6,4', 'HI 5,4 upgrades=["hmg"]', 'T97 4,5 upgrades=["tank-mg"]', 'A70 4,4', 'HTR 6,6', 'ZERO hq'],
    human: ['LI 2,5', 'SHM 3,2', 'HI 4,7 wounds=2', 'CG 1,4', 'A25 2,3'],
    terrain: ['house 2,5', 'trench 3,4'],
    bushes: ['5,7'],
    solo: { aim: 'destroy', objective: ['e2'] },
    south: { hand: ['luck', 'traps', 'luck', 'traps', 'luck', 'traps'] },
    north: { hq: { cap: 20 } },
  },
  held: {
    ap: 5,
    hand: ['LI', 'TRK', 'A37', 'MECH', 'T95', 'BMB', 'at-mine', 'veteran', 'in-need-of-support', 'new-orders'],
    ai: ['CG 6,2', 'SUP 4,4 upgrades=["supplies"]', 'LI 5,4', 'HI 5,6 wounds=2', 'T95 6,5 wounds=1', 'MED 6,6'],
    human: ['HVT 3,4', 'HI 4,6', 'LI 5,7', 'T95 4,2', 'ZERO hq'],
    terrain: ['trench 5,5', 'barbed-wire 4,5'],
    bushes: ['6,3', '4,3'],
    solo: { aim: 'defend', objective: ['d5', 'e5'] },
    north: { hq: { cap: 20 } },
  },
};

const TYPES: readonly SoloType[] = ['variable', 'offensive', 'defensive'];

/** Both systems, every type, every band or stance, on every board. */
const CELLS: ReadonlyMap<string, object> = new Map(
  Object.entries(BOARDS).flatMap(([at, x]) =>
    TYPES.flatMap((type): (readonly [string, object])[] => [
      ...BAND_NAMES.map((band) => {
        const solo = { ...x.solo, ...(band === 'T12' ? { turn: 2 } : {}) };
        return [`pacific ${type} ${band}, ${at}`, board({ ...x, solo, type, band, phase: 'deployment' })] as const;
      }),
      ...STANCE_NAMES[type].map(
        (stance) => [`tactics ${type} ${stance}, ${at}`, tactics({ ...x, type, stance, phase: 'movement' })] as const,
      ),
    ]),
  ),
);

const STORE = new URL('./golden/cells.txt', import.meta.url);
const names = [...CELLS.keys()];

/** A turn by every cell of both books' tables. */
describe('the cells of the tables', () => {
  it('name rows of their own book only', () => {
    const parts = readFileSync(STORE, 'utf8').split(/^# /m).slice(1);
    const foreign = parts.filter((part) => (part.startsWith('pacific') ? /SOLOT-/ : /SOLOP-/).test(part));
    expect(foreign.map((part) => part.slice(0, part.indexOf('\n')))).toEqual([]);
  });

  it.each(names)('%s is played and told as on file', (name) => expectTold(STORE, names, name, CELLS.get(name), false));
});
