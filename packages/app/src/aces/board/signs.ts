import type { FactionName, UnitType } from '@sandtable/aces/units';
import { CROSS, DOT, type FrameShape, OVAL, type Sign, WINGS } from '../../drawing/branch-signs';

/** What stands in the frame of a unit. */
export function signOf(type: Pick<UnitType, 'id' | 'role'>, frame: FrameShape): Sign {
  const cross = CROSS[frame];
  switch (type.id) {
    case 'infantry':
      return { lines: cross };
    case 'mobile-infantry':
      return { lines: `${cross}M0-10V10` };
    case 'mechanized-infantry':
      return { lines: cross + OVAL };
    case 'katyusha':
      return {
        lines: 'M-5-2.500l5-4.500 5 4.500M-5 1.500L0-3l5 4.500',
        solid: 'M-2.400 5.500a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0-4.800 0z',
      };
    case 'pak-40':
      return { lines: frame === 'oblong' ? 'M-15 10L0-10 15 10' : 'M-8 7L0-9 8 7' };
    case 'flak':
      return {
        lines: frame === 'oblong' ? 'M-12 10C-12-8 12-8 12 10' : 'M-8.500 7C-8-6 8-6 8.500 7',
        solid: 'M-2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
      };
    default:
      return byRole(type.role);
  }
}

function byRole(role: UnitType['role']): Sign {
  switch (role) {
    case 'tank':
      return { lines: OVAL };
    case 'artillery':
      return { lines: '', solid: DOT };
    case 'fighter':
      return { lines: WINGS };
    case 'bomber':
      return { lines: 'M-5.500 7h11', solid: WINGS };
    case 'launcher':
      return { lines: 'M0 8v-13M-4-1l4-6 4 6M-5 8h10' };
    default:
      return { lines: '' };
  }
}

/** A counter's card by army: the outline and the dashes of the line inside it differ, so that colour is not needed. */
interface Card {
  readonly outline: string;
  readonly inner: string;
  readonly dashes: string;
}

export const CARDS: Readonly<Record<FactionName, Card>> = {
  usa: {
    outline: 'M-26-31h52q5 0 5 5v52q0 5-5 5h-52q-5 0-5-5v-52q0-5 5-5z',
    inner:
      'M-25-28.500h50q3.500 0 3.500 3.500v50q0 3.500-3.500 3.500h-50q-3.500 0-3.500-3.500v-50q0-3.500 3.500-3.500z',
    dashes: 'none',
  },
  'soviet-union': {
    outline: 'M-21-31h42l10 10v42l-10 10h-42l-10-10v-42z',
    inner: 'M-20-28.500h40l8.500 8.500v40l-8.500 8.500h-40l-8.500-8.500v-40z',
    dashes: '10 3 2 3',
  },
  'germany-1': {
    outline: 'M-22-31h44q0 9 9 9v44q-9 0-9 9h-44q0-9-9-9v-44q9 0 9-9z',
    inner: 'M-19.500-28.500h39q1.500 7.500 9 9v39q-7.500 1.500-9 9h-39q-1.500-7.500-9-9v-39q7.500-1.500 9-9z',
    dashes: '5 4',
  },
  'germany-2': {
    outline: 'M-24-31h48q7 31 7 31t-7 31h-48q-7-31-7-31t7-31z',
    inner: 'M-22-28.500h44q6.500 28.500 6.500 28.500t-6.500 28.500h-44q-6.500-28.500-6.500-28.500t6.500-28.500z',
    dashes: '1.500 3.500',
  },
};

/** Flags differ as the cards do: square, swallow-tailed, pennant, forked banner. From the top of the pole to the right. */
export const FLAGS: Readonly<Record<FactionName, string>> = {
  usa: 'M0 0h25v15h-25z',
  'soviet-union': 'M0 0h27l-7 7.500 7 7.500h-27z',
  'germany-1': 'M0-1l29 8.500L0 16z',
  'germany-2': 'M0 0h18v15l-4.500-3.500L9 15l-4.500-3.500L0 15z',
};

export function frameOf(faction: FactionName): FrameShape {
  return faction === 'usa' || faction === 'soviet-union' ? 'oblong' : 'lozenge';
}

/** Boxes for six damage, left to right, of which the first ones are filled. */
export function pips(from: number, to: number): string {
  let path = '';
  for (let i = from; i < to; i++) path += `M${-24 + i * 8.2} 0h6.400v4.800h-6.400z`;
  return path;
}

/** One chevron for each level above the first. */
export function chevrons(level: number): string {
  let path = '';
  for (let i = 0; i < level; i++) path += `M-6 ${i * 5.5}l6-5 6 5`;
  return path;
}
