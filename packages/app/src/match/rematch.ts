import type { Attempt, Opening } from '@sandtable/host';
import { moduleOf } from '../games';
import { againOf } from './again';
import type { Session } from './session.svelte';
import { randomSeed, startMatch } from './start';
import { titleOf } from './titles';

/** Starts the match of a table that has ended once more; its id. */
export async function rematch(session: Session, swap: boolean): Promise<Attempt<string>> {
  const saved = await session.saved();
  if (!saved.ok) return saved;
  const { replay, seats, options } = saved.value;
  const { clock, ...agreed } = options;
  const again = againOf({ setup: replay.setup, seats }, swap);
  const manned = swap ? moduleOf(session.game)?.manned : undefined;
  const opening: Opening = {
    ...again,
    ...(manned === undefined ? {} : { setup: await manned(again.setup) }),
    seed: randomSeed(),
    ...agreed,
    ...(clock === undefined ? {} : { clock }),
  };
  return startMatch(session.game, opening, (view) => titleOf(session.game, view));
}
