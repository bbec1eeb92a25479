import { acesRecords } from './aces-records';
import { gmRecords } from './gm-records';
import type { GameRecords } from './record';

const RECORDS: Readonly<Record<string, GameRecords>> = { aces: acesRecords, '2gm': gmRecords };

export function recordsOf(game: string): GameRecords | null {
  return Object.hasOwn(RECORDS, game) ? (RECORDS[game] ?? null) : null;
}
