import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Below the root, with forward slashes on every system. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
}

/** A book states its rules; that is neither carrying them out nor proving them. */
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'fixtures', 'golden', 'book', 'book.json', 'book.ts']);
const TEST = /\.test\.ts$/;

/** The TypeScript and JSON files below some folders of a project, sorted; a missing folder has none. */
export function sourceFiles(root: string, folders: readonly string[]): SourceFile[] {
  const paths = folders.flatMap((folder) => pathsBelow(root, folder)).sort((a, b) => (a < b ? -1 : 1));
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8'), isTest: TEST.test(path) }));
}

function pathsBelow(root: string, folder: string): string[] {
  let entries: ReturnType<typeof entriesOf>;
  try {
    entries = entriesOf(join(root, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return pathsBelow(root, path);
    return entry.isFile() && /\.(ts|json)$/.test(entry.name) ? [path] : [];
  });
}

function entriesOf(path: string) {
  return readdirSync(path, { withFileTypes: true });
}
