import type { AcesView } from '@sandtable/aces/table';
import type { Question } from '@sandtable/host';
import type { Option } from '@sandtable/kernel';

/**
 * The end of a phase that has nothing else to offer; null if the person is to be asked. Everybody has moved, or nobody can attack: taking back the
 * last move takes that back, too. Fights that were declared and the end of the turn wait for a word: dice and the others come after them.
 */
export function endAlone({ kind, options }: Pick<Question, 'kind' | 'options'>, view: AcesView): Option | null {
  const [only, ...others] = options;
  if (only?.[0] !== 'end' || others.length > 0) return null;
  return kind === 'move' || (kind === 'declare' && view.table.declared.length === 0) ? only : null;
}
