import type { Aim } from '../../situations/judge';

/** What a situation of 2GM asks for: to destroy these units (by their places in the list of the position), or to win. */
export type GmAim = { readonly destroy: readonly number[] } | 'win';

/** What the judge and the page look at; states and views have it alike. */
interface Seen {
  readonly turn: number;
  readonly units: readonly { readonly at: number }[];
}

interface Over {
  readonly winners: readonly number[];
}

const PERSON = 0;

/** How it stands in this turn: 1 reached, 0 out of reach, null open. A turn that is over is over. */
export function standingOf(aim: GmAim, turn: number, now: Seen, over: Over | null): number | null {
  if (aim === 'win') {
    if (over !== null) return over.winners.includes(PERSON) ? 1 : 0;
  } else if (aim.destroy.every((unit) => (now.units[unit]?.at ?? -1) < 0)) return 1;
  return over !== null || now.turn !== turn ? 0 : null;
}

type State = Seen & { readonly outcome: Over | null };

export function aimFrom(aim: GmAim): (start: State) => Aim {
  return ({ turn }) =>
    (state) => {
      const now = state as unknown as State;
      return standingOf(aim, turn, now, now.outcome);
    };
}
