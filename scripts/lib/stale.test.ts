import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isStale, markBuilt, workspaceClosure } from './stale.mjs';

let root: string;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sandtable-stale-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('workspaceClosure', () => {
  it('follows dependencies step by step, round circles, past strangers', () => {
    put('app/package.json', '{ "dependencies": { "@sandtable/host": "1", "svelte": "5" } }');
    put('host/package.json', '{ "dependencies": { "@sandtable/kernel": "1" } }');
    put('kernel/package.json', '{ "devDependencies": { "@sandtable/app": "1", "@sandtable/gone": "1" } }');
    put('cli/package.json', '{ "dependencies": { "@sandtable/app": "1" } }');
    expect(workspaceClosure(root, 'app')).toEqual(['app', 'host', 'kernel']);
  });
});

describe('fingerprint', () => {
  beforeEach(() => {
    put('packages/app/src/a.ts', 'one');
    put('packages/app/index.html', 'page');
    put('lock.json', '{}');
  });

  const now = () => fingerprint(root, ['lock.json', 'packages/app']);

  it('changes with content, name, a new file and a removed one', () => {
    const seen = [now()];
    put('packages/app/src/a.ts', 'two');
    seen.push(now());
    put('packages/app/src/b.ts', 'three');
    seen.push(now());
    rmSync(join(root, 'packages/app/index.html'));
    seen.push(now());
    put('lock.json', '{ "a": 1 }');
    seen.push(now());
    expect(new Set(seen).size).toBe(5);
  });

  it('does not change with times, tests and what tools leave behind', () => {
    const before = now();
    utimesSync(join(root, 'packages/app/src/a.ts'), new Date(0), new Date(0));
    put('packages/app/src/a.test.ts', 'test');
    put('packages/app/dist/index.html', 'built');
    put('packages/app/node_modules/x/index.js', 'x');
    put('packages/app/e2e/home.spec.ts', 'x');
    expect(now()).toBe(before);
  });

  it('does not mistake a moved border between two files for the same content', () => {
    put('x/a', 'b');
    put('x/c', '');
    const one = fingerprint(root, ['x']);
    put('x/a', '');
    put('x/c', 'b');
    expect(fingerprint(root, ['x'])).not.toBe(one);
  });
});

describe('isStale', () => {
  it('is stale until it was built from these very sources', () => {
    const dist = join(root, 'dist');
    expect(isStale(dist, 'one')).toBe(true);
    put('dist/index.html', 'page');
    expect(isStale(dist, 'one')).toBe(true);
    markBuilt(dist, 'one');
    expect(isStale(dist, 'one')).toBe(false);
    expect(isStale(dist, 'two')).toBe(true);
    rmSync(join(dist, 'index.html'));
    expect(isStale(dist, 'one')).toBe(true);
  });
});
