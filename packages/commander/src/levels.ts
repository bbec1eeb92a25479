import type { Clock, Effort, Method } from './search/effort';

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
  return style === null || !looksAhead(level) ? level : `${level}-${style}`;
}

/** Everybody there is: each level, and each that looks ahead in every style. */
export function characters(): readonly Character[] {
  return LEVELS.flatMap((level) => [
    { level, style: null },
    ...(looksAhead(level) ? STYLES.map((style) => ({ level, style })) : []),
  ]);
}

/** Who is called so; null for everybody who is not of the Commander's. */
export function characterOf(name: string): Character | null {
  const [level = '', style = null, ...more] = name.split('-');
  if (!isLevel(level) || more.length > 0) return null;
  if (style === null) return { level, style };
  return isStyle(style) && looksAhead(level) ? { level, style } : null;
}

function isStyle(name: string): name is Style {
  return (STYLES as readonly string[]).includes(name);
}

/** What makes a level: how many turns it imagines for a decision, how many intentions it tries, how much it does not notice, and how many own turns it looks ahead where that is more than one. */
type Rank = Pick<Effort, 'playouts' | 'rivals' | 'overlooks'> & Partial<Pick<Effort, 'horizon'>>;

/** Each game has its own, measured (docs/balance/commander.md). */
export type Ranks = Readonly<Record<Level, Rank>>;

export function effortOf(ranks: Ranks, level: Level): Effort {
  return { horizon: 1, sharpness: 0.5, ...ranks[level] };
}

/** A Cadet does not. */
export function looksAhead(level: Level): boolean {
  return level !== 'cadet';
}

/** What somebody allows for each decision instead: imagined turns, or milliseconds by a clock that is lent. */
export type Budget = { readonly method?: Method | undefined } & ({ readonly playouts: number } | Clock);

/** The effort of a level within another budget. */
export function within(effort: Effort, budget: Budget): Effort {
  const { method } = budget;
  if ('playouts' in budget) return { ...effort, method, playouts: budget.playouts };
  return { ...effort, method, clock: budget };
}
