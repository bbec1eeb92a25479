import { readdirSync } from 'node:fs';
import { describe, it } from 'vitest';
import { file } from './table.fixture';
import { expectTold } from './told.fixture';

const STORE = new URL('./golden/situations.txt', import.meta.url);
const names = readdirSync(new URL('../../test/positions/', import.meta.url))
  .filter((name) => name.startsWith('solo-'))
  .map((name) => name.slice('solo-'.length, -'.yaml'.length))
  .sort();

/** Every situation on file, told whole: what comes first, what was weighed, and every row that took part. */
describe('the situations of the books', () => {
  it.each(names)('%s is played and told as on file', (name) => expectTold(STORE, names, name, file(name), true));
});
