import type { Command } from 'commander';
import type { Cli } from '../cli';
import { readPosition } from '../input/position';
import { json } from '../output/text';
import { ai, carryOut } from '../position/act';
import type { Answer } from '../position/answer';
import { draw, explain, legal, odds } from '../position/ask';
import { openSession, type PositionOptions, type Session } from '../position/session';
import { Stop } from '../stop';
import { faceList, wholeNumber } from './options';

type Act = (session: Session, wish: string, options: PositionOptions) => Answer;

const ACTS: Readonly<Record<string, { readonly act: Act; readonly wish: 'needed' | 'allowed' | 'none' }>> = {
  legal: { act: legal, wish: 'none' },
  explain: { act: explain, wish: 'needed' },
  odds: { act: odds, wish: 'allowed' },
  do: { act: carryOut, wish: 'needed' },
  ai: { act: (session, _wish, options) => ai(session, options), wish: 'none' },
  draw: { act: draw, wish: 'none' },
};

export function addPosition(program: Command, cli: Cli): void {
  program
    .command('position')
    .description('what may be done in a position, why not, with which odds; do it')
    .argument('<file>', 'a position in JSON or YAML; - reads the standard input')
    .argument('<action>', Object.keys(ACTS).join(', '))
    .argument('[wish...]', 'what a player wants, such as: shoot c3 c5 with mg')
    .option('--seat <name>', 'the seat meant; otherwise the one that is asked')
    .option('--view <who>', 'whose knowledge to print: a seat or spectator; otherwise the seat meant')
    .option('--dice <faces>', 'what the dice show, in order, such as 7,3', faceList)
    .option(
      '--seed <text>',
      'let chance decide, the same way for the same seed; after the given dice, if there are any',
    )
    .option('--phase', 'ai: stop at the end of the phase')
    .option('--steps <n>', 'ai: stop after so many decisions', wholeNumber(1))
    .option('--reactions', 'ai: stop where another seat may react, instead of passing for it')
    .option('--opponent <name>', 'ai: which opponent', 'rulebook')
    .option('--json', 'print JSON')
    .action((file: string, action: string, words: string[], options: PositionOptions) =>
      position(cli, file, action, words, options),
    );
}

async function position(
  cli: Cli,
  file: string,
  action: string,
  words: readonly string[],
  options: PositionOptions,
): Promise<void> {
  const entry = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined;
  if (entry === undefined) {
    throw new Stop(`There is no action "${action}": expected one of ${Object.keys(ACTS).join(', ')}.`);
  }
  const wish = words.join(' ').trim();
  if (entry.wish === 'needed' && wish === '') throw new Stop(`${action} needs a wish: what should be tried?`);
  if (entry.wish === 'none' && wish !== '') throw new Stop(`${action} takes no wish, found "${wish}".`);
  const session = openSession(await readPosition(cli, file), options);
  const answer = entry.act(session, wish, options);
  cli.io.out(options.json ? json(answer.value) : answer.text);
  cli.end(answer.code);
}
