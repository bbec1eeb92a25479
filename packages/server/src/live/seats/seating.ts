import type { Authority, Occupant } from '@sandtable/host';
import type { Calls, Planned } from '@sandtable/wire';
import type { KeyRow } from '../../store/rows';
import type { Store } from '../../store/store';
import type { Hub } from '../hub';
import type { Notices } from '../notices';
import { type Answer, no, says, yes } from '../refusal';
import { hasSeats, keptOf } from '../table-card';
import type { Tables } from '../tables';
import { occupantAt, seatsHeldWith } from './held-seats';
import { heldBy, seatOfOwner } from './keyring';
import { hashOf, newSecret } from './secrets';

/** A choice is a few names and numbers, not a book. */
const CHOICE_LENGTH = 4000;

export interface SeatingParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly tables: Tables;
  readonly notices: Notices;
}

/** Who sits where: everything that is done with one seat rather than in its match. */
export class Seating {
  constructor(private readonly parts: SeatingParts) {}

  /** The first who brings the link has the seat; when all seats are taken the match begins. */
  async claim({ key: secret, name, chance }: Calls['claim']): Promise<Answer<unknown>> {
    const wanted = await this.parts.store.keyByLink(hashOf(secret));
    if (wanted === null) return no('unknown-key', says.linkGone);
    if (wanted.role !== 'seat') return no('not-allowed', says.linkForWatching);
    return this.take(wanted, name, chance);
  }

  /** A free seat of a table in the public list, without a link: its owner has asked whoever comes. */
  async join({ match, name, chance }: Calls['join']): Promise<Answer<unknown>> {
    const { store } = this.parts;
    const row = await store.match(match);
    if (row === null || row.listed !== 1 || row.phase !== 'waiting') {
      return no('closed-table', says.noFreeSeat);
    }
    for (const key of await store.keys(match)) {
      if (key.role !== 'seat' || key.holder !== null) continue;
      const taken = await this.take(key, name, chance);
      // somebody was quicker: perhaps there is another seat
      if (taken.ok || taken.code !== 'taken') return taken;
    }
    return no('taken', says.allTaken);
  }

  private async take(wanted: KeyRow, name: string, chance: string): Promise<Answer<unknown>> {
    const { store, hub, tables } = this.parts;
    const before = await store.match(wanted.match);
    if (before === null || before.phase === 'closed') return no('closed-table', says.tableClosed);
    const holder = newSecret();
    const key = await store.claim(wanted.link, hashOf(holder), name, before.base === null ? chance : wanted.chance);
    if (key === null) return no('taken', says.seatTaken);
    if (before.base === null) await tables.begin(key.match);
    else await this.seat(key, (planned, seat) => occupantAt(planned, seat, key));
    hub.dismiss(key.match, 'This seat is played on another device now.', key.id);
    await hub.tellTable(key.match);
    return yes({ match: key.match, seat: key.seat, key: holder, name });
  }

  /** What the seat will play, where the table leaves that to the seats. */
  async choose({ key: secret, choice }: Calls['choose']): Promise<Answer<unknown>> {
    const { store, hub, tables } = this.parts;
    const key = await heldBy(store, secret);
    if (!key.ok) return key;
    const row = await store.match(key.value.match);
    if (row === null || row.phase !== 'waiting') return no('not-allowed', says.begunAlready);
    const { choices, setup } = keptOf(row);
    if (choices === 'fixed' || !hasSeats(setup)) return no('not-allowed', says.nothingToChoose);
    const text = choice === null ? null : JSON.stringify(choice);
    if (text !== null && text.length > CHOICE_LENGTH) return no('malformed', says.choiceTooLong);
    const may = text === null ? yes(null) : await tables.mayChoose(row, key.value.seat, text);
    if (!may.ok) return may;
    await store.setChoice(key.value.id, text);
    await hub.tellTable(key.value.match);
    return yes(null);
  }

  /** The holder is content with what is on the table; when everybody is, the match begins. */
  async ready({ key: secret, ready }: Calls['ready']): Promise<Answer<unknown>> {
    const { store, hub, tables } = this.parts;
    const key = await heldBy(store, secret);
    if (!key.ok) return key;
    const { id, match } = key.value;
    const row = await store.match(match);
    if (row === null || row.phase !== 'waiting') return no('not-allowed', says.begunAlready);
    await store.setReady(id, ready);
    const begun = ready ? await tables.begin(match) : yes(null);
    // what they have chosen does not go together: whoever was last has to think again
    if (!begun.ok) await store.setReady(id, false);
    await hub.tellTable(match);
    return begun;
  }

  /** A link to the holder's own seat, for another device. This one keeps the seat until it is used. */
  async move({ key: secret }: Calls['move']): Promise<Answer<unknown>> {
    const key = await heldBy(this.parts.store, secret);
    if (!key.ok) return key;
    const link = newSecret();
    await this.parts.store.relink(key.value.id, hashOf(link));
    return yes({ link });
  }

  /** The holder gets up. The owner can ask somebody else, or hand the seat to an opponent. */
  async leave({ key: secret }: Calls['leave']): Promise<Answer<unknown>> {
    const key = await heldBy(this.parts.store, secret);
    if (!key.ok) return key;
    await this.empty(key.value, newSecret());
    return yes(null);
  }

  /** The holder wants to be told when it is their turn and they are not looking. */
  async notify({ key: secret, endpoint, p256dh, auth, quiet }: Calls['notify']): Promise<Answer<unknown>> {
    const { store, notices } = this.parts;
    const key = await heldBy(store, secret);
    if (!key.ok) return key;
    if (!notices.isKnown(endpoint)) return no('not-allowed', says.noNoticesThere);
    const { id, match } = key.value;
    const push = { id: pushId(id, endpoint), match, key: id, endpoint, p256dh, auth };
    await store.putPush({ ...push, quietFrom: quiet.from, quietTo: quiet.to });
    return yes(null);
  }

  async unnotify({ key: secret, endpoint }: Calls['unnotify']): Promise<Answer<unknown>> {
    const key = await heldBy(this.parts.store, secret);
    if (!key.ok) return key;
    await this.parts.store.dropPush(pushId(key.value.id, endpoint));
    return yes(null);
  }

  /** The owner asks somebody else: a new link, and whoever had the seat has it no longer. */
  async relink({ owner, seat }: Calls['relink']): Promise<Answer<unknown>> {
    const key = await seatOfOwner(this.parts.store, owner, seat);
    if (!key.ok) return key;
    const link = newSecret();
    await this.empty(key.value, link);
    return yes({ link });
  }

  /** An opponent of the game plays the seat from now on. */
  async hand({ owner, seat, opponent }: Calls['hand']): Promise<Answer<unknown>> {
    const { store, hub } = this.parts;
    const key = await seatOfOwner(store, owner, seat);
    if (!key.ok) return key;
    const row = await store.match(key.value.match);
    if (row === null || row.base === null) return no('not-begun', says.notBegun);
    const done = await this.seat(key.value, () => ({ by: 'opponent', name: opponent }));
    if (!done.ok) return done;
    await store.relink(key.value.id, hashOf(newSecret()), null);
    hub.dismiss(key.value.match, 'An opponent plays this seat now.', key.value.id);
    await hub.tellTable(key.value.match);
    return yes(null);
  }

  async mute({ owner, seat, muted }: Calls['mute']): Promise<Answer<unknown>> {
    const key = await seatOfOwner(this.parts.store, owner, seat);
    if (!key.ok) return key;
    await this.parts.store.setMuted(key.value.id, muted);
    return yes(null);
  }

  /** Another occupant of every seat of the key, each as an entry of the match. */
  private async seat(key: KeyRow, who: (planned: Planned, seat: number) => Occupant): Promise<Answer<null>> {
    const { store, hub } = this.parts;
    const row = await store.match(key.match);
    const authority = await hub.authority(key.match);
    if (row === null || authority === null) return yes(null);
    const { seats } = keptOf(row);
    for (const seat of seatsHeldWith(seats, key.seat)) {
      const planned = seats[seat];
      const done = planned === undefined ? yes(null) : await this.seatOne(authority, seat, who(planned, seat));
      if (!done.ok) return done;
    }
    return yes(null);
  }

  private async seatOne(authority: Authority, seat: number, occupant: Occupant): Promise<Answer<null>> {
    const cmd = newSecret();
    for (let attempt = 0; ; attempt++) {
      const command = { who: 'table', cmd, at: authority.last };
      const done = await authority.order(
        command,
        () => 0,
        (table) => table.seat(seat, occupant),
        (seq) => seq,
      );
      if (done.ok) return yes(null);
      // another node was first: what is wanted holds all the same
      if (done.code !== 'stale' || attempt > 20) return done;
    }
  }

  private async empty(key: KeyRow, link: string): Promise<void> {
    const { store, hub } = this.parts;
    await store.relink(key.id, hashOf(link), null);
    await this.seat(key, () => ({ by: 'nobody' }));
    hub.dismiss(key.match, 'This seat is no longer yours.', key.id);
    await hub.tellTable(key.match);
  }
}

/** A device has one subscription for a seat. */
function pushId(key: string, endpoint: string): string {
  return hashOf(`${key} ${endpoint}`);
}
