import type { Game, Problem } from '@sandtable/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { engineOf, listed } from '../games';
import { readDocument, type Source } from '../input/document';
import { gameNamed } from '../input/position';
import { json } from '../output/text';
import { EXIT } from '../stop';

interface ContentOptions {
  readonly game?: string;
  readonly json?: true;
}

interface Checked {
  readonly game: string;
  readonly problems: readonly (Problem & { readonly text: string })[];
}

export function addContent(program: Command, cli: Cli): void {
  program
    .command('content')
    .description('cards, maps, decks and scenarios')
    .command('check')
    .description('validate the content of the games, or a pack that replaces parts of it')
    .argument('[pack]', 'a pack in JSON or YAML; - reads the standard input')
    .option('--game <id>', 'only this game; the game of a pack that does not say so itself')
    .option('--json', 'print JSON')
    .action((pack: string | undefined, options: ContentOptions) => check(cli, pack, options));
}

async function check(cli: Cli, pack: string | undefined, options: ContentOptions): Promise<void> {
  const checked = pack === undefined ? checkOwn(cli, options) : [await checkPack(cli, pack, options)];
  const ok = checked.every(isValid);
  if (options.json) {
    const games = checked.map((c) => ({ game: c.game, ok: isValid(c), problems: c.problems }));
    cli.io.out(json({ ok, games }));
  } else {
    const told = checked.flatMap((c) => c.problems).map((p) => `${p.warning ? 'warning: ' : ''}${p.text}\n`);
    const valid = checked.filter(isValid).map((c) => `${pack ?? c.game}: valid\n`);
    cli.io.out([...told, ...(ok ? valid : [])].join(''));
  }
  if (!ok) cli.end(EXIT.no);
}

/** Warnings are told, but fail nothing. */
function isValid({ problems }: Checked): boolean {
  return problems.every((p) => p.warning === true);
}

function checkOwn(cli: Cli, options: ContentOptions): Checked[] {
  const games =
    options.game === undefined ? cli.games.flatMap((g) => g.game ?? []) : [engineOf(listed(cli.games, options.game))];
  return games.map((game) => ({
    game: game.id,
    problems: game
      .checkContent()
      .map((p) => ({ ...p, text: [game.id, p.path, p.message].filter((part) => part !== '').join(': ') })),
  }));
}

async function checkPack(cli: Cli, pack: string, options: ContentOptions): Promise<Checked> {
  const source = await readDocument(cli.io, pack);
  const game = packGame(cli, source, options);
  const problems = game.checkContent(source.value).map((p) => ({ ...p, text: source.say(p) }));
  return { game: game.id, problems };
}

function packGame(cli: Cli, source: Source, options: ContentOptions): Game {
  if (options.game !== undefined) return engineOf(listed(cli.games, options.game));
  return engineOf(gameNamed(cli.games, source, 'a pack'));
}
