import { call } from './api';
import { type KeptTable, keptTables } from './kept';
import { ownSeats } from './own-seats';

/** Whether the match waits for whoever sits at this browser. */
export function isMyTurn({ who, waiting, card }: Pick<KeptTable, 'who' | 'waiting' | 'card'>): boolean {
  return card.phase === 'running' && ownSeats(card, who).some((seat) => waiting.includes(seat));
}

/** Asks the server how the tables of this browser stand; without a net they stand as they were last seen. */
export async function lookAtTables(): Promise<readonly KeptTable[]> {
  const kept = await keptTables.list();
  return Promise.all(
    kept.map(async (table) => {
      const { phase } = table.card;
      if (!navigator.onLine || phase === 'over' || phase === 'closed') return table;
      const seen = await call('look', { key: table.key });
      if (!seen.ok) return table;
      const { card, waiting, touched } = seen.value;
      const now: KeptTable = { ...table, card, waiting, since: touched };
      await keptTables.put(now);
      return now;
    }),
  );
}
