import type { Question } from '@sandtable/host';
import { type Option, type Seat, sameOption } from '@sandtable/kernel';

/** Answers that people have laid out beforehand, to be given as the questions come. */
export type Prepared = ReadonlyMap<Seat, readonly Option[]>;

/** The prepared answer to this question, and what is left afterwards; null if nothing fits. */
export function nextPrepared(
  prepared: readonly Option[],
  question: Question,
): { readonly option: Option; readonly rest: readonly Option[] } | null {
  const at = prepared.findIndex((o) => question.options.some((q) => sameOption(q, o)));
  const option = prepared[at];
  return option === undefined ? null : { option, rest: prepared.filter((_, i) => i !== at) };
}
