import type { IndexedRule } from './index-book';
import { idForms, matchId, typedId } from './rule-id';
import { fold, wordsOf } from './words';

export interface SearchResult {
  readonly rules: readonly IndexedRule[];
  /** No rule has all the words: these have some of them. */
  readonly partial: boolean;
}

export interface SearchIndex {
  readonly rules: readonly IndexedRule[];
  /** The ways each id can be typed. */
  readonly idForms: readonly (readonly string[])[];
  /** Sorted, so that all words with one beginning lie together. */
  readonly vocabulary: readonly string[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
}

interface Posting {
  readonly rule: number;
  readonly weight: number;
}

const WEIGHT = { title: 6, id: 5, question: 3, text: 3, chapter: 2, reason: 1 };
const BEGINNING_ONLY = 0.6;
const MISTYPED = 0.4;
const WHOLE_PHRASE = 8;
const ID_EXACT = 1000;
const ID_START = 60;

export function buildSearchIndex(rules: readonly IndexedRule[]): SearchIndex {
  const postings = new Map<string, Posting[]>();
  rules.forEach((rule, at) => {
    for (const [word, weight] of weighWords(rule)) {
      const list = postings.get(word);
      if (list) list.push({ rule: at, weight });
      else postings.set(word, [{ rule: at, weight }]);
    }
  });
  return { rules, idForms: rules.map((rule) => idForms(rule.id)), vocabulary: [...postings.keys()].sort(), postings };
}

/** Best first; rules that score the same stay in the order of the book. */
export function searchRules(index: SearchIndex, typed: string): SearchResult {
  const words = wantedWords(typed);
  const scores = new Map<number, number>();
  const found = words.map((word) => scoreWord(index, word));

  const withAll = [...(found[0]?.keys() ?? [])].filter((rule) => found.every((scored) => scored.has(rule)));
  const withId = findIds(index, typed);
  const partial = withAll.length === 0 && withId.length === 0;

  const candidates = partial ? found.flatMap((scored) => [...scored.keys()]) : withAll;
  const phrase = words.length > 1 ? fold(typed.trim()) : null;
  for (const at of new Set(candidates)) {
    const sum = found.reduce((total, scored) => total + (scored.get(at) ?? 0), 0);
    scores.set(at, sum + (phrase === null ? 0 : phraseBonus(index.rules[at], phrase)));
  }
  for (const [at, bonus] of withId) scores.set(at, (scores.get(at) ?? 0) + bonus);

  const ranked = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return { rules: ranked.flatMap(([at]) => index.rules[at] ?? []), partial: partial && ranked.length > 0 };
}

/** Words that stand in every second rule say nothing, unless nothing else was typed. */
const IDLE = new Set(
  'a an and are at be can do does for from how i if in is it its may my of on or that the there they this to what when where which who why will with you'
    .split(' ')
    .map((word) => wordsOf(word)[0] ?? word),
);

function wantedWords(typed: string): string[] {
  const words = [...new Set(wordsOf(typed))];
  const telling = words.filter((word) => !IDLE.has(word));
  return telling.length > 0 ? telling : words;
}

function findIds(index: SearchIndex, typed: string): (readonly [rule: number, bonus: number])[] {
  const wanted = typedId(typed);
  if (wanted === null) return [];
  return index.idForms.flatMap((forms, at) => {
    const match = matchId(forms, wanted);
    return match === 'none' ? [] : [[at, match === 'exact' ? ID_EXACT : ID_START] as const];
  });
}

function weighWords(rule: IndexedRule): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (text: string | undefined, weight: number): void => {
    for (const word of wordsOf(text ?? '')) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  add(rule.entry.title, WEIGHT.title);
  add(rule.id, WEIGHT.id);
  add(rule.entry.question, WEIGHT.question);
  add(rule.entry.text, WEIGHT.text);
  add(rule.entry.option, WEIGHT.text);
  add(rule.chapter.title, WEIGHT.chapter);
  add(rule.entry.reason, WEIGHT.reason);
  return weights;
}

/** Rare words say more than common ones; a word that only begins like the wanted one says less. */
function scoreWord(index: SearchIndex, wanted: string): Map<number, number> {
  const scores = new Map<number, number>();
  for (let at = lowerBound(index.vocabulary, wanted); at < index.vocabulary.length; at += 1) {
    const word = index.vocabulary[at] ?? '';
    if (!word.startsWith(wanted)) break;
    const list = index.postings.get(word) ?? [];
    const rarity = 1 + Math.log2(index.rules.length / list.length) / 4;
    const share = word === wanted ? rarity : rarity * BEGINNING_ONLY;
    for (const { rule, weight } of list) scores.set(rule, Math.max(weight * share, scores.get(rule) ?? 0));
  }
  return scores.size > 0 ? scores : scoreSlip(index, wanted);
}

/** A word nobody has written may be mistyped: those that differ by a letter, or two in a long one. */
function scoreSlip(index: SearchIndex, wanted: string): Map<number, number> {
  const scores = new Map<number, number>();
  const most = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  if (most === 0) return scores;
  for (const word of index.vocabulary) {
    if (Math.abs(word.length - wanted.length) > most || slipsBetween(word, wanted) > most) continue;
    for (const { rule, weight } of index.postings.get(word) ?? []) {
      scores.set(rule, Math.max(weight * MISTYPED, scores.get(rule) ?? 0));
    }
  }
  return scores;
}

/** How many letters were left out, added, changed or swapped with the next. */
function slipsBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + Number(!same));
      row.push(swapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

function phraseBonus(rule: IndexedRule | undefined, phrase: string): number {
  if (rule === undefined) return 0;
  const inTitle = fold(rule.entry.title).includes(phrase);
  return (inTitle ? WHOLE_PHRASE : 0) + (fold(rule.entry.text).includes(phrase) ? WHOLE_PHRASE / 2 : 0);
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
