import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

/** Every call of `by` below a node, the outer before the inner. */
function callsOfBy(node: unknown, out: Call[] = []): Call[] {
  if (Array.isArray(node)) for (const each of node) callsOfBy(each, out);
  else if (typeof node === 'object' && node !== null) {
    const call = node as Call;
    if (call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'by')
      out.push(call);
    for (const value of Object.values(node)) callsOfBy(value, out);
  }
  return out;
}

/** `by(value, 'A')` as `(value)`: nobody listens to rules on a page, which would load their ids for nothing. */
export function silenced(code: string, parse: (code: string) => unknown): string {
  const cuts: [number, number][] = [];
  for (const { start, end, arguments: given } of callsOfBy(parse(code))) {
    const [value] = given;
    if (value !== undefined) cuts.push([start, start + 'by'.length], [value.end, end - 1]);
  }
  let out = code;
  for (const [from, to] of cuts.sort((a, b) => b[0] - a[0])) out = out.slice(0, from) + out.slice(to);
  return out;
}

/** In the built app the rules of games do not say by what they decide; their worker, tests and tools have all of it. */
export function silentRules(): Plugin {
  return {
    name: 'sandtable:silent-rules',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/packages\/(2gm|aces)\/src\/.*\.ts/.test(id) || !code.includes('by(')) return null;
      return { code: silenced(code, (text) => this.parse(text)), map: null };
    },
  };
}
