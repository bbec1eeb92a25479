/** Silhouettes of our own drawing in a box of 56 by 26 around the origin, guns to the right. Holes need `evenodd`. */

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function wheel(x: number, y: number, r: number): string {
  return disc(x, y, r) + disc(x, y, r * 0.42);
}

/** A soldier on the march. */
function soldier(x: number): string {
  return `${disc(x, -9.4, 2.7)}M${x - 3.2}-6h5.6l2.6 6.600-1.7 1-2-3.600.3 4.600 2.6 9.400h-3.200l-2.3-7.600-3.2 7.600h-3.200l3.5-10zM${x - 6}-.2l14.500-9.800 1 1.500-14.500 9.800z`;
}

interface Tank {
  /** Ends of the hull at the deck. */
  readonly deck: readonly [number, number];
  readonly turret: string;
  /** Where the barrel begins and how long it is. */
  readonly barrel: readonly [x: number, y: number, length: number];
  readonly brake?: boolean;
  readonly wheels: number;
}

function tank({ deck, turret, barrel: [x, y, length], brake = false, wheels }: Tank): string {
  const step = 34 / (wheels - 1);
  const road = Array.from({ length: wheels }, (_, i) => disc(-17 + i * step, 7.4, 2.1)).join('');
  const muzzle = brake ? `M${x + length} ${y - 1.1}h3.500v4h-3.500z` : '';
  return `M-19 3h38q5.500 0 5.500 4.400t-5.500 4.400h-38q-5.500 0-5.500-4.400t5.500-4.400z${road}M-24 2.600L${deck[0]}-2.600H${deck[1]}L24 2.600z${turret}M${x} ${y}h${length}v1.900h${-length}z${muzzle}`;
}

interface Plane {
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
function plane(p: Plane): string {
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

const TRUCK_BED = 'M-25 5V-8q7-3 25-.5V5z';
const TRUCK_CAB = 'M2 5V-6h8.500l4.500 6 9 1.200V5zM4.500-4v4h7l-3-4z';

export const SILHOUETTES: Readonly<Record<string, string>> = {
  infantry: soldier(-17) + soldier(1) + soldier(19),
  'mobile-infantry': TRUCK_BED + TRUCK_CAB + wheel(-16, 7, 4.6) + wheel(17, 7, 4.6),
  'mechanized-infantry': `M-25 3l2-9h25l2-3h8l3 6 9 2v4z${soldierHeads()}M-21 3.500h21q4 0 4 4t-4 4h-21q-4 0-4-4t4-4z${disc(-19, 7.5, 2)}${disc(-10.5, 7.5, 2)}${disc(-2, 7.5, 2)}${wheel(17, 7.4, 4.4)}`,
  sherman: tank({ deck: [-21, 19], turret: 'M-9-3v-5q1-3 5-3h8q5 0 7 5v3z', barrel: [10, -7.6, 14], wheels: 6 }),
  't-34': tank({ deck: [-18, 13], turret: 'M-4-3l2.500-6q.8-2 3-2h9q4 1 5 8z', barrel: [13, -7.6, 14], wheels: 5 }),
  tiger: tank({
    deck: [-23, 22],
    turret: 'M-13-3v-7h5v-1.500h6v1.500h11v7z',
    barrel: [9, -8, 16],
    brake: true,
    wheels: 7,
  }),
  panther: tank({
    deck: [-20, 12],
    turret: 'M-12-3l2-7h4v-1.500h5v1.500h9l3 7z',
    barrel: [10, -8, 16.5],
    brake: true,
    wheels: 7,
  }),
  howitzer: `${wheel(-2, 5, 7)}M-27 11l22-9 2 3-19 7.500zM-3-8l5 12 4-1.500-4.500-12zM1-4L22-12.500l1.300 3.300L3 0z`,
  katyusha: `${TRUCK_CAB}${wheel(-18, 7, 4.4)}${wheel(-8, 7, 4.4)}${wheel(17, 7, 4.4)}M-25 2h26v3h-26zM-16 2l8-6 3 3-4 3zM-26-4.500L14-13l.6 2.300L-25.500-2.200zM-25-.7L6-7.300l.6 2.300L-24.500 1.600z`,
  'pak-40': `${wheel(-4, 6, 5.6)}M-27 11.500l24-7.500 1 3-21 6.500zM-3-7l7 10 3-1-6-11zM0-3.500h20v2.300h-20zM20-4.700h5v4.700h-5z`,
  flak: `M-24 8h46v3.500h-46zM-6 8l3.500-7h7l4 7zM-6-3l4-3L24-12.800l.9 2.600L4 1l-5 2.500zM-12-4l8-3 2 5-8 3zM-17 11.500h4v1.500h-4zM11 11.500h4v1.500h-4z`,
  'p-51': plane({ span: 24, nose: 23, tail: 20, root: 11, tip: 5.5, sweep: 4, body: 5.4, tailSpan: 9 }),
  'yak-9': plane({ span: 23, nose: 21, tail: 18, root: 10, tip: 4.5, sweep: 3.2, body: 5, tailSpan: 8.4 }),
  'fw-190': plane({ span: 23.5, nose: 19, tail: 19, root: 9.5, tip: 6, sweep: 1.8, body: 6.6, tailSpan: 8.6 }),
  'me-262': plane({
    span: 25,
    nose: 23,
    tail: 19,
    root: 9.5,
    tip: 4.5,
    sweep: 6.5,
    body: 5.6,
    engines: [5.6],
    tailSpan: 8.4,
  }),
  'b-17': plane({
    span: 26,
    nose: 24,
    tail: 25,
    root: 12,
    tip: 6,
    sweep: 3.6,
    body: 5.4,
    engines: [4.8, 9],
    tailSpan: 11,
  }),
  'il-2': plane({ span: 26, nose: 20, tail: 20, root: 12.5, tip: 7.5, sweep: 3, body: 6, tailSpan: 10 }),
  'ju-87': `${plane({ span: 25, nose: 20, tail: 21, root: 8.5, tip: 8, sweep: -1.5, body: 5.4, tailSpan: 10.5 })}M2-6.500h5v2.600h-5zM2 3.900h5v2.600h-5z`,
  'ju-88': plane({
    span: 26,
    nose: 21,
    tail: 23,
    root: 11,
    tip: 5.5,
    sweep: 3,
    body: 6,
    engines: [5.6],
    tailSpan: 11,
  }),
  'v2-launcher': 'M0-14q4.500 5 4.500 12v6l4 6v3h-4v-2h-9v2h-4v-3l4-6v-6q0-7 4.500-12zM-14 12h28v1.500h-28z',
};

function soldierHeads(): string {
  return disc(-17, -8, 2.2) + disc(-10, -8, 2.2) + disc(-3, -8, 2.2);
}
