import type { SourceFile } from './files';
import { type Token, tokens } from './lexer';

/** A call of the testkit's `rule`: the rules it proves and what the test is called. */
export interface RuleTest {
  readonly ids: readonly string[];
  readonly title: string;
  /** `path:line` */
  readonly site: string;
}

export interface RuleTests {
  readonly tests: readonly RuleTest[];
  /** Calls whose ids or title are not written out, so that nobody can tell what they prove. */
  readonly unreadable: readonly string[];
}

/** Every `rule('ID', 'title', …)` and `rule(['ID', …], 'title', …)` of a test file. */
export function ruleTestsIn(file: SourceFile): RuleTests {
  const all = tokens(file.text);
  const tests: RuleTest[] = [];
  const unreadable: string[] = [];
  all.forEach((token, i) => {
    if (!isCall(all, i)) return;
    const site = `${file.path}:${token.line}`;
    const call = readCall(all, i + 2);
    if (call === null) unreadable.push(site);
    else tests.push({ ...call, site });
  });
  return { tests, unreadable };
}

function isCall(all: readonly Token[], i: number): boolean {
  if (all[i]?.kind !== 'word' || all[i]?.text !== 'rule' || !isSign(all[i + 1], '(')) return false;
  const before = all[i - 1];
  return !isSign(before, '.') && before?.text !== 'function';
}

function readCall(all: readonly Token[], from: number): { ids: string[]; title: string } | null {
  const ids: string[] = [];
  let at = from;
  if (isSign(all[at], '[')) {
    at++;
    while (!isSign(all[at], ']')) {
      const id = all[at];
      if (id?.kind !== 'text') return null;
      ids.push(id.text);
      at++;
      if (isSign(all[at], ',')) at++;
    }
  } else {
    const id = all[at];
    if (id?.kind !== 'text') return null;
    ids.push(id.text);
  }
  const title = all[at + 2];
  return isSign(all[at + 1], ',') && title?.kind === 'text' ? { ids, title: title.text } : null;
}

function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text;
}
