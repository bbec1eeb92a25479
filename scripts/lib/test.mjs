import process from 'node:process';
import { ensureBrowser } from './browser-install.mjs';
import { ensureInstalled } from './install.mjs';
import { whenOrphaned } from './orphan.mjs';
import { ensurePostgres } from './postgres-install.mjs';
import { showProgress } from './progress.mjs';
import { bold, dim, green, red, Stop, say, seconds } from './say.mjs';
import { PLAIN } from './step.mjs';
import { steps } from './steps.mjs';
import { TEST_HELP, testOptions } from './test-options.mjs';

/** `npm test`: install, run every step, report all failures. @param {string[]} args */
export async function test(args) {
  const options = testOptions(
    args,
    steps.map((step) => step.name),
  );
  if (options.help) return say(TEST_HELP);
  if (options.list) {
    for (const step of steps) say(`${step.name.padEnd(12)}${step.title}`);
    return;
  }

  whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  await ensureInstalled();
  if (options.names.includes('unit')) await ensurePostgres();
  if (options.names.includes('browser')) await ensureBrowser().catch(sayWhy);
  const begun = Date.now();
  const total = { passed: 0, failed: 0 };
  const failures = [];
  for (const step of steps.filter(({ name }) => options.names.includes(name))) {
    const { passed, failed } = await runStep(step, options.verbose);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(step.name);
  }

  say('');
  if (failures.length > 0)
    say(`${red('✗')} Failed: ${failures.join(', ')}. Run one alone with: npm test -- ${failures[0]}`);
  say(`Done in ${seconds(Date.now() - begun)}.`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** @param {import('./step.mjs').Step} step @param {boolean} verbose */
async function runStep(step, verbose) {
  say(`${bold(step.name)} ${dim(`– ${step.title}`)}`);
  const begun = Date.now();
  const progress = showProgress(step.name);
  const result = await step.run({ env: PLAIN, onOutput: progress.see }).catch(stopped);
  progress.end();

  const { passed, failed, output, note } = result;
  if (failed > 0 || verbose) say(output.trimEnd().replace(/^/gm, '    '));
  const time = dim([note, seconds(Date.now() - begun)].filter((part) => part !== undefined).join(', '));
  say(failed > 0 ? `  ${red('✗')} ${step.name} failed  ${time}` : `  ${green('✓')} ${step.name}  ${time}`);
  return { passed, failed };
}

/**
 * A step that had to stop counts as failed; the others still run.
 * @param {unknown} error @returns {import('./step.mjs').StepResult}
 */
function stopped(error) {
  if (!(error instanceof Stop)) throw error;
  return { passed: 0, failed: 1, output: error.message };
}

/**
 * Without a browser only the browser tests fail.
 * @param {unknown} error
 */
function sayWhy(error) {
  say(stopped(error).output);
}
