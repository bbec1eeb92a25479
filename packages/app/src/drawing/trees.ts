import { round } from './points';

export type Season = 'summer' | 'winter';

/** A round crown in summer, a spruce in winter; drawn from the foot up. */
export const TREES: Readonly<Record<Season, (size: number) => string>> = {
  summer: (s) =>
    `v${round(-3 * s)}m${round(-4.6 * s)} 0a${round(4.6 * s)} ${round(4.9 * s)} 0 1 1 ${round(9.2 * s)} 0q${round(-4.6 * s)} ${round(2.2 * s)} ${round(-9.2 * s)} 0z`,
  winter: (s) =>
    `v${round(-2.6 * s)}m${round(-4.4 * s)} 0l${round(4.4 * s)} ${round(-6.2 * s)}l${round(4.4 * s)} ${round(6.2 * s)}zm${round(1.3 * s)} ${round(-4.6 * s)}l${round(3.1 * s)} ${round(-5 * s)}l${round(3.1 * s)} ${round(5 * s)}`,
};
