/** The columns of the Pacific tables within one type of opponent, as `Solo.mood` says them (SOLOP-BEHAV-19). */
export const T12 = 0;
export const LE3 = 1;
export const B47 = 2;
export const GE8 = 3;

export const BAND_NAMES = ['T12', 'LE3', 'B47', 'GE8'] as const;

export function bandOf(sum: number): number {
  if (sum <= 3) return LE3;
  return sum <= 7 ? B47 : GE8;
}
