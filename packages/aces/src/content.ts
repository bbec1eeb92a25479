import type { Problem } from '@sandtable/kernel';

/** Everything wrong with the unit mats and maps. */
export function checkContent(_pack?: unknown): readonly Problem[] {
  return [];
}
