import type { Limit } from '@sandtable/host/yaml';
import { type Problem, parseJson } from '@sandtable/kernel';
import { tellProblem } from '../../i18n/table-words';
import type { ReadYaml } from './yaml';
import { readYamlInWorker } from './yaml-in-worker';

/** What a file may be. */
export type Document =
  | { readonly kind: 'replay'; readonly game: string; readonly value: unknown }
  | { readonly kind: 'position'; readonly game: string; readonly value: unknown };

/** Why a text is no document of ours: one sentence with the place. */
export type Unread =
  | { readonly kind: 'syntax'; readonly message: string }
  /** Neither a replay nor a position. */
  | { readonly kind: 'neither' };

export type ReadText = { readonly ok: true; readonly value: Document } | ({ readonly ok: false } & Unread);

type YamlReader = (text: string) => Promise<ReadYaml>;

/** Reads JSON or YAML and says what it is; whether it is right is for the engine of its game. */
export async function readText(text: string, yaml: YamlReader = readYamlInWorker): Promise<ReadText> {
  const read = await parseText(text, yaml);
  if (!read.ok) return { ok: false, kind: 'syntax', message: read.message };
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false, kind: 'neither' };
  const { format, ruleset, game } = value as { format?: unknown; ruleset?: unknown; game?: unknown };
  if (format === 'sandtable-replay' && typeof ruleset === 'string') {
    return { ok: true, value: { kind: 'replay', game: ruleset, value } };
  }
  if (format === undefined && typeof game === 'string') return { ok: true, value: { kind: 'position', game, value } };
  return { ok: false, kind: 'neither' };
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

async function parseText(text: string, yaml: YamlReader): Promise<Parsed> {
  if (/^\s*[{[]/.test(text)) {
    const json = parseJson(text);
    if (json.ok) return json;
    // flow YAML begins like JSON; only a text that is neither gets JSON's own complaint
    const read = parsedOf(await yaml(text));
    return read.ok ? read : { ok: false, message: await wordsOf(json.problems) };
  }
  return parsedOf(await yaml(text));
}

async function wordsOf([first]: readonly Problem[]): Promise<string> {
  return first === undefined ? '' : tellProblem(first);
}

function parsedOf(read: ReadYaml): Parsed {
  if (read.ok) return { ok: true, value: JSON.parse(read.json) as unknown };
  switch (read.kind) {
    case 'fault': {
      const { line, column, what } = read;
      return { ok: false, message: `line ${line}, column ${column}: this is neither JSON nor YAML (${what}).` };
    }
    case 'too-much':
      return { ok: false, message: TOO_MUCH[read.over] };
    case 'not-plain':
      return { ok: false, message: 'This is neither JSON nor YAML of plain values.' };
  }
}

/** Replays are JSON; no YAML of ours comes near these. */
const TOO_MUCH: Readonly<Record<Limit, string>> = {
  characters: 'It is too long for a position.',
  values: 'It has too many values for a position.',
  depth: 'It is nested too deep for a position.',
  aliases: 'It uses its anchors too often for a position.',
  milliseconds: 'It takes too long to read for a position.',
};
