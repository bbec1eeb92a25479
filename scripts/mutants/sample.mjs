import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * A checker for Stryker that lets only a share of the mutants through, the same ones for the same seed; the others count as never
 * made.
 */
const share = Number(process.env.SANDTABLE_MUTANTS_SHARE ?? 1);
const seed = process.env.SANDTABLE_MUTANTS_SEED ?? 'mutants';

/** @param {import('@stryker-mutator/api/core').Mutant} mutant */
function isDrawn({ fileName, location, mutatorName, replacement }) {
  const file = fileName.slice(fileName.lastIndexOf('packages/'));
  const what = JSON.stringify([seed, file, location, mutatorName, replacement]);
  return createHash('sha256').update(what).digest().readUInt32BE() < share * 2 ** 32;
}

const sample = {
  init: async () => undefined,
  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant)
          ? { status: /** @type {const} */ ('passed') }
          : { status: /** @type {const} */ ('compileError'), reason: 'not in the sample' },
      ]),
    ),
  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  group: async (mutants) => [mutants.map(({ id }) => id)],
};

/** Writes down every mutant as soon as it was tried: a run that is stopped has not been for nothing. */
const diary = {
  /** @param {import('@stryker-mutator/api/core').MutantResult} mutant */
  onMutantTested({ fileName, location, mutatorName, replacement, status }) {
    const { SANDTABLE_MUTANTS_DIARY: path } = process.env;
    if (path === undefined || status === 'CompileError') return;
    const file = fileName.slice(fileName.lastIndexOf('packages/'));
    appendFileSync(path, `${JSON.stringify({ file, location, mutatorName, replacement, status })}\n`);
  },
};

export const strykerPlugins = [
  declareValuePlugin(
    PluginKind.Checker,
    'sample',
    /** @type {import('@stryker-mutator/api/check').Checker} */ (sample),
  ),
  declareValuePlugin(PluginKind.Reporter, 'diary', diary),
];
