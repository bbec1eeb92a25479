import type { Calls } from '@sandtable/wire';
import type { KeyRow, MatchRow } from '../../store/rows';
import type { Store } from '../../store/store';
import type { Hub } from '../hub';
import { type Answer, no, says, yes } from '../refusal';
import { handedSecret, hashOf, newDiceSecret, newId, newSecret } from '../seats/secrets';
import { chosenSetup, hasSeats, type Kept, keptOf } from '../table-card';
import type { Tables } from '../tables';

interface RematchParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly tables: Tables;
}

/**
 * The same table again for those who sat at it. The first who asks makes it; everybody else who asks is led to the same one. Links are not
 * kept anywhere: they follow from a secret of the new table and from who asks, and so can be told to each of them at any time.
 */
export class Rematch {
  constructor(private readonly parts: RematchParts) {}

  async again({ key: secret, swap }: Calls['rematch']): Promise<Answer<unknown>> {
    const { store } = this.parts;
    const key = await store.keyByHolder(hashOf(secret));
    if (key === null) return no('unknown-key', says.neverSat);
    const row = await store.match(key.match);
    if (row === null || row.phase === 'closed') return no('closed-table', says.tableClosed);
    if (row.phase !== 'over') return no('not-over', says.notOver);
    const next = await this.follow(row, swap);
    return next.ok ? handOut(next.value, key) : next;
  }

  /** The table that follows; of several who make one, the first one's is used. */
  private async follow(row: MatchRow, swap: Calls['rematch']['swap']): Promise<Answer<MatchRow>> {
    const { store, hub, tables } = this.parts;
    const known = row.next === null ? null : await store.match(row.next);
    if (known !== null) return yes(known);
    const keys = await store.keys(row.id);
    const match = newId();
    const kept = nextTable(keptOf(row), keys, swap);
    const { handing } = kept;
    const seats = kept.seats.map((_, seat) => handedSecret(handing, match, `seat ${seat}`));
    const made = await tables.again(match, row, kept, {
      owner: handedSecret(handing, match, 'owner'),
      watch: handedSecret(handing, match, 'watch'),
      links: seats,
    });
    if (!made.ok) return made;
    if (!(await store.setNext(row.id, match))) await store.remove(match);
    await hub.tellTable(row.id);
    const { next } = (await store.match(row.id)) ?? row;
    const found = next === null ? null : await store.match(next);
    return found === null ? no('closed-table', says.nextGone) : yes(found);
  }
}

function handOut(row: MatchRow, { role, seat: before }: KeyRow): Answer<unknown> {
  const { handing = '', seats, moved = false } = keptOf(row);
  const seat = role === 'seat' && moved ? nextSeat(seats, before) : before;
  const link = handedSecret(handing, row.id, role === 'seat' ? `seat ${seat}` : 'owner');
  return yes({ match: row.id, seat, link, watch: handedSecret(handing, row.id, 'watch') });
}

/** The set-up of the next match. What seats had chosen is on the table from the start. */
function nextTable(
  // it begins anew, wherever the match before had begun
  { from: _, view: __, ...kept }: Kept,
  keys: readonly KeyRow[],
  swap: Calls['rematch']['swap'],
): Kept & { readonly handing: string } {
  const setup = chosenSetup(kept.setup, keys);
  const isTurned = swap === 'armies' && hasSeats(setup);
  return {
    ...kept,
    secret: newDiceSecret(),
    handing: newSecret(),
    setup: isTurned ? { ...setup, seats: turned(setup.seats, kept.seats) } : setup,
    moved: swap === 'seats',
  };
}

/** The next seat that is played by a person, clockwise. */
function nextSeat(seats: Kept['seats'], seat: number): number {
  for (let step = 1; step <= seats.length; step++) {
    const next = (seat + step) % seats.length;
    if (seats[next]?.by === 'link') return next;
  }
  return seat;
}

/** Everybody gets the army of the person who sat before them. */
function turned(armies: readonly unknown[], seats: Kept['seats']): unknown[] {
  const out = [...armies];
  for (const [seat, army] of armies.entries()) if (seats[seat]?.by === 'link') out[nextSeat(seats, seat)] = army;
  return out;
}
