import { Composer, type Document, isAlias, isMap, isPair, isScalar, isSeq, Lexer, Parser } from 'yaml';

/**
 * How much of a text is looked at. Everything of ours stays far below; a text that wants more is stopped before it has cost a second,
 * wherever it is read: on a page, in a worker or on a command line.
 */
export const YAML_LIMITS = { characters: 500_000, values: 20_000, depth: 64, aliases: 100, milliseconds: 900 } as const;

export type Limit = keyof typeof YAML_LIMITS;

export type Composed =
  | { readonly ok: true; readonly document: Document.Parsed; readonly second: number | null }
  /** More of something than is looked at, and where that was noticed. */
  | { readonly ok: false; readonly over: Limit; readonly offset: number }
  | { readonly ok: false; readonly over: 'nothing' | 'twice'; readonly offset: number };

/** Words, signs and blanks between them; a value has a few of each. */
const LEXEMES = YAML_LIMITS.values * 10;
/** The clock is looked at once for so many. */
const OFTEN = 1000;

/** JSON is YAML too, so one parser finds the place of every fault in both. */
export function composeYaml(text: string, now: () => number): Composed {
  if (text.length > YAML_LIMITS.characters) return { ok: false, over: 'characters', offset: 0 };
  const end = now() + YAML_LIMITS.milliseconds;
  const parser = new Parser();
  const tokens = [];
  let lexemes = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    lexemes++;
    // composing a document of thousands of levels would take the whole process down
    if (parser.stack.length > YAML_LIMITS.depth + 2) return { ok: false, over: 'depth', offset: parser.offset };
    if (lexemes > LEXEMES) return { ok: false, over: 'values', offset: parser.offset };
    if (lexemes % OFTEN === 0 && now() > end) return { ok: false, over: 'milliseconds', offset: parser.offset };
  }
  for (const token of parser.end()) tokens.push(token);
  // the library compares every key with every other: we do it in one go
  const [document, second] = [
    ...new Composer({ uniqueKeys: false, logLevel: 'silent' }).compose(tokens, true, text.length),
  ];
  if (document === undefined) return { ok: false, over: 'nothing', offset: 0 };
  const twice = document.errors.length > 0 ? null : keyTwice(document.contents);
  if (twice !== null) return { ok: false, over: 'twice', offset: twice };
  return { ok: true, document, second: second?.range[0] ?? null };
}

/** Where a key stands that its map has already; null if there is none. */
function keyTwice(root: unknown): number | null {
  const open: unknown[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isSeq(node)) open.push(...[...node.items].reverse());
    if (!isMap(node)) continue;
    const keys = new Set<unknown>();
    for (const pair of node.items) {
      if (!isPair(pair)) continue;
      const { key } = pair;
      const name = isScalar(key) ? key.value : isAlias(key) ? key.source : undefined;
      if (name !== undefined && keys.has(name) && isScalar(key)) return key.range?.[0] ?? 0;
      keys.add(name);
    }
    for (const pair of [...node.items].reverse()) if (isPair(pair)) open.push(pair.value ?? null);
  }
  return null;
}
