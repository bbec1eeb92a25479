import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, wherever it was cloned to. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const APP = join(ROOT, 'packages', 'app');
export const APP_DIST = join(APP, 'dist');
/** Scratch files of the tools; ignored by git. */
export const CACHE = join(ROOT, '.cache');
export const SANDTABLE = join(ROOT, 'packages', 'cli', 'bin', 'sandtable.mjs');
