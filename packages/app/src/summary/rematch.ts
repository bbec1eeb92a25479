import type { Attempt, Opening } from '@sandtable/host';
import type { Session } from '../match/session.svelte';
import { randomSeed, startMatch } from '../match/start';
import { titleOf } from '../match/titles';

/** The same set-up and the same people with other dice; gives back the id of the new match. */
export async function rematch(session: Pick<Session, 'game' | 'saved'>): Promise<Attempt<string>> {
  const saved = await session.saved();
  if (!saved.ok) return saved;
  const { replay, seats, options } = saved.value;
  const opening: Opening = { setup: replay.setup, seed: randomSeed(), seats: [...seats], ...options };
  return startMatch(session.game, opening, (view) => titleOf(session.game, view));
}
