import type { Calls } from '@sandtable/wire';
import type { Store } from '../../store/store';
import type { Hub } from '../hub';
import { type Answer, no, says, yes } from '../refusal';
import { ownedBy } from './keyring';

/** What the owner of a table may do with all of it. */
export class Owning {
  constructor(private readonly parts: { readonly store: Store; readonly hub: Hub }) {}

  async setListed({ owner, listed }: Calls['list']): Promise<Answer<unknown>> {
    const key = await ownedBy(this.parts.store, owner);
    if (!key.ok) return key;
    await this.parts.store.setListed(key.value.match, listed);
    return yes(null);
  }

  /** Nobody plays on; what was played stays. */
  async close({ owner }: Calls['close']): Promise<Answer<unknown>> {
    const { store, hub } = this.parts;
    const key = await ownedBy(store, owner);
    if (!key.ok) return key;
    const { match } = key.value;
    await store.setPhase(match, 'closed');
    await hub.forget(match, 'The owner has closed this table.');
    await store.poke(match, 'table');
    return yes(null);
  }

  /** Everything that is kept of the table, without the secrets of a match that is still played. */
  async export({ owner }: Calls['export']): Promise<Answer<unknown>> {
    const { store } = this.parts;
    const key = await ownedBy(store, owner);
    if (!key.ok) return key;
    const archive = await store.archive(key.value.match);
    const row = archive?.matches[0];
    if (archive === null || row === undefined) return no('closed-table', says.tableGone);
    if (row.phase === 'waiting' || row.phase === 'running') {
      return no('not-over', says.stillSecret);
    }
    // what others use to get in or to be told is theirs
    const keys = archive.keys.map(({ id, role, seat, name }) => ({ id, role, seat, name }));
    return yes({ ...archive, keys, pushes: [] });
  }

  async remove({ owner }: Calls['delete']): Promise<Answer<unknown>> {
    const { store, hub } = this.parts;
    const key = await ownedBy(store, owner);
    if (!key.ok) return key;
    const { match } = key.value;
    await store.remove(match);
    await hub.forget(match, 'The owner has removed this table.');
    await store.poke(match, 'table');
    return yes(null);
  }
}
