import type { SavedTable } from '@sandtable/host';
import { describe, expect, it } from 'vitest';
import { Keeper, type Trouble } from './keeper';
import type { RecordChange } from './record';
import type { Kept } from './store';

const after = (answers: number) => ({ answers }) as RecordChange;
const change = after(0);
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
  const kept: number[] = [];
  const keeper = new Keeper(
    store.store,
    'm',
    revision,
    (t) => troubles.push(t),
    (answers) => kept.push(answers),
  );
  return { troubles, kept, keeper };
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

  it('tells what is safely written, and nothing that is not', async () => {
    const store = shared();
    const { keeper, kept } = keeping(store);
    keeper.keep(table(1), after(7));
    keeper.keep(table(2), after(8));
    keeper.keep(table(3), after(9));
    expect(kept).toEqual([]);
    await keeper.settled();
    expect(kept).toEqual([7, 9]);
    store.state.failing = true;
    keeper.keep(table(4), after(10));
    await keeper.settled();
    expect(kept).toEqual([7, 9]);
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
