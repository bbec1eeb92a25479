import type { Viewer } from '@sandtable/kernel';

interface Watcher<U> {
  readonly who: Viewer;
  readonly tell: (update: U) => void;
}

/** Everybody who watches, each told of every change in order, even if a watcher answers while it is told. */
export class Audience<U> {
  private watchers: readonly Watcher<U>[] = [];
  private readonly due: { readonly to: Watcher<U>; readonly update: U }[] = [];
  private telling = false;

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** Tells the newcomer `first`, then every change. Gives back how to leave. */
  join(who: Viewer, tell: (update: U) => void, first: U): () => void {
    const watcher: Watcher<U> = { who, tell };
    this.watchers = [...this.watchers, watcher];
    this.due.push({ to: watcher, update: first });
    this.tellAll();
    return () => {
      this.watchers = this.watchers.filter((w) => w !== watcher);
    };
  }

  /** Through whose eyes somebody watches. */
  viewers(): Viewer[] {
    return [...new Set(this.watchers.map((watcher) => watcher.who))];
  }

  /** Tells everybody what there is for them; null: nothing. */
  publish(updateFor: (who: Viewer) => U | null): void {
    const made = new Map<Viewer, U | null>();
    for (const to of this.watchers) {
      const known = made.get(to.who);
      const update = known === undefined ? updateFor(to.who) : known;
      made.set(to.who, update);
      if (update !== null) this.due.push({ to, update });
    }
    this.tellAll();
  }

  private tellAll(): void {
    if (this.telling) return;
    this.telling = true;
    for (let next = this.due.shift(); next !== undefined; next = this.due.shift()) {
      try {
        if (this.watchers.includes(next.to)) next.to.tell(next.update);
      } catch (error) {
        this.onFailure(error);
      }
    }
    this.telling = false;
  }
}
