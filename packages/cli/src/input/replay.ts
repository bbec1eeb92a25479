import { type Game, type Problem, parseReplay, type Replay, show } from '@sandtable/kernel';
import type { Cli } from '../cli';
import { engineOf, type Listed } from '../games';
import { Stop } from '../stop';
import { parseDocument } from './document';
import { type Input, readInput } from './file';
import { oddValue } from './plain';

const MAX_DEPTH = 64;
/** Finding the place of a mistake costs a second per million characters; beyond, the path has to do. */
const PLACED = 1_000_000;

export interface OpenedReplay {
  readonly game: Game;
  readonly replay: Replay;
}

export async function readReplay(cli: Cli, path: string): Promise<OpenedReplay> {
  const input = await readInput(cli.io, path);
  const value = parseJson(input);
  const odd = oddValue(value, MAX_DEPTH);
  if (odd !== null) throw complaint(input, odd);
  const game = engineOf(gameOf(cli.games, input, value));
  const parsed = parseReplay(game.rules, input.text);
  if (!parsed.ok) throw complaint(input, parsed.problems[0] ?? { path: '', message: 'This is not a replay file.' });
  return { game, replay: parsed.value };
}

function parseJson(input: Input): unknown {
  try {
    return JSON.parse(input.text) as unknown;
  } catch {
    // The reader of documents says where; what it can read is YAML, and replays are not written in that.
    if (input.text.length <= PLACED) parseDocument(input.name, input.text);
    throw new Stop(`${input.name}: expected a replay file in JSON, found something else`);
  }
}

function gameOf(games: readonly Listed[], input: Input, value: unknown): Listed {
  const { format, ruleset } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (format !== 'sandtable-replay') {
    throw complaint(input, { path: 'format', message: `Expected "sandtable-replay", found ${show(format)}.` });
  }
  const found = games.find((g) => (g.game === null ? g.id : g.game.rules.id) === ruleset);
  if (found === undefined) {
    const ids = games.map((g) => g.game?.rules.id ?? g.id).join(', ');
    throw complaint(input, { path: 'ruleset', message: `Expected one of ${ids}, found ${show(ruleset)}.` });
  }
  return found;
}

function complaint(input: Input, problem: Problem): Stop {
  if (input.text.length <= PLACED) return new Stop(parseDocument(input.name, input.text).say(problem));
  return new Stop(`${input.name}: ${problem.message} (${problem.path})`);
}
