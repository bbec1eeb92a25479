import type { Opening } from '@sandtable/host';

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
