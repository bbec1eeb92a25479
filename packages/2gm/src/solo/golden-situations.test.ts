import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answered, file, SoloTable } from './table.fixture';

/** Enough for any turn, and other faces for every situation, so that ties fall both ways. */
function diceOf(name: string): number[] {
  const start = [...name].reduce((sum, c) => sum * 7 + c.charCodeAt(0), 3) % 10;
  return Array.from({ length: 300 }, (_x, i) => ((start + i * 3) % 10) + 1);
}

const MOST = 40;

function linesOf({ wish, thought, weighed }: Answered): string[] {
  const others = thought.candidates.map(({ fate, rank, rule, note }, i) => {
    const words = [fate, `${weighed[i] ?? ''} [${rank.join(' ')}]`, ...(rule === null ? [] : [rule])];
    return `     ${words.join(' ')}: ${note}`;
  });
  return [`  > ${wish}`, `     ${thought.text}`, `     ${thought.because.join(' ')}`, ...others];
}

/** All that the opponent answers until its turn is over, with everything it says about it. */
function told(name: string): string {
  const table = new SoloTable(file(name), diceOf(name));
  const { turn } = table.state;
  const out: string[] = [];
  let phase = '';
  for (let n = 0; n < MOST && table.match.over === null && table.state.turn === turn; n++) {
    const now = table.state.phase;
    const answered = table.next();
    if (answered === null) break;
    if (now !== phase) out.push(` ${now}`);
    phase = now;
    out.push(...linesOf(answered));
  }
  return out.join('\n');
}

const FOLDER = new URL('../../test/positions/', import.meta.url);
const STORE = new URL('./golden/situations.txt', import.meta.url);
const names = readdirSync(FOLDER)
  .filter((name) => name.startsWith('solo-'))
  .map((name) => name.slice('solo-'.length, -'.yaml'.length))
  .sort();

/** What is on file, by situation. */
function sections(): Map<string, string> {
  if (!existsSync(STORE)) return new Map();
  const parts = readFileSync(STORE, 'utf8').split(/^# /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}

/** Every situation on file, told whole: what comes first, what was weighed, and every row that took part. */
describe('the situations of the books', () => {
  it.each(names)('%s is played and told as on file', (name) => {
    const text = told(name);
    const found = sections();
    if (process.env.SANDTABLE_GOLDEN === 'write') {
      found.set(name, text);
      const all = names.filter((each) => found.has(each)).map((each) => `# ${each}\n${found.get(each) ?? ''}\n`);
      writeFileSync(STORE, all.join('\n'));
      return;
    }
    expect(text).toBe(found.get(name));
  });
});
