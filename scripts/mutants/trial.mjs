import { performance } from 'node:perf_hooks';

/**
 * What mutated code and whoever switches mutants on share.
 * @typedef {{ activeMutant?: string | undefined, currentTestId?: string | undefined, hitCount?: number | undefined, hitLimit?: number,
 *   mutantCoverage?: { static: Record<string, number>, perTest: Record<string, Record<string, number>> } | undefined }} Switches
 * @typedef {import('./shim.mjs').Test} Test
 */

/** So often may one test come by a mutant; more is a loop without an end. */
const HITS = 2_000_000;

/** The tests of a game around code with mutants, all of them off. */
export class Trial {
  /** @type {Switches} */
  #switches = {};
  #loaded = 0;
  /** What is loaded. @type {readonly Test[] | null} */
  #live = null;
  /** The tests that come by a mutant, the quickest first. @type {Map<string, number[]>} */
  #covering = new Map();
  /** How often a test was the first to notice a mutant of a file. @type {Map<string, Map<number, number>>} */
  #keen = new Map();
  /** Those that only run when the engine is loaded. @type {Set<string>} */
  #atLoad = new Set();

  /** @param {string} bundle @param {number} [hits] */
  constructor(bundle, hits = HITS) {
    this.bundle = bundle;
    this.#switches.hitLimit = hits;
    Object.assign(globalThis, { __stryker__: this.#switches });
  }

  /** Everything anew: what a mutant has left behind in a module is gone. @returns {Promise<readonly Test[]>} */
  async #load() {
    const { tests } = await import(`${this.bundle}?${this.#loaded++}`);
    return tests;
  }

  /** Runs all tests once without a mutant, and notes which of them come by which. Returns those that failed. */
  async prepare() {
    const coverage = { static: {}, perTest: /** @type {Record<string, Record<string, number>>} */ ({}) };
    this.#switches.mutantCoverage = coverage;
    const tests = await this.#load();
    this.#live = tests;
    /** @type {number[]} */
    const took = [];
    /** @type {number[]} */
    const failed = [];
    for (const [i, test] of tests.entries()) {
      this.#switches.currentTestId = String(i);
      const begun = performance.now();
      if (!(await passes(test))) failed.push(i);
      took.push(performance.now() - begun);
    }
    this.#switches.currentTestId = undefined;
    this.#switches.mutantCoverage = undefined;
    for (const [test, hits] of Object.entries(coverage.perTest)) {
      if (failed.includes(Number(test))) continue;
      for (const id of Object.keys(hits)) this.#covering.set(id, [...(this.#covering.get(id) ?? []), Number(test)]);
    }
    for (const list of this.#covering.values()) list.sort((a, b) => (took[a] ?? 0) - (took[b] ?? 0));
    this.#atLoad = new Set(Object.keys(coverage.static).filter((id) => !this.#covering.has(id)));
    return { tests: tests.length, failed: failed.map((i) => tests[i]?.name ?? '') };
  }

  /** Computed once, when the engine is loaded. @param {string} id */
  isStatic(id) {
    return this.#atLoad.has(id);
  }

  /**
   * The name of the first test that notices the mutant; null if none does. Those that noticed others of the file are asked first.
   * To load everything anew takes longer than most tests: what is loaded is used again, as long as whoever noticed a mutant passes
   * without it; and whoever seems to survive is tried once more with everything fresh, for it may be about what is worked out once.
   * @param {string} id
   * @param {string} file
   */
  async noticed(id, file) {
    const keen = this.#keen.get(file) ?? new Map();
    this.#keen.set(file, keen);
    const covering = [...(this.#covering.get(id) ?? [])].sort((a, b) => (keen.get(b) ?? 0) - (keen.get(a) ?? 0));
    if (covering.length === 0) return null;
    for (const fresh of [false, true]) {
      const tests = fresh ? await this.#load() : (this.#live ?? (await this.#load()));
      this.#live = tests;
      const by = await this.#firstOf(tests, covering, id);
      const test = by === null ? undefined : tests[by];
      if (by === null || test === undefined) continue;
      if (!fresh && !(await this.#switched(undefined, test))) continue;
      keen.set(by, (keen.get(by) ?? 0) + 1);
      return test.name;
    }
    return null;
  }

  /** @param {readonly Test[]} tests @param {readonly number[]} covering @param {string} id */
  async #firstOf(tests, covering, id) {
    for (const i of covering) {
      const test = tests[i];
      if (test !== undefined && !(await this.#switched(id, test))) return i;
    }
    return null;
  }

  /** Does the test pass with this mutant on, or with none? @param {string | undefined} id @param {Test} test */
  async #switched(id, test) {
    this.#switches.activeMutant = id;
    this.#switches.hitCount = 0;
    try {
      return await passes(test);
    } finally {
      this.#switches.activeMutant = undefined;
      this.#switches.hitCount = undefined;
    }
  }
}

/** @param {Test} test */
async function passes({ before, after, body }) {
  try {
    for (const each of before) await each();
    await body();
    for (const each of after) await each();
    return true;
  } catch {
    return false;
  }
}
