/** The 64 letters that may stand in a web address as they are. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as text, six bits to a letter. */
export function toLetters(bytes: readonly number[]): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += LETTERS[(held >> bits) & 63];
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + LETTERS[(held << (6 - bits)) & 63];
}

/** The bytes of a text; null if it holds any other letter. Bits left over are dropped. */
export function fromLetters(text: string): number[] | null {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    held = (held << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  return bytes;
}
