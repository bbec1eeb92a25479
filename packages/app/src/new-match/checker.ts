import type { Attempt, Opening } from '@sandtable/host';
import type { FreshTable } from '../match/start';
import { startTableWorker, type TableWorker } from '../match/table-worker';

/** Asks the engine about one opening after the other, in a worker that stays for as long as the form is open. */
export class OpeningChecker {
  private worker: TableWorker | null = null;
  private asked = 0;

  /** What the engine says; null if something else was asked in the meantime. */
  async check(game: string, opening: Opening): Promise<Attempt<FreshTable> | null> {
    this.worker ??= startTableWorker(
      () => undefined,
      () => {
        this.worker = null;
      },
    );
    const mine = ++this.asked;
    const fresh = await this.worker.client.try({ op: 'try', game, opening });
    return mine === this.asked ? fresh : null;
  }

  end(): void {
    this.worker?.end();
    this.worker = null;
  }
}
