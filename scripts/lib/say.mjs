import process from 'node:process';

const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;

/** @param {number} code @returns {(text: string) => string} */
const paint = (code) => (text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);

/** An expected failure: one sentence that says what to do, printed without a stack. */
export class Stop extends Error {
  /** @param {string} sentence @param {number} [exitCode] */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Runs a script's main function. A `Stop` ends it with its sentence; anything else is a bug and keeps its stack.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  // Whoever read our output (head, less) has left.
  process.stdout.on('error', () => process.exit(1));
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    process.stderr.write(`${red('✗')} ${error.message}\n`);
    process.exitCode = error.exitCode;
  }
}
