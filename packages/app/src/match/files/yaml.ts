import { composeYaml, type Limit, YAML_LIMITS } from '@sandtable/host/yaml';

export type ReadYaml =
  /** What it says, as JSON. */
  | { readonly ok: true; readonly json: string }
  | {
      readonly ok: false;
      readonly kind: 'fault';
      readonly line: number;
      readonly column: number;
      readonly what: string;
    }
  | { readonly ok: false; readonly kind: 'too-much'; readonly over: Limit }
  | { readonly ok: false; readonly kind: 'not-plain' };

/** Reads YAML of plain values, as much of it as anybody writes. */
export function readYaml(text: string, now = () => performance.now()): ReadYaml {
  try {
    const composed = composeYaml(text, now);
    if (!composed.ok) {
      if (composed.over === 'nothing') return { ok: true, json: 'null' };
      return composed.over === 'twice'
        ? fault('duplicate key', text, composed.offset)
        : { ok: false, kind: 'too-much', over: composed.over };
    }
    const { document, second } = composed;
    const [wrong] = [...document.errors, ...document.warnings];
    if (wrong !== undefined) return fault(codeWords(wrong.code), text, wrong.pos[0]);
    if (second !== null) return fault('multiple docs', text, second);
    // plain data only: what cannot be written as JSON is no position
    return { ok: true, json: JSON.stringify(document.toJS({ maxAliasCount: YAML_LIMITS.aliases }) ?? null) };
  } catch {
    return { ok: false, kind: 'not-plain' };
  }
}

function fault(what: string, text: string, offset: number): ReadYaml {
  const before = text.slice(0, offset).split('\n');
  return { ok: false, kind: 'fault', line: before.length, column: (before.at(-1)?.length ?? 0) + 1, what };
}

/** `MISSING_CHAR` as words. */
function codeWords(code: string): string {
  return code.toLowerCase().replaceAll('_', ' ');
}
