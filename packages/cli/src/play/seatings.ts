import type { Game } from '@sandtable/kernel';
import type { Cli } from '../cli';
import { setupOf, type Wanted } from './setup';
import { type Seating, seatKinds } from './simulate';

/** Who sits where: always the same, or everybody in every seat, and with every army where there is no set-up of one's own. */
export async function seatingsOf(
  cli: Cli,
  game: Game,
  edition: string,
  wanted: Wanted & { readonly swap?: true },
): Promise<readonly Seating[]> {
  const seated = async (seats: readonly string[]): Promise<Seating> => {
    const setup = await setupOf(cli, game, edition, { ...wanted, seats });
    return { setup, kinds: seatKinds(game, setup, seats) };
  };
  const plain = await seated(wanted.seats);
  if (wanted.swap !== true) return [plain];
  const changed = await seated([...wanted.seats].reverse());
  if (wanted.setup !== undefined || wanted.scenario !== undefined) return [plain, changed];
  return [plain, changed, turned(changed), turned(plain)];
}

/** The same players with each other's armies: the seats stand the other way round. */
function turned({ setup, kinds }: Seating): Seating {
  const { seats } = setup as { readonly seats?: readonly unknown[] };
  if (seats === undefined) return { setup, kinds };
  return { setup: { ...(setup as object), seats: [...seats].reverse() }, kinds: [...kinds].reverse() };
}
