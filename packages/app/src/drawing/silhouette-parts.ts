/** Parts of silhouettes in a box of 56 by 26 around the origin, guns to the right. Holes need `evenodd`. */

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function wheel(x: number, y: number, r: number): string {
  return disc(x, y, r) + disc(x, y, r * 0.42);
}

/** A soldier on the march. */
export function soldier(x: number): string {
  return `${disc(x, -9.4, 2.7)}M${x - 3.2}-6h5.6l2.6 6.600-1.7 1-2-3.600.3 4.600 2.6 9.400h-3.200l-2.3-7.600-3.2 7.600h-3.200l3.5-10zM${x - 6}-.2l14.500-9.800 1 1.500-14.500 9.800z`;
}

export interface Tank {
  /** Ends of the hull at the deck. */
  readonly deck: readonly [number, number];
  readonly turret: string;
  /** Where the barrel begins and how long it is. */
  readonly barrel: readonly [x: number, y: number, length: number];
  readonly brake?: boolean;
  readonly wheels: number;
}

export function tank({ deck, turret, barrel: [x, y, length], brake = false, wheels }: Tank): string {
  const step = 34 / (wheels - 1);
  const road = Array.from({ length: wheels }, (_, i) => disc(-17 + i * step, 7.4, 2.1)).join('');
  const muzzle = brake ? `M${x + length} ${y - 1.1}h3.500v4h-3.500z` : '';
  return `M-19 3h38q5.500 0 5.500 4.400t-5.500 4.400h-38q-5.500 0-5.500-4.400t5.500-4.400z${road}M-24 2.600L${deck[0]}-2.600H${deck[1]}L24 2.600z${turret}M${x} ${y}h${length}v1.900h${-length}z${muzzle}`;
}

export interface Plane {
  readonly span: number;
  /** Nose and tail along the way of flight. */
  readonly nose: number;
  readonly tail: number;
  readonly root: number;
  readonly tip: number;
  /** How far the tips lie behind the roots. */
  readonly sweep: number;
  readonly body: number;
  /** Distance of each engine from the middle. */
  readonly engines?: readonly number[];
  readonly tailSpan: number;
}

/** Seen from above, flying to the right. */
export function plane(p: Plane): string {
  const half = p.span / 2;
  const front = p.root / 2 + 1;
  const wing = (side: 1 | -1): string => {
    const tip = half * side;
    return `M${front} 0L${front - p.sweep} ${tip - 1.5 * side}q-1 ${1.5 * side}-2.500 ${1.5 * side}h${-(p.tip - 2.5)}L${front - p.root} 0z`;
  };
  const pods = (p.engines ?? []).flatMap((e) => [e, -e].map((y) => pod(front - (p.sweep * Math.abs(y)) / half, y)));
  const b = p.body / 2;
  const body = `M${p.nose} 0q-1-${b}-7-${b}L${-p.tail}-1v2L${p.nose - 7} ${b}q6 0 7-${b}z`;
  const t = p.tailSpan / 2;
  const fin = `M${-p.tail + 6} 0l-3.500-${t}h-3v${2 * t}h3z`;
  return wing(1) + wing(-1) + pods.join('') + body + fin;
}

function pod(front: number, y: number): string {
  return `M${front + 3.5} ${y}q-.5-1.700-3-1.700h-7v3.400h7q2.500 0 3-1.700z`;
}

export const TRUCK_BED = 'M-25 5V-8q7-3 25-.5V5z';
export const TRUCK_CAB = 'M2 5V-6h8.500l4.500 6 9 1.200V5zM4.500-4v4h7l-3-4z';

/** Three heads over the side of an open vehicle. */
export const HEADS = disc(-17, -8, 2.2) + disc(-10, -8, 2.2) + disc(-3, -8, 2.2);
