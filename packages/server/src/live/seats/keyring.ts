import type { KeyRow } from '../../store/rows';
import type { Store } from '../../store/store';
import { type Answer, no, says, yes } from '../refusal';
import { hashOf } from './secrets';

/** The seat whose key this is. */
export async function heldBy(store: Store, secret: string): Promise<Answer<KeyRow>> {
  const key = await store.keyByHolder(hashOf(secret));
  return key?.role === 'seat' ? yes(key) : no('unknown-key', says.seatGone);
}

/** The table whose owner has this key. */
export async function ownedBy(store: Store, secret: string): Promise<Answer<KeyRow>> {
  const key = await store.keyByHolder(hashOf(secret));
  return key?.role === 'owner' ? yes(key) : no('unknown-key', says.notTheOwner);
}

/** A seat of the table whose owner has this key. */
export async function seatOfOwner(store: Store, secret: string, seat: number): Promise<Answer<KeyRow>> {
  const owner = await ownedBy(store, secret);
  if (!owner.ok) return owner;
  const keys = await store.keys(owner.value.match);
  const key = keys.find((k) => k.role === 'seat' && k.seat === seat);
  return key === undefined ? no('unknown-seat', says.seatWithoutLink(seat)) : yes(key);
}
