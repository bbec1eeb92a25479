/** Commands lately carried out, so that one delivered twice counts once. Older ones are too late by the moment they name. */
const REMEMBERED = 256;

export class Commands {
  private readonly done: Map<string, number>;

  constructor(done: readonly (readonly [key: string, seq: number])[] = []) {
    this.done = new Map(done);
  }

  static key(who: string, cmd: string): string {
    return `${who} ${cmd}`;
  }

  /** The last entry of the command; null if it was never carried out. */
  seqOf(key: string): number | null {
    return this.done.get(key) ?? null;
  }

  note(key: string, seq: number): void {
    this.done.delete(key);
    this.done.set(key, seq);
    if (this.done.size <= REMEMBERED) return;
    const [oldest = key] = this.done.keys();
    this.done.delete(oldest);
  }

  kept(): [string, number][] {
    return [...this.done];
  }
}
