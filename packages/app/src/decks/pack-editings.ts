import { MODULES } from '../modules';
import { retryable } from '../once';
import type { PackEditing } from './edited-pack';

/** Of every game whose packs can be typed. */
export const packEditings = retryable(async (): Promise<readonly PackEditing[]> => {
  const all = await Promise.all(MODULES.map(({ packEditing }) => packEditing?.() ?? null));
  return all.filter((editing) => editing !== null);
});
