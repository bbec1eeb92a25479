import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { listed } from '../games';
import type { Io } from '../io';
import { coverageProblems } from '../matrix/check';
import { closest } from '../matrix/closest';
import { idsOf, type Matrix, matrixOf, type Row } from '../matrix/matrix';
import { coveragePages, type Page } from '../matrix/pages';
import { matrixText, ruleText } from '../output/rules';
import { count, json } from '../output/text';
import { EXIT, Stop } from '../stop';

interface RulesOptions {
  readonly game?: string;
  readonly check?: true;
  readonly write?: true;
  readonly json?: true;
}

export function addRules(program: Command, cli: Cli): void {
  program
    .command('rules')
    .description('which rule is carried out where, and what proves it')
    .argument('[id]', 'one rule in full')
    .option('--game <id>', 'only this game')
    .option('--check', 'list what is wrong with the coverage and end with 1 if anything is')
    .option('--write', 'write the matrix as pages into build/rules-coverage')
    .option('--json', 'print JSON')
    .action((id: string | undefined, options: RulesOptions) => rules(cli, id, options));
}

async function rules(cli: Cli, id: string | undefined, options: RulesOptions): Promise<void> {
  if (id !== undefined) return oneRule(cli, id, options);
  if (options.write) {
    const written = await writePages(cli.io, coveragePages(published(cli)));
    if (!options.check)
      cli.io.out(options.json ? json({ written }) : written.map((path) => `Wrote ${path}\n`).join(''));
  }
  if (options.check) return check(cli, options);
  if (options.write) return;
  const matrix = options.game === undefined ? published(cli) : matrixFor(cli, options.game);
  cli.io.out(options.json ? json(matrix.rows.map(plainRow)) : matrixText(matrix));
}

function matrixFor(cli: Cli, game: string): Matrix {
  return matrixOf(cli.io.root, [listed(cli.games, game)], books(cli));
}

/** The games people play; a practice game is shown only when asked for. */
function published(cli: Cli): Matrix {
  return matrixOf(
    cli.io.root,
    cli.games.filter((g) => g.practice !== true),
    books(cli),
  );
}

function books(cli: Cli) {
  return cli.games.map((g) => g.book);
}

/** The shape scripts rely on. */
function plainRow({ id, game, section, entry, code, tests }: Row) {
  return {
    id,
    game,
    kind: entry.kind,
    editions: entry.editions,
    status: entry.status,
    code: code.map((c) => c.site),
    citedAs: code.map((c) => c.kind),
    tests: tests.map((t) => t.title),
    testsAt: tests.map((t) => t.site),
    section,
    title: entry.title,
  };
}

function oneRule(cli: Cli, id: string, options: RulesOptions): void {
  const entry = cli.games.find((g) => idsOf(g.book).includes(id));
  if (entry === undefined) {
    const near = closest(
      id,
      cli.games.flatMap((g) => idsOf(g.book)),
    );
    throw new Stop(`There is no rule "${id}": did you mean ${near.join(', ')}?`);
  }
  const row = matrixFor(cli, entry.id).rows.find((r) => r.id === id);
  if (row === undefined) throw new Error(`Rule ${id} is in the book but not in the matrix.`);
  cli.io.out(options.json ? json({ ...row.entry, ...plainRow(row) }) : ruleText(row));
}

function check(cli: Cli, options: RulesOptions): void {
  const matrices = options.game === undefined ? cli.games.map((g) => g.id) : [listed(cli.games, options.game).id];
  const problems = matrices.flatMap((game) => coverageProblems(matrixFor(cli, game)));
  if (options.json) cli.io.out(json({ ok: problems.length === 0, problems }));
  else cli.io.out(problems.length === 0 ? 'The coverage is in order.\n' : `${problems.join('\n')}\n`);
  if (problems.length === 0) return;
  if (!options.json) cli.io.err(`${count(problems.length, 'problem')}.\n`);
  cli.end(EXIT.no);
}

async function writePages(io: Io, pages: readonly Page[]): Promise<string[]> {
  for (const { path, text } of pages) {
    const file = join(io.root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return pages.map(({ path }) => path);
}
