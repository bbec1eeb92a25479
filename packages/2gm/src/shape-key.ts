import type { GmWords } from '../words/index';

/** The key of a sentence about the shape of a position, a set-up or a scenario. */
export function shapeKey(key: keyof GmWords['shape']['own']): string {
  return key;
}
