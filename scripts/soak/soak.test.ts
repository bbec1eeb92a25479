import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContractFault, type ContractReport, type ContractRun } from '@sandtable/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTRACTS } from './contracts';
import { reportBroken } from './crash';
import { Broken, soakGame } from './soak';

const clock = () => 0;
const report = (part: Partial<ContractReport>): ContractReport => ({
  matches: 0,
  decisions: 0,
  longest: 0,
  steps: 0,
  rules: 0,
  missing: [],
  ...part,
});

describe('soakGame', () => {
  it('adds up the seeds; only what all of them missed is missing', () => {
    const runs: ContractRun[] = [];
    const reports = [
      report({ matches: 2, decisions: 30, longest: 20, missing: ['a', 'b'] }),
      report({ matches: 3, decisions: 40, longest: 15, missing: ['b', 'c'] }),
    ];
    const seen: unknown[] = [];
    const figures = soakGame(
      (run) => {
        runs.push(run);
        const next = reports[runs.length - 1] ?? report({});
        run.onProgress?.(next);
        return next;
      },
      { matches: 3, perMatch: 7, every: 2, seeds: 2, seed: 'x' },
      1000,
      clock,
      (seed, soFar) => seen.push([seed, soFar]),
    );
    expect(figures).toEqual({ matches: 5, decisions: 70, longest: 20, missing: ['b'], milliseconds: 0 });
    expect(
      runs.map(({ seed, matches, perMatch, every, milliseconds }) => [seed, matches, perMatch, every, milliseconds]),
    ).toEqual([
      ['x 1', 3, 7, 2, 500],
      ['x 2', 3, 7, 2, 500],
    ]);
    expect(seen).toEqual([
      ['x 1', { matches: 2, decisions: 30 }],
      ['x 2', { matches: 5, decisions: 70 }],
    ]);
  });

  it('plays the toy game', () => {
    const toy = CONTRACTS.toy;
    if (toy === undefined) throw new Error('the toy game is gone');
    const { matches, decisions } = soakGame(
      toy,
      { matches: 2, perMatch: 1e9, every: 1, seeds: 1, seed: 'x' },
      1e9,
      clock,
      () => undefined,
    );
    expect(matches).toBe(2);
    expect(decisions).toBeGreaterThan(10);
  });
});

describe('a broken contract', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sandtable-soak-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function breakWith(error: unknown): Broken {
    const options = { matches: 1, perMatch: 1e9, every: 1, seeds: 2, seed: 'north wind' };
    const contract = () => {
      throw error;
    };
    try {
      soakGame(contract, options, 1, clock, () => undefined);
    } catch (broken) {
      if (broken instanceof Broken) return broken;
    }
    throw new Error('nothing broke');
  }

  it('leaves the replay and says how to open it', () => {
    const fault = new ContractFault('undo', 'the state differs');
    fault.replay = {
      format: 'sandtable-replay',
      formatVersion: 1,
      ruleset: 'toy',
      version: '1',
      content: '',
      setup: {},
      seed: 'north wind 1',
      dice: 'seeded',
      answers: [],
      draws: [],
      checkpoints: [],
      result: null,
    };
    const sentence = reportBroken(root, 'toy', breakWith(fault));
    const file = '.cache/crashes/toy-undo-north-wind-1.json';
    expect(sentence).toContain('toy broke its contract with seed "north wind 1": undo: the state differs');
    expect(sentence).toContain(`npx sandtable replay ${file} show`);
    expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toEqual(fault.replay);
  });

  it('without a replay still names the seed', () => {
    expect(reportBroken(root, 'toy', breakWith(new ContractFault('coverage', 'x')))).toContain(
      '"north wind 1": coverage: x',
    );
    expect(existsSync(join(root, '.cache'))).toBe(false);
  });

  it('does not dress up an error of its own as a fault of the rules', () => {
    const error = new TypeError('bug in the testkit');
    expect(() => reportBroken(root, 'toy', breakWith(error))).toThrow(error);
  });
});
