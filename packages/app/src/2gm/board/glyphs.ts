import type { Natural, UpgradeId } from '@sandtable/2gm/table';

/** Small drawings in a box of 20 by 20 around the origin, drawn with lines of ink. */
export const TOKEN_GLYPHS: Readonly<Record<UpgradeId, string>> = {
  bazooka: 'M-7 4L7-4M4-5.500l4 2M-2 1l1.500 5M-7 1v6',
  flamethrower: 'M-7 5h6M-1 5q7-1 3-6 6 1 6-5-9 2-7 8',
  grenades: 'M-3-1a4 4.500 0 1 0 6 0zM-2-1v-4h4v4M2-5l4 2',
  hmg: 'M-7-2H7M-3-2v3h4v-3M-1 1l-4 6M-1 1l4 6',
  mortar: 'M-4 6L4-6M-6 6h12M0 0l4 6',
  sniper: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M0-8v5M0 3v5M-8 0h5M3 0h5',
  'hit-the-dirt': 'M-8 6h16M-7 3h9l4-3M4-2a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0',
  'smoke-grenade': 'M-6 4q-3-4 1-6 0-4 4-4 4-1 5 3 4 1 2 5 0 3-4 3h-5q-3 0-3-1',
  'smoke-canister': 'M-3-2h6v8h-6zM0-2q-4-2 0-4 4-2 0-4',
  medics: 'M0-6v12M-6 0h12',
  mechanics: 'M-6 6L2-2M2-2q-2-5 4-5l-2 3 2 2 3-2q0 6-5 4',
  sappers: 'M-7 3v-6h14v6M0-3v6',
  'smoke-screen': 'M-8 5h16M-6 1q0-4 4-3 1-4 5-3 3 1 2 4 3 0 3 2',
  'tank-mg': 'M-7 0H7M-4 0v3h4v-3M3-2v4',
  'tank-hmg': 'M-7-2H7M-7 2H7M-4 2v3h4v-3M4-4v8',
  'bomber-hmg': 'M-5 3a5 5 0 0 1 10 0zM0-2l5-5M-2-2l4-5',
  mrl: 'M-6 5L2-6M-1 6L7-5M-6 5h5M2-6l5 1',
  'tank-flamethrower': 'M-8 3h7v-4M-1 1q6 0 3-5 6 1 5-4-8 2-6 7',
  supplies: 'M-6-3h12v8h-12zM-6-3l3-3h6l3 3M0-3v8',
};

/** Marks for the numbers of a card, in a box of 12 by 12 around the origin. */
export const STAT_GLYPHS = {
  accuracy: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-6v4M0 2v4M-6 0h4M2 0h4',
  range: 'M-6 0H6M-6-3v6M6-3v6',
  pierce: 'M-6 0H5M2-3.500L6 0 2 3.500',
  damage: 'M0-6l1.600 3.600L5.500-3.500 4 0l3.500 2.500-4 .5.5 4L0 4.600-4 7l.5-4-4-.5L-4 0l-1.500-3.500 3.900 1.100z',
  armor: 'M-5-5.500Q-2-5.500 0-7 2-5.500 5-5.500V0Q5 5 0 7-5 5-5 0z',
  move: 'M-6 4L-1-1l-5-5M0 4L5-1 0-6',
  hp: 'M0 6L-5.500.5Q-7-3-4-5-1.500-6 0-3 1.500-6 4-5 7-3 5.500.5z',
  cost: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
} as const;

/** What a space is, in a box of 14 by 14 around the origin; open ground needs none. */
export const NATURAL_GLYPHS: Readonly<Record<Natural, string>> = {
  open: '',
  forest: 'M-4 6v-3M-7 3L-4-5-1 3zM3 6v-3M0 3l3-8 3 8z',
  bushes: 'M-6 4q0-5 4-4 1-5 5-2 4-1 3 3 1 3-2 3z',
  mountain: 'M-7 5L-1-5l3 4 2-2 4 8z',
  lake: 'M-6 2a6 4 0 1 0 12 0a6 4 0 1 0-12 0M-2 2h4',
  river: 'M-7-3q3.500-4 7 0t7 0M-7 3q3.500-4 7 0t7 0',
  sea: 'M-7-4q3.500-4 7 0t7 0M-7 1q3.500-4 7 0t7 0M-7 6q3.500-4 7 0t7 0',
  beach: 'M-7 3q5-4 14 0M-4 6h.2M0 5.500h.2M4 6h.2M-2-3h.2M3-2h.2',
};
