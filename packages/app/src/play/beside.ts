/** A box on the screen. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Paper between what is explained and what explains it, and at the edge of the screen. */
const GAP = 8;

/**
 * Where something of this size goes so that it does not cover what it is about: to its right or left, else below or above. Where
 * nothing fits it lies on the side with the most room, as far inside the screen as it can.
 */
export function placeBeside(about: Rect, size: Extent, room: Extent): { readonly x: number; readonly y: number } {
  const spare = {
    right: room.width - about.x - about.width - size.width,
    left: about.x - size.width,
    below: room.height - about.y - about.height - size.height,
    above: about.y - size.height,
  };
  const sides = ['right', 'left', 'below', 'above'] as const;
  const side =
    sides.find((each) => spare[each] >= 2 * GAP) ?? sides.reduce((a, b) => (spare[b] > spare[a] ? b : a), 'right');
  const beside = side === 'right' || side === 'left';
  const x = beside
    ? side === 'right'
      ? about.x + about.width + GAP
      : about.x - size.width - GAP
    : about.x + (about.width - size.width) / 2;
  const y = beside
    ? about.y + (about.height - size.height) / 2
    : side === 'below'
      ? about.y + about.height + GAP
      : about.y - size.height - GAP;
  return { x: inside(x, size.width, room.width), y: inside(y, size.height, room.height) };
}

function inside(at: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - size - GAP));
}
