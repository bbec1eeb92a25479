import type { SavedTable } from '@sandtable/host';
import type { RecordChange } from './record';
import type { Kept, MatchStore } from './store';

/** What keeps a match from being saved. `failed`: the browser did not let us write. */
export type Trouble = Exclude<Kept, 'kept'> | 'failed';

interface Due {
  readonly saved: SavedTable;
  readonly change: RecordChange;
}

/**
 * Saves one match, one write at a time and always the newest state. Once another tab has saved the match, this one must
 * not: it would write over moves that were made there.
 */
export class Keeper {
  private due: Due | null = null;
  private writing: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly store: Pick<MatchStore, 'save'>,
    private readonly id: string,
    private revision: number,
    private readonly onTrouble: (trouble: Trouble) => void,
    /** Told how many answers the match has that is safely written. */
    private readonly onKept: (answers: number) => void,
  ) {}

  keep(saved: SavedTable, change: RecordChange): void {
    if (this.stopped) return;
    this.due = { saved, change };
    this.writing ??= this.write();
  }

  /** Resolves when everything there was to save is saved. */
  async settled(): Promise<void> {
    while (this.writing !== null) await this.writing;
  }

  private async write(): Promise<void> {
    for (let next = this.due; next !== null; next = this.due) {
      this.due = null;
      const kept = await this.store
        .save(this.id, this.revision, next.saved, next.change)
        .catch(() => 'failed' as const);
      if (kept === 'kept') {
        this.revision++;
        this.onKept(next.change.answers);
      } else {
        // a full disk may have room again at the next save; another tab stays another tab
        this.stopped = kept !== 'failed';
        this.onTrouble(kept);
        if (this.stopped) this.due = null;
      }
    }
    this.writing = null;
  }
}
