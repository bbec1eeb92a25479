/** Something a person can put right: one sentence, shown without a stack. */
export class Refused extends Error {
  readonly exitCode = 2;
}
