import { createHash, randomBytes } from 'node:crypto';

/** 128 bits for a link or a device: 22 letters. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** What is kept of a secret. It has 128 bits of chance, so a plain hash cannot be searched. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(`sandtable/key/1/${secret}`).digest('base64url');
}

/** The public name of a match. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 bits for the dice, as the host wants them. */
export function newDiceSecret(): string {
  return randomBytes(32).toString('hex');
}

/** A link that can be told again to whoever it was made for, without being kept. */
export function handedSecret(handing: string, match: string, whose: string): string {
  const hash = createHash('sha256').update(`sandtable/handed/1/${handing}/${match}/${whose}`).digest();
  return hash.subarray(0, 16).toString('base64url');
}
