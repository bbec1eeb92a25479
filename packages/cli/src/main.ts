import { oneLine } from '@sandtable/kernel';
import { Command, CommanderError } from 'commander';
import type { Cli } from './cli';
import { addBench } from './commands/bench';
import { addCards } from './commands/cards';
import { addContent } from './commands/content';
import { addDeck } from './commands/deck';
import { addNames } from './commands/names';
import { addPosition } from './commands/position';
import { addReplay } from './commands/replay';
import { addRules } from './commands/rules';
import { addServe } from './commands/serve';
import { addServer } from './commands/server';
import { addSim } from './commands/sim';
import { GAMES, type Listed } from './games';
import type { Io } from './io';
import { harmless } from './output/text';
import { EXIT, type ExitCode, Stop } from './stop';

export { nodeIo } from './io';

const VERSION = '0.1.0';

/** Runs one command line and says how it ended; nothing is ever thrown. */
export async function main(argv: readonly string[], io: Io, games: readonly Listed[] = GAMES): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok;
  const cli: Cli = {
    io: { ...io, out: (text) => io.out(harmless(text)) },
    games,
    end: (ended) => (code = ended),
  };
  try {
    const program = programOf(cli);
    if (argv.length === 0) {
      io.err(program.helpInformation());
      return EXIT.bad;
    }
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    return failed(error, io);
  }
}

function programOf(cli: Cli): Command {
  const program = new Command('sandtable')
    .description('Plays, explains and checks the games of Sandtable.')
    .version(VERSION, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: (text) => cli.io.out(text), writeErr: () => undefined });
  const all = [
    addRules,
    addPosition,
    addNames,
    addSim,
    addReplay,
    addContent,
    addCards,
    addDeck,
    addBench,
    addServe,
    addServer,
  ];
  for (const add of all) add(program, cli);
  return program;
}

function failed(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok;
    io.err(`sandtable: ${usage(error)}\n`);
    return EXIT.bad;
  }
  if (error instanceof Stop) {
    io.err(`${oneLine(error.message)}\n`);
    return EXIT.bad;
  }
  const text = error instanceof Error ? error.message : String(error);
  io.err(
    `This is a mistake in Sandtable: ${oneLine(text)} (run again with SANDTABLE_DEBUG=1 and report what it prints)\n`,
  );
  if (io.env.SANDTABLE_DEBUG === '1' && error instanceof Error) io.err(`${error.stack ?? ''}\n`);
  return EXIT.internal;
}

/** Commander puts suggestions on a second line; ours is one line. */
function usage(error: CommanderError): string {
  if (error.code === 'commander.help') return 'expected a subcommand (see --help)';
  return `${oneLine(error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' '))} (see --help)`;
}
