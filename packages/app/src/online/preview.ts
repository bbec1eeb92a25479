import type { Opening } from '@sandtable/host';
import type { Card } from '@sandtable/wire';
import { nameOfPack, type PackName } from '../decks/pack-name';
import { moduleOf } from '../games';
import { randomSeed, tryOpening } from '../match/start';
import { sideName } from '../match/titles';
import type { AgreedTerms } from '../new-match/term';

/** How a table will look when its match begins, what its sides are called, and what it plays by. */
export interface Preview {
  readonly picture: unknown;
  readonly sides: readonly string[];
  /** Null where nobody may see how it was set up. */
  readonly terms: AgreedTerms | null;
  /** The printed values it is played with. */
  readonly pack: PackName | null;
}

/**
 * Lays the table out here, only to look at it: chance will be other. Null where this page cannot. `standing` is what everybody sees of a match
 * that has begun elsewhere.
 */
export async function previewOf(card: Card, standing: unknown): Promise<Preview | null> {
  const { game } = card;
  const setup = chosenSetup(card);
  const module = moduleOf(game);
  const view = standing ?? (await laidOut(card, setup));
  if (view === null || module === undefined) return null;
  const [records, terms] = await Promise.all([module.records(), setup === null ? null : module.terms(setup)]);
  return {
    picture: records.picture(view),
    sides: records.sides(view).map((side) => sideName(game, side)),
    // what has been laid is no example any more
    terms: terms === null || standing === null ? terms : { ...terms, byLot: false },
    pack: nameOfPack((setup as { readonly pack?: unknown } | null)?.pack),
  };
}

/** What everybody would see of a match that begins from this set-up. */
async function laidOut({ game, seats }: Card, setup: unknown): Promise<unknown> {
  const opening: Opening = {
    setup,
    seed: randomSeed(),
    seats: seats.map(({ by, name }, seat) =>
      by === 'opponent' ? { by: 'opponent', name } : { by: 'person', name: `${seat + 1}` },
    ),
  };
  const fresh = await tryOpening(game, opening);
  return fresh.ok ? fresh.value.view : null;
}

/** The set-up with what seats have chosen since, as far as it may be known. */
function chosenSetup({ setup, seats }: Card): unknown {
  const made = (setup ?? {}) as { readonly seats?: unknown };
  if (!Array.isArray(made.seats)) return setup;
  return { ...made, seats: made.seats.map((seat: unknown, at) => seats[at]?.choice ?? seat) };
}
