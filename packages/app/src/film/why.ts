import type { Trace } from '@sandtable/host';

/** How a candidate fell behind: at a row of a table, by the die, or for a reason in words. */
type How = 'row' | 'die' | 'words';

interface Lost {
  readonly how: How;
  /** The letter of the row, or the reason. */
  readonly says: string;
  readonly rule: string | null;
}

/** Something an opponent weighed and did not do. */
export interface Alternative extends Lost {
  readonly wish: string;
  readonly note: string;
}

/** The reasons of one decision, ready to be shown. */
export interface Why {
  readonly text: string;
  readonly rules: readonly string[];
  readonly wish: string;
  /** What told the last candidates apart; null if there was nothing to weigh. */
  readonly decided: Lost | null;
  /** The closest first. */
  readonly alternatives: readonly Alternative[];
}

const ROW = /^lost at (.+) \(([A-Z0-9-]+)\)$/;
const BY_DIE = /^lost by the die(?: \(([A-Z0-9-]+)\))?$/;
const BEHIND = /^lost: (.+?)(?: \(([A-Z0-9-]+)\))?$/;
/** The rule of any other note, with what sets it off from the words. */
const NAMED = /^([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+): | ?\(([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\)$/;

export function whyOf({ thought, choice }: Pick<Trace, 'thought' | 'choice'>): Why {
  const lost: (Alternative & { readonly stayed: number; readonly weighed: boolean })[] = [];
  const seen = new Set<string>();
  thought.candidates.forEach((candidate, i) => {
    const wish = choice.candidates[i] ?? candidate.option.join(' ');
    const { note } = candidate;
    const key = `${wish}|${note}`;
    if (note === 'chosen' || seen.has(key) || wish === choice.wish) return;
    seen.add(key);
    const weighed = readNote(note);
    const at = weighed ?? saidOf(note);
    lost.push({ wish, note, ...at, stayed: candidate.rank.length, weighed: weighed !== null });
  });
  // the rules stand in the order they were tested: what lost at the last of them came closest
  const tested = ({ rule }: Lost): number => (rule === null ? -1 : thought.because.indexOf(rule));
  lost.sort((a, b) => tested(b) - tested(a) || b.stayed - a.stayed);
  const last = lost.find((other) => other.weighed);
  return {
    text: thought.text,
    rules: thought.because,
    wish: choice.wish,
    decided: last === undefined ? null : { how: last.how, says: last.says, rule: last.rule },
    alternatives: lost.map(({ wish, how, says, rule, note }) => ({ wish, how, says, rule, note })),
  };
}

function saidOf(note: string): Lost {
  const rule = NAMED.exec(note);
  return { how: 'words', says: note.replace(NAMED, ''), rule: rule?.[1] ?? rule?.[2] ?? null };
}

/** Null for what was turned down before anything was compared. */
function readNote(note: string): Lost | null {
  const row = ROW.exec(note);
  if (row !== null) return { how: 'row', says: row[1] ?? '', rule: row[2] ?? null };
  const die = BY_DIE.exec(note);
  if (die !== null) return { how: 'die', says: note, rule: die[1] ?? null };
  const behind = BEHIND.exec(note);
  return behind === null ? null : { how: 'words', says: behind[1] ?? '', rule: behind[2] ?? null };
}
