import { layPack } from './content/laid';
import type { Pack } from './content/pack-shape';

/** Everything that is asked about a table is asked with its own cards on it (decision 45). */
export function enter(s: { readonly pack?: Pack }): void {
  layPack(s.pack);
}

/** A question about a state, asked through the door. */
export function inside<S extends { readonly pack?: Pack }, Rest extends readonly unknown[], Answer>(
  question: (s: S, ...rest: Rest) => Answer,
): (s: S, ...rest: Rest) => Answer {
  return (s, ...rest) => {
    layPack(s.pack);
    return question(s, ...rest);
  };
}
