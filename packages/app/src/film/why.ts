import type { Trace } from '@sandtable/host';
import type { Fact } from '@sandtable/kernel';

/** Why a candidate fell behind. */
interface Lost {
  readonly says: string;
  readonly rule: string | null;
}

/** Something an opponent weighed and did not do. */
export interface Alternative extends Lost {
  readonly wish: string;
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

export function whyOf({ thought, choice }: Pick<Trace, 'thought' | 'choice'>, read: (fact: Fact) => string): Why {
  const lost: (Alternative & { readonly stayed: number; readonly weighed: boolean })[] = [];
  const seen = new Set<string>();
  thought.candidates.forEach(({ option, rank, fate, note, rule }, i) => {
    const says = read(note);
    const wish = choice.candidates[i] ?? option.join(' ');
    const key = `${wish}|${says}`;
    if (fate === 'chosen' || seen.has(key) || wish === choice.wish) return;
    seen.add(key);
    lost.push({ wish, says, rule, stayed: rank.length, weighed: fate !== 'out' });
  });
  // the rules stand in the order they were tested: what lost at the last of them came closest
  const tested = ({ rule }: Lost): number => (rule === null ? -1 : thought.because.indexOf(rule));
  lost.sort((a, b) => tested(b) - tested(a) || b.stayed - a.stayed);
  const last = lost.find((other) => other.weighed);
  return {
    text: read(thought.text),
    rules: thought.because,
    wish: choice.wish,
    decided: last === undefined ? null : { says: last.says, rule: last.rule },
    alternatives: lost.map(({ wish, says, rule }) => ({ wish, says, rule })),
  };
}
