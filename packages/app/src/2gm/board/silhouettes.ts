import type { Tag, UnitCard } from '@sandtable/2gm/table';
import {
  disc,
  HEADS,
  type Plane,
  plane,
  soldier,
  TRUCK_BED,
  TRUCK_CAB,
  tank,
  wheel,
} from '../../drawing/silhouette-parts';

type Shape = Pick<
  UnitCard,
  'id' | 'type' | 'tags' | 'armor' | 'hp' | 'move' | 'weapon' | 'bomber' | 'multiple' | 'upgrades'
>;

/**
 * A silhouette of our own drawing for a unit card, in a box of 56 by 26 around the origin. Each part is a path of its own that
 * needs `evenodd` for its holes; parts may overlap.
 */
export function silhouetteOf(card: Shape): readonly string[] {
  const has = (tag: Tag): boolean => card.tags.includes(tag);
  switch (card.type) {
    case 'infantry':
      return infantry(card, has);
    case 'artillery':
      return artillery(card, has);
    case 'tank':
      return armour(card, has);
    case 'transport':
      return transport(card, has);
    case 'aircraft':
      return outlines(
        plane(PLANES[nameOf(card)] ?? (card.bomber > 0 ? TWIN : FIGHTER)) + (MORE_OF_PLANES[nameOf(card)] ?? ''),
      );
  }
}

type Has = (tag: Tag) => boolean;

/** Every closed line of a path as a part of its own: nothing is cut out where they cross. */
function outlines(path: string): string[] {
  return path.split(/(?=M)/);
}

/** The id without its nation. */
function nameOf({ id }: Pick<Shape, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

const GUNNER = `${disc(-10, -3, 2.8)}M-27 9.500q2-8 11-8.500l8 .5 5 2.500-1 2-6 .5-5 5h-12zM-7 1.200h33v2.200h-33zM-2 3.400h8v3.600h-8zM2 6l-8 6h3l6.500-4.500 6.500 4.500h3l-8-6z`;
const FLAG = 'M3-13h1.700v25.500h-1.700zM4.700-12.500q5-2 9 0t9 0v8q-5 2-9 0t-9 0z';
const RADIO = 'M2 1h15v11h-15zM4.500 3.500v3h10v-3zM14-13h1.300v14h-1.300zM22-11l-4.500 7h3l-2.500 6 6.500-8h-3.200z';
const RIDER = `M-22 1q0-6 7-6.500l14-.5 7-7.500 4 1.500-.5 3 4.500 5-2.500 2-5-2-3 6.500 1 2.500 3 6.500h-2.600l-5-7.500-11-.5-3.500 8h-2.600l1-8.500q-3 2-3.800 8.500h-2.400q-1.500-7 .4-10.500z${disc(-4, -11.2, 2.5)}M-7.500-8.600h5.500l3 4.500-1 4-3 4h-2.500l1.500-5h-4z`;
const CANOPY =
  'M-26-3q0-9.500 12-9.500t12 9.500q-3-2.500-6 0-3-2.500-6 0-3-2.500-6 0-3-2.500-6 0zM-25.500-3l11 9 .6-.8-10.400-8.600zM-2.500-3l-11 9-.6-.8 10.400-8.600z';
const JUMPER = `${CANOPY}${disc(-14, 6.6, 1.9)}M-16 8.600h4l1 4h-6z`;
const PEAKS = 'M-4 12L9-11l5 7.500 3-4.500 11 20zM9-11l-3 5.500 3-.5 2 2.500 2.400-.8z';
const SHOVEL = 'M17 12.500v-17h2v17zM14.500-4.500q-1-8.500 3.500-8.500t3.500 8.500q0 2-3.500 2t-3.500-2z';
const SURF = 'M-28 10q3.500-3 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0v2.600h-56z';

function infantry(card: Shape, has: Has): readonly string[] {
  if (has('command')) return [soldier(-16), FLAG];
  if (has('synergy')) return [soldier(-14), RADIO];
  if (has('riders')) return [RIDER];
  if (has('paratroopers')) return [JUMPER, soldier(15)];
  if (has('mountaineers')) return [soldier(-15), PEAKS];
  if (has('sappers')) return [soldier(-18), soldier(0), SHOVEL];
  if (has('embarked')) return [soldier(-17), soldier(1), soldier(19), SURF];
  if (card.upgrades.some(({ token }) => token === 'hmg')) return [GUNNER];
  return [soldier(-17), soldier(1), soldier(19)];
}

const AT_GUN = [
  wheel(-4, 6, 5.6),
  ...outlines('M-27 11.500l24-7.500 1 3-21 6.500zM-3-7l7 10 3-1-6-11zM0-3.500h20v2.300h-20zM20-4.700h5v4.700h-5z'),
];
const HOWITZER = [
  wheel(-2, 5, 7),
  ...outlines('M-27 11l22-9 2 3-19 7.500zM-3-8l5 12 4-1.500-4.500-12zM1-4L22-12.500l1.300 3.300L3 0z'),
];
const LONG_GUN = [
  wheel(-8, 6, 6),
  wheel(5, 6, 6),
  ...outlines('M-28 12l16-7 1.500 2.600-14 6zM-12 1h22v3h-22zM-6-4h9v6h-9zM-8-4.500L27-12.500l.6 2.200L-6-.5z'),
];
const FLAK = outlines(
  'M-24 8h46v3.500h-46zM-6 8l3.500-7h7l4 7zM-6-3l4-3L24-12.800l.9 2.600L4 1l-5 2.500zM-12-4l8-3 2 5-8 3zM-17 11.500h4v1.500h-4zM11 11.500h4v1.500h-4z',
);
const LIGHT_FLAK = outlines(
  'M-20 9h40v3h-40zM-5 9l3-7h6l3 7zM-9-3h14v6h-14zM2-2L21-13l1.200 2L4 1zM4 1.500L23-9.500l1.200 2L6 4.500zM-12-6h4v11h-4z',
);
const ROCKET_TUBES = [
  wheel(-10, 6.5, 5),
  'M-27 12l14-7 1.500 2.500-12 6zM-14-1L14-13l2 4.500L-12 3.500zM-11 4.500L17-7.500l2 4.500L-9 9z',
];

function artillery(card: Shape, has: Has): readonly string[] {
  if (has('anti-aircraft')) return card.move === 0 ? FLAK : LIGHT_FLAK;
  if (has('anti-tank')) return AT_GUN;
  if (card.multiple > 0) return ROCKET_TUBES;
  return has('long-range') ? LONG_GUN : HOWITZER;
}

/** Without a turret: the gun looks out of the hull. */
const CASEMATES = [
  'stug-iii',
  'jagdpanther',
  'brumbaer',
  'sturmtyger',
  'su-85',
  'su-152',
  'semovente-47-32',
  'semovente-75-18',
  'l3-33',
];
/** A gun in an open fighting compartment. */
const OPEN_TOPPED = ['m7-priest', 'm12-gmc', 'bison', 'hummel', 'sexton', 'type-1-ho-ni-ii', 'semovente-90-53'];

interface Turret {
  readonly outline: string;
  /** Where its gun begins. */
  readonly gun: readonly [x: number, y: number];
}

const TURRETS = {
  round: { outline: 'M-9-3v-5q1-3.500 5-3.500h8q5 0 7 5.500v3z', gun: [10, -7.8] },
  sloped: { outline: 'M-6-3l2.500-7q.8-2 3-2h9q4 1 5 9z', gun: [12, -8] },
  square: { outline: 'M-14-3l1-8h5v-1.500h6v1.500h9l3 8z', gun: [8.5, -8] },
  tall: { outline: 'M-12-3v-10h18l2 10z', gun: [6.5, -8.5] },
  huge: { outline: 'M-20-3l2-9h26l4 9z', gun: [9, -8.5] },
  small: { outline: 'M-6-2.500v-5.500h4v-1.500h6l4 7z', gun: [5, -6.4] },
} satisfies Readonly<Record<string, Turret>>;

function turretOf(card: Shape): Turret {
  const name = nameOf(card);
  if (name === 'kv-2') return TURRETS.tall;
  if (name.startsWith('t-34') || name === 'is-2') return TURRETS.sloped;
  if (card.armor >= 8) return TURRETS.huge;
  if (card.armor >= 6) return TURRETS.square;
  return card.armor <= 3 || card.hp <= 3 ? TURRETS.small : TURRETS.round;
}

/** Hull and tracks by their armour, the gun by what it pierces. */
function armour(card: Shape, has: Has): readonly string[] {
  const name = nameOf(card);
  const [pierce, damage] = [card.weapon?.pierce ?? 4, card.weapon?.damage ?? 1];
  const long = Math.min(19, 8 + pierce);
  if (CASEMATES.includes(name)) {
    const fat = damage >= 4;
    const hull = tank({
      deck: [-21, 15],
      turret: 'M-16-2.500l4-8h15l9 8z',
      barrel: [4, -6.2, fat ? 8 : long + 1],
      brake: !fat,
      wheels: 6,
    });
    return fat ? [hull, 'M4-8.200h10v5h-10z'] : [hull];
  }
  if (OPEN_TOPPED.includes(name)) {
    const hull = tank({ deck: [-22, 16], turret: 'M-22-2.500l2-9h14l3 4h8l5 5z', barrel: [-2, -7, 4], wheels: 6 });
    return [hull, 'M-3-8.500L24-13l.6 2.600L-2-5.500z'];
  }
  const { outline, gun } = turretOf(card);
  const light = card.armor <= 3 || card.hp <= 3;
  const heavy = card.armor >= 6;
  const body = tank({
    deck: light ? [-15, 13] : heavy ? [-23, 21] : [-20, 16],
    turret: outline,
    barrel: [gun[0], gun[1], light ? Math.min(long, 12) : long],
    brake: pierce >= 7,
    wheels: light ? 4 : heavy ? 7 : 6,
  });
  return has('amphibious') ? [body, 'M-28-3l6-3 2 5-4 3z', 'M28-3l-6-3-2 5 4 3z'] : [body];
}

const TRACK = `M-21 3.500h30q4 0 4 4t-4 4h-30q-4 0-4-4t4-4z${disc(-19, 7.5, 2)}${disc(-10.5, 7.5, 2)}${disc(-2, 7.5, 2)}${disc(7, 7.5, 2)}`;
const HALF_TRACK = `M-25 3l2-9h25l2-3h8l3 6 9 2v4z${HEADS}M-21 3.500h21q4 0 4 4t-4 4h-21q-4 0-4-4t4-4z${disc(-19, 7.5, 2)}${disc(-10.5, 7.5, 2)}${disc(-2, 7.5, 2)}${wheel(17, 7.4, 4.4)}`;
const JEEP = `M-20 5v-8h13v4h9l3-6 1.600.6-2.600 6.400h13l4 3v1zM-17-8l8 1v4h-8z${wheel(-12, 7, 5)}${wheel(13, 7, 5)}`;
const MOTORCYCLE = `${wheel(-14, 6, 6)}${wheel(13, 6, 6)}M-14 5l8-8h11l6-4 1.500 1.800-4 3 5 8-2 1-6-7-8 6h-9zM-2 4h15v5h-15z${disc(-3, -10, 2.6)}M-7-7.500h6l5 4-2 2-4-1-1 3h-4z`;
const ARMOURED_CAR = `M-24 4l3-7h40l5 5v2zM-8-3l2-6h10l3 6zM4-7.500h15v2h-15z${wheel(-15, 6.5, 5)}${wheel(-2, 6.5, 5)}${wheel(15, 6.5, 5)}`;
const CARRIER = `M-22 3v-7h27l3 4h9v3zM6-4.500h16v1.700h-16z${HEADS}${TRACK}`;
const SWIMMER = ['M-25 1l3-6h40l8 5-3 4h-44z', 'M-8-5v-5h10v5z', 'M2-8.500h12v1.700h-12z', TRACK, SURF];
const CRAFT = ['M-26-4h40v-2l12-5v14l-4 5h-44z', 'M-22-9h8v5h-8z', SURF];
const ROCKET_TRUCK = `${TRUCK_CAB}${wheel(-18, 7, 4.4)}${wheel(-8, 7, 4.4)}${wheel(17, 7, 4.4)}M-25 2h26v3h-26zM-16 2l8-6 3 3-4 3zM-26-4.500L14-13l.6 2.300L-25.500-2.200zM-25-.7L6-7.300l.6 2.300L-24.500 1.600z`;
const TRUCK = TRUCK_BED + TRUCK_CAB + wheel(-16, 7, 4.6) + wheel(17, 7, 4.6);

function transport(card: Shape, has: Has): readonly string[] {
  if (has('embark-disembark')) return CRAFT;
  if (has('amphibious')) return SWIMMER;
  if (has('motorized')) return [MOTORCYCLE];
  if (card.upgrades.some(({ token, compulsory }) => token === 'mrl' && compulsory)) return [ROCKET_TRUCK];
  if (card.hp <= 2) return [JEEP];
  if (card.armor >= 3) return [has('transport') ? HALF_TRACK : ARMOURED_CAR];
  if (card.armor === 2) return [has('mobility') ? ARMOURED_CAR : CARRIER];
  return [TRUCK];
}

const FIGHTER: Plane = { span: 24, nose: 22, tail: 19, root: 10.5, tip: 5.2, sweep: 3.4, body: 5.4, tailSpan: 8.8 };
const RADIAL: Plane = { span: 24, nose: 19, tail: 19, root: 9.8, tip: 6, sweep: 1.8, body: 6.8, tailSpan: 8.8 };
const TWIN: Plane = { ...FIGHTER, span: 26, tail: 23, root: 11, engines: [5.6], body: 6, tailSpan: 11 };
const HEAVY: Plane = { ...TWIN, nose: 24, tail: 25, root: 12, engines: [4.8, 9], sweep: 3.6 };

const PLANES: Readonly<Record<string, Plane>> = {
  'p-38-lightning': { ...FIGHTER, span: 26, nose: 15, tail: 5, body: 5, engines: [6.5], tailSpan: 0 },
  'p-40-warhawk': FIGHTER,
  'b-17': HEAVY,
  lancaster: { ...HEAVY, tip: 5, sweep: 1.5 },
  'fw-190': RADIAL,
  'mits-a6m-zero': { ...RADIAL, span: 25, body: 5.6, nose: 20 },
  'nakajima-ki-43': { ...RADIAL, body: 5.2 },
  'la-5': RADIAL,
  'ju-87-stuka': { ...FIGHTER, span: 25, root: 8.5, tip: 8, sweep: -1.5, tailSpan: 10.5 },
  'aichi-d3a': { ...RADIAL, span: 25.5, tip: 7, tailSpan: 9.6 },
  'he-111': { ...TWIN, root: 13.5, tip: 5, sweep: 4.5 },
  spitfire: { ...FIGHTER, root: 11.5, tip: 7.5, sweep: 2 },
  'il-2-sturmovik': { ...FIGHTER, span: 26, root: 12.5, tip: 7.5, sweep: 3, body: 6, tailSpan: 10 },
};

const P38_BOOMS = 'M6-7.700h-25v2.400h25zM6 5.300h-25v2.400h25zM-21-8h4v16h-4z';
const SPATS = 'M2-6.500h5v2.600h-5zM2 3.900h5v2.600h-5z';

const MORE_OF_PLANES: Readonly<Record<string, string>> = {
  'p-38-lightning': P38_BOOMS,
  'ju-87-stuka': SPATS,
  'aichi-d3a': SPATS,
  'fiat-cr-42': 'M-4-10h3v20h-3z',
};
