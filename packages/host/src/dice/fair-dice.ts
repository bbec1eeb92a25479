import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Draw, type Result, success } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { fails, says } from '../says';

/**
 * Dice that nobody at the table can know or bend, and that anybody can check afterwards. Whoever keeps the match draws a secret
 * and shows its hash; then every seat adds randomness of its own; all draws follow from all of it. When the match is over the
 * secret is shown: it fits the hash, and every die and every shuffle can be worked out again.
 */

const hexOf = (least: number, most: number) =>
  z.string().check(z.regex(new RegExp(`^([0-9a-f]{2}){${least},${most}}$`)));
/** 256 bits. */
const SecretShape = hexOf(32, 32);
/** 128 to 512 bits that a seat has drawn by itself. */
const ContributionShape = hexOf(16, 64);
/** Dice have few kinds; shuffles have one for every size of a deck. */
const MOST_KINDS = 256;

/** Everything the draws follow from. Before the match is over the secret is nobody's but the keeper's. */
export const StakesShape = z.strictObject({
  /** Names the match, so that the same secret would give another one other dice. */
  match: z.string().check(z.minLength(1), z.maxLength(80)),
  secret: SecretShape,
  /** What each seat has added, null for one that nobody plays. */
  contributions: z.array(z.nullable(ContributionShape)).check(z.maxLength(16)),
  /** So many draws of each kind had fallen before there was a secret: the match was begun at another table. */
  before: z.optional(z.array(z.tuple([z.int(), z.int().check(z.minimum(1))])).check(z.maxLength(MOST_KINDS))),
});
export type Stakes = Readonly<z.infer<typeof StakesShape>>;

const COMMIT = utf8ToBytes('sandtable/dice/1/commitment/');
const KEY = 'sandtable/dice/1/key';
const DRAW = utf8ToBytes('sandtable/dice/1/draw/');
const WORD = 4;
const WORDS = 8;
const ALL = 2 ** 32;

/** What is shown before anybody adds anything: it binds the keeper to the secret without telling it. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(joined(COMMIT, hexToBytes(secret))));
}

/** The key of all draws of a match. */
export function drawKey({ match, secret, contributions }: Stakes): Uint8Array {
  // a list of plain texts has one spelling as JSON, so two different tables never sign the same text
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify([KEY, match, contributions])));
}

/** The generator in the state moves on with every draw; what it would say must not say anything about the key. */
export function seedUnder(key: Uint8Array): string {
  return bytesToHex(hmac(sha256, key, utf8ToBytes('sandtable/dice/1/seed'))).slice(0, 32);
}

/**
 * The `n`-th draw of a kind, from 0: the face of a die with `kind` sides, or an index in a shuffle of `-kind`. Every kind has
 * a row of its own, so that what was taken back and answered otherwise shows nothing of what is still to fall.
 */
export function drawAt(key: Uint8Array, kind: number, n: number): number {
  const range = Math.abs(kind);
  if (!Number.isInteger(kind) || range < 1) throw new RangeError(`There is no draw of the kind ${kind}.`);
  const limit = ALL - (ALL % range);
  for (let block = 0; ; block++) {
    const bytes = signed(key, joined(DRAW, utf8ToBytes(`${kind}/${n}/${block}`)));
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let i = 0; i < WORDS; i++) {
      const word = words.getUint32(i * WORD);
      // the incomplete last block of the range would favour small numbers
      if (word < limit) return (word % range) + (kind > 0 ? 1 : 0);
    }
  }
}

/** What these draws leave to be said about a match that goes on from them. */
export function drawsBefore(draws: readonly Draw[]): NonNullable<Stakes['before']> {
  const kinds = new Map<number, number>();
  for (const [kind] of draws) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return [...kinds];
}

/**
 * Whether these are the draws that follow from the stakes, and the stakes those that were committed to. Gives back how many there are;
 * those that fell before there was a secret are not among them.
 */
export function checkDraws(draws: readonly Draw[], stakes: Stakes, commitment: string): Result<number> {
  if (commitmentOf(stakes.secret) !== commitment) {
    return fails('secret', says.otherSecret);
  }
  const key = drawKey(stakes);
  const fallen = new Map<number, number>();
  const before = new Map(stakes.before);
  let checked = 0;
  for (const [i, [kind, value]] of draws.entries()) {
    const n = fallen.get(kind) ?? 0;
    fallen.set(kind, n + 1);
    if (n < (before.get(kind) ?? 0)) continue;
    const expected = drawAt(key, kind, n);
    if (value !== expected) return fails(`draws/${i}`, says.otherDraw(expected, value));
    checked++;
  }
  return success(checked);
}

/** What has been done with a key is half of every signature by it, and done once. */
const begun = new WeakMap<Uint8Array, ReturnType<typeof hmac.create>>();

function signed(key: Uint8Array, message: Uint8Array): Uint8Array {
  const known = begun.get(key) ?? hmac.create(sha256, key);
  begun.set(key, known);
  return known.clone().update(message).digest();
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}
