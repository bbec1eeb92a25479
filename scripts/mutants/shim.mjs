import { GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import * as chai from 'chai';

/**
 * What the tests of a ruleset use of Vitest, for one process in which they run again and again: the same `expect`, and lists in the
 * place of a runner. A mutant is a switch in the code, so nothing has to be started anew for it.
 * @typedef {{ readonly name: string, readonly before: (() => unknown)[], readonly after: (() => unknown)[], readonly body: () => unknown }} Test
 */
chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @param {unknown} value @param {string} [message] */
const check = (value, message) => chai.expect(value, message);

export const expect = /** @type {any} */ (Object.assign(check, chai.expect));
// the matchers of the testkit
expect.extend = (/** @type {object} */ matchers) => /** @type {any} */ (chai.expect).extend(expect, matchers);
setState({ assertionCalls: 0, isExpectingAssertions: false, environment: 'node' }, expect);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });

/** @type {Test[]} */
export const tests = [];
/** @type {string[]} */
const path = [];
/** @type {(() => unknown)[]} */
let before = [];
/** @type {(() => unknown)[]} */
let after = [];

/** @param {string} name @param {() => void} body */
export function describe(name, body) {
  const outer = [before, after];
  [before, after] = [[...before], [...after]];
  path.push(name);
  body();
  path.pop();
  [before = [], after = []] = outer;
}

/** @param {string} name @param {...unknown} rest the body, before or behind its options */
export function it(name, ...rest) {
  const body = /** @type {() => unknown} */ (rest.find((each) => typeof each === 'function'));
  tests.push({ name: [...path, name].join(' > '), before, after, body });
}

/** @param {(name: string, body: () => void) => void} one */
const eachOf =
  (one) =>
  (/** @type {readonly unknown[]} */ rows) =>
  (/** @type {string} */ name, /** @type {(...row: any[]) => void} */ body) => {
    rows.forEach((row, i) => {
      one(`${name} (${i + 1})`, () => body(...(Array.isArray(row) ? row : [row])));
    });
  };

describe.each = eachOf(describe);
it.each = eachOf(it);

/** @param {() => unknown} body */
export const beforeEach = (body) => void before.push(body);
/** @param {() => unknown} body */
export const afterEach = (body) => void after.push(body);
