import { Stop } from './say.mjs';

/** @typedef {{ names: string[], list: boolean, verbose: boolean, help: boolean }} TestOptions */

export const TEST_HELP = `npm test [-- options] [step …]

Installs what is missing and runs every check of the repository, or only the named steps.

  --list      name the steps
  --verbose   show the output of every step, not only of failed ones
  --help      this text`;

/**
 * @param {readonly string[]} args @param {readonly string[]} known names of all steps, in order
 * @returns {TestOptions} the steps to run, in their own order
 */
export function testOptions(args, known) {
  const flags = new Set(args.filter((arg) => arg.startsWith('-')));
  const names = args.filter((arg) => !arg.startsWith('-'));
  for (const flag of flags) {
    if (!['--list', '--verbose', '--help'].includes(flag))
      throw new Stop(`Unknown option ${flag}: see npm test -- --help.`, 2);
  }
  for (const name of names) {
    if (!known.includes(name)) throw new Stop(`There is no step "${name}". The steps are: ${known.join(', ')}.`, 2);
  }
  return {
    names: known.filter((name) => names.length === 0 || names.includes(name)),
    list: flags.has('--list'),
    verbose: flags.has('--verbose'),
    help: flags.has('--help'),
  };
}
