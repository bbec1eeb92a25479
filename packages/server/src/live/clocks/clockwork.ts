import type { MatchRow } from '../../store/rows';
import type { Store } from '../../store/store';
import type { Hub } from '../hub';
import { leadOf } from './warning';

const LOOK_MS = 1000;
/** So many clocks are looked at in one go. */
const AT_ONCE = 50;
/** Whoever looks after a clock has so long; then another node may. */
const CLAIM_MS = 30_000;
interface ClockworkParts {
  readonly store: Store;
  readonly hub: Hub;
  readonly now: () => number;
  readonly problem: (sentence: string) => void;
}

/** Looks after the clocks of all matches, also of those nobody has open. */
export class Clockwork {
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | null = null;

  constructor(private readonly parts: ClockworkParts) {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
    }, LOOK_MS);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    const { store, now, problem } = this.parts;
    try {
      for (const row of await store.dueUntil(now(), AT_ONCE)) await this.attend(row);
    } catch (error) {
      problem(`The clocks could not be looked at: ${(error as Error).message}`);
    }
  }

  /** One match whose moment has come; of several nodes one does it. */
  private async attend({ id, due }: MatchRow): Promise<void> {
    const { store, hub, now } = this.parts;
    const mine = now() + CLAIM_MS;
    if (!(await store.setDue(id, due, mine))) return;
    const authority = await hub.authority(id);
    // writes an entry, and with it the next moment, if somebody's time is over
    await authority?.strike();
    const next = await authority?.look((table) => {
      const left = table.sync('spectator');
      const lead = leadOf(table);
      const seats = left.ok ? (left.value.clock?.seats ?? []) : [];
      const pressed = seats.flatMap(({ running, leftMs, late }, seat) =>
        running && !late && leftMs <= lead ? [seat] : [],
      );
      return { pressed, due: pressed.length > 0 ? table.dueAt() : table.dueAt(lead) };
    });
    const isMine = await store.setDue(id, mine, next?.due ?? null);
    if (isMine && next !== undefined && next.pressed.length > 0) await hub.notify(id, 'time', next.pressed);
  }
}
