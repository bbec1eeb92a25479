import { readFileSync } from 'node:fs';

/**
 * @typedef {{ readonly line: number, readonly column: number }} Place
 * @typedef {{ readonly file: string, readonly status: string, readonly mutatorName: string, readonly replacement: string,
 *   readonly location: { readonly start: Place, readonly end: Place } }} Mutant
 */

const CAUGHT = ['Killed', 'Timeout'];
const TRIED = [...CAUGHT, 'Survived', 'NoCoverage'];

/**
 * What came of the mutants that were tried, and those that survived.
 * @param {readonly Mutant[]} mutants
 */
export function figuresOf(mutants) {
  const tried = mutants.filter(({ status }) => TRIED.includes(status));
  const survivors = tried.filter(({ status }) => !CAUGHT.includes(status));
  return { tried: tried.length, killed: tried.length - survivors.length, survivors };
}

/**
 * The share of all mutants that would be killed, as far as a sample can tell: Wilson's interval, 95 %.
 * @param {number} killed
 * @param {number} tried
 * @returns {[number, number]}
 */
export function intervalOf(killed, tried) {
  if (tried === 0) return [0, 1];
  const z = 1.96;
  const p = killed / tried;
  const middle = (p + (z * z) / (2 * tried)) / (1 + (z * z) / tried);
  const half = (z / (1 + (z * z) / tried)) * Math.sqrt((p * (1 - p)) / tried + (z * z) / (4 * tried * tried));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * What a run has written down so far.
 * @param {string} path
 */
export function readDiary(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => /** @type {Mutant} */ (JSON.parse(line)));
}
