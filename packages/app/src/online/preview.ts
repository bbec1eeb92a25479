import type { Opening } from '@sandtable/host';
import type { Card } from '@sandtable/wire';
import { moduleOf } from '../games';
import { randomSeed, tryOpening } from '../match/start';
import { sideName } from '../match/titles';
import type { AgreedTerms } from '../new-match/term';

/** How a table will look when its match begins, what its sides are called, and what it plays by. */
export interface Preview {
  readonly picture: unknown;
  readonly sides: readonly string[];
  readonly terms: AgreedTerms;
}

/** Lays the table out here, only to look at it: chance will be other. Null where this page cannot. */
export async function previewOf(card: Card): Promise<Preview | null> {
  const { game, seats } = card;
  const setup = chosenSetup(card);
  const opening: Opening = {
    setup,
    seed: randomSeed(),
    seats: seats.map(({ by, name }, seat) =>
      by === 'opponent' ? { by: 'opponent', name } : { by: 'person', name: `${seat + 1}` },
    ),
  };
  const module = moduleOf(game);
  const fresh = await tryOpening(game, opening);
  if (!fresh.ok || module === undefined) return null;
  const { view } = fresh.value;
  const [records, terms] = await Promise.all([module.records(), module.terms(setup)]);
  return {
    picture: records.picture(view),
    sides: records.sides(view).map((side) => sideName(game, side)),
    terms,
  };
}

/** The set-up with what seats have chosen since, as far as it may be known. */
function chosenSetup({ setup, seats }: Card): unknown {
  const made = (setup ?? {}) as { readonly seats?: unknown };
  if (!Array.isArray(made.seats)) return setup;
  return { ...made, seats: made.seats.map((seat: unknown, at) => seats[at]?.choice ?? seat) };
}
