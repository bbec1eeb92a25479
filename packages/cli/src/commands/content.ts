import { packHash as gmHash, playablePack as gmPack } from '@sandtable/2gm/packs';
import { packHash as acesHash, playablePack as acesPack } from '@sandtable/aces/packs';
import { type Game, type Problem, type Result, sortedKeys } from '@sandtable/kernel';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { engineOf, listed } from '../games';
import { readPack, type Source } from '../input/document';
import { gameNamed } from '../input/position';
import { json } from '../output/text';
import { EXIT, Stop } from '../stop';

interface ContentOptions {
  readonly game?: string;
  readonly json?: true;
}

interface Checked {
  readonly game: string;
  readonly problems: readonly (Problem & { readonly text: string })[];
}

const PACK_HELP = 'a pack in JSON, YAML or CSV, or a map; - reads the standard input';

export function addContent(program: Command, cli: Cli): void {
  const content = program.command('content').description('cards, maps, decks and scenarios');
  content
    .command('pack')
    .description('what a pack is called, what it changes, and its content hash')
    .argument('<pack>', PACK_HELP)
    .option('--json', 'print JSON')
    .action((pack: string, options: ContentOptions) => describePack(cli, pack, options));
  content
    .command('check')
    .description('validate the content of the games, or a pack that replaces parts of it')
    .argument('[pack]', PACK_HELP)
    .option('--game <id>', 'only this game; the game of a pack that does not say so itself')
    .option('--json', 'print JSON')
    .action((pack: string | undefined, options: ContentOptions) => check(cli, pack, options));
}

/** Packs of both games, by the game they name. */
const PACKS: Readonly<Record<string, (raw: unknown) => string | null>> = {
  '2gm': (raw) => hashOf(gmPack(raw), gmHash),
  aces: (raw) => hashOf(acesPack(raw), acesHash),
};

function hashOf<P>(read: Result<P>, hash: (pack: P) => string): string | null {
  return read.ok ? hash(read.value) : null;
}

async function describePack(cli: Cli, path: string, options: ContentOptions): Promise<void> {
  const source = await packSource(cli, path, options);
  const game = packGame(cli, source, options);
  const problems = game.checkContent(source.value);
  const wrong = problems.find(({ warning }) => warning !== true);
  if (wrong !== undefined) throw new Stop(source.say(wrong));
  const hash = PACKS[game.id]?.(source.value) ?? null;
  if (hash === null) throw new Stop(`${source.name}: this is no pack that can be played with.`);
  const pack = source.value as Readonly<Record<string, unknown>>;
  const changes = sortedKeys(pack).flatMap((list) => {
    const rows = pack[list];
    return Array.isArray(rows) ? [{ list, rows: rows.length }] : [];
  });
  const name = typeof pack.name === 'string' ? pack.name : '';
  if (options.json) cli.io.out(json({ game: game.id, name, hash, changes, warnings: problems.length }));
  else {
    const told = changes.map(({ list, rows }) => `  ${list}: ${rows}\n`).join('');
    cli.io.out(`${name === '' ? source.name : name} (${game.id}), content ${hash}\n${told}`);
  }
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
  const source = await packSource(cli, pack, options);
  const game = packGame(cli, source, options);
  const problems = game.checkContent(source.value).map((p) => ({ ...p, text: source.say(p) }));
  return { game: game.id, problems };
}

/** A table says by its columns which game it is for; `--game` says it where they do not. */
function packSource(cli: Cli, path: string, { game }: ContentOptions): Promise<Source> {
  const all = cli.games.flatMap(({ game: engine }) => engine?.packTable ?? []);
  const asked = all.filter((table) => table.game === game);
  return readPack(cli.io, path, asked.length > 0 ? asked : all);
}

function packGame(cli: Cli, source: Source, options: ContentOptions): Game {
  if (options.game !== undefined) return engineOf(listed(cli.games, options.game));
  return engineOf(gameNamed(cli.games, source, 'a pack'));
}
