import type { Calls } from '@sandtable/wire';
import type { Store } from '../../store/store';
import type { Hub } from '../hub';
import { type Answer, no, says, yes } from '../refusal';
import { heldBy } from './keyring';
import type { Seating } from './seating';

interface PersonalParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly seating: Seating;
}

/** What a person has left behind at a table, for that person alone: there are no accounts to look it up by. */
export class Personal {
  constructor(private readonly parts: PersonalParts) {}

  /** Name, answers, what they said, and where they want to be told. */
  async mine({ key: secret }: Calls['mine']): Promise<Answer<unknown>> {
    const { store } = this.parts;
    const key = await heldBy(store, secret);
    if (!key.ok) return key;
    const { id, match, seat, name, seen, choice } = key.value;
    const archive = await store.archive(match);
    if (archive === null) return no('closed-table', says.tableGone);
    const entries = archive.entries.map(({ n, at, body }) => ({ n, at, entry: JSON.parse(body) as { who?: string } }));
    return yes({
      match,
      seat,
      name,
      seen,
      choice,
      answers: entries.filter(({ entry }) => entry.who === id),
      chat: archive.chat.filter((line) => line.key === id),
      notices: archive.pushes.filter((push) => push.key === id),
    });
  }

  /** They get up, and their name, their chat and their subscriptions go. Answers stay: they are the others' match as well. */
  async forget({ key: secret }: Calls['forget']): Promise<Answer<unknown>> {
    const { store, hub, seating } = this.parts;
    const key = await heldBy(store, secret);
    if (!key.ok) return key;
    const { id, match } = key.value;
    await seating.leave({ key: secret });
    await store.forget(match, id);
    // what is in memory still has the name
    await hub.forget(match, 'Somebody has left this table for good; come back to it.');
    await store.poke(match, 'table');
    return yes(null);
  }
}
