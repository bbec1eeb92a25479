import {
  cardsSeen,
  catalogue,
  chanceToSee,
  checkDeck,
  deckCode,
  deckPoints,
  deckSize,
  deckText,
  EDITIONS,
  type Edition,
  pitchedBattle,
  type ReadDeck,
  readAnyDeck,
  sortedDeck,
} from '@sandtable/2gm/decks';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { readInput } from '../input/file';
import { count, json, percent, table } from '../output/text';
import { EXIT, Stop } from '../stop';

interface DeckOptions {
  readonly edition: string;
  readonly points: string;
  readonly year?: string;
  readonly json?: true;
}

const TURNS = [0, 1, 2, 3, 5, 8];
const MEGABYTES = 1;

export function addDeck(program: Command, cli: Cli): void {
  const deck = program.command('deck').description('check, convert and count army decks of 2GM');
  const file = 'a deck as file, text, code or link; - reads the standard input';
  deck
    .command('check')
    .description('every rule the deck breaks')
    .argument('<file>', file)
    .option('--edition <name>', EDITIONS.join(' or '), 'tactics')
    .option('--points <n>', 'the points of the battle', '120')
    .option('--year <year>', 'the year of the battle')
    .option('--json', 'print JSON')
    .action((path: string, options: DeckOptions) => check(cli, path, options));
  deck
    .command('code')
    .description('the deck code')
    .argument('<file>', file)
    .option('--json', 'print JSON')
    .action(async (path: string, options: DeckOptions) => {
      const code = deckCode((await readDeck(cli, path)).deck, catalogue);
      cli.io.out(options.json ? json({ code }) : `${code}\n`);
    });
  deck
    .command('text')
    .description('the deck as lines to read, and to read back')
    .argument('<file>', file)
    .option('--json', 'print JSON')
    .action(async (path: string, options: DeckOptions) => {
      const { name, deck: cards } = await readDeck(cli, path);
      const sorted = sortedDeck(cards, catalogue);
      cli.io.out(options.json ? json({ name, ...sorted }) : deckText(name, sorted, catalogue));
    });
  deck
    .command('odds')
    .description('exact chances to have seen a card by some turns')
    .argument('<file>', file)
    .option('--json', 'print JSON')
    .action((path: string, options: DeckOptions) => odds(cli, path, options));
}

async function readDeck(cli: Cli, path: string): Promise<ReadDeck> {
  const { name, text } = await readInput(cli.io, path, MEGABYTES);
  const read = readAnyDeck(text, catalogue);
  if (!read.ok) throw new Stop(`${name}: ${read.problems[0]?.message ?? ''}`);
  for (const line of read.value.unknown) cli.io.err(`${name}: no card of ours: ${line}\n`);
  return read.value;
}

async function check(cli: Cli, path: string, options: DeckOptions): Promise<void> {
  const edition = EDITIONS.find((each) => each === options.edition);
  if (edition === undefined)
    throw new Stop(`Expected ${EDITIONS.join(' or ')} as --edition, found "${options.edition}".`);
  const points = numberOf('--points', options.points, 1, 1000);
  const year = options.year === undefined ? null : numberOf('--year', options.year, 1930, 1945);
  const { deck, unknown } = await readDeck(cli, path);
  const problems = checkDeck(deck, { ...pitchedBattle(edition satisfies Edition), points, year }, catalogue);
  const legal = unknown.length === 0 && problems.every(({ warning }) => warning === true);
  if (options.json) {
    const told = problems.map(({ rule, path: at, message, warning }) => ({
      rule,
      path: at,
      message,
      warning: warning === true,
    }));
    cli.io.out(json({ legal, points: deckPoints(deck, catalogue), cards: deckSize(deck), problems: told, unknown }));
  } else {
    const told = problems.map(({ message, warning }) => `${warning === true ? 'warning: ' : ''}${message}\n`);
    const sum = `${count(deckSize(deck), 'card')}, ${count(deckPoints(deck, catalogue), 'point')} of ${points}`;
    cli.io.out(`${told.join('')}${legal ? 'legal' : 'not legal'}: ${sum}\n`);
  }
  if (!legal) cli.end(EXIT.no);
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Stop(`Expected a number from ${least} to ${most} as ${option}, found "${text}".`);
  return value;
}

async function odds(cli: Cli, path: string, options: DeckOptions): Promise<void> {
  const { deck } = await readDeck(cli, path);
  const size = deckSize(deck);
  const cards = sortedDeck(deck, catalogue).cards.map(({ id, copies }) => ({
    id,
    copies,
    seen: TURNS.map((turn) => ({ turn, p: chanceToSee(size, copies, cardsSeen(turn)) })),
  }));
  if (options.json) {
    cli.io.out(json({ cards: size, odds: cards }));
    return;
  }
  const head = ['card', 'copies', 'hand', ...TURNS.slice(1).map((turn) => `turn ${turn}`)];
  const rows = cards.map(({ id, copies, seen }) => [
    catalogue.byId.get(id)?.name ?? id,
    copies,
    ...seen.map(({ p }) => percent(p)),
  ]);
  cli.io.out(table([head, ...rows]));
}
