/** A small generator of its own, so that the same faults are planted in every run. */
export function randomly(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Holder = unknown[] | Record<string, unknown>;

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  99,
  1e9,
  0.5,
  '',
  'x',
  'usa',
  'tank',
  'm4-sherman',
  'support/impact',
  '__proto__',
  'a'.repeat(500),
  [],
  [[]],
  {},
  { id: 'x' },
];

const KEYS: readonly string[] = ['id', 'cost', 'weapon', 'toString', '__proto__', 'constructor', 'zzz'];

/** One planted fault: a value replaced, dropped, doubled, moved or renamed somewhere in a copy of plain data. */
export function mutated(original: unknown, below: (n: number) => number): unknown {
  const copy = structuredClone(original);
  const at = pick(copy, below);
  if (at === null) return JUNK[below(JUNK.length)];
  const { holder, key } = at;
  switch (below(6)) {
    case 0:
    case 1:
      set(holder, key, structuredClone(JUNK[below(JUNK.length)]));
      break;
    case 2:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 3:
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      else set(holder, KEYS[below(KEYS.length)] ?? '', structuredClone(holder[key]));
      break;
    case 4: {
      const value = Array.isArray(holder) ? holder[Number(key)] : holder[key];
      set(holder, key, typeof value === 'number' ? value + below(5) - 2 : [value]);
      break;
    }
    default: {
      const other = pick(copy, below);
      if (other !== null) set(holder, key, structuredClone(read(other.holder, other.key)));
    }
  }
  return copy;
}

function read(holder: Holder, key: string): unknown {
  return Array.isArray(holder) ? holder[Number(key)] : holder[key];
}

function set(holder: Holder, key: string, value: unknown): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  // As a file would bring it: an own field even for the name of the prototype.
  else Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

/** A random place at a random depth. */
function pick(root: unknown, below: (n: number) => number): { holder: Holder; key: string } | null {
  let value = root;
  let found: { holder: Holder; key: string } | null = null;
  while (value !== null && typeof value === 'object') {
    const holder = value as Holder;
    const keys = Object.keys(holder);
    const key = keys[below(keys.length)];
    if (key === undefined || (found !== null && below(8) === 0)) break;
    found = { holder, key };
    value = read(holder, key);
  }
  return found;
}
