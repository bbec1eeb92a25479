import { nearest } from '@sandtable/kernel';

/** More names than this are a list, not an answer. */
const FEW = 6;

/** What somebody may have meant who typed something that cannot be read. */
interface Guess {
  /** The whole wish, if what was typed is a short form of exactly one. */
  readonly wish: string | null;
  readonly verbs: readonly string[];
}

/** `wishes` is what may be wished now, `near` the commands whose names are like the first word. */
export function guess(text: string, wishes: readonly string[], near: readonly string[] = []): Guess {
  const [typed = '', ...rest] = wordsOf(text);
  const verbs = near.length > 0 ? near : [typed];
  const fits = wishes.filter((wish) => {
    const [verb = '', ...others] = wordsOf(wish);
    return verbs.includes(verb) && rest.length > 0 && shortens(rest, others);
  });
  // one more word, such as what a unit is upgraded with, makes it another wish
  const least = Math.min(...fits.map((wish) => wish.length));
  const plain = fits.filter((wish) => wish.length === least);
  return { wish: plain.length === 1 ? (plain[0] ?? null) : null, verbs: near.slice(0, FEW) };
}

/** The commands that can be given now, in their order; none if they are too many to read. */
export function verbsOf(wishes: readonly string[]): string[] {
  const verbs = [...new Set(wishes.map((wish) => wordsOf(wish)[0] ?? ''))];
  return verbs.length <= FEW ? verbs : [];
}

/** Names of several words are typed with a space as often as with the hyphen. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[^\s-]+/g) ?? [];
}

/** Every word stands there in its order, or begins what does, or is a slip for it. */
function shortens(short: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const word of short) {
    while (at < whole.length && !isLike(word, whole[at] ?? '')) at++;
    if (at === whole.length) return false;
    at++;
  }
  return true;
}

/** The names of places are a slip apart from each other. */
function isLike(word: string, other: string): boolean {
  return other.startsWith(word) || (word.length > 3 && nearest(word, [other]).length > 0);
}
