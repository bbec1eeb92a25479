import { filled, readGaps } from '@sandtable/kernel/words';
import { names } from '../words/en/names';
import { recorded } from '../words/en/recorded';
import type { GmWords } from '../words/index';
import { sideName } from './ground';
import { sideTitle } from './names';
import type { Table } from './state';

/** Reasons for the end of a match that are about one side (2GM-VICTORY-01 to 2GM-VICTORY-05). */
const ENDINGS = ['reachedGoal', 'destroyedHq', 'outOfCards', 'heldOut', 'surrendered'] as const;

export type Ending = (typeof ENDINGS)[number];

/** Why the match ended, with the side called by its nations; null if the text is no such reason. */
export function endingIn(s: Table, text: string, w: GmWords): string | null {
  for (const ending of ENDINGS) {
    const gaps = readGaps(recorded[ending], text);
    const side = [0, 1].find((n) => names.capital(sideName(n)) === gaps?.side);
    if (gaps === null || side === undefined) continue;
    return w.names.capital(filled(w.recorded[ending], { ...gaps, side: sideTitle(s, side, w.names) }));
  }
  return null;
}
