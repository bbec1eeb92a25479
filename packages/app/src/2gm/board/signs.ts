import type { Tag, UnitCard } from '@sandtable/2gm/table';
import { CROSS, DOT, type FrameShape, OVAL, type Sign, WINGS } from '../../drawing/branch-signs';

type Branch = Pick<UnitCard, 'type' | 'tags' | 'bomber' | 'weapon' | 'multiple'>;

/** The south stands in an oblong, the north in a lozenge. */
export function frameOf(side: number): FrameShape {
  return side === 0 ? 'oblong' : 'lozenge';
}

/** Foot of the sign: where the second mark of a branch stands. */
const FOOT: Readonly<Record<FrameShape, number>> = { oblong: 10, lozenge: 11 };

const WAVE = 'M-9 7q3-3.500 6 0t6 0t6 0';
const RECON: Readonly<Record<FrameShape, string>> = { oblong: 'M-15 10L15-10', lozenge: 'M-8.500 7.200L8.500-7.200' };
const DOME: Readonly<Record<FrameShape, string>> = {
  oblong: 'M-12 10C-12-8 12-8 12 10',
  lozenge: 'M-8.500 7C-8-6 8-6 8.500 7',
};
const WEDGE: Readonly<Record<FrameShape, string>> = { oblong: 'M-15 10L0-10 15 10', lozenge: 'M-8 7L0-9 8 7' };
const ROCKETS = 'M-5-2.500l5-4.500 5 4.500M-5 1.500L0-3l5 4.500';
/** A small dot so far below the middle. */
function smallDot(y: number): string {
  return `M-2.400 ${y}a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0-4.800 0z`;
}

/** What stands in the frame of a unit. */
export function signOf(card: Branch, frame: FrameShape): Sign {
  const has = (tag: Tag): boolean => card.tags.includes(tag);
  switch (card.type) {
    case 'infantry':
      return infantrySign(has, frame);
    case 'artillery':
      return artillerySign(card, has, frame);
    case 'tank':
      return tankSign(has, frame);
    case 'transport':
      return transportSign(card, has, frame);
    case 'aircraft':
      return aircraftSign(card, has);
  }
}

type Has = (tag: Tag) => boolean;

function infantrySign(has: Has, frame: FrameShape): Sign {
  const cross = CROSS[frame];
  const foot = FOOT[frame];
  if (has('command'))
    return { lines: cross, solid: frame === 'oblong' ? 'M-15-10h30v5h-30z' : 'M0-14.500L7-8.500H-7z' };
  if (has('synergy')) return { lines: 'M-9-6L3 1l-4 1.500L9 7' };
  if (has('riders')) return { lines: RECON[frame] };
  if (has('paratroopers')) return { lines: `${cross}M-6 ${foot - 3}q3-4.500 6 0q3-4.500 6 0` };
  if (has('mountaineers')) return { lines: cross, solid: `M-4.500 ${foot - 0.5}L0 ${foot - 8}l4.500 7.500z` };
  if (has('sappers')) return { lines: 'M-7 4v-7h14v7M0-3v7' };
  if (has('mechanized')) return { lines: cross + OVAL };
  if (has('embarked')) return { lines: `${cross}${WAVE}` };
  return { lines: cross };
}

function artillerySign(card: Branch, has: Has, frame: FrameShape): Sign {
  if (has('anti-aircraft')) return { lines: DOME[frame], solid: smallDot(4) };
  if (has('anti-tank')) return { lines: WEDGE[frame] };
  if (card.multiple > 0) return { lines: ROCKETS, solid: smallDot(5.5) };
  return { lines: '', solid: DOT };
}

function tankSign(has: Has, frame: FrameShape): Sign {
  if (has('self-propelled-artillery') || has('ordnance')) return { lines: OVAL, solid: smallDot(0) };
  if (has('anti-tank') || has('assault-gun'))
    return { lines: `${OVAL}${frame === 'oblong' ? WEDGE.oblong : WEDGE.lozenge}` };
  if (has('amphibious')) return { lines: `${OVAL}${WAVE}` };
  return { lines: OVAL };
}

function transportSign(card: Branch, has: Has, frame: FrameShape): Sign {
  const wheels = 'M-7 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
  if (has('embark-disembark')) return { lines: `M-9-4h18l-3 6h-12z${WAVE}` };
  if (has('amphibious')) return { lines: `M-8-5h16v6h-16z${WAVE}` };
  if (has('scout') && card.weapon !== null) return { lines: `${RECON[frame]}${OVAL}` };
  if (card.weapon === null) return { lines: `M-9 3h18${wheels}` };
  return { lines: `M-8-6h16v8h-16z${wheels}` };
}

function aircraftSign(card: Branch, has: Has): Sign {
  if (card.bomber > 0) return { lines: 'M-5.500 7h11', solid: WINGS };
  if (has('fighter')) return { lines: WINGS };
  return { lines: `${WINGS}M0-1v8M-3 4l3 3.500 3-3.500` };
}
