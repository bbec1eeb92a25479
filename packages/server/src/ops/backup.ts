import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Refused } from '../refused';
import { TABLES } from '../store/rows';
import type { AnyRow, Store } from '../store/store';

const FORMAT = 'sandtable-backup';
const VERSION = 1;

/** Writes everything the store holds, as of one moment, into a file; gives back how many rows. */
export async function backup(store: Store, file: string): Promise<number> {
  // written beside and renamed: a backup that was not finished is none
  const temporary = `${file}.part`;
  let rows = 0;
  async function* lines(): AsyncIterable<string> {
    const line = (part: unknown) => `${JSON.stringify(part)}\n`;
    yield line({ format: FORMAT, version: VERSION });
    for await (const row of store.dump()) {
      rows += 1;
      yield line(row);
    }
    yield line({ end: rows });
  }
  try {
    await pipeline(lines, createGzip(), createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
    renameSync(temporary, file);
    return rows;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Refused(`${file} cannot be written: ${(error as Error).message}`);
  }
}

/** Fills an empty store from such a file, all or nothing; gives back how many rows. */
export async function restore(store: Store, file: string): Promise<number> {
  let rows = 0;
  async function* read(): AsyncIterable<AnyRow> {
    let isWhole = false;
    const source = createReadStream(file);
    const unzip = createGunzip();
    source.on('error', (error) => unzip.destroy(error));
    for await (const line of createInterface({ input: source.pipe(unzip), crlfDelay: Number.POSITIVE_INFINITY })) {
      const part = JSON.parse(line) as Partial<AnyRow> & { format?: unknown; version?: unknown; end?: unknown };
      if (part.format !== undefined) {
        if (part.format !== FORMAT || part.version !== VERSION) throw new Error('this is not a backup of Sandtable');
      } else if (part.end !== undefined) {
        isWhole = part.end === rows;
      } else if (TABLES.some((table) => table === part.table)) {
        rows += 1;
        yield part as AnyRow;
      } else {
        throw new Error(`line ${rows + 2} is no row`);
      }
    }
    if (!isWhole) throw new Error('the file is cut off');
  }
  try {
    await store.fill(read());
    return rows;
  } catch (error) {
    throw new Refused(`${file} was not restored: ${(error as Error).message}`);
  }
}
