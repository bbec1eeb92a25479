import type { Person } from '@sandtable/wire';
import type { Store } from '../../store/store';
import type { Guest } from './viewer';

/** Whoever is there is believed to be for so long, and it is said again so often: a node that died says nothing any more. */
const BELIEVED_MS = 60_000;
const AGAIN_MS = 20_000;
/** Those who come and go within so long are written down together. */
const TOGETHER_MS = 25;

interface PresenceParts {
  readonly store: Store;
  readonly now: () => number;
  readonly problem: (sentence: string) => void;
  /** Everybody at this node who looks at the match is to be told who is there. */
  readonly tell: (match: string, people: readonly Person[]) => void;
}

/** Who looks at which table, at all nodes. */
export class Presence {
  /** Seats that somebody looks from at this node: how many screens. */
  private readonly here = new Map<string, { readonly match: string; screens: number }>();
  private readonly changed = new Map<string, string>();
  private writing: NodeJS.Timeout | null = null;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly parts: PresenceParts) {
    this.timer = setInterval(() => void this.again(), AGAIN_MS);
    this.timer.unref();
  }

  join({ key }: Guest): void {
    // whoever only watches changes nothing, but hears who is there
    if (key.role === 'seat') {
      const known = this.here.get(key.id);
      this.here.set(key.id, { match: key.match, screens: (known?.screens ?? 0) + 1 });
    }
    this.note(key.id, key.match);
  }

  leave({ key }: Guest): void {
    const known = this.here.get(key.id);
    if (known === undefined) return;
    if (known.screens > 1) known.screens -= 1;
    else this.here.delete(key.id);
    this.note(key.id, key.match);
  }

  /** Seat by seat, whoever holds one. */
  async people(match: string): Promise<Person[]> {
    const now = this.parts.now();
    const keys = (await this.parts.store.keys(match)).filter(({ role, holder }) => role === 'seat' && holder !== null);
    return keys
      .map(({ id, seat, seen }): Person => {
        const here = this.here.has(id) || (seen ?? 0) > now;
        return { seat, here, since: here ? null : seen };
      })
      .sort((a, b) => a.seat - b.seat);
  }

  /** Another node says that somebody has come or gone. */
  async tell(match: string): Promise<void> {
    this.parts.tell(match, await this.people(match));
  }

  /** Nobody is here any more. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    if (this.writing !== null) clearTimeout(this.writing);
    const gone = [...this.here.keys(), ...this.changed.keys()];
    this.here.clear();
    await this.parts.store.see(gone, this.parts.now()).catch(() => undefined);
  }

  private note(key: string, match: string): void {
    this.changed.set(key, match);
    this.writing ??= setTimeout(() => {
      this.writing = null;
      this.write().catch((error: Error) => this.parts.problem(error.message));
    }, TOGETHER_MS);
  }

  private async write(): Promise<void> {
    const { store, now } = this.parts;
    const changed = [...this.changed];
    this.changed.clear();
    const came = changed.filter(([key]) => this.here.has(key)).map(([key]) => key);
    const went = changed.filter(([key]) => !this.here.has(key)).map(([key]) => key);
    await store.see(came, now() + BELIEVED_MS);
    await store.see(went, now());
    for (const match of new Set(changed.map(([, id]) => id))) {
      await this.tell(match);
      await store.poke(match, 'presence');
    }
  }

  private async again(): Promise<void> {
    const { store, now, problem } = this.parts;
    try {
      await store.see([...this.here.keys()], now() + BELIEVED_MS);
      // where a node has died, nobody says who went with it
      for (const match of new Set([...this.here.values()].map((at) => at.match))) await this.tell(match);
    } catch (error) {
      problem(`Who is there could not be written down: ${(error as Error).message}`);
    }
  }
}
