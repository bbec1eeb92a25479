/** What must never happen, whatever somebody types or sends. */
const LIMITS = { milliseconds: 1000, characters: 2000 } as const;

/** One kind of fault, how often it was seen, and the first thing that led to it. */
export interface Fault {
  readonly kind: string;
  readonly example: string;
  times: number;
}

/** Watches what the doors answer: no error that is not a refusal, nothing slow, nothing long. */
export class Judge {
  private readonly found = new Map<string, Fault>();
  tried = 0;
  slowest = 0;
  longest = 0;

  constructor(private readonly now: () => number) {}

  get faults(): readonly Fault[] {
    return [...this.found.values()];
  }

  /** Does it and gives back what came out; null if it broke. `example` is only made when it is needed. */
  try<T>(example: () => string, act: () => T): T | null {
    const begun = this.now();
    try {
      return act();
    } catch (error) {
      this.note(`internal error: ${placeOf(error)}`, example());
      return null;
    } finally {
      this.time(this.now() - begun, example);
    }
  }

  /** The same for what takes its time. */
  async wait<T>(example: () => string, act: () => Promise<T>): Promise<T | null> {
    const begun = this.now();
    try {
      return await act();
    } catch (error) {
      this.note(`internal error: ${placeOf(error)}`, example());
      return null;
    } finally {
      this.time(this.now() - begun, example);
    }
  }

  /** A sentence for a person: short, on one line, and nothing a terminal would obey. */
  sentence(text: string, example: () => string): void {
    this.longest = Math.max(this.longest, text.length);
    if (text.length > LIMITS.characters) this.note(`a message of ${text.length} characters`, example());
    if (/[\p{Cc}\u2028\u2029]/u.test(text)) this.note('a message with control characters', `${example()} → ${text}`);
  }

  note(kind: string, example: string): void {
    const known = this.found.get(kind);
    if (known !== undefined) known.times++;
    else this.found.set(kind, { kind, example: example.slice(0, 600), times: 1 });
  }

  private time(milliseconds: number, example: () => string): void {
    this.slowest = Math.max(this.slowest, milliseconds);
    if (milliseconds > LIMITS.milliseconds) this.note('slower than a second', example());
  }
}

/** The message without its numbers and the place that threw, so that a thousand of the same kind are one. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frame = /\n\s+at .*?([\w-]+\.m?ts:\d+)/.exec(error.stack ?? '')?.[1] ?? '';
  return `${error.message.replace(/-?\d+/g, 'N').slice(0, 200)} (${frame})`;
}
