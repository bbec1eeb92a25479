import type { SavedTable } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { Keeper, type Trouble } from './keeper';
import type { RecordChange } from './record';
import type { Kept } from './store';

const change = {} as RecordChange;
const table = (seq: number) => ({ seq }) as SavedTable;

/** A store that another tab shares. */
function shared(revision = 0) {
  const writes: [revision: number, seq: number][] = [];
  const state = { revision, failing: false };
  const save = async (_id: string, known: number, saved: SavedTable): Promise<Kept> => {
    await Promise.resolve();
    if (state.failing) throw new Error('The disk is full.');
    if (known !== state.revision) return 'changed';
    state.revision++;
    writes.push([known, saved.seq]);
    return 'kept';
  };
  return { state, writes, store: { save } };
}

function keeping(store: ReturnType<typeof shared>, revision = 0) {
  const troubles: Trouble[] = [];
  return { troubles, keeper: new Keeper(store.store, 'm', revision, (t) => troubles.push(t)) };
}

describe('a keeper', () => {
  it('writes the newest state and leaves out what was passed by', async () => {
    const store = shared();
    const { keeper, troubles } = keeping(store);
    keeper.keep(table(1), change);
    keeper.keep(table(2), change);
    keeper.keep(table(3), change);
    await keeper.settled();
    keeper.keep(table(4), change);
    await keeper.settled();
    expect(store.writes).toEqual([
      [0, 1],
      [1, 3],
      [2, 4],
    ]);
    expect(troubles).toEqual([]);
  });

  it('never writes over another tab, and says so once', async () => {
    const store = shared();
    const { keeper, troubles } = keeping(store);
    store.state.revision = 5;
    keeper.keep(table(1), change);
    await keeper.settled();
    keeper.keep(table(2), change);
    await keeper.settled();
    expect(troubles).toEqual(['changed']);
    expect(store.writes).toEqual([]);
  });

  it('tries again at the next save when the browser refused one', async () => {
    const store = shared();
    const { keeper, troubles } = keeping(store);
    store.state.failing = true;
    keeper.keep(table(1), change);
    await keeper.settled();
    store.state.failing = false;
    keeper.keep(table(2), change);
    await keeper.settled();
    expect(troubles).toEqual(['failed']);
    expect(store.writes).toEqual([[0, 2]]);
  });
});
