import type { ToldStep } from '../log/step';

/** Something an opponent weighed and did not do. */
export interface Alternative {
  readonly wish: string;
  /** The row of the table at which it lost; null where the die decided. */
  readonly letter: string | null;
  readonly rule: string;
  readonly note: string;
}

/** The reasons of one decision, ready to be shown. */
export interface Why {
  readonly text: string;
  readonly rules: readonly string[];
  readonly wish: string | null;
  /** What told the last candidates apart; null if there was nothing to weigh. */
  readonly decided: { readonly letter: string | null; readonly rule: string } | null;
  /** The closest first. */
  readonly alternatives: readonly Alternative[];
}

const LOST = /^lost at (.+) \(([A-Z0-9-]+)\)$/;
const BY_DIE = /^lost by the die \(([A-Z0-9-]+)\)$/;

export function whyOf({ thought, choice }: Pick<ToldStep, 'thought' | 'choice'>): Why | null {
  if (thought === null) return null;
  const lost: (Alternative & { readonly stayed: number })[] = [];
  const seen = new Set<string>();
  thought.candidates.forEach((candidate, i) => {
    const wish = choice?.candidates[i] ?? candidate.option.join(' ');
    const at = readNote(candidate.note);
    const key = `${wish}|${candidate.note}`;
    if (at === null || seen.has(key) || wish === choice?.wish) return;
    seen.add(key);
    lost.push({ wish, ...at, note: candidate.note, stayed: candidate.rank.length });
  });
  // the rules stand in the order they were tested: what lost at the last of them came closest
  const tested = (rule: string): number => thought.because.indexOf(rule);
  lost.sort((a, b) => tested(b.rule) - tested(a.rule) || b.stayed - a.stayed);
  const last = lost[0];
  return {
    text: thought.text,
    rules: thought.because,
    wish: choice?.wish ?? null,
    decided: last === undefined ? null : { letter: last.letter, rule: last.rule },
    alternatives: lost.map(({ wish, letter, rule, note }) => ({ wish, letter, rule, note })),
  };
}

/** Null for the one that was chosen. */
function readNote(note: string): { readonly letter: string | null; readonly rule: string } | null {
  const row = LOST.exec(note);
  if (row !== null) return { letter: row[1] ?? '', rule: row[2] ?? '' };
  const die = BY_DIE.exec(note);
  return die === null ? null : { letter: null, rule: die[1] ?? '' };
}
