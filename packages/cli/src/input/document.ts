import { performance } from 'node:perf_hooks';
import { csvPack, isTable } from '@sandtable/host/csv';
import { type Composed, composeYaml, YAML_LIMITS } from '@sandtable/host/yaml';
import type { PackTable, Problem } from '@sandtable/kernel';
import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml';
import type { Io } from '../io';
import { Stop } from '../stop';
import { readInput } from './file';
import { placeOf } from './place';
import { oddValue } from './plain';
import { syntaxProblem } from './syntax';

/** Positions and packs are small. */
const LIMIT = 1;

/** A JSON or YAML document that remembers where everything stands. */
export interface Source {
  readonly name: string;
  readonly value: unknown;
  /** `name:line:column: expected …, found …` for a problem at a path such as `units/2/at`. */
  say(problem: Problem): string;
}

export async function readDocument(io: Io, path: string): Promise<Source> {
  const { name, text } = await readInput(io, path, LIMIT);
  return parseDocument(name, text);
}

/** A pack: a document, a table, or a file of a game's own kind. */
export async function readPack(io: Io, path: string, tables: readonly PackTable[]): Promise<Source> {
  const { name, text } = await readInput(io, path, LIMIT);
  const own = tables.map((table) => table.ofFile?.(text) ?? null).find((value) => value !== null);
  if (own !== undefined) return { name, value: own, say: ({ path: at, message }) => placed(name, at, message) };
  return isTable(text) ? tableSource(name, text, tables) : parseDocument(name, text);
}

function tableSource(name: string, text: string, tables: readonly PackTable[]): Source {
  const read = csvPack(text, tables);
  if (!read.ok) throw new Stop(placed(name, read.problems[0]?.path ?? '', read.problems[0]?.message ?? ''));
  const { value, place } = read.value;
  return { name, value, say: ({ path, message }) => placed(name, place(path), message) };
}

function placed(name: string, place: string, message: string): string {
  return [name, ...(place === '' ? [] : [place]), asExpectation(message)].join(': ');
}

/** JSON is YAML too, so one parser finds lines and columns for both. */
export function parseDocument(name: string, text: string, now = () => performance.now()): Source {
  const at = (offset: number, message: string): string => `${name}:${placeOf(text, offset)}: ${message}`;
  const document = compose(text, now, (offset, message) => new Stop(at(offset, message)));
  const say = ({ path, message }: Problem): string =>
    at(offsetOf(document, path), `${asExpectation(message)}${path === '' ? '' : ` (${path})`}`);
  const value = toValue(document, name);
  const odd = oddValue(value, YAML_LIMITS.depth);
  if (odd !== null) throw new Stop(say(odd));
  return { name, value, say };
}

const OVER: Readonly<Record<Extract<Composed, { ok: false }>['over'], string>> = {
  characters: `expected at most ${YAML_LIMITS.characters} characters, found more`,
  values: `expected at most ${YAML_LIMITS.values} values, found more`,
  depth: `expected at most ${YAML_LIMITS.depth} levels of nesting, found more`,
  aliases: `expected at most ${YAML_LIMITS.aliases} uses of anchors, found more`,
  milliseconds: 'expected a document that can be read in a second, found one that takes longer',
  nothing: 'expected a document, found nothing',
  twice: 'expected every key once, found this one again',
};

function compose(text: string, now: () => number, stop: (offset: number, message: string) => Stop): Document.Parsed {
  const composed = composeYaml(text, now);
  if (!composed.ok) throw stop(composed.offset, OVER[composed.over]);
  const { document, second } = composed;
  const problem = syntaxProblem(document, text);
  if (problem !== null) throw stop(problem.offset, problem.message);
  if (second !== null) throw stop(second, 'expected one document, found a second one');
  return document;
}

function toValue(document: Document.Parsed, name: string): unknown {
  try {
    return document.toJS({ maxAliasCount: YAML_LIMITS.aliases });
  } catch (error) {
    if (error instanceof ReferenceError) throw new Stop(`${name}: ${aliasProblem(error.message)}`);
    throw error;
  }
}

function aliasProblem(message: string): string {
  const unknown = /^Unresolved alias.*: (\S+)$/.exec(message);
  return unknown === null
    ? `expected at most ${YAML_LIMITS.aliases} uses of anchors, found more`
    : `expected an anchor &${unknown[1]} before its use, found none`;
}

/** Where the value at the path stands; for a missing one, where the innermost value around it does. */
function offsetOf(document: Document.Parsed, path: string): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const part of path === '' ? [] : path.split('/')) {
    const next = childOf(node, part);
    if (next === null) break;
    node = next.value;
    offset = next.offset;
  }
  return offset;
}

function childOf(node: unknown, part: string): { readonly value: unknown; readonly offset: number } | null {
  if (isSeq(node)) {
    const item: unknown = node.items[Number(part)];
    return isNode(item) && item.range ? { value: item, offset: item.range[0] } : null;
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
  if (pair === undefined || !isNode(pair.key) || !pair.key.range) return null;
  const { value } = pair;
  const range = isNode(value) ? value.range : null;
  // A key without a value has an empty range behind the colon; the key is the better place to look.
  return { value, offset: range && range[1] > range[0] ? range[0] : pair.key.range[0] };
}

/** Games write sentences; after a place they read on in small letters and without a full stop. */
function asExpectation(message: string): string {
  return message.replace(/^Expected /, 'expected ').replace(/\.$/, '');
}
