import type { Opening } from '@sandtable/host';
import { recordsOf } from '../match/game-records';
import { randomSeed, tryOpening } from '../match/start';
import { sideName } from '../match/titles';
import type { Card } from './api';

/** How a table will look when its match begins, and what its sides are called. */
export interface Preview {
  readonly view: unknown;
  readonly picture: unknown;
  readonly sides: readonly string[];
  /** The ground is drawn when the match begins: what is shown is only like it. */
  readonly byLot: boolean;
}

/** Lays the table out here, only to look at it: chance will be other. Null where this page cannot. */
export async function previewOf({ game, setup, seats }: Card): Promise<Preview | null> {
  const opening: Opening = {
    setup,
    seed: randomSeed(),
    seats: seats.map(({ by, name }, seat) =>
      by === 'opponent' ? { by: 'opponent', name } : { by: 'person', name: `${seat + 1}` },
    ),
  };
  const fresh = await tryOpening(game, opening);
  if (!fresh.ok) return null;
  const { view } = fresh.value;
  const records = recordsOf(game);
  return {
    view,
    picture: records?.picture(view) ?? null,
    byLot: game === '2gm' && (setup as { scenario?: unknown } | null)?.scenario == null,
    sides: (records?.sides(view) ?? []).map((side) => sideName(game, side)),
  };
}
