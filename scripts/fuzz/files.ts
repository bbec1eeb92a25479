import { readdirSync, readFileSync } from 'node:fs';
import { Recording } from '@sandtable/kernel';
import { parse, stringify } from 'yaml';
import { run } from '../../packages/cli/src/harness.fixture';
import { Chance } from './chance';
import type { Judge } from './judge';
import type { Played } from './tables';

/** A good file of one kind, and the command that reads it. */
interface Sample {
  readonly value: unknown;
  readonly argv: readonly string[];
}

const POSITIONS = new URL('../../packages/2gm/test/positions/', import.meta.url);
const SCENARIOS = new URL('../../packages/2gm/content/scenarios/', import.meta.url);

/** Reads mutated files of every kind by the commands that open them. */
export async function fuzzFiles(played: readonly Played[], count: number, seed: string, judge: Judge): Promise<void> {
  const chance = new Chance(seed);
  const samples = [...positions(), ...recorded(played, seed), ...packs()];
  while (judge.tried < count) {
    const { value, argv } = chance.pick(samples);
    const text = textOf(mutated(value, chance), argv, chance);
    judge.tried++;
    await tryFile(argv, text, judge);
  }
}

async function tryFile(argv: readonly string[], text: string, judge: Judge): Promise<void> {
  const where = () => `sandtable ${argv.join(' ')} <<< ${text.slice(0, 400)}`;
  const done = await judge.wait(where, () => run([...argv], { stdin: text }));
  if (done === null) return;
  if (done.code === 70) judge.note(`internal error: ${done.err.replace(/\d+/g, 'N').slice(0, 200)}`, where());
  judge.sentence(done.err.replace(/\n$/, ''), where);
  // what is printed has lines, and nothing else a terminal would obey
  if (/[^\P{C}\n]/u.test(done.out)) judge.note('output with control characters', where());
}

function positions(): Sample[] {
  const files = readdirSync(POSITIONS).map((name) => parse(readFileSync(new URL(name, POSITIONS), 'utf8')) as unknown);
  return files.flatMap((value) =>
    ['legal', 'draw', 'odds'].map((action) => ({ value, argv: ['position', '-', action] })),
  );
}

/** A moment of a short match of every table, as a position and as a replay. */
function recorded(played: readonly Played[], seed: string): Sample[] {
  return played.flatMap(({ game, tables }) =>
    tables.flatMap((table) => {
      const chance = new Chance(`${seed} ${table}`);
      const match = new Recording(game.rules, game.defaultSetup(table), table);
      for (let n = 0; n < 60; n++) {
        const decision = match.match.decision();
        if (decision === null) break;
        match.submit(decision.seat, chance.pick(decision.options));
      }
      const position = game.printPosition(match.match.state, 'all');
      return [
        { value: position, argv: ['position', '-', 'legal'] },
        { value: position, argv: ['position', '-', 'draw', '--view', 'spectator'] },
        { value: match.file(), argv: ['replay', '-', 'verify'] },
        { value: match.file(), argv: ['replay', '-', 'show'] },
      ];
    }),
  );
}

function packs(): Sample[] {
  const argv = ['content', 'check', '-', '--game', '2gm'];
  const scenarios = readdirSync(SCENARIOS).filter((name) => name.endsWith('.json'));
  const cards = readFileSync(new URL('../../packages/2gm/content/support.json', import.meta.url), 'utf8');
  return [
    ...scenarios.map((name) => ({
      value: JSON.parse(readFileSync(new URL(name, SCENARIOS), 'utf8')) as unknown,
      argv,
    })),
    { value: { game: '2gm', support: (JSON.parse(cards) as unknown[]).slice(0, 5) }, argv },
  ];
}

const LONG = 'x'.repeat(5000);
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  99,
  1e308,
  9007199254740992,
  '',
  'c3',
  'unknown',
  '__proto__',
  'constructor',
  '\u001b[31mred\nline\u202e',
  LONG,
  [],
  {},
  { length: { toString: 1 }, toString: 1 },
  { card: { card: 'x' } },
  new Array(300).fill(null),
  Array.from({ length: 40 }, (_, i) => ({ at: `c${i}`, side: 'south', card: 'm4a2' })),
];

/** The value with a few of its parts replaced, removed, doubled or put elsewhere. */
function mutated(value: unknown, chance: Chance): unknown {
  const copy = JSON.parse(JSON.stringify(value)) as unknown;
  for (let n = chance.below(3) + 1; n > 0; n--) spoil(copy, chance);
  return copy;
}

function spoil(root: unknown, chance: Chance): void {
  let node = root;
  for (;;) {
    if (typeof node !== 'object' || node === null) return;
    const record = node as Record<string, unknown>;
    const keys = Object.keys(record);
    if (keys.length === 0) return;
    const key = chance.pick(keys);
    // a copy wherever it goes: what is spoilt next must not close a circle
    const child = record[key];
    if (typeof child === 'object' && child !== null && !chance.once(4)) {
      node = child;
      continue;
    }
    if (chance.once(6)) delete record[key];
    else if (chance.once(5))
      record[chance.pick([LONG, '__proto__x', '\u001b[2J', key, 'a/b'])] = structuredClone(child);
    else if (Array.isArray(node) && chance.once(3)) node.push(structuredClone(child));
    else if (typeof child === 'number' && chance.once(2)) record[key] = child + chance.pick([-1, 1, 100, -100]);
    else record[key] = structuredClone(chance.once(4) ? record[chance.pick(keys)] : chance.pick(HOSTILE));
    return;
  }
}

/** As JSON or YAML, sometimes with characters lost or added. */
function textOf(value: unknown, argv: readonly string[], chance: Chance): string {
  const yaml = argv[0] !== 'replay' && chance.once(3);
  const text = yaml ? stringify(value) : JSON.stringify(value, null, chance.pick([0, 2]));
  if (!chance.once(4)) return text;
  const at = chance.below(text.length);
  const rest = text.slice(at + chance.below(5));
  const insert = chance.pick([
    '',
    '{',
    '"',
    ': ',
    '\n\t',
    '&a ',
    '*a',
    '!!x ',
    '---\n',
    '\u0007',
    '- '.repeat(90),
    '[['.repeat(40),
  ]);
  return chance.once(5) ? text.slice(0, at) : `${text.slice(0, at)}${insert}${rest}`;
}
