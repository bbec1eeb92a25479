import { stableHash } from '@sandtable/kernel';

/** Which number every card, unit and token has in states and answers: its place in the list of its kind. */
export type Numbers = Readonly<Record<string, readonly string[]>>;

/** How many of each kind there were, and which: enough to notice that one of them has another number now. */
export type Seal = Readonly<Record<string, readonly [count: number, hash: string]>>;

export function sealed(numbers: Numbers): Seal {
  return Object.fromEntries(Object.entries(numbers).map(([kind, ids]) => [kind, [ids.length, stableHash(ids)]]));
}

/** What an old seal finds wrong with the numbers of today: nothing if only new ones were appended. */
export function sealProblems(numbers: Numbers, seal: Seal): string[] {
  return Object.entries(seal).flatMap(([kind, [count, hash]]) => {
    const ids = numbers[kind] ?? [];
    if (ids.length < count) return [`${kind}: ${count - ids.length} of ${count} numbers are gone`];
    return stableHash(ids.slice(0, count)) === hash ? [] : [`${kind}: one of the first ${count} was changed or moved`];
  });
}

/** What the content and the registry disagree about. */
export function numberProblems(numbers: Numbers, content: Numbers): string[] {
  return Object.entries(content).flatMap(([kind, ids]) => {
    const known = numbers[kind] ?? [];
    const twice = known.filter((id, i) => known.indexOf(id) < i).map((id) => `${kind}: ${id} has two numbers`);
    const gone = known
      .filter((id) => !ids.includes(id))
      .map((id) => `${kind}: ${id} is gone, but its number stays taken`);
    const fresh = ids.filter((id) => !known.includes(id)).map((id) => `${kind}: append ${id}, it has no number yet`);
    const moved = known.filter((id, i) => ids.includes(id) && ids[i] !== id && fresh.length + gone.length === 0);
    return [...twice, ...gone, ...fresh, ...moved.map((id) => `${kind}: ${id} is played under another number`)];
  });
}
