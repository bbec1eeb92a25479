import { readFileSync } from 'node:fs';

/**
 * @typedef {{ readonly line: number, readonly column: number }} Place
 * @typedef {{ readonly status: string, readonly mutatorName: string, readonly replacement?: string,
 *   readonly location: { readonly start: Place, readonly end: Place } }} Mutant
 * @typedef {{ readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> }} Report
 */

const CAUGHT = ['Killed', 'Timeout'];
const TRIED = [...CAUGHT, 'Survived', 'NoCoverage'];

/**
 * What came of the mutants that were tried, and the survivors by file.
 * @param {Report} report
 */
export function figuresOf({ files }) {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
  const tried = all.filter(({ status }) => TRIED.includes(status));
  const left = tried.filter(({ status }) => !CAUGHT.includes(status));
  return { made: all.length, tried: tried.length, killed: tried.length - left.length, survivors: left };
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

/** @param {string} path */
export function readReport(path) {
  return /** @type {Report} */ (JSON.parse(readFileSync(path, 'utf8')));
}
