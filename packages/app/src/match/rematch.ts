import type { Attempt, Opening } from '@sandtable/host';
import type { Session } from './session.svelte';
import { randomSeed, startMatch } from './start';
import { titleOf } from './titles';

/** What makes a seat of a set-up an opponent's: it changes places with who sits there, the army stays. */
const PLAYED_BY = ['solo', 'automa'] as const;

type SetupSeat = Readonly<Record<string, unknown>>;

/** The same battle with other dice; with `swap`, each side is played by who played the other one. Only of two seats. */
export function againOf(opening: Pick<Opening, 'setup' | 'seats'>, swap: boolean): Pick<Opening, 'setup' | 'seats'> {
  const setup = opening.setup as { readonly seats?: readonly SetupSeat[] };
  const [one, two] = opening.seats;
  const [first, second] = setup.seats ?? [];
  if (!swap || opening.seats.length !== 2 || first === undefined || second === undefined) return opening;
  if (one === undefined || two === undefined) return opening;
  return { setup: { ...setup, seats: [seatLike(first, second), seatLike(second, first)] }, seats: [two, one] };
}

/** The seat with what the other one said about who plays it. */
function seatLike(seat: SetupSeat, other: SetupSeat): SetupSeat {
  const rest = Object.fromEntries(Object.entries(seat).filter(([name]) => !PLAYED_BY.some((each) => each === name)));
  const taken = PLAYED_BY.flatMap((name) => (other[name] === undefined ? [] : [[name, other[name]] as const]));
  return { ...rest, ...Object.fromEntries(taken) };
}

/** Starts the match of a table that has ended once more; its id. */
export async function rematch(session: Session, swap: boolean): Promise<Attempt<string>> {
  const saved = await session.saved();
  if (!saved.ok) return saved;
  const { replay, seats, options } = saved.value;
  const { clock, ...agreed } = options;
  const opening: Opening = {
    ...againOf({ setup: replay.setup, seats }, swap),
    seed: randomSeed(),
    ...agreed,
    ...(clock === undefined ? {} : { clock }),
  };
  return startMatch(session.game, opening, (view) => titleOf(session.game, view));
}
