import type { GmSetup } from '@sandtable/2gm';

type Solo = NonNullable<GmSetup['seats'][number]['solo']>;

/** How the opponent of the book is tuned; what is not asked here is as printed. */
export type Levers = Pick<
  Solo,
  | 'type'
  | 'income'
  | 'ap'
  | 'hq'
  | 'draw'
  | 'extra'
  | 'bias'
  | 'easy'
  | 'reacts'
  | 'unlisted'
  | 'confronts'
  | 'keeps'
  | 'assaults'
  | 'reshuffle'
>;

/** Everything as the books print it; a test holds it to the engine. */
export const AS_PRINTED: Levers = {
  type: 'variable',
  income: 0,
  ap: 0,
  hq: 0,
  draw: 0,
  extra: 1,
  bias: 0,
  easy: false,
  reacts: true,
  unlisted: false,
  confronts: 'zones',
  keeps: false,
  assaults: false,
  reshuffle: false,
};

/** Difficulty in one choice: a few levers each, all of them open to see and to change. */
export const LEVELS = {
  gentle: { income: -1, easy: true },
  printed: {},
  hard: { income: 1 },
  fierce: { income: 2, ap: 3, draw: 1 },
} as const satisfies Readonly<Record<string, Partial<Levers>>>;

export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES: readonly Level[] = ['gentle', 'printed', 'hard', 'fierce'];

/** The type is a matter of taste, not of difficulty: it stays. */
export function atLevel(levers: Levers, level: Level): Levers {
  return { ...AS_PRINTED, ...LEVELS[level], type: levers.type };
}

/** The level these levers are; null for a mix of one's own. */
export function levelOf(levers: Levers): Level | null {
  const text = JSON.stringify(sorted(levers));
  return LEVEL_NAMES.find((level) => JSON.stringify(sorted(atLevel(levers, level))) === text) ?? null;
}

function sorted(levers: Levers): readonly unknown[] {
  return Object.entries(levers).sort(([a], [b]) => (a < b ? -1 : 1));
}
