import type { AcesState } from '@sandtable/aces';
import { thresholdOf, typeOf } from '@sandtable/aces/table';
import type { Aim, Lumps } from '../../situations/judge';

/** What a situation of Aces & Armor asks for: to destroy these units, by their places in the list of the position. */
export interface AcesAim {
  readonly destroy: readonly number[];
}

/** What the judge and the page look at; states and views have it alike. */
interface Seen {
  readonly phase: string;
  readonly active: number;
  readonly units: readonly { readonly at: number }[];
}

const PERSON = 0;
/** Fights come after what was declared; once it is about money, they are over. */
const FIGHTING: readonly string[] = ['declare', 'combat'];
const FACES = 12;

/** How it stands in this turn: 1 reached, 0 out of reach, null open. */
export function standingOf({ destroy }: AcesAim, now: Seen, isOver: boolean): number | null {
  if (destroy.every((unit) => (now.units[unit]?.at ?? -1) < 0)) return 1;
  return isOver || now.active !== PERSON || !FIGHTING.includes(now.phase) ? 0 : null;
}

type State = Seen & { readonly outcome: unknown };

export function aimOf(aim: AcesAim): Aim {
  return (state) => {
    const now = state as unknown as State;
    return standingOf(aim, now, now.outcome !== null);
  };
}

interface Shots {
  readonly at: string;
  readonly step: string;
  readonly attacker: number;
  readonly target: number;
}

/** AA-HITS-02: a die hits or it does not, whatever it shows, and hits are only counted. */
export const lumpsOf: Lumps = (state) => {
  const { stack, units } = state as unknown as AcesState;
  const fight = stack.at(-2) as unknown as Shots | undefined;
  if (stack.at(-1)?.at !== '$roll' || fight?.at !== 'fight') return null;
  const shooter = units[fight.step === 'hits' ? fight.attacker : fight.target];
  if (shooter === undefined) return null;
  const threshold = thresholdOf(typeOf(shooter), shooter.xp);
  return [
    { face: 1, of: threshold },
    { face: FACES, of: FACES - threshold },
  ];
};
