import { type Decision, randomBelow, seedRng } from '@sandtable/kernel';

const ALL = 100;

/**
 * The question as somebody sees it who overlooks so many of a hundred things that could be done. To do nothing, and whatever else is said in one
 * word, is never overlooked. Which they are follows from the key, and so from what the seat may know.
 */
export function noticed(decision: Decision, overlooks: number, key: string): Decision {
  const rng = seedRng(`${key}/noticed`);
  const options = decision.options.filter((option) => option.length === 1 || randomBelow(rng, ALL) >= overlooks);
  return options.length === 0 ? decision : { ...decision, options };
}
