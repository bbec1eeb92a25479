import { DESTROYED_AT, damageFor } from '../content/unit-types';

/** The chance of 0, 1, 2, … of something. */
export type Chances = readonly number[];

/** How many of so many dice show the threshold or less (AA-HITS-02): one die after the other. */
export function hitChances(dice: number, threshold: number): Chances {
  const p = threshold / 12;
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((c, hits) => {
      next[hits] = (next[hits] ?? 0) + c * (1 - p);
      next[hits + 1] = (next[hits + 1] ?? 0) + c * p;
    });
    chances = next;
  }
  return chances;
}

/** Hits that are no matter of chance. */
export function certain(hits: number): Chances {
  return [...new Array<number>(hits).fill(0), 1];
}

/** Damage markers these hits bring to a unit that holds some already: the sixth ends it (AA-DAMAGE-10). */
export function damageChances(hits: Chances, table: readonly number[], damage: number): Chances {
  const out = new Array<number>(DESTROYED_AT - damage + 1).fill(0);
  hits.forEach((p, n) => {
    const added = Math.min(damageFor(table, n), DESTROYED_AT - damage);
    out[added] = (out[added] ?? 0) + p;
  });
  return out;
}

/** The chance of the highest number. */
export function chanceOfLast(chances: Chances): number {
  return chances[chances.length - 1] ?? 0;
}
