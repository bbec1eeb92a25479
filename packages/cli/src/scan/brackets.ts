import { type Token, tokens } from './lexer';

/** A text in the code and what it stands in. */
export interface Bracketed {
  readonly line: number;
  readonly text: string;
  /** The innermost bracket around it: `(`, `[`, `{`, or nothing. */
  readonly bracket: string;
  /** Of an object: the names of its fields and methods; of a call: the name that is called. */
  readonly keys: ReadonlySet<string>;
}

interface Open {
  readonly bracket: string;
  readonly keys: Set<string>;
}

const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Every text of a source file with the bracket it stands in. */
export function bracketed(source: string): Bracketed[] {
  const all = tokens(source);
  const open: Open[] = [{ bracket: '', keys: new Set() }];
  const out: Bracketed[] = [];
  all.forEach((token, i) => {
    const inside = open.at(-1) ?? { bracket: '', keys: new Set<string>() };
    if (token.kind === 'text') out.push({ line: token.line, text: token.text, ...inside });
    else if (token.kind === 'word') noteKey(inside, all, i);
    else if (['(', '[', '{'].includes(token.text)) open.push(opened(token, all[i - 1]));
    else if (CLOSES[token.text] === inside.bracket && open.length > 1) open.pop();
  });
  return out;
}

function opened(token: Token, before: Token | undefined): Open {
  const called = token.text === '(' && before?.kind === 'word' ? [before.text] : [];
  return { bracket: token.text, keys: new Set(called) };
}

/** The keys of an object are shared with the texts already found in it: `rule` often stands before `ok`. */
function noteKey({ bracket, keys }: Open, all: readonly Token[], i: number): void {
  if (bracket !== '{') return;
  const next = all[i + 1];
  const before = all[i - 1];
  const begins = before?.kind === 'sign' && (before.text === '{' || before.text === ',' || before.text === '}');
  if (begins && next?.kind === 'sign' && [':', '(', ',', '}'].includes(next.text)) keys.add(all[i]?.text ?? '');
}
