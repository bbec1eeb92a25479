import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const FOLDER = join(ROOT, 'packages', '2gm', 'content', 'scenarios');

/** What the tables tell of a scenario. */
export interface Told {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly south: { readonly nation: string };
  readonly north: { readonly nation: string };
}

/** The scenarios of an edition, by their files. */
export function scenarios(edition: string): Told[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Told)
    .filter((told) => told.edition === edition);
}
