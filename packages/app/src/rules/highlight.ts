import { wordsOf } from './words';

export interface Run {
  readonly text: string;
  readonly hit: boolean;
}

/** Cuts a text into runs so that the words somebody searched for can be marked. */
export function highlight(text: string, typed: string): Run[] {
  const wanted = wordsOf(typed).filter((word) => word.length > 1);
  if (wanted.length === 0) return [{ text, hit: false }];
  const runs: Run[] = [];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue;
    const [word] = wordsOf(piece);
    const hit = word !== undefined && wanted.some((beginning) => word.startsWith(beginning));
    const last = runs.at(-1);
    if (last && last.hit === hit) runs[runs.length - 1] = { text: last.text + piece, hit };
    else runs.push({ text: piece, hit });
  }
  return runs;
}
