import process from 'node:process';
import { ROOT } from './lib/paths.mjs';
import { bold, green, runMain, Stop, say } from './lib/say.mjs';
import { CONTRACTS, type Contract, PARTIAL, SECRECY_SMOKE, SMOKE } from './soak/contracts';
import { reportBroken } from './soak/crash';
import { SOAK_HELP, type SoakOptions, soakOptions } from './soak/options';
import { Broken, type Progress, soakGame } from './soak/soak';

const terminal = process.stdout.isTTY === true;
const count = (n: number) => n.toLocaleString('en');

/** Matches run without a pause, so the line is drawn from within, not by a timer. */
function progressOf(game: string): Progress {
  let last = performance.now();
  return (seed, { matches, decisions }) => {
    if (performance.now() - last < (terminal ? 250 : 30_000)) return;
    last = performance.now();
    const line = `  ${game}, seed "${seed}": ${count(matches)} matches, ${count(decisions)} decisions`;
    process.stdout.write(terminal ? `\r\u001b[2K${line}` : `${line}\n`);
  };
}

/** What was asked for, or of the short fixed run what it has of this game. */
function runsOf(game: string, options: SoakOptions): SoakOptions[] {
  if (!options.smoke) return [options];
  const { [game]: whole } = SMOKE;
  const { [game]: secrets } = SECRECY_SMOKE;
  return [
    ...(whole === undefined ? [] : [{ ...options, ...whole }]),
    ...(secrets === undefined ? [] : [{ ...options, ...secrets, only: 'secrecy' as const }]),
  ];
}

/** One game to the end, or to its first fault. */
function soak(game: string, contract: Contract, options: SoakOptions, share: number): void {
  try {
    const figures = soakGame(contract, options, share, () => performance.now(), progressOf(game));
    if (terminal) process.stdout.write('\r\u001b[2K');
    const whole = !PARTIAL.includes(game) && options.only === undefined;
    if (whole && figures.missing.length > 0) throw new Stop(`${game} never exercised: ${figures.missing.join(', ')}.`);
    const rate = Math.round(figures.decisions / (figures.milliseconds / 1000));
    say(
      `  ${green('✓')} ${count(figures.matches)} matches, ${count(figures.decisions)} decisions, longest ${figures.longest}, ` +
        `${(figures.milliseconds / 1000).toFixed(1)} s, ${count(rate)} decisions/s` +
        (whole ? '; every step, question and ability exercised' : '') +
        (options.only === undefined ? '' : '; no secret told'),
    );
  } catch (error) {
    if (error instanceof Broken) throw new Stop(reportBroken(ROOT, game, error));
    throw error;
  }
}

await runMain(async () => {
  const options = soakOptions(process.argv.slice(2), Object.keys(CONTRACTS));
  if (options.help) return say(SOAK_HELP);
  const share = (options.minutes * 60_000) / options.games.length;
  for (const game of options.games) {
    const contract = CONTRACTS[game];
    if (contract === undefined) continue;
    for (const run of runsOf(game, options)) {
      const title = run.only === undefined ? 'under the contract' : 'beside their twins: nobody learns a secret';
      say(`${bold(game)} – random matches ${title}`);
      soak(game, contract, run, share);
    }
  }
});
