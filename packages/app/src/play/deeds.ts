import { type KeyValueStore, readSetting, tabStore, writeSetting } from '../settings/storage';

/** Undo reaches no farther than a die or a turn: more is never needed. */
const MOST_KEPT = 200;

/**
 * A move of many steps is many answers, but one deed to whoever made it: it is taken back and had again as a whole. Only
 * what was done in this tab is known, over a reload too; everything else goes answer by answer.
 */
export class Deeds {
  /** How many answers there were before each deed, rising. */
  private starts: number[] = [];
  /** How many answers there were before each deed was taken back, the last one last. */
  private undone: number[] = [];

  /** `key` is where the deeds of this match are kept, null for a table that is kept nowhere. */
  constructor(
    private readonly store: () => KeyValueStore = tabStore,
    private readonly key: string | null = null,
  ) {
    const kept = key === null ? null : readSetting(store, key);
    this.starts = (kept ?? '').split(' ').flatMap((n) => (/^\d+$/.test(n) ? [Number(n)] : []));
  }

  /** Something is about to be done; there are so many answers now. */
  begin(answers: number): void {
    this.starts = [...this.starts.filter((n) => n < answers), answers].slice(-MOST_KEPT);
    if (this.key !== null) writeSetting(this.store, this.key, this.starts.join(' '));
    this.undone = [];
  }

  /** How many answers are left when the last deed is taken back; null where nothing is known of it. `reach` is the least. */
  undo(answers: number, reach: number): number | null {
    const start = this.starts.filter((n) => n < answers).at(-1);
    const to = Math.max(start ?? 0, reach);
    if (start === undefined || to >= answers) return null;
    this.undone.push(answers);
    return to;
  }

  /** How often undo has to be pressed to get there: deeds as far as they are known, single answers before them. */
  count(answers: number, reach: number, steps: number): number {
    const known = this.starts.filter((n) => n >= reach && n < answers);
    const [first] = known;
    return first === undefined ? steps : Math.min(steps, known.length + first - reach);
  }

  /** How many answers there are when it has been done again. */
  redo(answers: number): number {
    const until = this.undone.pop() ?? 0;
    return Math.max(until, answers + 1);
  }
}
