import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { type Answered, SoloTable } from './table.fixture';

/** Enough for any turn, and other faces for every name, so that ties fall both ways. */
function diceOf(name: string): number[] {
  const start = [...name].reduce((sum, c) => sum * 7 + c.charCodeAt(0), 3) % 10;
  return Array.from({ length: 300 }, (_x, i) => ((start + i * 3) % 10) + 1);
}

const MOST = 60;

/** A line for what it does, one for why, and where it is wished one for each of its candidates. */
function linesOf({ wish, thought, weighed }: Answered, whole: boolean): string[] {
  const others = thought.candidates.map(({ fate, rank, rule, note }, i) => {
    const words = [fate, weighed[i] ?? '', rank.map((x) => Math.round(x * 100) / 100).join(' '), rule ?? ''];
    return `   ${words.filter((word) => word !== '').join(' ')}: ${note}`;
  });
  return [`> ${wish}: ${thought.text}`, `   ${thought.because.join(' ')}`, ...(whole ? others : [])];
}

/** All that the opponent answers until its turn is over, with everything it says about it. */
function told(name: string, position: unknown, whole: boolean): string {
  const table = new SoloTable(position, diceOf(name));
  const { turn } = table.state;
  const out: string[] = [];
  let phase = '';
  for (let n = 0; n < MOST && table.match.over === null && table.state.turn === turn; n++) {
    const now = table.state.phase;
    const answered = table.next();
    if (answered === null) break;
    if (now !== phase) out.push(now);
    phase = now;
    out.push(...linesOf(answered, whole));
  }
  return out.join('\n');
}

/** What is on file, by name. */
function sections(store: URL): Map<string, string> {
  if (!existsSync(store)) return new Map();
  const parts = readFileSync(store, 'utf8').split(/^# /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}

/** Plays the opponent's turn and compares what it does and says with what is on file; `npm run golden` writes it anew. */
export function expectTold(
  store: URL,
  names: readonly string[],
  name: string,
  position: unknown,
  whole: boolean,
): void {
  const text = told(name, position, whole);
  const found = sections(store);
  if (process.env.SANDTABLE_GOLDEN === 'write') {
    found.set(name, text);
    const all = names.filter((each) => found.has(each)).map((each) => `# ${each}\n${found.get(each) ?? ''}\n`);
    mkdirSync(new URL('.', store), { recursive: true });
    writeFileSync(store, all.join('\n'));
    return;
  }
  expect(text).toBe(found.get(name));
}
