import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Core,
  type Decision,
  type Game,
  type Opponent,
  parseReplay,
  pickFrom,
  Recording,
  type Replay,
  type Rng,
  type Seat,
  seedRng,
  think,
  type Verdict,
  verifyReplay,
} from '@sandtable/kernel';
import { type Numbers, type Seal, sealed } from './numbers';

/** A game's corpus: replays of every kind of table, one file for each version of its rules. */
export interface Corpus<S extends Core, Setup, View> {
  readonly game: Game<S, Setup, View>;
  /** Every kind of table by its name, as a set-up to be read. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** The book's own opponent, if it sits here. */
  opponentAt(s: S, seat: Seat): Opponent<View, S> | null;
  /** The folder with `<version>.jsonl`. */
  readonly folder: string;
  /** The file that says the version, as `VERSION = '…'`. */
  readonly versionFile: string;
  readonly numbers: Numbers;
}

/** One line of a file: a match of one kind of table. */
interface Kept {
  readonly table: string;
  readonly replay: Replay;
}

interface CorpusFile {
  readonly version: string;
  /** How the numbers of cards, units and tokens stood when it was written. */
  readonly seal: Seal;
  readonly kept: readonly Kept[];
}

/** Where a match of the corpus is no longer what it was. */
export interface Parting {
  readonly table: string;
  readonly verdict: Verdict;
}

/** Answers of each match of a table: one look at its beginning, one longer match. */
const LENGTHS = [40, 200] as const;

export function corpusVersions(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const versions = files.filter((file) => file.endsWith('.jsonl')).map((file) => file.slice(0, -'.jsonl'.length));
  return versions.sort((a, b) => Number(a) - Number(b));
}

export function readCorpus(folder: string, version: string): CorpusFile {
  const [head = '', ...lines] = readFileSync(join(folder, `${version}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const { seal } = JSON.parse(head) as { seal: Seal };
  return { version, seal, kept: lines.map((line) => JSON.parse(line) as Kept) };
}

/** Every match of the file that today's rules play differently, with the first place where they do. */
export function partings<S extends Core, Setup, View>(game: Game<S, Setup, View>, { kept }: CorpusFile): Parting[] {
  return kept.flatMap(({ table, replay }) => {
    const read = parseReplay(game.rules, JSON.stringify(replay));
    if (!read.ok) {
      const { path, message } = read.problems[0] ?? { path: '', message: '' };
      return [
        { table, verdict: { ok: false, at: 0, expected: 'a match that can be read', found: `${path}: ${message}` } },
      ];
    }
    const verdict = verifyReplay(game.rules, read.value);
    return verdict.ok ? [] : [{ table, verdict }];
  });
}

export function tellParting({ table, verdict: { at, expected, found } }: Parting): string {
  return `"${table}" parts after answer ${at}: expected ${expected}, found ${found}`;
}

/** Kinds of tables that no match of the file shows. */
export function missingTables(corpus: Pick<Corpus<Core, unknown, unknown>, 'tables'>, { kept }: CorpusFile): string[] {
  return Object.keys(corpus.tables).filter((table) => !kept.some((k) => k.table === table));
}

/** Matches of the tables: people answer at random, the book's opponents as they think. */
function playTables<S extends Core, Setup, View>(corpus: Corpus<S, Setup, View>, tables: readonly string[]): Kept[] {
  const { game } = corpus;
  return tables.flatMap((table) => {
    const setup = game.rules.parseSetup(corpus.tables[table]);
    if (!setup.ok) throw new Error(`${table}: ${setup.problems.map((p) => `${p.path} ${p.message}`).join('; ')}`);
    return LENGTHS.map((answers) => {
      const match = new Recording(game.rules, setup.value, `corpus ${table} ${answers}`);
      const rng = seedRng(`choices of ${table} ${answers}`);
      while (match.length < answers && match.match.over === null) answerOne(corpus, match, rng);
      return { table, replay: match.file() };
    });
  });
}

function answerOne<S extends Core, Setup, View>(
  corpus: Corpus<S, Setup, View>,
  recording: Recording<S, Setup, View>,
  rng: Rng,
): void {
  const decision = recording.match.decision();
  if (decision === null) throw new Error('A match of the corpus waits for nobody.');
  const opponent = corpus.opponentAt(recording.match.state, decision.seat);
  const done =
    opponent === null
      ? recording.submit(decision.seat, pickFrom(rng, decision.options))
      : answerFor(recording, decision, opponent);
  if (!done.ok) throw new Error(done.message);
}

function answerFor<S extends Core, Setup, View>(
  recording: Recording<S, Setup, View>,
  { seat }: Decision,
  opponent: Opponent<View, S>,
) {
  const reply = think(recording.match, seat, opponent);
  if (reply === null) throw new Error('The opponent is not asked.');
  if ('option' in reply) return recording.submit(seat, reply.option);
  return recording.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose);
}

function writeFile(folder: string, { version, seal, kept }: CorpusFile): void {
  mkdirSync(folder, { recursive: true });
  const lines = [{ version, seal }, ...kept].map((line) => JSON.stringify(line));
  writeFileSync(join(folder, `${version}.jsonl`), `${lines.join('\n')}\n`);
}

/**
 * Brings the corpus up to date. Nothing parts: matches of new kinds of tables are added. Something parts: play has changed, so
 * the version is raised and the new version gets a file of its own, unless it is `again` the same one (never published yet).
 * Gives back what was done, for people.
 */
export function writeCorpus<S extends Core, Setup, View>(corpus: Corpus<S, Setup, View>, again = false): string {
  const { game, folder } = corpus;
  const { version } = game.rules;
  const seal = sealed(corpus.numbers);
  const all = Object.keys(corpus.tables);
  const old = corpusVersions(folder).includes(version) ? readCorpus(folder, version) : null;
  const parted = old === null ? [] : partings(game, old);
  if (old !== null && parted.length === 0 && !again) {
    const missing = missingTables(corpus, old);
    writeFile(folder, { version, seal, kept: [...old.kept, ...playTables(corpus, missing)] });
    return missing.length === 0
      ? `version ${version}, unchanged`
      : `version ${version}, new tables: ${missing.join(', ')}`;
  }
  if (old === null || again) {
    writeFile(folder, { version, seal, kept: playTables(corpus, all) });
    return `version ${version}, written anew`;
  }
  const next = String(Number(version) + 1);
  const source = readFileSync(corpus.versionFile, 'utf8');
  writeFileSync(corpus.versionFile, source.replace(/VERSION = '[^']*'/, `VERSION = '${next}'`));
  const raised = { ...corpus, game: { ...game, rules: { ...game.rules, version: next } } };
  writeFile(folder, { version: next, seal, kept: playTables(raised, all) });
  const first = parted[0];
  return `version ${version} raised to ${next}: ${first === undefined ? '' : tellParting(first)}`;
}
