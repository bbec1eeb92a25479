import { SPACE, STRIP } from './layout';

/** A Terrain card as it is drawn on the ground: filled walls, and lines of ink. Around the middle of a space. */
export interface PieceShape {
  readonly solid: string;
  readonly lines: string;
  /** Timber or stone. */
  readonly of: 'timber' | 'stone';
}

const [W, H] = [SPACE.width / 2, SPACE.height / 2];
/** The strip along the top names the space. */
const TOP = -H + STRIP + 4;

const HOUSE: PieceShape = {
  solid: `M${-W + 9} ${TOP}h42v-0l0 26h-42zM${W - 47} ${TOP}h38v34h-38zM${-W + 9} ${H - 34}h36v27h-36zM${W - 51} ${H - 30}h42v23h-42z`,
  lines: `M${-W + 9} ${TOP}l21 13 21-13M${-W + 30} ${TOP + 13}v13M${W - 47} ${TOP}l19 17 19-17M${W - 28} ${TOP + 17}v17M${-W + 9} ${H - 20}h36M${W - 51} ${H - 18}h42`,
  of: 'timber',
};

const CABIN: PieceShape = {
  solid: `M${-W + 14} ${TOP + 4}h96v76h-96z`,
  lines: `M${-W + 14} ${TOP + 14}h96M${-W + 14} ${TOP + 26}h96M${-W + 14} ${TOP + 54}h96M${-W + 14} ${TOP + 66}h96M${-W + 14} ${TOP + 4}l48 20 48-20`,
  of: 'timber',
};

const BUNKER: PieceShape = {
  solid: `M${-W + 10} ${H - 8}v-46l20-24h64l20 24v46z`,
  lines: `M${-W + 22} ${H - 20}v-28l14-16h52l14 16v28zM${-20} ${TOP + 14}h40M${-W + 10} ${H - 8}l12-12M${W - 10} ${H - 8}l-12-12`,
  of: 'stone',
};

const BLOCK: PieceShape = {
  solid: `M${-W + 7} ${TOP}h110v78h-110z`,
  lines: [0, 1, 2, 3, 4, 5, 6]
    .map((i) => `M${-W + 13 + i * 15} ${TOP + 6}h8v7h-8zM${-W + 13 + i * 15} ${H - 20}h8v7h-8z`)
    .join(''),
  of: 'stone',
};

const FACTORY: PieceShape = {
  solid: `M${-W + 7} ${H - 8}v-58l18-14v14l18-14v14l18-14v14h18v-20h10v20h28v58z`,
  lines: `M${-W + 14} ${H - 18}h10M${-W + 32} ${H - 18}h10M${-W + 50} ${H - 18}h10M${-W + 68} ${H - 18}h10M${-W + 86} ${H - 18}h10`,
  of: 'stone',
};

/** Battlements of earth along the front, three wide. */
const TRENCH: PieceShape = {
  solid: '',
  lines: `M${-W + 2} ${TOP + 8}h14v9h16v-9h16v9h16v-9h16v9h16v-9h14v9h12M${-W + 2} ${TOP + 1}h10v9M${-W + 2} ${H - 10}h14v-9h16v9h16v-9h16v9h16v-9h16v9h14v-9h12`,
  of: 'timber',
};

const WALL: PieceShape = {
  solid: `M${-W + 2} ${TOP}h120v12h-120z`,
  lines: `M${-W + 2} ${TOP + 6}h120M${-W + 14} ${TOP}v6M${-W + 34} ${TOP}v6M${-W + 54} ${TOP}v6M${-W + 74} ${TOP}v6M${-W + 94} ${TOP}v6M${-W + 24} ${TOP + 6}v6M${-W + 44} ${TOP + 6}v6M${-W + 64} ${TOP + 6}v6M${-W + 84} ${TOP + 6}v6M${-W + 104} ${TOP + 6}v6`,
  of: 'stone',
};

function hedgehog(x: number, y: number): string {
  return `M${x - 11} ${y - 9}l22 18M${x + 11} ${y - 9}l-22 18M${x - 13} ${y + 1}h26`;
}

const BARRIER: PieceShape = {
  solid: '',
  lines: [-44, -15, 15, 44].map((x) => hedgehog(x, TOP + 12) + hedgehog(x, H - 18)).join(''),
  of: 'stone',
};

function coils(y: number): string {
  let path = `M${-W + 4} ${y}`;
  for (let i = 0; i < 9; i++) path += 'c2-14 16-14 14 0s-10 10-1 0';
  return path;
}

const WIRE: PieceShape = {
  solid: '',
  lines: `${coils(TOP + 12)}M${-W + 4} ${TOP + 18}l6-16M0 ${TOP + 18}V${TOP}M${W - 10} ${TOP + 18}l6-16${coils(H - 12)}`,
  of: 'stone',
};

const TUNNELS: PieceShape = {
  solid: `M${-W + 10} ${H - 8}v-14q0-16 16-16t16 16v14zM${W - 42} ${TOP + 34}v-14q0-16 16-16t16 16v14z`,
  lines: `M${-W + 42} ${H - 24}q30-4 34-24t20-22M${-W + 6} ${H - 8}h40M${W - 46} ${TOP + 34}h40`,
  of: 'stone',
};

const SHAPES: Readonly<Record<string, PieceShape>> = {
  'terrain/house': HOUSE,
  'terrain/cabin': CABIN,
  'terrain/bunker': BUNKER,
  'terrain/apartment-building': BLOCK,
  'terrain/factory': FACTORY,
  'terrain/trench': TRENCH,
  'terrain/wall': WALL,
  'terrain/barrier': BARRIER,
  'terrain/barbed-wire': WIRE,
  'terrain/tunnels': TUNNELS,
};

const RUINS: PieceShape = {
  solid: `M${-W + 9} ${TOP + 2}h30l-7 9 3 8-12-3-6 10h-8zM${W - 9} ${TOP + 4}h-26l8 12-6 9 14-2 4 7h6zM${-W + 9} ${H - 7}v-22l9 6 5-5 3 12 12-2 4 11zM${W - 9} ${H - 7}v-18l-9 3-5 8-10-3-6 10z`,
  lines: `M-20 ${TOP + 8}h4M-6 ${TOP + 4}h6M12 ${TOP + 10}h5M-24 ${H - 10}h5M2 ${H - 12}h6M22 ${H - 9}h4`,
  of: 'stone',
};

export function pieceShape(id: string, ruins: boolean): PieceShape {
  return ruins ? RUINS : (SHAPES[id] ?? WALL);
}
