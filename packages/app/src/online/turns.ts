import { call } from './api';
import { type KeptTable, keptTables } from './kept';
import { ownSeats } from './own-seats';

/** Whether the match waits for whoever sits at this browser. */
export function isMyTurn({ who, waiting, card }: Pick<KeptTable, 'who' | 'waiting' | 'card'>): boolean {
  return card.phase === 'running' && ownSeats(card, who).some((seat) => waiting.includes(seat));
}

/** Whoever is waited for comes first, then what has happened last. */
function inOrder(tables: readonly KeptTable[]): readonly KeptTable[] {
  return [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.since - a.since);
}

/** The tables of this browser as they were last seen. */
export async function tablesAsKept(): Promise<readonly KeptTable[]> {
  return inOrder(await keptTables.list());
}

/** Asks the server how the tables of this browser stand; without a net they stand as they were last seen. */
export async function lookAtTables(): Promise<readonly KeptTable[]> {
  const kept = await keptTables.list();
  const now = await Promise.all(
    kept.map(async (table) => {
      const { phase } = table.card;
      if (!navigator.onLine || phase === 'over' || phase === 'closed') return table;
      const seen = await call('look', { key: table.key });
      if (!seen.ok) return table;
      const { card, waiting, touched } = seen.value;
      const news = { card, waiting, since: touched };
      // what was seen of it meanwhile stays as it is
      await keptTables.amend(table.match, news);
      return { ...table, ...news };
    }),
  );
  return inOrder(now);
}
