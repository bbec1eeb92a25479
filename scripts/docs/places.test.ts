import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PACKAGES = readdirSync(resolve(ROOT, 'packages')).join('|');

/** `aces/src/turn/turn.ts` and the like, with or without `packages/` before it; a place with a gap in it names many. */
const PLACE = new RegExp(
  `\`(?:packages/)?((?:${PACKAGES})/(?:src|e2e|book|words|content|test|corpus|bin)/[^\`<*{ ]+)\``,
  'g',
);
const SCRIPT = /`((?:scripts|docs)\/[^`<*{ ]+)`/g;

function below(folder: string): string[] {
  return readdirSync(resolve(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? below(path) : path.endsWith('.md') ? [path] : [];
  });
}

/** Places a page names that are not there. */
function missing(text: string): string[] {
  const named = [
    ...[...text.matchAll(PLACE)].map(([, place = '']) => `packages/${place}`),
    ...[...text.matchAll(SCRIPT)].map(([, place = '']) => place),
  ];
  return named.filter((place) => !existsSync(resolve(ROOT, place)));
}

describe('every file and folder that a page of ours names', () => {
  it.each([...below('docs'), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'])('is there: %s', (page) => {
    expect(missing(readFileSync(resolve(ROOT, page), 'utf8'))).toEqual([]);
  });

  it('is looked for, and told when it is not', () => {
    expect(
      missing('`kernel/src/gone.ts`, `packages/2gm/src/attack`, `aces/src/<room>/x.ts`, `scripts/gone.mjs`'),
    ).toEqual(['packages/kernel/src/gone.ts', 'scripts/gone.mjs']);
  });
});
