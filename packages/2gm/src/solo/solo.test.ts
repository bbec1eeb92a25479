import { describe, expect, it } from 'vitest';
import { plainSolo, soloOf } from './set-up/setup-shape';
import { cloneSolo, type Solo, soloFor } from './solo';

/** An opponent with something in every list. */
function opponent(): Solo {
  const solo = soloOf(plainSolo('pacific'));
  const levers = { ...solo.levers, without: [1], counts: [2], terrain: [3] };
  return { ...solo, turn: 3, mood: 2, objective: [4], spent: [5, 6], held: [7], from: 8, levers };
}

describe('a copy of an opponent', () => {
  it('is the same, and shares nothing with it', () => {
    const one = opponent();
    const copy = cloneSolo(one);
    expect(copy).toEqual(one);
    for (const list of [copy.objective, copy.spent, copy.held]) list.push(99);
    for (const list of [copy.levers.without, copy.levers.counts, copy.levers.terrain]) list.push(99);
    expect(one).toEqual(opponent());
  });

  it('shows others everything but what it remembers of its turn', () => {
    const one = opponent();
    expect(soloFor(one, true)).toEqual(one);
    const seen = soloFor(one, false);
    expect(seen).toEqual({ ...one, spent: [], held: [], from: -1 });
    for (const list of [seen.objective, seen.levers.without, seen.levers.counts, seen.levers.terrain]) list.push(99);
    expect(one).toEqual(opponent());
  });
});
