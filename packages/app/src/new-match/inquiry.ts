/**
 * When the engine is asked about a draft: a moment after the last change, so that typing does not ask at every letter, or
 * at once when the match is to start. Only the newest question counts.
 */
export class Inquiry<Draft, Answer> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Null if something else was asked in the meantime. */
    private readonly ask: (draft: Draft) => Promise<Answer | null>,
    private readonly delayMs: number,
  ) {}

  soon(draft: Draft, heard: (answer: Answer) => void): void {
    this.forget();
    this.timer = setTimeout(async () => {
      const answer = await this.ask(draft);
      if (answer !== null) heard(answer);
    }, this.delayMs);
  }

  /** What was to be asked soon is not asked any more: it would take the place of this question. */
  now(draft: Draft): Promise<Answer | null> {
    this.forget();
    return this.ask(draft);
  }

  forget(): void {
    clearTimeout(this.timer);
  }
}
