import { parseJson } from '@sandtable/kernel';

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

/** Reads JSON or YAML and says what it is; whether it is right is for the engine of its game. */
export async function readText(text: string): Promise<ReadText> {
  const read = await parseText(text);
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

async function parseText(text: string): Promise<Parsed> {
  if (/^\s*[{[]/.test(text)) {
    const json = parseJson(text);
    if (json.ok) return json;
    // flow YAML begins like JSON; only a text that is neither gets JSON's own complaint
    const yaml = await parseYaml(text);
    return yaml.ok ? yaml : { ok: false, message: json.problems[0]?.message ?? '' };
  }
  return parseYaml(text);
}

/** Enough to reuse a few blocks, too few to blow one up. */
const MAX_ALIASES = 100;
/** Replays are JSON; no YAML of ours comes near this many characters. */
const MAX_YAML = 1_000_000;

/** The parser is large and seldom needed. */
async function parseYaml(text: string): Promise<Parsed> {
  if (text.length > MAX_YAML) return { ok: false, message: 'It is too long for a position.' };
  const { parseDocument } = await import('yaml');
  try {
    const document = parseDocument(text, { prettyErrors: true });
    const [fault] = [...document.errors, ...document.warnings];
    if (fault !== undefined) {
      const at = fault.linePos?.[0];
      const place = at === undefined ? '' : `line ${at.line}, column ${at.col}: `;
      return { ok: false, message: `${place}this is neither JSON nor YAML (${codeWords(fault.code)}).` };
    }
    // plain data only: what cannot be written as JSON is no position
    const value: unknown = JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES }) ?? null));
    return { ok: true, value };
  } catch {
    return { ok: false, message: 'This is neither JSON nor YAML of plain values.' };
  }
}

/** `MISSING_CHAR` as words. */
function codeWords(code: string): string {
  return code.toLowerCase().replaceAll('_', ' ');
}
