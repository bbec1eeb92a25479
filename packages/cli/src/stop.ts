/** What scripts may rely on. */
export const EXIT = { ok: 0, no: 1, bad: 2, internal: 70 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Bad usage or bad input: one sentence that says what is wrong, printed without a stack. */
export class Stop extends Error {
  override readonly name = 'Stop';
}
