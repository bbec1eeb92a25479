import type { Pack } from './content/pack-shape';
import { layMats } from './content/unit-types';

/** Everything that is asked about a table is asked with its own mats beside it (decision 45). */
export function enter(s: { readonly pack?: Pack }): void {
  layMats(s.pack);
}

/** A question about a state, asked through the door. */
export function inside<S extends { readonly pack?: Pack }, Rest extends readonly unknown[], Answer>(
  question: (s: S, ...rest: Rest) => Answer,
): (s: S, ...rest: Rest) => Answer {
  return (s, ...rest) => {
    layMats(s.pack);
    return question(s, ...rest);
  };
}
