import { sortedKeys } from '../keys';

/**
 * Law 10: facts travel, sentences are made where they are read. A fact names something a catalogue of words can say (the dotted
 * path to it) and what fills its gaps: numbers, ids, places, other facts. It is plain data: it can be kept, sent, compared and
 * read in any language.
 */
export interface Fact {
  readonly key: string;
  readonly args: readonly FactArg[];
}

export type FactArg =
  | string
  | number
  | boolean
  | null
  | Fact
  | readonly FactArg[]
  | { readonly [name: string]: FactArg };

/** What may stand in the gap of a fact where its words have a parameter of this type. */
type Gap<P> = P extends string
  ? string | Fact
  : P extends readonly (infer E)[]
    ? readonly Gap<E>[]
    : P extends object
      ? { readonly [K in keyof P]: Gap<P[K]> }
      : P;

/** The facts a catalogue can say: every sentence of it, and every function that makes one, gives a fact instead. */
export type Facts<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? Fact
    : W[K] extends (...args: infer A) => string
      ? (...args: { [I in keyof A]: Gap<A[I]> }) => Fact
      : W[K] extends object
        ? Facts<W[K]>
        : never;
};

const NOTHING: readonly FactArg[] = Object.freeze([]);

/** Built once from the catalogue that has the shape of all; what has no gaps is one fact for ever and costs nothing. */
export function factsOf<W extends object>(words: W): Facts<W> {
  return branch(words, '') as Facts<W>;
}

function branch(words: object, path: string): unknown {
  const said = (name: string, value: unknown): unknown => {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return Object.freeze({ key, args: NOTHING });
    if (typeof value === 'function') return (...args: FactArg[]): Fact => ({ key, args });
    return branch(value as object, key);
  };
  if (Array.isArray(words)) return words.map((value, i) => said(String(i), value));
  return Object.fromEntries(
    sortedKeys(words).map((name) => [name, said(name, (words as Readonly<Record<string, unknown>>)[name])]),
  );
}

/** The key of what somebody has already put into words: names people gave, texts of records from before there were facts. */
const TEXT = '$text';

export function factOfText(text: string): Fact {
  return { key: TEXT, args: [text] };
}

/** The sentence in the words of one language. What the catalogue does not know is named by its key: records may come from anywhere. */
export function readFact(words: object, fact: Fact): string {
  if (fact.key === TEXT) return String(fact.args[0] ?? '');
  const found = lookUp(words, fact.key);
  if (typeof found === 'string') return found;
  if (typeof found !== 'function') return fact.key;
  try {
    return String((found as (...args: unknown[]) => unknown)(...fact.args.map((arg) => filling(words, arg))));
  } catch {
    return fact.key;
  }
}

/** For errors told to developers: what is meant, in nobody's language. */
export function inBrief(fact: Fact): string {
  return fact.key === TEXT ? String(fact.args[0]) : fact.key;
}

function lookUp(words: object, key: string): unknown {
  let at: unknown = words;
  for (const name of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at;
}

function filling(words: object, arg: FactArg): unknown {
  if (typeof arg !== 'object' || arg === null) return arg;
  if (isList(arg)) return arg.map((each) => filling(words, each));
  if (hasParts(arg)) return readFact(words, arg);
  return Object.fromEntries(sortedKeys(arg).map((name) => [name, filling(words, arg[name] ?? null)]));
}

function isList(arg: FactArg): arg is readonly FactArg[] {
  return Array.isArray(arg);
}

/** Do the two say the same? */
export function sameFact(a: Fact, b: Fact): boolean {
  return a === b || (a.key === b.key && sameArg(a.args, b.args));
}

function sameArg(a: FactArg, b: FactArg): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || isList(a) !== isList(b))
    return false;
  const names = sortedKeys(a);
  return names.length === sortedKeys(b).length && names.every((name) => sameArg(part(a, name), part(b, name)));
}

function part(of: object, name: string): FactArg {
  return (of as Readonly<Record<string, FactArg>>)[name] ?? null;
}

/** Facts nest names in sentences and sentences in sentences, two levels of data each; no game goes deeper. */
const DEEPEST = 40;

/** Whether data from outside is a fact. */
export function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && hasParts(value) && isArg(value, DEEPEST);
}

function hasParts(value: object): value is Fact {
  const { key, args } = value as { key?: unknown; args?: unknown };
  return typeof key === 'string' && Array.isArray(args) && sortedKeys(value).length === 2;
}

function isArg(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  return sortedKeys(value).every((name) => isArg((value as Readonly<Record<string, unknown>>)[name], depth - 1));
}

/** A fact as one word, where a record has room for nothing else; a key alone stays readable. */
export function packFact(fact: Fact): string {
  if (fact.key === TEXT) return inBrief(fact);
  return fact.args.length === 0 ? fact.key : JSON.stringify([fact.key, ...fact.args]);
}

/** Reads it back. Anything else is a text from before there were facts, and is kept as it is. */
export function unpackFact(packed: string): Fact {
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(packed)) return { key: packed, args: NOTHING };
  try {
    const [key, ...args] = JSON.parse(packed) as readonly [string, ...FactArg[]];
    const fact = { key, args };
    return isFact(fact) ? fact : factOfText(packed);
  } catch {
    return factOfText(packed);
  }
}

/** The same data with sentences where it had facts. */
export type Told<T> = T extends Fact ? string : T extends object ? { [K in keyof T]: Told<T[K]> } : T;

/** Reads every fact in plain data, however deep; what holds none is handed back as it is. */
export function readAll<T>(value: T, read: (fact: Fact) => string): Told<T> {
  return told(value, read) as Told<T>;
}

function told(value: unknown, read: (fact: Fact) => string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const parts = value.map((each: unknown) => told(each, read));
    return parts.some((part, i) => part !== value[i]) ? parts : value;
  }
  if (hasParts(value)) return read(value);
  let changed: Record<string, unknown> | null = null;
  for (const name of sortedKeys(value)) {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    const said = told(part, read);
    if (said !== part) changed = { ...(changed ?? value), [name]: said };
  }
  return changed ?? value;
}
