import type { Effort, Method } from './search/effort';

/** How hard each level thinks; none of them knows or rolls more than the others. */
export const LEVELS = ['cadet', 'sergeant', 'captain', 'commander'] as const;
export type Level = (typeof LEVELS)[number];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}

/** What somebody likes beyond winning: weights, nothing else. */
export const STYLES = ['cautious', 'pushing', 'stubborn'] as const;
export type Style = (typeof STYLES)[number];

/** A level, and the style it plays in; null: whatever wins. */
export interface Character {
  readonly level: Level;
  readonly style: Style | null;
}

/** What an opponent of this character is called. Who does not look ahead has no style. */
export function nameOf({ level, style }: Character): string {
  return style === null || EFFORTS[level].playouts === 0 ? level : `${level}-${style}`;
}

/** Everybody there is: each level, and each that looks ahead in every style. */
export function characters(): readonly Character[] {
  return LEVELS.flatMap((level) => [
    { level, style: null },
    ...(EFFORTS[level].playouts === 0 ? [] : STYLES.map((style) => ({ level, style }))),
  ]);
}

/** Who is called so; null for everybody who is not of the Commander's. */
export function characterOf(name: string): Character | null {
  const [level = '', style = null, ...more] = name.split('-');
  if (!isLevel(level) || more.length > 0) return null;
  if (style === null) return { level, style };
  return isStyle(style) && EFFORTS[level].playouts > 0 ? { level, style } : null;
}

function isStyle(name: string): name is Style {
  return (STYLES as readonly string[]).includes(name);
}

export const EFFORTS: Readonly<Record<Level, Effort>> = {
  cadet: { playouts: 0, rivals: 0, horizon: 1, sharpness: 0 },
  sergeant: { playouts: 24, rivals: 6, horizon: 1, sharpness: 0.5 },
  captain: { playouts: 100, rivals: 16, horizon: 1, sharpness: 0.5 },
  commander: { playouts: 400, rivals: 40, horizon: 1, sharpness: 0.5 },
};

/** What somebody allows for each decision instead: imagined turns, or milliseconds by a clock that is lent. */
export type Budget = { readonly method?: Method | undefined } & (
  | { readonly playouts: number }
  | { readonly ms: number; readonly now: () => number }
);

/** Far more than any clock leaves time for. */
const NO_END = 100_000;

/** The effort of a level at a game whose turns take longer: fewer of them are imagined. */
export function atPace(effort: Effort, pace: number): Effort {
  return { ...effort, playouts: Math.round(effort.playouts * pace) };
}

/** The effort of a level within another budget. */
export function within(effort: Effort, budget: Budget): Effort {
  const { method } = budget;
  if ('playouts' in budget) return { ...effort, method, playouts: budget.playouts };
  let until = 0;
  return {
    ...effort,
    method,
    playouts: NO_END,
    begin: () => {
      until = budget.now() + budget.ms;
    },
    enough: () => budget.now() >= until,
  };
}
