import type { Command } from 'commander';
import type { Cli } from '../cli';
import { readReplay } from '../input/replay';
import { json } from '../output/text';
import { storyText, tellStory } from '../replay/story';
import { verdictText, verify } from '../replay/verify';
import { EXIT, Stop } from '../stop';

interface ReplayOptions {
  readonly json?: true;
}

export function addReplay(program: Command, cli: Cli): void {
  program
    .command('replay')
    .description('check a recorded match, or tell its story')
    .argument('<file>', 'a replay file; - reads the standard input')
    .argument('<action>', 'verify or show')
    .option('--json', 'print JSON')
    .action((file: string, action: string, options: ReplayOptions) => replay(cli, file, action, options));
}

async function replay(cli: Cli, file: string, action: string, options: ReplayOptions): Promise<void> {
  if (action !== 'verify' && action !== 'show')
    throw new Stop(`There is no action "${action}": expected verify or show.`);
  const opened = await readReplay(cli, file);
  if (action === 'verify') {
    const verdict = verify(opened.game, opened.replay);
    cli.io.out(options.json ? json(verdict) : verdictText(verdict));
    if (!verdict.ok) cli.end(EXIT.no);
    return;
  }
  const story = tellStory(opened.game, opened.replay);
  cli.io.out(options.json ? json(story) : storyText(story));
  if (!story.verdict.ok) cli.end(EXIT.no);
}
