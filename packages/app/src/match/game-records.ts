import { acesRecords } from './aces-records';
import type { GameRecords } from './record';

const RECORDS: Readonly<Record<string, GameRecords>> = { aces: acesRecords };

export function recordsOf(game: string): GameRecords | null {
  return Object.hasOwn(RECORDS, game) ? (RECORDS[game] ?? null) : null;
}
